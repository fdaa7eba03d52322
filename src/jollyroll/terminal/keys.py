"""What a player types: whole lines, or on a real terminal single keys where one key says it all."""

import codecs
import contextlib
import os
import sys
from collections.abc import Collection, Iterator
from importlib.util import find_spec

ENTER, ERASE, CLEAR, END = "\r\n", "\x7f\x08", "\x15", "\x04"
ESCAPE = "\x1b"


class EndOfInput(Exception):
    """Nobody will type anything any more."""


class Keyboard:
    """Reads answers from standard input. Ctrl-C comes out as KeyboardInterrupt, the end of the input as EndOfInput."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb" and _has_termios()

    def ask(self, prompt: str, single: Collection[str] = ()) -> str:
        """The next answer, without spaces around it; keys in `single` count at once, without Enter, as the first key."""
        if self.live:
            return self._keys(prompt, single).strip()
        self._echo(prompt)
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
                pressed = os.read(descriptor, 1024)
                if not pressed:
                    raise EndOfInput
                keys = decoder.decode(pressed)
                if keys.startswith(ESCAPE):
                    continue  # arrows and the like have nothing to do here
                for key in keys:
                    if key in ENTER or (not typed and key in single):
                        self._echo(("" if key in ENTER else key) + "\n")
                        return typed + ("" if key in ENTER else key)
                    if key == END and not typed:
                        self._echo("\n")
                        raise EndOfInput
                    typed = self._edit(typed, key)

    def _edit(self, typed: str, key: str) -> str:
        if key in ERASE and typed:
            self._echo("\b \b")
            return typed[:-1]
        if key == CLEAR:
            self._echo("\b \b" * len(typed))
            return ""
        if key.isprintable():
            self._echo(key)
            return typed + key
        return typed

    def _echo(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def _has_termios() -> bool:
    """Windows has no such thing: whole lines there."""
    return find_spec("termios") is not None


@contextlib.contextmanager
def one_key_at_a_time() -> Iterator[int]:
    """Keys arrive as they are pressed; what was typed before the question is forgotten, as it cannot have been the answer."""
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor, termios.TCSAFLUSH)
        yield descriptor
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
