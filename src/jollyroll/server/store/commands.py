"""`jollyroll store copy` and `backup`, with progress."""

import sys
import time
from contextlib import ExitStack
from pathlib import Path

from jollyroll.errors import INTERRUPTED, OK
from jollyroll.words import say

from .backup import back_up
from .copying import CopyCounts, check_exists, copy
from .files import STORE
from .folder_lock import FolderLock
from .folders import usual_folder
from .installation import move_along
from .opening import is_url

TELL_EVERY = 1.0  # seconds


class ProgressPrinter:
    """Prints progress now and then, if stderr is a terminal."""

    def __init__(self) -> None:
        self._next = time.monotonic() + TELL_EVERY

    def __call__(self, done: int, total: int) -> None:
        if sys.stderr.isatty() and time.monotonic() >= self._next:
            self._next = time.monotonic() + TELL_EVERY
            print(say("store-progress", percent=100 * done // max(1, total)), file=sys.stderr, flush=True)


def copy_store(source: str, target: str) -> int:
    """Copy a store. Source and target are URLs, data folders or files."""
    here, there = place_of(source), place_of(target)
    check_exists(here)
    with ExitStack() as stack:
        if not is_url(there):
            lock = FolderLock.take(Path(there).absolute().parent, "jollyroll store copy")
            stack.callback(lock.release)
        try:
            copied = copy(here, there, ProgressPrinter())
            move_along(here, there)
        except KeyboardInterrupt:
            print(say("store-interrupted"), file=sys.stderr)
            return INTERRUPTED
    return print_copied("store-copied", copied)


def back_up_store(target: str, source: str, data: str | None) -> int:
    """Save the store of a server, which may be running, into a new file."""
    here = source or str((Path(data) if data else usual_folder()) / STORE)
    return print_copied("store-backed-up", back_up(here, Path(target), ProgressPrinter()), target)


def place_of(where: str) -> str:
    """A store's address: a URL, a file, or the store's file in a data folder."""
    if is_url(where):
        return where
    path = Path(where)
    is_folder = path.is_dir() or (not path.suffix and not path.is_file())
    return str(path / STORE if is_folder else path)


def print_copied(message: str, copied: CopyCounts, target: str = "") -> int:
    """Print the result."""
    print(say(message, tables=copied.tables, events=copied.events, path=target))
    return OK
