"""The end of the game for every distribution of coins: winners, shared victories, tie rounds solved from the last to the first."""

from typing import Protocol

import numpy as np

from jollyroll.solve.arrays import Floats, Ints

from ..rules.components import MOST_TIE_ROUNDS
from .endings import Ending, Endings, Tied, standings
from .layer import ELSEWHERE
from .layer_kernels import LayerKernels
from .layer_policy import LayerPolicy, new_policy
from .ranking import ranks
from .scratch import DiceScratch, StateScratch
from .turn_model import TurnModel
from .workers import OnSolved, WorkerPool, all_ranks


class RoundStore(Protocol):
    """Keeps the tie rounds that an interrupted run has solved."""

    def recall_round(self, tied: Tied, number: int) -> list[Floats] | None:
        """The shares in a round between these seats, for each mover in order."""

    def keep_round(self, tied: Tied, number: int, movers: list[Floats]) -> list[Floats]:
        """The round is solved; answers as much of it as is worth remembering, at least the first mover."""


class TieRounds:
    """Tie rounds of one table. `rounds[tied][r - 1]` has the shares in round r between these seats: for each mover in order, by
    rank.

    Seats count from the first mover of the round on, shares and piles from the mover on. A new game whose first player chance
    finds is worth the same to all who play it.
    """

    def __init__(self, model: TurnModel, endings: Endings, kernels: LayerKernels) -> None:
        self.model = model
        self.endings = endings
        self.kernels = kernels
        self.piles = model.all_piles.astype(np.int64)
        self.orders, self.order_of = standings(self.piles)
        self.rounds: dict[Tied, list[list[Floats]]] = {}

    def endings_of(self, tied: Tied, tie_round: int) -> list[Ending]:
        """What follows for each order in which the players can stand."""
        return [self.endings.after(order, tied, tie_round) for order in self.orders]

    def sets(self) -> list[Tied]:
        """Every set of seats that may play a tie round with each other, from its first mover on."""
        found: list[Tied] = []
        new = self.tied_again(self.endings_of((), 0))
        while new:
            found += sorted(new)
            new = {later for tied in found for later in self.tied_again(self.endings_of(tied, 1))} - set(found)
        return found

    def tied_again(self, endings: list[Ending]) -> set[Tied]:
        """The sets of seats that play another tie round."""
        return {self.from_first(ending.tied) for ending in endings if ending.tied}

    def from_first(self, tied: Tied) -> Tied:
        """The same seats counted from the first of them on."""
        return tuple((seat - tied[0]) % self.endings.seats for seat in tied)

    def turns(self) -> int:
        """How many turns have to be solved at most."""
        return MOST_TIE_ROUNDS * len(self.piles) * sum(len(self.endings.order(tied)) for tied in self.sets())

    def solve(self, workers: WorkerPool, precision: float, on_solved: OnSolved, store: RoundStore) -> None:
        """Solve the tie rounds, the last one first; earlier ones that come to the same are not solved again."""
        sets = self.sets()
        turns = {tied: len(self.piles) * len(self.endings.order(tied)) for tied in sets}
        numbers = range(MOST_TIE_ROUNDS, 0, -1)
        known = {(tied, number): store.recall_round(tied, number) for number in numbers for tied in sets}
        on_solved(sum(turns[tied] for (tied, _), movers in known.items() if movers is not None))
        for tied in sets:
            self.rounds[tied] = [[] for _ in range(MOST_TIE_ROUNDS)]
        for number in numbers:
            for tied in sets:
                movers = known.pop((tied, number))
                if movers is None:
                    movers = store.keep_round(tied, number, self.solve_round(workers, tied, number, on_solved))
                self.rounds[tied][number - 1] = movers
            if number < MOST_TIE_ROUNDS and self.change(number) < precision:
                for tied in sets:
                    self.rounds[tied][: number - 1] = [self.rounds[tied][number - 1]] * (number - 1)
                    on_solved((number - 1) * turns[tied])
                return

    def change(self, number: int) -> float:
        """How much the beginning of a round differs from that of the next."""
        starts = [(rounds[number - 1][0], rounds[number][0]) for rounds in self.rounds.values()]
        return max((float(np.abs(one - next_one).max()) for one, next_one in starts), default=0.0)

    def solve_round(self, workers: WorkerPool, tied: Tied, number: int, on_solved: OnSolved) -> list[Floats]:
        """The shares in a round, for each mover in order: retrograde, from the last mover to the first."""
        movers = self.endings.order(tied)
        shares = self.end_shares(tied, number)
        result: list[Floats] = []
        for mover, next_mover in zip(movers[::-1], [self.endings.seats, *movers[:0:-1]], strict=True):
            shares = self.solve_mover(workers, next_mover - mover, shares, on_solved)
            result.insert(0, shares)
        return result

    def solve_mover(self, workers: WorkerPool, shift: int, shares: Floats, on_solved: OnSolved) -> Floats:
        """The shares before one turn of a round, from the shares after it; the next mover sits `shift` seats further on."""
        policy: LayerPolicy = new_policy(self.model, len(self.piles))

        def solve(some: Ints, scratch: StateScratch, dice_scratch: DiceScratch) -> None:
            self.kernels.improve_policy(self.model, 0, some, shift, shares, ELSEWHERE, policy, scratch, dice_scratch, 0.0, 1)

        workers.run(self.model, all_ranks(len(self.piles)), solve, on_solved)
        return policy.known

    def end_shares(self, tied: Tied, tie_round: int) -> Floats:
        """The shares when a round between these seats is over, or (round 0) the box is empty, from the seat that begins next on."""
        shares = np.zeros((len(self.piles), self.endings.seats))
        for number, ending in enumerate(self.endings_of(tied, tie_round)):
            rows = np.flatnonzero(self.order_of == number)
            if ending.tied:
                first = ending.tied[0]
                begun = self.rounds[self.from_first(ending.tied)][tie_round][0]
                shares[rows] = np.roll(begun[ranks(np.roll(self.piles[rows], -first, axis=1))], first, axis=1)
            else:
                seats = ending.winners or ending.fresh
                shares[np.ix_(rows, np.array(seats))] = 1 / len(seats)
        return shares
