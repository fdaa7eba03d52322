"""The whole game: the shares of every position between turns, layer after layer, the empty box first.

Coins never come back into the box, so what a layer leads to outside itself is known. Inside, the best play is found for the shares as
they stand, the shares are worked out for that play, and again, until nothing changes (policy iteration).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .crew import Crew, everybody
from .field import Field, Play, new_play
from .layer import FIRM
from .piles import Numbers

SETTLED = 1e-14  # shares that a sweep changes by less are worked out
MOST_SWEEPS = 2_000
MOST_ROUNDS = 40
MOST_LOOKS = 100  # times that only the positions with something to gain are looked at before all are again


@dataclass
class Layer:
    """How a layer was solved."""

    box: int
    rounds: int
    sweeps: int
    looks: int
    residual: float


class WholeGame:
    """The layers of one table.

    `shares` has a row for each position: the mover's share first, then the others in turn order. Where it matters who begins a new game
    (`claims` > 1), that player sits so many seats after the mover, and each claim has a row of all positions of its own.
    """

    def __init__(self, field: Field, work: Any, shares: Numbers, claims: int = 1) -> None:
        self.field = field
        self.work = work  # the compiled functions of `layer`
        self.shares = shares
        self.claims = claims
        self.total = int(field.begins[-1])
        self.plays: list[Play] = []

    def size(self, box: int) -> int:
        """How many positions a layer has."""
        return int(self.field.begins[box + 1] - self.field.begins[box])

    def here(self, box: int, claim: int) -> int:
        """Where a layer begins."""
        return int(self.field.begins[box]) + claim * self.total

    def set_ends(self, ends: Sequence[Numbers]) -> None:
        """Fill in the empty box, for each claim."""
        for claim, shares in enumerate(ends):
            self.shares[self.here(0, claim) : self.here(0, claim) + len(shares)] = shares

    def solve_layer(self, crew: Crew, box: int, precision: float, told: Callable[[int], None], guessed: bool = False) -> Layer:
        """Solve the layer of this box; those of emptier boxes are solved. Unless guessed, it begins with the shares of the layer below."""
        size = self.size(box)
        if not self.plays:
            self.plays = [new_play(self.field, size) for _ in range(self.claims)]
            for play in self.plays:
                play.chance[:, 0] = 1.0  # anything will do
        for play in self.plays:
            play.changes[:size] = np.minimum(play.changes[:size], FIRM if box > 1 else 0) if self.field.all_piles.shape[1] > 2 else 0
        if not guessed:
            for claim in range(self.claims):
                below = self.here(box - 1, claim)
                self.shares[self.here(box, claim) : self.here(box, claim) + size] = self.shares[below : below + size]
        self.play_on(crew, box, told)
        result = Layer(box, 0, 0, 0, np.inf)
        self.sweep(box, result, precision / 1000)
        while result.rounds < MOST_ROUNDS:
            result.rounds += 1
            result.residual = self.improve(crew, box, [everybody(size)] * self.claims, told, precision)
            if result.residual <= precision:
                break
            self.sweep(box, result, precision / 1000)
            if result.rounds > 2:
                self.calm(crew, box, result, told, precision)
        self.sweep(box, result, SETTLED)
        return result

    def play_on(self, crew: Crew, box: int, told: Callable[[int], None]) -> None:
        """Begin with the play of the layer before."""
        for claim, play in enumerate(self.plays):
            there = (claim - 1) % self.claims * self.total

            def turns(some: Numbers, spot: Any, room: Any, there: int = there, play: Play = play) -> None:
                self.work.play_on(self.field, box, some, self.shares, there, play, spot)

            crew.each(self.field, everybody(self.size(box)), turns, told)

    def calm(self, crew: Crew, box: int, result: Layer, told: Callable[[int], None], precision: float) -> None:
        """Go on with those positions only in which much is to be gained, until little is."""
        for play in self.plays:
            play.changes[:] = np.where(play.changes > FIRM, FIRM + (play.changes - FIRM) // 2, play.changes)
        for look in range(MOST_LOOKS):
            some = [np.flatnonzero(play.gain[: self.size(box)] > precision) for play in self.plays]
            result.looks += 1
            g=self.improve(crew, box, some, told, precision)
            if g <= precision:
                break
            self.sweep(box, result, precision / 30)

    def improve(self, crew: Crew, box: int, ranks: Sequence[Numbers], told: Callable[[int], None], least: float) -> float:
        """Find better play for the shares as they stand, for these ranks of each claim; answers the most that anybody gains by it."""
        for claim, play in enumerate(self.plays):
            here, there = self.here(box, claim), (claim - 1) % self.claims * self.total

            def turns(some: Numbers, spot: Any, room: Any, here: int = here, there: int = there, play: Play = play) -> None:
                self.work.improve(self.field, box, some, 1, self.shares, here, there, play, spot, room, least)

            crew.each(self.field, ranks[claim], turns, told)
        return max(float(play.gain[some].max(initial=0.0)) for play, some in zip(self.plays, ranks, strict=True))

    def sweep(self, box: int, result: Layer, enough: float) -> None:
        """Work out the shares for the play found."""
        for _ in range(MOST_SWEEPS):
            result.sweeps += 1
            if max(self.sweep_claim(box, claim) for claim in range(self.claims)) < max(enough, SETTLED):
                break

    def sweep_claim(self, box: int, claim: int) -> float:
        """One sweep; answers the largest change."""
        change: float = self.work.sweep(self.shares, self.here(box, claim), self.size(box), self.plays[claim])
        return change
