"""What many games came to, in whole numbers: sums that are the same in whatever order, chunks and processes games were played."""

from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from jollyroll.kit import Game

from .bot_games import DECISIONS, STARTER

# A victory is counted in parts that any number of winners can share evenly: 60 is divisible by 1, 2, 3, 4, 5 and 6.
PARTS = 60

Numbers = npt.NDArray[np.int64]
Records = npt.NDArray[np.void]  # states, as machine code writes them


class Columns:
    """Many positions as one: each field holds the numbers of all of them, so that a question about one is answered for all."""

    def __init__(self, positions: Records) -> None:
        self._positions = positions

    def __getattr__(self, name: str) -> Any:
        values = self._positions[name].astype(np.int64)
        return np.moveaxis(values, 0, -1)


@dataclass
class Tally:
    """Sums over games, apart for each seating (the first index); seats are the later ones. Unfinished games count only as such."""

    games: Numbers  # seating
    unfinished: Numbers  # seating
    won_alone: Numbers  # seating, seat
    won_shared: Numbers  # seating, seat
    parts: Numbers  # seating, seat: of victories, 60 each
    products: Numbers  # seating, seat, seat: parts of the one times parts of the other
    scores: Numbers  # seating, seat
    score_squares: Numbers  # seating, seat
    began: Numbers  # seating, seat
    parts_begun: Numbers  # seating, seat: parts of victories in the games this seat began
    squares_begun: Numbers  # seating, seat: the same squared
    turns: Numbers  # seating
    turn_squares: Numbers  # seating
    decisions: Numbers  # seating

    @classmethod
    def empty(cls, seatings: int, seats: int) -> Self:
        """Nothing played yet."""
        one, each, pairs = (np.zeros((seatings, *more), np.int64) for more in ((), (seats,), (seats, seats)))
        shapes = {"won_alone": each, "won_shared": each, "parts": each, "products": pairs, "scores": each, "score_squares": each}
        shapes |= {"began": each, "parts_begun": each, "squares_begun": each}
        return cls(**{field.name: shapes.get(field.name, one).copy() for field in fields(cls)})

    def __iadd__(self, other: Self) -> Self:
        for field in fields(self):
            sums = getattr(self, field.name)
            sums += getattr(other, field.name)
        return self


def counted(game: Game, finals: Records, notes: Numbers, seatings: int, first: int) -> Tally:
    """The tally of games whose last positions these are, numbered from `first` on."""
    total = SeatingSums(seatings, first % seatings, len(finals))
    seats = int(finals["seats"][0])
    won = finals["won"][:, :seats].astype(np.int64)
    winners = won.sum(axis=1)
    finished = (winners > 0).astype(np.int64)
    parts = won * (PARTS // np.maximum(winners, 1))[:, None]
    positions = Columns(finals)
    scores = np.stack([game.score(positions, seat)[0] for seat in range(seats)], axis=1) * finished[:, None]
    began = (notes[:, STARTER, None] == np.arange(seats)) * finished[:, None]
    turns = finals["turn"] * finished
    return Tally(
        games=total(finished),
        unfinished=total(1 - finished),
        won_alone=total(won * (winners == 1)[:, None]),
        won_shared=total(won * (winners > 1)[:, None]),
        parts=total(parts),
        products=total(parts[:, :, None] * parts[:, None, :]),
        scores=total(scores),
        score_squares=total(scores * scores),
        began=total(began),
        parts_begun=total(parts * began),
        squares_begun=total(parts * parts * began),
        turns=total(turns),
        turn_squares=total(turns * turns),
        decisions=total(notes[:, DECISIONS] * finished),
    )


class SeatingSums:
    """Adds up, apart for each seating, what belongs to games in a row."""

    def __init__(self, seatings: int, first: int, games: int) -> None:
        self.seatings = seatings
        self.first = first  # the seating of the first game
        self.rounds = -(-(first + games) // seatings)

    def __call__(self, values: npt.NDArray[np.generic]) -> Numbers:
        rounds = np.zeros((self.rounds * self.seatings, *values.shape[1:]), np.int64)
        rounds[self.first : self.first + len(values)] = values
        sums: Numbers = rounds.reshape(self.rounds, self.seatings, *values.shape[1:]).sum(axis=0)
        return sums
