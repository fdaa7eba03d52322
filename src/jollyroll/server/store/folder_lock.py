"""A lock that gives a data folder to one server; a second one learns the first one's address.

The lock belongs to the process and ends with it. The file stays, which does no harm.
"""

import errno
import logging
import os
import time
from pathlib import Path

from jollyroll.errors import StoreError

LOG = logging.getLogger(__name__)
LOCK = "serving.lock"  # in the data folder; holds the address of the server
PRIVATE = 0o600
HELD = (errno.EAGAIN, errno.EACCES)
TRIES, PAUSE = 20, 0.05  # for reading the address of a server that has just taken the lock
LONGEST = 200


class FolderLock:
    """An exclusive lock on a data folder."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    def take(cls, folder: Path, address: str) -> "FolderLock":
        """Lock a data folder for the server at this address, or refuse and name the one that has it."""
        path = folder / LOCK
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise StoreError("no-store", path=str(folder), reason=os.strerror(error.errno or 0)) from error
        try:
            lock(descriptor)
        except OSError as error:
            if error.errno in HELD:
                os.close(descriptor)
                raise StoreError("folder-in-use", path=str(folder), address=address_in(path)) from None
            LOG.warning("%s cannot be locked (%s): make sure that no second server uses it", folder, os.strerror(error.errno or 0))
        os.ftruncate(descriptor, 0)
        os.write(descriptor, address.encode())
        return cls(descriptor)

    def release(self) -> None:
        os.close(self._descriptor)


def lock(descriptor: int) -> None:
    """Lock an open file, or fail at once."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def address_in(path: Path) -> str:
    """The address that the lock's owner wrote into the file."""
    for _ in range(TRIES):
        text = path.read_bytes()[:LONGEST].decode("utf-8", "replace")
        if text:
            return text
        time.sleep(PAUSE)
    return "?"
