"""Atomic writes of folders: a draft is synced to disk, then put in place by one rename."""

import glob
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from jollyroll.errors import FileError

if TYPE_CHECKING:
    import numpy as np

    from .arrays import Floats

FolderFiles = Iterable[tuple[str, Iterator[bytes | memoryview]]]
DRAFT = ".draft"
OLD = "-old"


def write_folder(path: Path, files: FolderFiles) -> None:
    """Put a folder of these files in this place. If anything fails, the old folder stays; a partial one is never visible.

    A killed program may leave a draft, or the old folder under the name that `displaced` finds.
    """
    mark = os.urandom(4).hex()
    draft, aside = (path.with_name(f".{path.name}.{mark}{end}") for end in (DRAFT, f"{OLD}{DRAFT}"))
    try:
        draft.mkdir(parents=True)
        for name, parts in files:
            write_file(draft / name, parts)
        sync_folder(draft)
        put_in_place(draft, path, aside)
    except OSError as error:
        raise FileError("cannot-save", path=str(path), reason=error.strerror or str(error)) from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    sync_folder(path.parent)


def check_writable(folder: Path) -> None:
    """Refuse a folder that is not writable or cannot be made. Leaves no trace."""
    here = folder
    while not here.exists() and here != here.parent:
        here = here.parent
    draft = here / f".{os.urandom(4).hex()}{DRAFT}"
    try:
        draft.mkdir()
        draft.rmdir()
    except OSError as error:
        raise FileError("cannot-save", path=str(folder), reason=error.strerror or str(error)) from error


def displaced(path: Path) -> Path | None:
    """The old folder, moved aside by a program that was killed before the new one took its place."""
    return None if path.exists() else next(path.parent.glob(f".{glob.escape(path.name)}.*{OLD}{DRAFT}"), None)


def clean_up(path: Path) -> None:
    """Remove the leftovers of a program killed while writing this folder. Only for the one process that may write it."""
    with suppress(OSError):
        if old := displaced(path):
            os.rename(old, path)
        for draft in path.parent.glob(f".{glob.escape(path.name)}.*{DRAFT}"):
            shutil.rmtree(draft, ignore_errors=True)


def write_file(path: Path, parts: Iterator[bytes | memoryview]) -> None:
    """Write a new file and sync it to disk."""
    with open(path, "xb") as file:
        for part in parts:
            file.write(part)
        file.flush()
        os.fsync(file.fileno())


def replace_file(path: Path, parts: Iterator[bytes | memoryview]) -> None:
    """Replace a file atomically; if anything fails, the old one stays."""
    draft = path.with_name(f".{path.name}.{os.urandom(4).hex()}{DRAFT}")
    try:
        write_file(draft, parts)
        os.replace(draft, path)
    except OSError as error:
        raise FileError("cannot-save", path=str(path), reason=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def put_in_place(draft: Path, path: Path, aside: Path) -> None:
    """Rename the draft into place; an older folder is moved aside first, and back if that fails."""
    if not path.exists():
        os.rename(draft, path)
        return
    os.rename(path, aside)
    try:
        os.rename(draft, path)
    except BaseException:
        os.rename(aside, path)
        raise
    shutil.rmtree(aside, ignore_errors=True)


def sync_folder(path: Path) -> None:
    """Sync the folder itself to disk, if the system allows it."""
    with suppress(OSError):
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def new_array(path: Path, shape: tuple[int, ...], kind: "type[np.generic]") -> "np.memmap":
    """A new array in a file, for jobs larger than memory.

    Its disk space is allocated at once: a full disk is refused here, where a sparse file would crash the program later on.
    """
    import numpy as np

    try:
        array = np.lib.format.open_memmap(path, mode="w+", dtype=kind, shape=shape)
        with open(path, "r+b") as file:
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(file.fileno(), 0, path.stat().st_size)
    except OSError as error:
        with suppress(OSError):
            path.unlink()
        raise FileError("cannot-save", path=str(path), reason=error.strerror or str(error)) from error
    return array


def opened_array(path: Path) -> "Floats":
    """An array in a file, to read from: pages are loaded on access."""
    import numpy as np

    array: Floats = np.asarray(np.load(path, mmap_mode="r", allow_pickle=False))
    return array
