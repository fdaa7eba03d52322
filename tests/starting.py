"""`jollyroll` as a process of its own that starts quickly.

Every program is forked from a process with our modules preloaded, which saves half a second, for a server more than one. Otherwise
it behaves like `python -m jollyroll`: with its own environment, streams, session and signals. Machine code is never preloaded,
because programs without it must not have it.
"""

import fcntl
import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing import reduction
from typing import Any

from jollyroll.words.catalogue import bundle
from jollyroll.words.language import ENGLISH

LOADED = ["tests.starting", "fluent.runtime", "jollyroll.cli", "jollyroll.match", "jollyroll.solve.inventory"]
LOADED += [f"jollyroll.terminal.{name}" for name in ("chain_files", "explain", "pages", "session", "solve", "style")]
GAMES = ("kings_gold", "piraten_kapern", "oh_my_gold")
LOADED += [f"jollyroll.games.{game}.{module}" for module in ("rules.game", "bots.players") for game in GAMES]
LOADED += ["jollyroll.server.serve", "fastapi.openapi.utils", "sqlalchemy.dialects.sqlite.pysqlite"]

PREPARED = "JOLLYROLL_TESTS_PREPARED_BY"  # names a module to load first, which changes what a test cannot wait for

forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(LOADED)
bundle(ENGLISH)  # parsed once for all


class Stream:
    """An open file to be passed to a program."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor

    def __reduce__(self) -> tuple[Any, ...]:
        return handed, (reduction.DupFd(self.descriptor),)


def handed(there: Any) -> Stream:
    """The same file, in the program."""
    return Stream(there.detach())


class Program:
    """A running program, with the methods of `subprocess.Popen`."""

    def __init__(
        self, arguments: Sequence[str], streams: Sequence[int], environment: Mapping[str, str], terminal: bool = False
    ) -> None:
        facts = [*arguments], [Stream(stream) for stream in streams], {**environment}, os.getcwd(), terminal
        self._process = forks.Process(target=become, args=facts, daemon=True)
        self._process.start()
        self.pid: int = self._process.pid or 0

    def poll(self) -> int | None:
        """The exit code, or None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, when it has ended."""
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired("jollyroll", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def become(arguments: list[str], streams: list[Stream], environment: dict[str, str], folder: str, terminal: bool) -> None:
    """In the new process: set up everything as a shell would."""
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    for number, stream in enumerate(streams):
        os.dup2(stream.descriptor, number)
        os.close(stream.descriptor)
    if terminal:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for ending in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(ending, signal.SIG_DFL)
    sys.stdin, sys.stdout, sys.stderr = opened(0, "r"), opened(1, "w"), opened(2, "w", "backslashreplace")
    if prepared := environment.get(PREPARED):
        import_module(prepared)
    sys.argv = ["jollyroll", *arguments]
    runpy.run_module("jollyroll", run_name="__main__")


def opened(number: int, mode: str, errors: str = "strict") -> Any:
    """A standard stream, as Python opens it."""
    by_lines = number == 2 or os.isatty(number)
    return open(number, mode, encoding="utf-8", errors=errors, buffering=1 if by_lines else -1, closefd=False)
