"""A lock file beside a record, so that only one process at a time writes it.

The system gives the lock back when the process ends, however it ends, so a lock is never left over; the small file may be, and
does no harm.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from jollyroll.errors import FileError

if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        """Take the lock, or raise OSError at once."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Take the lock, or raise OSError at once."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class RecordLock:
    """The exclusive right to write a record; refused while somebody else holds it.

    Where no lock can be had at all (a folder that takes no file, a disk without locks), the claim is granted without one.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     lock = RecordLock(f"{folder}/game.jolly")
    ...     try:
    ...         RecordLock(f"{folder}/game.jolly")
    ...     except FileError as refused:
    ...         print(refused.code)
    ...     lock.give_up()
    open-elsewhere
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.record = path
        whole = Path(os.path.realpath(path))
        self.path = whole.with_name(f".{whole.name}.lock")
        self.descriptor: int | None = None
        self.take()

    def take(self) -> None:
        """Take the lock, unless it is held already."""
        while self.descriptor is None and self._try():
            pass

    def _try(self) -> bool:
        """Try once; True to try again because the last holder is just releasing the lock."""
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        except (OSError, ValueError):
            return False
        try:
            lock(descriptor)
        except (BlockingIOError, PermissionError) as error:
            os.close(descriptor)
            raise FileError("open-elsewhere", path=os.fspath(self.record)) from error
        except OSError:
            os.close(descriptor)
            return False
        if not same_file(descriptor, self.path):
            os.close(descriptor)
            return True
        self.descriptor = descriptor
        return False

    def give_up(self) -> None:
        """Release the lock."""
        if self.descriptor is None:
            return
        with suppress(OSError):
            self.path.unlink()
        os.close(self.descriptor)
        self.descriptor = None


def same_file(descriptor: int, path: Path) -> bool:
    """Whether the open file is still the one at this path."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False
