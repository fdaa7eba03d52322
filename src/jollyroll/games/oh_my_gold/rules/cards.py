"""The spaces of a card, and the dice that fill them.

A card is a number: 0 for none, 1 to 3 for a chest with so many locks, then the nine kinds of treasure.
"""

from jollyroll.kit.bags import BAG_COUNT, BAGS

from .choices import usage_number
from .components import COIN, COINS_ON, DIAMOND, DIAMONDS_ON, DICE, KEY, MOST_LOCKS, SWORD, TREASURES

FIRST_KIND = MOST_LOCKS + 1
CARD_NUMBERS = FIRST_KIND + TREASURES

# spaces for keys (chests) or coins (treasures), for diamonds, and all together
SPACES = (
    *((locks, 0, locks) for locks in range(MOST_LOCKS + 1)),
    *((COINS_ON[kind], DIAMONDS_ON[kind], COINS_ON[kind] + DIAMONDS_ON[kind]) for kind in range(TREASURES)),
)


def fits(card: int, first: int, diamonds: int, swords: int) -> bool:
    """OMG-24, OMG-A09, OMG-A38, OMG-A42: dice match spaces by symbol; a sword fits any space, and need not say what it replaces."""
    if first > SPACES[card][0] or diamonds > SPACES[card][1]:
        return False
    return first + diamonds + swords <= SPACES[card][2]


def completes(card: int, first: int, diamonds: int, swords: int) -> bool:
    """OMG-12, OMG-16, OMG-17, OMG-20, OMG-21, OMG-A10: every space is filled, locks by keys, treasure by its symbols."""
    return fits(card, first, diamonds, swords) and first + diamonds + swords == SPACES[card][2]


def nth_usage(first: int, diamonds: int, swords: int, least: int, most: int, wanted: int) -> int:
    """OMG-A41: the ways to lay between `least` and `most` of these dice on spaces; dice of one symbol are one choice.

    Returns the usage at the place `wanted` of the list, or with -1 the length of the list.
    """
    seen = 0
    for a in range(first + 1):
        for b in range(diamonds + 1):
            for w in range(swords + 1):
                if least <= a + b + w <= most:
                    if seen == wanted:
                        return 16 * a + 4 * b + w
                    seen += 1
    return seen


MOST_WAYS = 4  # no roll can complete one card in more ways


def complete_usages(card: int, bag: int) -> list[int]:
    """Every way to complete a bare card with some of these dice; the tables below precompute it."""
    dice = BAGS[bag]
    first = dice[KEY] if card < FIRST_KIND else dice[COIN]
    return [
        usage_number(a, b, w)
        for a in range(min(first, SPACES[card][0]) + 1)
        for b in range(min(dice[DIAMOND], SPACES[card][1]) + 1)
        for w in range(dice[SWORD] + 1)
        if card and completes(card, a, b, w)
    ]


_USAGES = [[complete_usages(card, bag) for card in range(CARD_NUMBERS)] for bag in range(BAG_COUNT[DICE])]

# by the bag of dice on the table: the number of ways to complete each card, and each of these ways
WAYS = tuple(tuple(len(usages) for usages in line) for line in _USAGES)
USES = tuple(tuple(usages[way] if way < len(usages) else 0 for usages in line for way in range(MOST_WAYS)) for line in _USAGES)

# by the usage of all fitting dice and the most that may be laid: the number of ways to lay some of them
LAYINGS = tuple(tuple(nth_usage(usage // 16, usage // 4 % 4, usage % 4, 1, most, -1) for most in range(4)) for usage in range(64))
