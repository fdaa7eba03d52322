"""Tie rounds in files, for all workers and later runs: `round-<number>-<seats>.npy`."""

from pathlib import Path

import numpy as np

from jollyroll.solve.arrays import Floats
from jollyroll.solve.atomic_folder import opened_array, replace_file
from jollyroll.solve.tables import npy_bytes

from ..rules.components import MOST_TIE_ROUNDS
from .endings import Tied
from .solve_jobs import ROUND

ROUNDS_KEPT = 3  # up to this many players a round is saved after each mover, not only at its beginning


class RoundFiles:
    """Each file has the shares in a round between some seats, for each mover in order: by rank, from the mover on."""

    def __init__(self, folder: Path, seats: int) -> None:
        self.folder = folder
        self.seats = seats

    def file(self, tied: Tied, number: int) -> Path:
        """The path of a round between these seats."""
        return self.folder / f"{ROUND}{number}-{''.join(map(str, tied))}.npy"

    def is_kept(self, tied: Tied, number: int) -> bool:
        return self.file(tied, number).exists()

    def keep(self, tied: Tied, number: int, movers: list[Floats]) -> None:
        """Save a solved round."""
        kept = movers if self.seats <= ROUNDS_KEPT else movers[:1]
        replace_file(self.file(tied, number), npy_bytes(np.stack(kept) if len(kept) > 1 else kept[0][None]))

    def opened(self, tied: Tied, number: int) -> Floats:
        """The round of this number; one that was skipped equals the next that was solved."""
        while number < MOST_TIE_ROUNDS and not self.is_kept(tied, number):
            number += 1
        return opened_array(self.file(tied, number))
