"""What a player types: whole lines, or on a real terminal single keys where one key says it all."""

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
ARROWS = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|O.|.)?")  # keys that send more than a letter; they have nothing to do here
NEVER = float("-inf")  # the clock of a machine begins anywhere, at zero too
HABIT = 1.0  # seconds in which an Enter still belongs to the key before it, which needed none


class EndOfInput(Exception):
    """Nobody will type anything any more."""


class TerminalClosed(EndOfInput):
    """The window is gone, and everybody with it."""


class Keyboard:
    """Reads answers from standard input. Ctrl-C comes out as KeyboardInterrupt, the end of the input as EndOfInput."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb" and _has_termios()
        self.struck = NEVER  # when a key last counted at once

    def ask(self, prompt: str, single: Collection[str] = ()) -> str:
        """The next answer, without spaces around it; keys in `single` count at once, without Enter, as the first key."""
        if self.live:
            return self._keys(fitted(prompt), single).strip()
        if sys.stdin.isatty():
            forget_keys()
        self._echo(fitted(prompt))
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        if not sys.stdin.isatty():  # a person sees what they typed; in a pipe's transcript it would be missing
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
        """This Enter only ends a key that has counted already: an answer to the next question it is not."""
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
    """What was pressed. A terminal that has nothing more to say was closed, whether or not the system has told us yet."""
    wait_to_read(descriptor)
    try:
        pressed = os.read(descriptor, 1024)
    except OSError:
        pressed = b""
    if not pressed:
        raise TerminalClosed
    return pressed


def _has_termios() -> bool:
    """Windows has no such thing: whole lines there."""
    return find_spec("termios") is not None


def fitted(prompt: str) -> str:
    """A prompt too long for the terminal broken between words; the space before the answer stays."""
    if not sys.stdout.isatty():
        return prompt
    return folded(prompt.rstrip(), get_terminal_size().columns - 2) + " " * (len(prompt) - len(prompt.rstrip()))


def forget_keys() -> None:
    """What was typed before the question cannot have been the answer."""
    if _has_termios():
        import termios

        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


@contextlib.contextmanager
def one_key_at_a_time() -> Iterator[int]:
    """Keys arrive as they are pressed; what was typed before the question is forgotten, as it cannot have been the answer."""
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
        with contextlib.suppress(termios.error):  # a terminal that was closed needs nothing any more
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
