"""`jollyroll store`: copies and backups, told to whoever waits for them."""

import sys
import time
from contextlib import ExitStack
from pathlib import Path

from jollyroll.errors import INTERRUPTED, OK
from jollyroll.words import say

from .backup import back_up
from .copying import Copied, check_exists, copy
from .files import STORE
from .folder_lock import FolderLock
from .folders import usual_folder
from .installation import move_secret
from .opening import is_url

TELL_EVERY = 1.0  # seconds


class Teller:
    """Says now and then how far it is, where somebody watches."""

    def __init__(self) -> None:
        self._next = time.monotonic() + TELL_EVERY

    def __call__(self, done: int, total: int) -> None:
        if sys.stderr.isatty() and time.monotonic() >= self._next:
            self._next = time.monotonic() + TELL_EVERY
            print(say("store-progress", percent=100 * done // max(1, total)), file=sys.stderr, flush=True)


def copy_store(source: str, target: str) -> int:
    """Copy a store: each is a URL, a data folder or a file."""
    here, there = place_of(source), place_of(target)
    check_exists(here)
    with ExitStack() as stack:
        if not is_url(there):
            lock = FolderLock.take(Path(there).absolute().parent, "jollyroll store copy")
            stack.callback(lock.release)
        try:
            copied = copy(here, there, Teller())
            move_secret(here, there)
        except KeyboardInterrupt:
            print(say("store-interrupted"), file=sys.stderr)
            return INTERRUPTED
    return tell("store-copied", copied)


def back_up_store(target: str, source: str, data: str | None) -> int:
    """Save the store of a server, which may be running, into a new file."""
    here = source or str((Path(data) if data else usual_folder()) / STORE)
    return tell("store-backed-up", back_up(here, Path(target), Teller()), target)


def place_of(where: str) -> str:
    """A URL as it is; the store in a data folder, or a file."""
    if is_url(where):
        return where
    path = Path(where)
    is_folder = path.is_dir() or (not path.suffix and not path.is_file())
    return str(path / STORE if is_folder else path)


def tell(message: str, copied: Copied, target: str = "") -> int:
    """What was done."""
    print(say(message, tables=copied.tables, events=copied.events, path=target))
    return OK
