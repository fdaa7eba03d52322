"""The ways to lay dice without variants: every placement that leaves no dice with which one more card could be completed.

Placements differ by their cards and by the dice on these, not by the order in which they are laid, so cards are tried in one order.
It is the order of the choices, so of two placements with the same value the first found is the one to take.
"""

from jollyroll.kit.bags import BAG_COUNT, BAGS, bag_number

from ..rules.cards import CARD_NUMBERS, FIRST_KIND, MOST_WAYS, USES, WAYS
from ..rules.components import COIN, DIAMOND, DICE, KEY, SWORD
from .base_turn_scratch import Laying
from .effects import effect_with


def dice_left(bag: int, card: int, usage: int) -> int:
    """The bag of the dice that this usage of them on a card leaves."""
    left = list(BAGS[bag])
    left[KEY if card < FIRST_KIND else COIN] -= usage // 16
    left[DIAMOND] -= usage // 4 % 4
    left[SWORD] -= usage % 4
    return bag_number(*left)


# by the bag of dice on the table, as `USES` of `rules/cards.py`: the bag that completing a card in one of its ways leaves
LEAVES = tuple(
    tuple(
        dice_left(bag, card, USES[bag][card * MOST_WAYS + way]) if way < WAYS[bag][card] else 0
        for card in range(CARD_NUMBERS)
        for way in range(MOST_WAYS)
    )
    for bag in range(BAG_COUNT[DICE])
)


def add_card(laying: Laying, card: int, copies: int) -> None:
    """One more card, in the order of the choices."""
    laying.card[laying.cards] = card
    laying.copies[laying.cards] = copies
    laying.cards += 1


def begin_placements(laying: Laying, bag: int, effect: int) -> None:
    """Begin with these dice, when the cards with dice on them already have this effect."""
    begin_depth(laying, 0, bag, effect, 0)
    laying.depth = 0


def begin_depth(laying: Laying, depth: int, bag: int, effect: int, first: int) -> None:
    """So many cards are laid: try further ones."""
    laying.bag[depth] = bag
    laying.effect[depth] = effect
    laying.tried[depth] = first
    laying.way[depth] = 0
    laying.goes_on[depth] = 0


def next_placement(laying: Laying) -> bool:
    """Find the next placement; False if there is none left."""
    while laying.depth >= 0:
        depth = laying.depth
        if lay_next(laying, depth):
            laying.depth += 1
            continue
        complete = laying.goes_on[depth] == 0 and is_maximal(laying, depth)
        laying.depth -= 1
        if depth > 0:
            laying.copies[laying.tried[depth - 1]] += 1
        if complete:
            laying.found = laying.effect[depth]
            return True
    return False


def lay_next(laying: Laying, depth: int) -> bool:
    """Lay one more card, if there is one left to try."""
    bag = laying.bag[depth]
    for place in range(laying.tried[depth], laying.cards):
        card = laying.card[place]
        if laying.copies[place] > 0 and laying.way[depth] < WAYS[bag][card]:
            left = LEAVES[bag][card * MOST_WAYS + laying.way[depth]]
            laying.tried[depth] = place
            laying.way[depth] += 1
            laying.goes_on[depth] = 1
            laying.copies[place] -= 1
            begin_depth(laying, depth + 1, left, effect_with(laying.effect[depth], card), place)
            return True
        laying.way[depth] = 0
    laying.tried[depth] = laying.cards
    return False


def is_maximal(laying: Laying, depth: int) -> bool:
    """True if the dice left complete no card, not even one that is tried before."""
    for place in range(laying.cards):
        if laying.copies[place] > 0 and WAYS[laying.bag[depth]][laying.card[place]] > 0:
            return False
    return True
