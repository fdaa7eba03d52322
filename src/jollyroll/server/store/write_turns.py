"""Turns at writing to one SQLite file: `ThreadTurns` between threads of a process, `WriteTurns` between processes too.

SQLite's own lock is polled with growing pauses, so that a waiting writer may starve. These locks wake the next waiter. Between
processes it is a lock of the kernel, released if its process dies. A process that hangs keeps it, so waiting times out, with the
error that SQLite has for a locked file.
"""

import os
import sqlite3
import tempfile
import threading
from concurrent.futures import Future
from time import monotonic

from jollyroll.errors import ServerSetupError

WITHIN = 4.0  # seconds; after two writers the answer still comes before the page's timeout


class ThreadTurns:
    """One thread of this process has the turn at a time."""

    def __init__(self) -> None:
        self.within: float | None = None  # timeout in seconds; none at first, since another may be migrating the store
        self._here = threading.Lock()

    def take(self) -> None:
        """Wait for the turn."""
        if not self._here.acquire(timeout=-1 if self.within is None else self.within):
            raise locked()

    def give(self) -> None:
        """Give the turn to the next waiter."""
        self._here.release()

    def __enter__(self) -> None:
        self.take()

    def __exit__(self, *_: object) -> None:
        self.give()


class WriteTurns(ThreadTurns):
    """Created before the processes are forked. One thread of one process has the turn at a time."""

    def __init__(self) -> None:
        if not hasattr(os, "fork"):
            raise ServerSetupError("workers-system")
        super().__init__()  # the kernel's lock does not exclude threads of the same process
        self._file = tempfile.TemporaryFile()  # noqa: SIM115

    def take(self) -> None:
        """Wait for the turn."""
        end = None if self.within is None else monotonic() + self.within
        super().take()
        try:
            free = self._is_free()
        except BaseException:
            self._here.release()
            raise
        if not free:
            self._wait(end)

    def _is_free(self) -> bool:
        """Try to take the kernel's lock."""
        import fcntl

        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True

    def _wait(self, end: float | None) -> None:
        """Wait for the kernel's lock, which has no timeout: another thread waits, and returns a turn that comes too late."""
        taken = Future[None]()
        threading.Thread(target=self._wait_for_kernel, args=(taken,), name="write turn", daemon=True).start()
        try:
            taken.result(None if end is None else max(0.0, end - monotonic()))
        except TimeoutError:
            if taken.cancel():
                raise locked() from None
            taken.result()  # the turn came at the last moment

    def _wait_for_kernel(self, taken: Future[None]) -> None:
        import fcntl

        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX)
        except BaseException as error:
            self._here.release()
            if taken.set_running_or_notify_cancel():
                taken.set_exception(error)
            return
        if taken.set_running_or_notify_cancel():
            taken.set_result(None)
        else:
            self.give()

    def give(self) -> None:
        """Give the turn to the next waiter."""
        import fcntl

        fcntl.lockf(self._file, fcntl.LOCK_UN)
        super().give()

    def close(self) -> None:
        """Close the lock after the last process has ended."""
        self._file.close()


def locked() -> sqlite3.OperationalError:
    """The error that SQLite raises after its own timeout."""
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_BUSY, "SQLITE_BUSY"
    return error
