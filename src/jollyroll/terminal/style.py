"""How this terminal is written to: in colour with drawn boxes, or plainly, in letters that every pipe and reader takes."""

import os
import re
import sys
import unicodedata
from dataclasses import dataclass
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Any, TextIO

import click

# What a colour stands for. The sixteen basic colours follow the reader's own theme, dark or light.
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
PLAIN_SPACE = re.compile(r"[ \n\t]+(?!%)")  # not those that hold words together, as before a French colon or a percent sign


@dataclass(frozen=True)
class Style:
    """Plain or not."""

    plain: bool = True

    def paint(self, text: str, look: str) -> str:
        """The text in the colour of its meaning; a look without a name leaves it as it is."""
        if self.plain or look not in LOOKS or not text:
            return text
        return click.style(text, **LOOKS[look])


def style_for(out: TextIO, plain: bool = False) -> Style:
    """The style this output asks for: plain for pipes, for NO_COLOR, for dumb terminals and where letters are few."""
    dumb = os.environ.get("TERM", "") == "dumb" or bool(os.environ.get("NO_COLOR"))
    letters = (out.encoding or "").lower().replace("-", "").startswith("utf")
    return Style(plain or dumb or not letters or not out.isatty())


def never_fail(out: TextIO) -> None:
    """Let letters that an old terminal lacks come out as question marks rather than end the game."""
    if isinstance(out, TextIOWrapper):
        out.reconfigure(errors="replace")


def room() -> int:
    """How many columns there are."""
    return get_terminal_size().columns


def page_width() -> int:
    """How wide a page is set: comfortable to read, and never wider than the screen."""
    return min(WIDTH, room())


def shown_length(text: str) -> int:
    """How wide the text stands on the screen: colours take no room, marks above a letter neither, Chinese letters twice as much."""
    letters = ESCAPES.sub("", text)
    return len(letters) if letters.isascii() else sum(columns_of(letter) for letter in letters)


def columns_of(letter: str) -> int:
    """How many columns a letter takes."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def pad(text: str, width: int) -> str:
    """The text with spaces behind it up to a width, colours not counted."""
    return text + " " * (width - shown_length(text))


def wrapped(text: str, indent: str = "", width: int = 0) -> list[str]:
    """A paragraph in lines, broken between words."""
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
    """Print lines at once; at a terminal, those that are too long are broken between words."""
    width = room() if sys.stdout.isatty() else 0
    for line in lines:
        print(folded(line, width) if width else line)
    sys.stdout.flush()


def folded(line: str, width: int) -> str:
    """A line too long for the screen broken between words, what follows set in a little further; colours go on over the break."""
    if shown_length(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip(" ")) + 4)
    lines = [""]
    for word in re.split(" (?!%)", line):
        if lines[-1].strip() and shown_length(lines[-1]) + shown_length(word) > width:
            lines.append(indent)
        lines[-1] += word + " "
    return "\n".join(part.rstrip() for part in lines)
