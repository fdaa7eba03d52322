"""Greedy King's Gold: coins in hand, and the gap to the richest rival."""

from collections.abc import Iterator
from typing import Any

from jollyroll.dice.fair import Numbers
from jollyroll.games import Game
from jollyroll.games.bags import bag_number
from jollyroll.games.kings_gold.components import BONES, CANNON, COIN_1, COIN_3, COINS, SKULL
from jollyroll.games.kings_gold.phases import PAIR, REROLL

from .greedy import GreedyBot, leading_rival, victory

MOST_KEPT = 2  # of coins, and of partners: five dice hold two pairs and one to spare


class GreedyKingsGold(GreedyBot):
    """Keeps high coins with cannons or skulls to go with them, rolls the rest, and robs the leader."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        super().__init__(game, numbers)
        self.seen: dict[tuple[int, ...], float] = {}

    def choose(self, state: Any) -> int:
        self.seen.clear()
        return super().choose(state)

    def settled(self, state: Any, seat: int, turn: int) -> float:
        """The same dice bring the same within one decision: worked out once."""
        if state.phase != REROLL and state.phase != PAIR:
            return super().settled(state, seat, turn)
        dice = (state.phase, state.box, *state.dice, *state.coins)
        if dice not in self.seen:
            self.seen[dice] = super().settled(state, seat, turn)
        return self.seen[dice]

    def worth(self, state: Any, seat: int) -> float:
        mine: int = state.coins[seat]
        return 2 * mine - leading_rival(state, state.coins, seat) + victory(state, seat, COINS)

    def candidates(self, state: Any) -> Iterator[int]:
        if state.phase != REROLL:
            for index in range(self.rules.legal_count(state)):
                yield self.rules.legal_choice(state, index)
            return
        yield self.rules.legal_choice(state, 0)
        for coins in range(MOST_KEPT + 1):
            for cannons in range(MOST_KEPT + 1):
                for skulls in range(MOST_KEPT + 1 - cannons):
                    rolled = all_but(state.dice, coins, cannons, skulls)
                    if rolled:
                        yield rolled

    def finishing(self, state: Any) -> int:
        return self.rules.legal_choice(state, 0) if state.phase == REROLL else self.best(state)[0]


def all_but(dice: list[int], coins: int, cannons: int, skulls: int) -> int:
    """The bag of dice to roll so that just these stay, the highest coins first; 0 if so many are not there or none is left."""
    rolled = list(dice[:BONES])
    for face in range(COIN_3, COIN_1 - 1, -1):
        kept = min(coins, rolled[face])
        rolled[face] -= kept
        coins -= kept
    rolled[CANNON] -= cannons
    rolled[SKULL] -= skulls
    if coins or min(rolled) < 0:
        return 0
    return bag_number(*rolled)
