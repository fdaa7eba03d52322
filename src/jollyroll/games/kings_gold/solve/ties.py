"""The end of the game for every distribution of coins: winners, shared victories, tie rounds solved from the last to the first."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ..rules.components import MOST_TIE_ROUNDS
from .crew import Crew, everybody
from .field import Field, new_play
from .layer import NOWHERE
from .piles import Numbers, ranks
from .succession import Sequel, Succession, standings

Tied = tuple[int, ...]
Fresh = Callable[[Sequel], Numbers]
Told = Callable[[int], None]


class Shelf:
    """Where tie rounds are kept that an interrupted run has solved; this one keeps nothing."""

    def recall_round(self, tied: Tied, number: int) -> list[Numbers] | None:
        """The shares in a round between these seats, for each mover in order."""
        return None

    def keep_round(self, tied: Tied, number: int, movers: list[Numbers]) -> list[Numbers]:
        """The round is solved; answers as much of it as is worth remembering, at least the first mover."""
        return movers


def even(sequel: Sequel) -> tuple[Tied, float]:
    """Who shares a victory, or may expect to: chance finds the first player of a new game, so that all are alike."""
    seats = sequel.winners or sequel.fresh
    return seats, 1 / len(seats)


class Ties:
    """Tie rounds of one table. `rounds[tied][r - 1]` has the shares in round r between these seats: for each mover in order, by
    rank.

    Seats are told from the first mover of the round on, shares and piles from the mover on. A new game whose first player is not
    left to chance is worth what `fresh` says, to each seat as the sequel tells them.
    """

    def __init__(self, field: Field, succession: Succession, work: Any, fresh: Fresh | None = None) -> None:
        self.field = field
        self.succession = succession
        self.work = work  # the compiled functions of `layer`
        self.fresh = fresh
        self.piles = field.all_piles.astype(np.int64)
        self.orders, self.order_of = standings(self.piles)
        self.rounds: dict[Tied, list[list[Numbers]]] = {}

    def sequels(self, tied: Tied, tie_round: int) -> list[Sequel]:
        """What follows for each order in which the players can stand."""
        return [self.succession.after(order, tied, tie_round) for order in self.orders]

    def sets(self) -> list[Tied]:
        """Every set of seats that may play a tie round with each other, told from its first mover on."""
        found: list[Tied] = []
        new = self.played_on(self.sequels((), 0))
        while new:
            found += sorted(new)
            new = {later for tied in found for later in self.played_on(self.sequels(tied, 1))} - set(found)
        return found

    def played_on(self, sequels: list[Sequel]) -> set[Tied]:
        """The sets of seats that play another tie round."""
        return {self.turned(sequel.tied) for sequel in sequels if sequel.tied}

    def turned(self, tied: Tied) -> Tied:
        """The same seats told from the first of them on."""
        return tuple((seat - tied[0]) % self.succession.seats for seat in tied)

    def turns(self) -> int:
        """How many turns have to be solved at most."""
        return MOST_TIE_ROUNDS * len(self.piles) * sum(len(self.succession.order(tied)) for tied in self.sets())

    def solve(self, crew: Crew, precision: float, told: Told, shelf: Shelf) -> None:
        """Solve the tie rounds, the last one first; earlier ones that come to the same are not worked out again."""
        sets = self.sets()
        turns = {tied: len(self.piles) * len(self.succession.order(tied)) for tied in sets}
        numbers = range(MOST_TIE_ROUNDS, 0, -1)
        known = {(tied, number): shelf.recall_round(tied, number) for number in numbers for tied in sets}
        told(sum(turns[tied] for (tied, _), movers in known.items() if movers is not None))
        for tied in sets:
            self.rounds[tied] = [[] for _ in range(MOST_TIE_ROUNDS)]
        for number in numbers:
            for tied in sets:
                movers = known.pop((tied, number))
                if movers is None:
                    movers = shelf.keep_round(tied, number, self.solve_round(crew, tied, number, told))
                self.rounds[tied][number - 1] = movers
            if number < MOST_TIE_ROUNDS and self.change(number) < precision:
                for tied in sets:
                    self.rounds[tied][: number - 1] = [self.rounds[tied][number - 1]] * (number - 1)
                    told((number - 1) * turns[tied])
                return

    def change(self, number: int) -> float:
        """How much the beginning of a round differs from that of the next."""
        starts = [(rounds[number - 1][0], rounds[number][0]) for rounds in self.rounds.values()]
        return max((float(np.abs(one - next_one).max()) for one, next_one in starts), default=0.0)

    def solve_round(self, crew: Crew, tied: Tied, number: int, told: Told) -> list[Numbers]:
        """The shares in a round, for each mover in order."""
        players = self.succession.seats
        movers = self.succession.order(tied)
        following = self.ends(tied, number)
        result: list[Numbers] = []
        for mover, next_mover in zip(movers[::-1], [players, *movers[:0:-1]], strict=True):
            play = new_play(self.field, len(self.piles))
            shift, shares = next_mover - mover, following

            def turns(some: Numbers, spot: Any, room: Any, shift: int = shift, shares: Numbers = shares, play: Any = play) -> None:
                self.work.improve(self.field, 0, some, shift, shares, NOWHERE, 0, play, spot, room, 0.0, 1)

            crew.each(self.field, everybody(len(self.piles)), turns, told)
            following = play.fixed
            result.insert(0, following)
        return result

    def ends(self, tied: Tied, tie_round: int) -> Numbers:
        """The shares when a round between these seats is over, or (round 0) the box is empty, from the seat that begins next on."""
        players = self.succession.seats
        shares = np.zeros((len(self.piles), players))
        for number, sequel in enumerate(self.sequels(tied, tie_round)):
            rows = np.flatnonzero(self.order_of == number)
            if sequel.tied:
                first = sequel.tied[0]
                begun = self.rounds[self.turned(sequel.tied)][tie_round][0]
                shares[rows] = np.roll(begun[ranks(np.roll(self.piles[rows], -first, axis=1))], first, axis=1)
            elif sequel.first >= 0 and self.fresh:
                shares[rows] = self.fresh(sequel)
            else:
                seats, part = even(sequel)
                shares[np.ix_(rows, np.array(seats))] = part
        return shares
