"""The style of output: coloured with drawn boxes, or plain text for pipes and screen readers."""

import os
import re
import sys
import unicodedata
from dataclasses import dataclass
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Any, TextIO

import click

# Colours by meaning. The sixteen basic colours follow the terminal's theme, dark or light.
LOOKS: dict[str, dict[str, Any]] = {
    "gold": {"fg": "yellow", "bold": True},
    "danger": {"fg": "red", "bold": True},
    "good": {"fg": "green", "bold": True},
    "cool": {"fg": "cyan", "bold": True},
    "strong": {"bold": True},
    "faint": {"dim": True},
}
WIDTH = 78
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
PLAIN_SPACE = re.compile(r"[ \n\t]+(?!%)")  # breakable spaces; not before a percent sign, and no non-breaking ones


@dataclass(frozen=True)
class Style:
    """Plain or coloured."""

    plain: bool = True

    def paint(self, text: str, look: str) -> str:
        """The text in the colour of this look; unknown looks change nothing."""
        if self.plain or look not in LOOKS or not text:
            return text
        return click.style(text, **LOOKS[look])


def style_for(out: TextIO, plain: bool = False) -> Style:
    """The style for this output: plain for pipes, NO_COLOR, dumb terminals and limited character sets."""
    dumb = os.environ.get("TERM", "") == "dumb" or bool(os.environ.get("NO_COLOR"))
    letters = (out.encoding or "").lower().replace("-", "").startswith("utf")
    return Style(plain or dumb or not letters or not out.isatty())


def never_fail(out: TextIO) -> None:
    """Replace characters that the terminal lacks, instead of failing."""
    if isinstance(out, TextIOWrapper):
        out.reconfigure(errors="replace")


def room() -> int:
    """The width of the terminal."""
    return get_terminal_size().columns


def page_width() -> int:
    """The width of text: comfortable to read, and not wider than the terminal."""
    return min(WIDTH, room())


def shown_length(text: str) -> int:
    """The displayed width of text: colours and combining marks take no space, Chinese characters two columns."""
    letters = ESCAPES.sub("", text)
    return len(letters) if letters.isascii() else sum(columns_of(letter) for letter in letters)


def columns_of(letter: str) -> int:
    """The displayed width of a character."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def pad(text: str, width: int) -> str:
    """The text padded to a displayed width."""
    return text + " " * (width - shown_length(text))


def wrapped(text: str, indent: str = "", width: int = 0) -> list[str]:
    """A paragraph wrapped into lines."""
    lines = [indent]
    first = True
    for word in PLAIN_SPACE.split(text.strip()):
        if not first and shown_length(lines[-1]) + 1 + shown_length(word) > (width or page_width()):
            lines.append(" " * shown_length(indent))
            first = True
        lines[-1] += word if first else f" {word}"
        first = False
    return lines


def put(*lines: str) -> None:
    """Print lines; at a terminal, long ones are folded."""
    width = room() if sys.stdout.isatty() else 0
    for line in lines:
        print(folded(line, width) if width else line)
    sys.stdout.flush()


def folded(line: str, width: int) -> str:
    """A long line folded between words, with further indentation; colours continue over the breaks."""
    if shown_length(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip(" ")) + 4)
    lines = [""]
    for word in re.split(" (?!%)", line):
        if lines[-1].strip() and shown_length(lines[-1]) + shown_length(word) > width:
            lines.append(indent)
        lines[-1] += word + " "
    return "\n".join(part.rstrip() for part in lines)
