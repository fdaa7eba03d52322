"""What follows the last turn, read off the rulebook: the order of a tie round, the winners, a new game."""

from typing import NamedTuple

import numpy as np

from jollyroll.kit.phases import OVER
from jollyroll.solve.arrays import Ints

from ..rules.state import State
from ..rules.turns import pass_on

Tied = tuple[int, ...]  # the seats of a tie round


class Ending(NamedTuple):
    """What follows the last turn. Seats count from the one after the player who ended the game."""

    winners: tuple[int, ...] = ()
    tied: Tied = ()  # players of the next tie round, in order of turns
    fresh: tuple[int, ...] = ()  # players of a whole new game, whose first player chance finds


class Endings:
    """Endings for one set of seats and options; `start` is a state in which seat 0 begins a turn."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.seats = start.seats

    def order(self, tied: Tied) -> list[int]:
        """The order of turns in a tie round between these seats."""
        state = self.tie_round(tied, 1)
        movers = []
        while state.tie_round == 1 and state.phase != OVER:
            movers.append(state.seat)
            pass_on(state)
        return movers

    def from_first(self, tied: Tied) -> Tied:
        """The same seats counted from the first of them on."""
        return tuple((seat - tied[0]) % self.seats for seat in tied)

    def tie_round(self, tied: Tied, number: int) -> State:
        """The beginning of a tie round between these seats; seat 0 has the most coins."""
        state = self.start.copy()
        state.box, state.king, state.tie_round, state.ender, state.seat = 0, 0, number, self.seats - 1, tied[0]
        for seat in range(self.seats):
            state.coins[seat] = int(seat == 0)
            state.tied[seat] = state.due[seat] = int(seat in tied)
        return state

    def after(self, standing: tuple[int, ...], tied: Tied, tie_round: int) -> Ending:
        """What follows piles in this order when the box is empty (`tie_round` 0) or a tie round between these seats is over."""
        if tie_round:
            state = self.tie_round(tied, tie_round)
            state.seat = self.order(tied)[-1]
            state.due[: self.seats] = [int(seat == state.seat) for seat in range(self.seats)]
        else:
            state = self.start.copy()
            state.box, state.king, state.seat = 0, 0, self.seats - 1
        state.coins[: self.seats] = standing
        pass_on(state)
        everybody = range(self.seats)
        if state.phase == OVER:
            return Ending(winners=tuple(seat for seat in everybody if state.won[seat]))
        if state.tie_round:
            around = [(state.seat + step) % self.seats for step in everybody]
            return Ending(tied=tuple(seat for seat in around if state.tied[seat]))
        return Ending(fresh=tuple(seat for seat in everybody if state.present[seat]))


def standings(piles: Ints) -> tuple[list[tuple[int, ...]], Ints]:
    """The distinct orders of the players by piles, as numbers of poorer rivals, and the order of each row."""
    poorer = (piles[:, :, None] > piles[:, None, :]).sum(axis=2)
    codes = poorer @ (piles.shape[1] ** np.arange(piles.shape[1]))
    _, firsts, which = np.unique(codes, return_index=True, return_inverse=True)
    return [tuple(int(count) for count in poorer[row]) for row in firsts], which
