"""Figures in columns, and figures as people read them."""

import math
from collections.abc import Sequence

from jollyroll.lab.intervals import Estimate
from jollyroll.words import figures, say

from .style import Style, pad, shown_length

GAP = "  "


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]], style: Style, words: int = 1) -> list[str]:
    """A table: the first `words` columns from the left, the others from the right, as figures are set."""
    widths = [max(shown_length(row[place]) for row in (heads, *rows)) for place in range(len(heads))]
    lines = []
    for number, row in enumerate((heads, *rows)):
        cells = [
            pad(cell, width) if place < words else before(cell, width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        line = GAP.join(cells).rstrip()
        lines.append(style.paint(line, "strong") if number == 0 else line)
    return lines


def before(text: str, width: int) -> str:
    """The text with spaces before it."""
    return " " * (width - shown_length(text)) + text


def percent(share: Estimate) -> str:
    """A share and its interval in percent, with as many digits as mean something."""
    return with_interval(Estimate(*(100 * value for value in share)), " %")


def with_interval(estimate: Estimate, unit: str = "") -> str:
    """A number and its interval; without one where there is none."""
    if math.isnan(estimate.mean):
        return say("no-figure")
    if not math.isfinite(estimate.high - estimate.low):
        return figures(f"{estimate.mean:,.1f}{unit}")
    if estimate.high == estimate.low:
        return figures(f"{estimate.mean:,.0f}{unit}")
    digits = digits_of(estimate.high - estimate.low)
    mean, low, high = (figures(f"{value:,.{digits}f}") for value in estimate)
    return say("with-interval", mean=mean + unit, low=low, high=high)


def digits_of(width: float) -> int:
    """How many digits after the point an interval so wide deserves: two that count."""
    return max(0, min(4, 2 - math.ceil(math.log10(width))))
