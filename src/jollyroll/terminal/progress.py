"""Progress of long work on stderr: a redrawn bar at a terminal, a line now and then elsewhere."""

import sys
import time
from collections.abc import Callable
from typing import TextIO

from jollyroll.words import figures, say

from .style import Style, room, shown_length, style_for

REDRAWN = 0.1  # seconds between redraws at a terminal
REPORTED = 10.0  # seconds between lines elsewhere
SHORTEST, LONGEST = 8, 24  # columns of a bar
MARGIN = 3  # columns left free, for the cursor and a ^C
GAP = "  "


class ProgressBar:
    """A progress bar with rate and remaining time; a context manager that removes it at the end.

    `done` and `total` may count anything (positions, games). The rate ignores what was done before the first call and the longest
    gap between calls, which may have been spent compiling. Until there is a rate, only the percentage is shown.
    """

    def __init__(
        self, title: str, plain: bool = False, out: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.title = title
        self.out = out or sys.stderr
        self.style = style_for(self.out, plain)
        self.clock = clock
        self.terminal = self.out.isatty()
        self.latest: tuple[float, float] | None = None  # time and count of the last call
        self.counted = self.longest = 0.0, 0.0  # seconds and count, in total and in the longest gap
        self.next = clock() + (0.0 if self.terminal else REPORTED)

    def __enter__(self) -> "ProgressBar":
        return self

    def __exit__(self, *_: object) -> None:
        if self.terminal:
            self.out.write(self.clean() + "\r")
            self.out.flush()

    def __call__(self, done: float, total: float, note: str = "") -> None:
        now = self.clock()
        self.count(now, done)
        if now < self.next:
            return
        self.next = now + (REDRAWN if self.terminal else REPORTED)
        if self.terminal:
            self.out.write(self.clean() + "\r" + self.line(done, total, note))
        else:
            self.out.write(self.line(done, total, note) + "\n")
        self.out.flush()

    def count(self, now: float, done: float) -> None:
        """Update the totals."""
        if self.latest is not None:
            wait = now - self.latest[0], done - self.latest[1]
            self.counted = self.counted[0] + wait[0], self.counted[1] + wait[1]
            self.longest = max(self.longest, wait)
        self.latest = now, done

    def rate(self) -> float:
        """The count per second; 0 if unknown."""
        seconds, done = (all_of - longest for all_of, longest in zip(self.counted, self.longest, strict=True))
        return done / seconds if seconds > 0 else 0.0

    def clean(self) -> str:
        """The characters that clear the line."""
        return "\r" + " " * (room() - 1) if self.style.plain else "\r\x1b[K"

    def line(self, done: float, total: float, note: str) -> str:
        """The line; where space is short, first the bar shrinks, then words are dropped."""
        part = min(1.0, done / total) if total > 0 else 0.0
        rate = self.rate()
        percent = int(100 * part)
        status = figures(f"{percent} %")
        if rate > 0:
            status = say("progress", percent=percent, rate=short_number(rate), left=duration((total - done) / rate))
        if not self.terminal:
            return GAP.join(words for words in (self.title, status, note) if words)
        for words in ([self.title, status, note], [self.title, status], [status]):
            free = room() - MARGIN - sum(len(GAP) + shown_length(word) for word in words if word)
            if free >= SHORTEST:
                return GAP.join([bar(part, min(LONGEST, free), self.style), *(word for word in words if word)])
        return status[: max(0, room() - MARGIN)]


def bar(part: float, length: int, style: Style) -> str:
    """A bar filled by this part."""
    filled = int(length * part)
    if style.plain:
        return "#" * filled + "." * (length - filled)
    return style.paint("█" * filled, "gold") + style.paint("░" * (length - filled), "faint")


def short_number(number: float) -> str:
    """A number with three digits and k, M, G or T."""
    for size, letter in ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= size:
            return figures(f"{number / size:.3g} {letter}")
    return figures(f"{number:.3g}")


def duration(seconds: float) -> str:
    """Minutes and seconds, or hours and minutes."""
    whole = round(seconds)
    if whole >= 3600:
        return say("hours", hours=whole // 3600, minutes=f"{whole // 60 % 60:02}")
    return f"{whole // 60}:{whole % 60:02}"
