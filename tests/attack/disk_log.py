"""Logs what reaches the disk, and when: loaded into a server process, it notes all SQLite writes and syncs, and all events shown.

It wraps SQLite's own file functions and notes three of them (write, truncate, sync). The notes go, in order, into the file named by
`JOLLYROLL_TESTS_DISK_LOG`. With `JOLLYROLL_TESTS_UNSYNCED` the store does not wait for the disk, a fault that readers of the notes
must find. While the file named by `JOLLYROLL_TESTS_DISK_FAULT` exists, the disk fails in the way written in it: nothing reaches it
then.
"""

import _sqlite3
import ctypes
import os
import pickle
import threading
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int64, c_void_p, memmove, pointer, sizeof, string_at
from pathlib import Path
from typing import Any

from jollyroll.server.live.table import LiveTable
from jollyroll.server.store import checkpoints, sqlite
from jollyroll.server.tables.events import Transition
from jollyroll.server.tables.rows import Row

LOG, UNSYNCED, FAULT = "JOLLYROLL_TESTS_DISK_LOG", "JOLLYROLL_TESTS_UNSYNCED", "JOLLYROLL_TESTS_DISK_FAULT"
WRITE, TRUNCATE, SYNC, SHOWN = "write", "truncate", "sync", "shown"

XOpen = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
XWrite = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
XTruncate = CFUNCTYPE(c_int, c_void_p, c_int64)
XSync = CFUNCTYPE(c_int, c_void_p, c_int)


class FileMethods(Structure):
    """The beginning of `sqlite3_io_methods`; the rest is copied unchanged."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("rest", c_void_p * 13),
    )


class File(Structure):
    """`sqlite3_file`, its public part."""

    _fields_ = (("methods", POINTER(FileMethods)),)


class FileSystem(Structure):
    """`sqlite3_vfs`; all but `open` is copied as it is."""

    _fields_ = (
        ("version", c_int),
        ("size_of_file", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("facts", c_void_p),
        ("open", c_void_p),
        ("rest", c_void_p * 16),
    )


class DiskLog:
    """The notes of one process."""

    def __init__(self, path: str) -> None:
        self.file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self.count = 0
        self.lock = threading.Lock()
        self.names: dict[int, str] = {}  # of open files
        self.methods: dict[int, FileMethods] = {}  # ours, by those they wrap
        self.kept: list[Any] = []  # kept alive, because SQLite has their addresses

    def note(self, *what: object) -> None:
        """Write a note at once: if this process is killed, the notes survive."""
        with self.lock:
            self.count += 1
            os.write(self.file, pickle.dumps(what))

    def fault(self, kind: str) -> int:
        """The error code of SQLite for this call; 0 while the disk is sound."""
        try:
            failing, _, code = Path(os.environ[FAULT]).read_text().partition(" ")
        except (KeyError, FileNotFoundError):
            return 0
        return int(code) if failing == kind else 0

    def begin(self) -> None:
        """Begin to note all files of SQLite."""
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = POINTER(FileSystem)
        real = library.sqlite3_vfs_find(None)
        opening = XOpen(real.contents.open)

        def open_file(_system: int, name: int | None, file: int, flags: int, out: int | None) -> int:
            result: int = opening(ctypes.cast(real, c_void_p), name, file, flags, out)  # which keeps the address of the name
            if result == 0 and name:
                self.names[file] = os.path.basename(string_at(name).decode())
                found = ctypes.cast(file, POINTER(File)).contents
                found.methods = pointer(self.noting(found.methods.contents))
            return result

        ours = FileSystem()
        memmove(byref(ours), real, sizeof(FileSystem))
        noting_open = XOpen(open_file)
        ours.open = ctypes.cast(noting_open, c_void_p)
        ours.name = b"noted"
        self.kept += [ours, noting_open, opening, library]
        assert library.sqlite3_vfs_register(byref(ours), 1) == 0

    def noting(self, real: FileMethods) -> FileMethods:
        """The methods of a file, with ours for those that change the disk."""
        place = ctypes.addressof(real)
        if place not in self.methods:
            ours = FileMethods()
            memmove(byref(ours), byref(real), sizeof(FileMethods))
            write, truncate, sync = XWrite(real.write), XTruncate(real.truncate), XSync(real.sync)

            def noted(kind: str, real_one: Callable[..., int], facts: Callable[..., tuple[object, ...]]) -> Callable[..., int]:
                def method(file: int, *rest: int) -> int:
                    if (fault := self.fault(kind)) != 0:
                        return fault
                    if kind == SYNC:  # once it returns, all that was noted before it began is safe
                        begun = self.count
                        result = real_one(file, *rest)
                        self.note(kind, self.names[file], begun)
                        return result
                    self.note(kind, self.names[file], *facts(*rest))
                    return real_one(file, *rest)

                return method

            methods = (
                XWrite(noted(WRITE, write, lambda data, size, place: (place, string_at(data, size)))),
                XTruncate(noted(TRUNCATE, truncate, lambda size: (size,))),
                XSync(noted(SYNC, sync, lambda: ())),
            )
            ours.write, ours.truncate, ours.sync = (ctypes.cast(method, c_void_p) for method in methods)
            self.kept += [methods, write, truncate, sync]
            self.methods[place] = ours
        return self.methods[place]


def note_shown(log: DiskLog) -> None:
    """Note every event that a table shows."""
    on_stored = LiveTable.on_stored

    def noting(self: LiveTable, row: Row, transition: Transition, stored_here: bool = False) -> None:
        on_stored(self, row, transition, stored_here)
        log.note(SHOWN, row.table, row.seq, self.recent[-1])

    LiveTable.on_stored = noting  # type: ignore[method-assign]


if LOG in os.environ:
    if UNSYNCED in os.environ:
        sqlite.PRAGMAS = (*sqlite.PRAGMAS[:-1], "PRAGMA synchronous=NORMAL")
    checkpoints.EVERY, checkpoints.LONG = 0.3, 60  # so that the log restarts often
    the_log = DiskLog(os.environ[LOG])
    the_log.begin()
    note_shown(the_log)
