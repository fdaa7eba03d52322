"""Reads what players type: whole lines or, on a real terminal, single keys where one suffices."""

import codecs
import contextlib
import os
import re
import sys
import time
from collections.abc import Collection, Iterator
from importlib.util import find_spec
from shutil import get_terminal_size

from .signals import wait_to_read
from .style import folded

ENTER, ERASE, CLEAR, END = "\r\n", "\x7f\x08", "\x15", "\x04"
ARROWS = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|O.|.)?")  # escape sequences of other keys, which are ignored
NEVER = float("-inf")  # before any time of the monotonic clock, which may start at zero
HABIT = 1.0  # seconds in which an Enter belongs to the single key before it


class EndOfInput(Exception):
    """The input has ended."""


class TerminalClosed(EndOfInput):
    """The terminal was closed."""


class Keyboard:
    """Reads answers from stdin. Ctrl-C raises KeyboardInterrupt, the end of input EndOfInput."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb" and _has_termios()
        self.struck = NEVER  # when a single key was last accepted

    def ask(self, prompt: str, single: Collection[str] = ()) -> str:
        """The next answer, stripped. A key in `single`, typed first, is accepted without Enter."""
        if self.live:
            return self._keys(fitted(prompt), single).strip()
        if sys.stdin.isatty():
            forget_keys()
        self._echo(fitted(prompt))
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        if not sys.stdin.isatty():  # echo input from a pipe, so that transcripts are complete
            sys.stdout.write(line if line.endswith("\n") else line + "\n")
        return line.strip()

    def _keys(self, prompt: str, single: Collection[str]) -> str:
        typed = ""
        with one_key_at_a_time() as descriptor:
            self._echo(prompt)
            decoder = codecs.getincrementaldecoder("utf-8")("replace")
            while True:
                pressed = read_keys(descriptor)
                for key in ARROWS.sub("", decoder.decode(pressed)):
                    if not typed and key in single:
                        self._echo(key + "\n")
                        self.struck = time.monotonic()
                        return key
                    if key in ENTER and not self._of_habit(typed):
                        self._echo("\n")
                        return typed
                    if key == END and not typed:
                        self._echo("\n")
                        raise EndOfInput
                    typed = self._edit(typed, key)

    def _of_habit(self, typed: str) -> bool:
        """Whether this Enter only follows a single key that was accepted already, out of habit."""
        habit = not typed and time.monotonic() - self.struck < HABIT
        self.struck = NEVER
        return habit

    def _edit(self, typed: str, key: str) -> str:
        if key in ERASE and typed:
            self._echo("\b \b")
            return typed[:-1]
        if key == CLEAR:
            self._echo("\b \b" * len(typed))
            return ""
        if key.isprintable() and (typed or key != " "):
            self._echo(key)
            return typed + key
        return typed

    def _echo(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def read_keys(descriptor: int) -> bytes:
    """Read pressed keys; an empty read means that the terminal was closed."""
    wait_to_read(descriptor)
    try:
        pressed = os.read(descriptor, 1024)
    except OSError:
        pressed = b""
    if not pressed:
        raise TerminalClosed
    return pressed


def _has_termios() -> bool:
    """Whether single keys can be read; not on Windows."""
    return find_spec("termios") is not None


def fitted(prompt: str) -> str:
    """A prompt folded to the terminal's width, keeping its trailing space."""
    if not sys.stdout.isatty():
        return prompt
    return folded(prompt.rstrip(), get_terminal_size().columns - 2) + " " * (len(prompt) - len(prompt.rstrip()))


def forget_keys() -> None:
    """Discard keys typed before the question."""
    if _has_termios():
        import termios

        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


@contextlib.contextmanager
def one_key_at_a_time() -> Iterator[int]:
    """Switch the terminal to single keys, discarding those typed before the question."""
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    try:
        before = termios.tcgetattr(descriptor)
    except termios.error as error:
        raise TerminalClosed from error
    try:
        tty.setcbreak(descriptor, termios.TCSAFLUSH)
        yield descriptor
    finally:
        with contextlib.suppress(termios.error):  # the terminal was closed
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
