"""Dice and decks as text: the built-in ones, and those that owners of the box enter."""

from jollyroll.errors import OptionError
from jollyroll.kit.options import CUSTOM

from .components import CARDS, DECKS_OFFERED, DICE_OFFERED, KINDS, LETTERS, MOST_LOCKS, SIDES


def read_die(value: str) -> list[int]:
    """OMG-A01, OMG-A45: the six sides of a die; a custom one needs a key, a coin and a diamond at least."""
    symbols = DICE_OFFERED.get(value) or value.removeprefix(CUSTOM)
    for symbol in symbols:
        if symbol not in LETTERS:
            raise OptionError("omg-die-symbol", "OMG-A45", symbol=symbol)
    if len(symbols) != SIDES:
        raise OptionError("omg-die-sides", "OMG-A45", given=len(symbols))
    for symbol in "KCD":
        if symbol not in symbols:
            raise OptionError("omg-die-lacks", "OMG-A45", symbol=symbol)
    return [LETTERS.index(symbol) for symbol in symbols]


def read_deck(value: str) -> list[list[int]]:
    """OMG-A02, OMG-A45: the number of cards by number of locks and treasure side; 18 in all."""
    cards = (DECKS_OFFERED.get(value) or value.removeprefix(CUSTOM)).split(",")
    counts = [[0] * len(KINDS) for _ in range(MOST_LOCKS)]
    for card in cards:
        locks, kind = card[:1], "".join(sorted(card[1:]))
        if locks not in ("1", "2", "3") or kind not in KINDS:
            raise OptionError("omg-deck-card", "OMG-A45", card=card)
        counts[int(locks) - 1][KINDS.index(kind)] += 1
    if len(cards) != CARDS:
        raise OptionError("omg-deck-size", "OMG-A45", given=len(cards))
    return counts
