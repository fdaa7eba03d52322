"""Tie rounds for every distribution of coins: winners, shared victories, and the rounds solved from last to first."""

import numpy as np

from jollyroll.solve.arrays import Floats
from jollyroll.solve.workers import Handle, Workers

from ..rules.components import MOST_TIE_ROUNDS
from .endings import Ending, Tied, standings
from .layer_blocks import LayerBlocks, blocks_of
from .ranking import all_piles
from .whole_game import OnSolved, joined

CHUNK = 1 << 20  # states compared at a time


class TieRounds:
    """Solves the tie rounds of one table into files. Seats count from the first mover of the round on, shares from the mover on."""

    def __init__(self, blocks: LayerBlocks, workers: Workers) -> None:
        self.blocks = blocks
        self.workers = workers
        self.endings = blocks.endings
        self.size = blocks.size(0)
        seats = blocks.seats
        enough = min(blocks.model.coins, seats * (seats - 1) // 2)  # enough coins for all orders of the players
        self.orders = standings(all_piles(seats, enough).astype(np.int64))[0]
        self.sets = self.possible_sets()

    def endings_of(self, tied: Tied, tie_round: int) -> list[Ending]:
        """What follows each order of the players."""
        return [self.endings.after(order, tied, tie_round) for order in self.orders]

    def possible_sets(self) -> list[Tied]:
        """Every set of seats that may play a tie round with each other, from its first mover on."""
        found: list[Tied] = []
        new = self.tied_again(self.endings_of((), 0))
        while new:
            found += sorted(new)
            new = {later for tied in found for later in self.tied_again(self.endings_of(tied, 1))} - set(found)
        return found

    def tied_again(self, endings: list[Ending]) -> set[Tied]:
        """The sets of seats that play another tie round."""
        return {self.endings.from_first(ending.tied) for ending in endings if ending.tied}

    def turns(self) -> int:
        """The maximum number of turns to solve."""
        return MOST_TIE_ROUNDS * sum(map(self.turns_of, self.sets))

    def turns_of(self, tied: Tied) -> int:
        """The number of turns in a round between these seats."""
        return self.size * len(self.endings.order(tied))

    def solve(self, precision: float, on_solved: OnSolved) -> None:
        """Solve the tie rounds, the last one first; earlier ones that come out equal are not solved again."""
        files = self.blocks.rounds
        for number in range(MOST_TIE_ROUNDS, 0, -1):
            for tied in self.sets:
                if files.is_kept(tied, number):
                    on_solved(self.turns_of(tied))
                else:
                    files.keep(tied, number, self.solve_round(tied, number, on_solved))
            if number < MOST_TIE_ROUNDS and self.change(number) < precision:
                on_solved((number - 1) * sum(map(self.turns_of, self.sets)))
                return

    def change(self, number: int) -> float:
        """The largest difference between the beginning of a round and that of the next."""
        files, most = self.blocks.rounds, 0.0
        for tied in self.sets:
            one, next_one = files.opened(tied, number)[0], files.opened(tied, number + 1)[0]
            for begin in range(0, len(one), CHUNK):
                most = max(most, float(np.abs(one[begin : begin + CHUNK] - next_one[begin : begin + CHUNK]).max()))
        return most

    def solve_round(self, tied: Tied, number: int, on_solved: OnSolved) -> list[Floats]:
        """The shares in a round, for each mover in order: retrograde, from the last mover to the first."""
        movers = self.endings.order(tied)
        shares = self.ends(tied, number)
        result: list[Handle] = []
        for mover, next_mover in zip(movers[::-1], [self.endings.seats, *movers[:0:-1]], strict=True):
            tasks = [self.workers.submit("tie_turn", *block, next_mover - mover, shares) for block in blocks_of(self.size)]
            shares = joined(self.workers, tasks)
            result.insert(0, shares)
            for turns in self.workers.results([task.figures for task in tasks]):
                on_solved(turns)
        return list(self.workers.results(result))

    def ends(self, tied: Tied, tie_round: int) -> Handle:
        """The shares when a round between these seats is over, or (round 0) the box is empty."""
        return joined(self.workers, [self.workers.submit("ends", *block, tied, tie_round) for block in blocks_of(self.size)])

    def end_shares(self, tied: Tied, tie_round: int) -> Floats:
        """The same, here."""
        (shares,) = self.workers.results([self.ends(tied, tie_round)])
        found: Floats = shares
        return found
