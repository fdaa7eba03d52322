"""Formats winning chances and their changes in percent."""

from collections.abc import Sequence
from typing import TypeVar

from jollyroll.words import figures

EXACT_DIGITS, ESTIMATED_DIGITS = 2, 1
NOTHING = "·"

Thing = TypeVar("Thing")


def percent(share: float, exact: bool = True) -> str:
    """A share: `61.34 %`, or `61.3 %` where more digits would mean nothing; nothing is never below zero."""
    return figures(f"{100 * share:z.{EXACT_DIGITS if exact else ESTIMATED_DIGITS}f} %")


def change(amount: float, exact: bool = True, minus: str = "-") -> str:
    """A change of a share in percent points, with its sign: `+3.20`; a dot for none that would show."""
    digits = EXACT_DIGITS if exact else ESTIMATED_DIGITS
    shown = f"{100 * amount:+.{digits}f}"
    return NOTHING if float(shown) == 0 else figures(shown).replace("-", minus)


def signed(points: float, minus: str = "-") -> str:
    """Points or coins that a turn is expected to bring: two or three figures that count."""
    shown = f"{points:+,.0f}" if abs(points) >= 100 else f"{points:+z.2f}"
    return figures(shown).replace("-", minus)


def thinned(things: Sequence[Thing], most: int) -> list[Thing]:
    """At most so many of these, evenly, the first and the last among them."""
    if len(things) <= most:
        return list(things)
    return [things[round(index * (len(things) - 1) / (most - 1))] for index in range(most)]
