"""Real processes to play with: with files for streams, or at a pseudo-terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from tests.starting import Program

PATIENCE = 40.0  # seconds; a loaded machine is slow, a hanging program is not


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of the program: a data folder of its own, and colours allowed."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "jollyroll", *arguments]


def run(home: Path, *arguments: str, typed: str = "", patience: float = PATIENCE, **more: str) -> subprocess.CompletedProcess[str]:
    """Run it to the end, without a terminal."""
    with ExitStack() as open_files:
        streams = [open_files.enter_context(TemporaryFile()) for _ in range(3)]
        streams[0].write(typed.encode())
        streams[0].seek(0)
        program = Program(arguments, [stream.fileno() for stream in streams], environment(home, **more))
        open_files.callback(program.kill)
        code = program.wait(patience)
        for stream in streams:
            stream.seek(0)
        _, shown, complaints = (stream.read().decode() for stream in streams)
        return subprocess.CompletedProcess(arguments, code, shown, complaints)


def plain(text: str) -> str:
    """The text without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text).replace("\r", "")


class Terminal:
    """A program at a terminal: `see` waits for text on the screen, `press` sends keys."""

    def __init__(self, master: int, process: Program) -> None:
        self.master = master
        self.process = process
        self.screen = ""
        self.seen = 0

    def see(self, words: str) -> str:
        """Wait until the text appears after the last match; returns everything up to it."""
        deadline = time.monotonic() + PATIENCE
        while (found := plain(self.screen).find(words, self.seen)) < 0:
            if time.monotonic() > deadline or not self._read(deadline):
                raise AssertionError(f"{words!r} did not appear; the screen says:\n{plain(self.screen)[-3000:]}")
        before = plain(self.screen)[self.seen : found]
        self.seen = found + len(words)
        return before

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Wait for the program to end; returns its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self.process.wait(timeout=PATIENCE)

    def _read(self, deadline: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.screen += data.decode("utf-8", "replace")
        return bool(data)


@contextmanager
def terminal(home: Path, *arguments: str, extra: Mapping[str, str] | None = None) -> Iterator[Terminal]:
    """The program at a terminal of 100 columns."""
    master, slave = pty.openpty()
    environ = environment(home, **{"COLUMNS": "100", **(extra or {})})
    process = Program(arguments, [slave] * 3, environ, terminal=True)
    os.close(slave)
    try:
        yield Terminal(master, process)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        os.close(master)
