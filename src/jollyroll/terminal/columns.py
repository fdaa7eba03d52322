"""Tables of numbers, and numbers with intervals."""

import math
from collections.abc import Sequence

from jollyroll.lab.intervals import Estimate
from jollyroll.words import figures, say

from .style import Style, pad, shown_length

GAP = "  "


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]], style: Style, words: int = 1) -> list[str]:
    """A table; the first `words` columns are left-aligned, the others right-aligned."""
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
    """The text right-aligned."""
    return " " * (width - shown_length(text)) + text


def percent(share: Estimate) -> str:
    """A share with its interval in percent, with significant digits only."""
    return with_interval(Estimate(*(100 * value for value in share)), " %")


def with_interval(estimate: Estimate, unit: str = "") -> str:
    """A number with its interval, if it has one."""
    if math.isnan(estimate.mean):
        return say("no-figure")
    if not math.isfinite(estimate.high - estimate.low):
        return figures(f"{estimate.mean:,.1f}{unit}")
    if estimate.high == estimate.low:
        return figures(f"{estimate.mean:,.0f}{unit}")
    digits = digits_of(estimate.high - estimate.low)
    low, high = (figures(f"{value:,.{digits}f}") for value in (estimate.low, estimate.high))
    return say("with-interval", mean=figures(f"{estimate.mean:,.{digits}f}{unit}"), low=low, high=high)


def with_reach(average: Estimate) -> str:
    """An average and how far its interval reaches to either side, if it has one."""
    reach = (average.high - average.low) / 2
    if not math.isfinite(reach) or reach == 0:
        return with_interval(average)
    digits = digits_of(2 * reach)
    return figures(f"{average.mean:,.{digits}f} ±{reach:,.{digits}f}")


def digits_of(width: float) -> int:
    """The decimals for an interval of this width: two significant digits."""
    return max(0, min(4, 2 - math.ceil(math.log10(width))))
