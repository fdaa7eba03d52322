"""Loaded into server processes that share one data folder, which `jollyroll serve` does not allow.

The store guarantees that a game cannot fork, whoever writes to it; the lock of the folder must not be needed for that.
"""

from pathlib import Path

from jollyroll.server.store.folder_lock import FolderLock


class NoLock(FolderLock):
    """A lock that admits everybody."""

    def __init__(self) -> None:
        super().__init__(-1)

    def release(self) -> None:
        return


def take(_folder: Path, _address: str) -> FolderLock:
    """Let this one in, too."""
    return NoLock()


FolderLock.take = take  # type: ignore[method-assign, assignment]
