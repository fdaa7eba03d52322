"""The tally of a series in integers: sums that do not depend on order, chunks or processes."""

from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from jollyroll.kit import Game
from jollyroll.solve.arrays import Ints

from .bot_games import DECISIONS, STARTER

# A victory is counted in parts that any number of winners can share evenly: 60 is divisible by 1, 2, 3, 4, 5 and 6.
PARTS = 60

Records = npt.NDArray[np.void]  # states, as machine code writes them


class Columns:
    """Many positions as one: each field holds the numbers of all of them, so that one question is answered for all at once."""

    def __init__(self, positions: Records) -> None:
        self._positions = positions

    def __getattr__(self, name: str) -> Any:
        values = self._positions[name].astype(np.int64)
        return np.moveaxis(values, 0, -1)


@dataclass
class Tally:
    """Sums over games for each seating (the first index), then by seat. Unfinished games are only counted."""

    games: Ints  # seating
    unfinished: Ints  # seating
    won_alone: Ints  # seating, seat
    won_shared: Ints  # seating, seat
    parts: Ints  # seating, seat: of victories, 60 to each
    products: Ints  # seating, seat, seat: products of their parts
    scores: Ints  # seating, seat
    score_squares: Ints  # seating, seat
    began: Ints  # seating, seat
    parts_begun: Ints  # seating, seat: parts of victories in the games this seat began
    squares_begun: Ints  # seating, seat: the squares of these
    turns: Ints  # seating
    turn_squares: Ints  # seating
    decisions: Ints  # seating

    @classmethod
    def empty(cls, seatings: int, seats: int) -> Self:
        """The tally of no games."""
        one, each, pairs = (np.zeros((seatings, *more), np.int64) for more in ((), (seats,), (seats, seats)))
        shapes = {"won_alone": each, "won_shared": each, "parts": each, "products": pairs, "scores": each, "score_squares": each}
        shapes |= {"began": each, "parts_begun": each, "squares_begun": each}
        return cls(**{field.name: shapes.get(field.name, one).copy() for field in fields(cls)})

    def __iadd__(self, other: Self) -> Self:
        for field in fields(self):
            sums = getattr(self, field.name)
            sums += getattr(other, field.name)
        return self

    def __add__(self, other: Self) -> Self:
        return type(self)(**{field.name: getattr(self, field.name) + getattr(other, field.name) for field in fields(self)})

    def form(self) -> dict[str, object]:
        """The sums for a file in JSON."""
        return {field.name: getattr(self, field.name).tolist() for field in fields(self)}

    @classmethod
    def read(cls, form: object) -> Self:
        """The tally of such a form; raises TypeError or ValueError for any other."""
        if not isinstance(form, dict):
            raise TypeError
        return cls(**{name: np.array(numbers, np.int64) for name, numbers in form.items()})


def counted(game: Game, finals: Records, notes: Ints, seatings: int, first: int) -> Tally:
    """The tally of the games with these last positions, numbered from `first` on."""
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
    """Sums values of consecutive games, separately for each seating."""

    def __init__(self, seatings: int, first: int, games: int) -> None:
        self.seatings = seatings
        self.first = first  # the seating of the first game
        self.rounds = -(-(first + games) // seatings)

    def __call__(self, values: npt.NDArray[np.generic]) -> Ints:
        rounds = np.zeros((self.rounds * self.seatings, *values.shape[1:]), np.int64)
        rounds[self.first : self.first + len(values)] = values
        sums: Ints = rounds.reshape(self.rounds, self.seatings, *values.shape[1:]).sum(axis=0)
        return sums
