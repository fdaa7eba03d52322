"""Greedy Piraten Kapern: points in hand against the risk of the next throw."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from jollyroll.games.bags import bag_number
from jollyroll.games.piraten_kapern.components import COIN, DIAMOND, MONKEY, MONKEY_BUSINESS, PARROT, SKULL, SWORD, SWORDS_NEEDED
from jollyroll.games.piraten_kapern.picks import CHEST, REVIVE, STOP

from .greedy import GreedyBot, leading_rival, victory

Faces = tuple[int, ...]


class GreedyPiratenKapern(GreedyBot):
    """Keeps sets, coins and diamonds, stows what it keeps, hunts swords at sea, and stops when a throw risks too much."""

    stake = 3000.0  # what winning is worth beyond the points

    def worth(self, state: Any, seat: int) -> float:
        mine: int = state.scores[seat]
        return 2 * mine - leading_rival(state, state.scores, seat) + victory(state, seat, self.stake)

    def candidates(self, state: Any) -> Iterator[int]:
        """Rolling first, so that it is preferred where stopping brings no more: at the Island, and in a lost battle."""
        for number in self.rolls(state):
            if self.rules.refusal(state, number) == 0:
                yield number
        if self.rules.refusal(state, STOP) == 0:
            yield STOP

    def rolls(self, state: Any) -> Iterator[int]:
        """Keep some kinds of dice whole and roll the others, with a revived skull or a filled chest where the card allows it."""
        for kept in keeps(state):
            bag = bag_of(state.dice, kept)
            stowed = bag_of([state.dice[face] + state.chest[face] for face in range(SKULL)], others(kept))
            yield from (number for number in (CHEST + stowed, bag, REVIVE + bag) if number != STOP)

    def promise(self, state: Any, number: int) -> float:
        """A filled chest is worth what can be done next: stop, or roll all that lies beside it."""
        if number < CHEST:
            return super().promise(state, number)
        after = self.after(state, number)
        next_steps = [step for step in (STOP, bag_of(after.dice, ())) if self.rules.refusal(after, step) == 0]
        return max((super(GreedyPiratenKapern, self).promise(after, step) for step in next_steps), default=float("-inf"))


def keeps(state: Any) -> Iterator[Faces]:
    """Kinds of dice worth keeping together: coins, diamonds, at least two alike, and swords in a Sea Battle."""
    dice = [state.dice[face] + state.chest[face] for face in range(SKULL)]
    kinds: list[Faces] = [(face,) for face in (COIN, DIAMOND) if dice[face]]
    if state.card == MONKEY_BUSINESS:
        kinds += [(MONKEY, PARROT)] if dice[MONKEY] + dice[PARROT] > 1 else []
    else:
        kinds += [(face,) for face in (MONKEY, PARROT) if dice[face] > 1]
    if dice[SWORD] > 1 or (dice[SWORD] and SWORDS_NEEDED[state.card]):
        kinds.append((SWORD,))
    for many in range(len(kinds), -1, -1):
        for chosen in combinations(kinds, many):
            yield tuple(face for kind in chosen for face in kind)


def others(kept: Faces) -> Faces:
    """The faces that are not among these."""
    return tuple(face for face in range(SKULL) if face not in kept)


def bag_of(dice: list[int], without: Faces) -> int:
    """The bag of all these dice but skulls and the faces left out."""
    return bag_number(*(0 if face in without else dice[face] for face in range(SKULL)))
