"""Figures and lists as a language writes them."""

import re
from collections.abc import Sequence
from functools import cache

from .language import ENGLISH, spoken

UNGROUPED = {"es"}  # languages that write four digits without a sign between them, as browsers do too: 6000, but 60.000
FOUR_DIGITS = re.compile(r"(?<![\d,])(\d),(\d{3})(?![\d,])")


@cache
def signs(language: str) -> dict[int, str]:
    """What stands for the English comma and point."""
    from babel.numbers import get_decimal_symbol, get_group_symbol

    return str.maketrans({",": get_group_symbol(language), ".": get_decimal_symbol(language)})


def figures(written: str) -> str:
    """A number that was written the English way (`1,234.5`), in the language spoken.

    >>> figures("1,234.5")
    '1,234.5'
    """
    if spoken() == ENGLISH:
        return written
    if spoken() in UNGROUPED:
        written = FOUR_DIGITS.sub(r"\1\2", written)
    return written.translate(signs(spoken()))


def listed(parts: Sequence[str]) -> str:
    """Things in a row, in the language spoken.

    >>> listed(["Ana", "Lea", "Greta"])
    'Ana, Lea, and Greta'
    """
    from babel.lists import format_list

    return format_list(list(parts), locale=spoken())


def whole(number: int) -> str:
    """A whole number, in groups of three digits.

    >>> whole(6000)
    '6,000'
    """
    return figures(f"{number:,}")
