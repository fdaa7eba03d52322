"""Chance without an order of cards is equivalent to a shuffled pile: every history has the same probability."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from jollyroll.games.oh_my_gold.rules.components import KINDS
from tests.games.oh_my_gold.positions import GAME, Position, table

History = tuple[str, ...]  # everything the table has seen: locks as they show, treasures as they are turned over
CARDS = ["1F", "1C", "2C", "2CD", "1C", "3DDD"]


def which(row: list[int], turn: int, policy: str) -> int:
    """The place of the chest to open this turn, by any rule based on visible facts."""
    places = [place for place, locks in enumerate(row) if locks]
    if policy == "most-locks":
        return max(places, key=lambda place: (row[place], place))
    return places[turn * turn % len(places)] if policy == "mixed" else places[0]


def shuffled(order: tuple[str, ...], policy: str) -> History:
    """The history if the cards lie in this order."""
    pile, row = list(order), [""] * 3
    seen: list[str] = []
    showing = 0  # cards of the pile whose locks have been seen
    turn = 0
    while True:
        for place in range(3):
            if not row[place] and pile:
                if not showing:
                    seen.append(pile[0][0])
                row[place] = pile.pop(0)
                showing = 0
        if pile and not showing:
            seen.append(pile[0][0])
            showing = 1
        if not any(row):
            return tuple(seen)
        place = which([int(card[:1] or 0) for card in row], turn, policy)
        seen.append(row[place][1:])
        row[place] = ""
        turn += 1


def played(position: Position, policy: str, seen: History, chance: Fraction, found: dict[History, Fraction]) -> None:
    """All histories of the game, with their probabilities; dice always fall as needed."""
    while position.waits_for in ("throw", "place"):
        if position.waits_for == "throw":
            if not any(position.row):
                found[seen] = found.get(seen, Fraction(0)) + chance
                return
            position.falls("WWWC")
        place = which(list(position.row), position.view.turn - 2, policy)
        position.choose(f"open:{place + 1}/{'W' * position.row[place]}")
        if position.waits_for == "place":
            position.choose("done")
    for outcome in GAME.outcomes(position.state):
        what = outcome.text.partition(":")[2]
        played(position.twin().falls(outcome.text), policy, (*seen, what), chance * outcome.probability, found)


@pytest.mark.parametrize("policy", ["leftmost", "most-locks", "mixed"])
def test_OMG_05_OMG_A05_OMG_A44_DIG_07_every_history_is_as_likely_as_with_a_shuffled_pile(policy: str) -> None:
    position = table(row="000", pile=0, placement="free", rerolls="0")
    state = position.state
    for card in CARDS:
        state.unopened[int(card[0]) - 1][KINDS.index(card[1:])] += 1
        state.below[int(card[0]) - 1] += 1
        state.pile += 1
        state.removed -= 1
    found: dict[History, Fraction] = {}
    played(position.falls("CCCC"), policy, (), Fraction(1), found)
    orders = Counter(shuffled(order, policy) for order in permutations(CARDS))
    assert found == {history: Fraction(count, 720) for history, count in orders.items()}
