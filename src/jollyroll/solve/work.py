"""What `jollyroll solve` can do: each Work makes one table, in steps that can be interrupted and gone on with."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from jollyroll.errors import Refused
from jollyroll.kit import Game

from .solver import solver_of
from .tables import Facts

if TYPE_CHECKING:
    import numpy as np

    Arrays = dict[str, "np.ndarray[Any, Any]"]

Progress = Callable[[float, float, str], None]  # how much is done, of how much, and a note


class Work(ABC):
    """One table to be made. `options` holds only those that matter for it, so that presets that agree on them share a table."""

    format: ClassVar[int] = 1  # the layout of the arrays; tables of another layout are stale
    size: int = 0  # bytes the table takes, about; 0 if nobody knows
    effort: float = 0.0  # seconds of one core it takes, about; 0 if nobody knows
    finest: float = 0.0  # the best precision that can be reached
    kept: ClassVar[tuple[str, ...]] = ("[!.]*",)  # what is in a checkpoint that holds something worth going on with

    def __init__(self, game: Game, kind: str, seats: int, options: Mapping[str, str], precision: float) -> None:
        self.game = game
        self.kind = kind
        self.seats = seats
        self.options = dict(options)
        self.precision = precision
        self.cores = os.cpu_count() or 1

    @abstractmethod
    def run(self, progress: Progress, checkpoint: Path) -> "tuple[Arrays, Facts]":
        """Make the table. What is worth keeping if it is interrupted goes into the folder `checkpoint`, where a later run finds it.

        `progress` is called at least every half second or so; Ctrl-C comes as KeyboardInterrupt between two calls of machine code.
        """


class Steps:
    """How far work in several steps has come."""

    def __init__(self, progress: Progress, lengths: tuple[int, ...]) -> None:
        self.progress = progress
        self.lengths = lengths
        self.step = 0

    def told(self, part: float) -> None:
        """So much of a step is done."""
        before = sum(self.lengths[: self.step])
        self.progress(before + part * self.lengths[self.step], sum(self.lengths), "")

    def done(self) -> None:
        """On to the next one."""
        self.step += 1


def works(game: Game, seats: int, options: Mapping[str, str], precision: float | None = None) -> list[Work]:
    """What can be solved for this game, so many seats and these options (all resolved); nothing is computed yet."""
    found = [*solver_of(game).jobs(game, seats, options, precision)]
    for work in found:
        if work.precision < work.finest:
            raise Refused("precision-finest", asked=f"{work.precision:g}", finest=f"{work.finest:g}")
    return found


def not_settled(left: float, wanted: float) -> Refused:
    """The numbers of a table that does not come out as exact as it shall be."""
    return Refused("not-settled", left=f"{left:.2g}", wanted=f"{wanted:.2g}")
