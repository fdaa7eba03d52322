"""Numbers and lists in the style of a language."""

import re
from collections.abc import Sequence
from functools import cache

from .language import ENGLISH, spoken

UNGROUPED = {"es"}  # languages that group digits only from five on, as browsers do: 6000, but 60.000
FOUR_DIGITS = re.compile(r"(?<![\d,])(\d),(\d{3})(?![\d,])")
HYPHEN, MINUS = re.compile(r"(?<!e)-"), "\N{MINUS SIGN}"  # not in 1e-9, which is read as it is typed


@cache
def signs(language: str) -> dict[int, str]:
    """Translates the English comma and point into this language's signs."""
    from babel.numbers import get_decimal_symbol, get_group_symbol

    return str.maketrans({",": get_group_symbol(language), ".": get_decimal_symbol(language)})


@cache
def is_percent_tight(language: str) -> bool:
    """Whether this language writes `61,3%`, without a space."""
    from babel import Locale

    return str(Locale(language).percent_formats[None].pattern).endswith("0%")


def figures(written: str) -> str:
    r"""A number such as `-1,234.5` or `61.3 %`, with English signs and a space, in the style of the language spoken.

    >>> figures("-1,234.5") == "\N{MINUS SIGN}1,234.5"
    True
    >>> figures("61.3 %")
    '61.3%'
    """
    written = HYPHEN.sub(MINUS, written)
    if spoken() == ENGLISH:
        return written.replace(" %", "%")
    if spoken() in UNGROUPED:
        written = FOUR_DIGITS.sub(r"\1\2", written)
    if is_percent_tight(spoken()):
        written = written.replace(" %", "%")
    return written.translate(signs(spoken()))


def listed(parts: Sequence[str]) -> str:
    """A list in the style of the language spoken.

    >>> listed(["Ana", "Lea", "Greta"])
    'Ana, Lea, and Greta'
    """
    from babel.lists import format_list

    return format_list(list(parts), locale=spoken())


def whole(number: int) -> str:
    """A whole number with grouped digits.

    >>> whole(6000)
    '6,000'
    """
    return figures(f"{number:,}")
