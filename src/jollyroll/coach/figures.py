"""Formats winning chances and their changes in percent."""

from collections.abc import Sequence
from typing import TypeVar

from jollyroll.words import figures

EXACT_DIGITS, ESTIMATED_DIGITS = 2, 1
NOTHING = "·"

ThingT = TypeVar("ThingT")


def percent(share: float, exact: bool = True) -> str:
    """A share: `61.34%`, or `61.3%` if more digits would be meaningless; never below zero."""
    return figures(f"{100 * share:z.{EXACT_DIGITS if exact else ESTIMATED_DIGITS}f} %")


def cost(amount: float, exact: bool = True) -> str:
    """What a choice costs, in percentage points without a sign: `3.20`; never below zero."""
    return figures(f"{100 * amount:z.{EXACT_DIGITS if exact else ESTIMATED_DIGITS}f}")


def change(amount: float, exact: bool = True) -> str:
    """A change of a share in percentage points, with its sign: `+3.20`; a dot if it rounds to zero."""
    digits = EXACT_DIGITS if exact else ESTIMATED_DIGITS
    shown = f"{100 * amount:+.{digits}f}"
    return NOTHING if float(shown) == 0 else figures(shown)


def signed(points: float) -> str:
    """The points or coins that a turn is expected to bring, to two or three significant digits."""
    shown = f"{points:+,.0f}" if abs(points) >= 100 else f"{points:+z.2f}"
    return figures(shown)


def thinned(things: Sequence[ThingT], most: int) -> list[ThingT]:
    """At most `most` of these, evenly spaced, the first and the last included."""
    if len(things) <= most:
        return list(things)
    return [things[round(index * (len(things) - 1) / (most - 1))] for index in range(most)]
