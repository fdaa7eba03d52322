"""Loaded into server processes of tests that want two of them on one data folder, which `jollyroll serve` does not allow.

That a game cannot fork is a promise of the store, whoever writes to it, and not of the lock before it.
"""

from pathlib import Path

from jollyroll.server.store.folder_lock import FolderLock


class NoLock(FolderLock):
    """Everybody is let in."""

    def __init__(self) -> None:
        super().__init__(-1)

    def release(self) -> None:
        return


def take(_folder: Path, _address: str) -> FolderLock:
    """Let this one in, too."""
    return NoLock()


FolderLock.take = take  # type: ignore[method-assign, assignment]
