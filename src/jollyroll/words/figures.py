"""Figures as a language writes them."""

from functools import cache

from .language import ENGLISH, spoken


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
    return written if spoken() == ENGLISH else written.translate(signs(spoken()))


def whole(number: int) -> str:
    """A whole number, in groups of three digits.

    >>> whole(6000)
    '6,000'
    """
    return figures(f"{number:,}")
