"""The whole game: the shares of every position between turns, layer after layer, the empty box first.

Coins never come back into the box, so what a layer leads to outside itself is known. Inside, better play is found for the shares as
they stand, the shares are worked out for that play, and again, until nobody has more to gain than the precision allows (policy
iteration). Between two players that ends at the one solution. From three on, a player who is far behind may decide between the
others while his own share hardly depends on it, and best replies may chase each other for ever: so everybody keeps to what he plays
unless something else is better by more than the precision, and after a few changes of mind mixes the better play in instead of
taking it up.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from jollyroll.solve.solve_job import not_settled

from .crew import Crew, everybody
from .field import Field, Play, new_play, new_start
from .piles import Numbers

SETTLED = 1e-14  # shares that a sweep changes by less are worked out
MOST_SWEEPS = 2_000
MOST_ROUNDS = 300
FIRM = 5  # changes of mind before the better play is only mixed in
ALWAYS_FIRM = 1 << 30  # between two players

Told = Callable[[int], None]


@dataclass
class Layer:
    """How a layer was solved."""

    box: int
    rounds: int = 0
    sweeps: int = 0
    residual: float = np.inf  # the most that a mover could gain by another play of one turn
    mean: float = 0.0  # the same on average


class WholeGame:
    """The layers of one table.

    `shares` has a row for each position: the mover's share first, then the others in turn order. Where it matters who begins a new
    game (`claims` > 1), that player sits so many seats after the mover, and each claim has a row of all positions of its own.
    """

    def __init__(self, field: Field, work: Any, shares: Numbers, claims: int = 1) -> None:
        self.field = field
        self.work = work  # the compiled functions of `layer`
        self.shares = shares
        self.claims = claims
        self.total = int(field.begins[-1])
        self.firm = ALWAYS_FIRM if shares.shape[1] == 2 else FIRM
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

    def solve_layer(self, crew: Crew, box: int, precision: float, told: Told, guessed: bool = False) -> Layer:
        """Solve the layer of this box; those of emptier boxes are solved.

        Unless its shares are guessed already, those of the layer before are taken to begin with.
        """
        size = self.size(box)
        everyone = [everybody(size)] * self.claims
        result = Layer(box)
        self.begin(box, guessed)
        self.each(crew, box, everyone, told, self.play_on)
        self.sweep(box, result, precision / 1000, told)
        for result.rounds in range(1, MOST_ROUNDS + 1):
            self.each(crew, box, everyone, told, self.improve, precision)
            result.residual = max(float(play.gain[:size].max()) for play in self.plays)
            if result.residual <= precision:
                break
            self.sweep(box, result, precision / 1000, told)
        else:
            raise not_settled(result.residual, precision)
        self.sweep(box, result, SETTLED, told)
        result.mean = max(float(play.gain[:size].mean()) for play in self.plays)
        return result

    def begin(self, box: int, guessed: bool) -> None:
        """Get ready for a layer."""
        size = self.size(box)
        if not self.plays:
            self.plays = [new_play(self.field, size) for _ in range(self.claims)]
        for claim, play in enumerate(self.plays):
            if self.firm == FIRM:  # what comes out must not depend on which layers were solved in the same run
                new_start(play)
            if not guessed:
                here, below = self.here(box, claim), self.here(box - 1, claim)
                self.shares[here : here + size] = self.shares[below : below + size]

    def each(self, crew: Crew, box: int, ranks: Sequence[Numbers], told: Told, work: Callable[..., None], *more: float) -> None:
        """Have something done to these ranks of each claim."""
        for claim in range(self.claims):

            def turns(some: Numbers, spot: Any, room: Any, claim: int = claim) -> None:
                work(box, claim, some, spot, room, *more)

            crew.each(self.field, ranks[claim], turns, told)

    def play_on(self, box: int, claim: int, ranks: Numbers, spot: Any, room: Any) -> None:
        """Begin with the play noted so far."""
        here, there = self.here(box, claim), (claim - 1) % self.claims * self.total
        self.work.play_on(self.field, box, ranks, 1, self.shares, here, there, self.plays[claim], spot)

    def improve(self, box: int, claim: int, ranks: Numbers, spot: Any, room: Any, least: float) -> None:
        """Find better play for the shares as they stand."""
        here, there = self.here(box, claim), (claim - 1) % self.claims * self.total
        play = self.plays[claim]
        self.work.improve(self.field, box, ranks, 1, self.shares, here, there, play, spot, room, least, self.firm)

    def sweep(self, box: int, result: Layer, enough: float, told: Told) -> None:
        """Work out the shares for the play found."""
        size = self.size(box)
        for _ in range(MOST_SWEEPS):
            result.sweeps += 1
            changes = [self.work.sweep(self.shares, self.here(box, claim), size, play) for claim, play in enumerate(self.plays)]
            told(0)
            if max(changes) < max(enough, SETTLED):
                break
