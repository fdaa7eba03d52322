"""Layers being solved, in a file where a later run finds what an earlier one has solved."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from jollyroll.solve.atomic_folder import new_array

from .packing import RANKS, ROWS, pack
from .piles import Numbers
from .solve_jobs import NOTE, ROUND
from .ties import Shelf, Tied
from .whole_game import Layer

SHARES, ROUNDS = "layers.npy", "rounds.npy"
DRAFT = ".draft"
ROUNDS_KEPT = 3  # players at most of whose tie rounds all is remembered


class Layers(Shelf):
    """The shares of all positions, layer after layer, and which layers are solved.

    A layer counts as solved once its shares are on the disk and the note says so; what comes out does not depend on where a run
    was interrupted (of two players, by no more than the gain that is left to them).
    """

    def __init__(self, folder: Path, places: int, seats: int) -> None:
        self.folder = folder
        self.seats = seats
        self.kept: list[Layer] = []
        self.rounds: Numbers = np.zeros((0, seats + 1, 0, seats))
        if not self.found(places):
            self.take(new_array(folder / SHARES, (places, seats), np.float64))

    def found(self, places: int) -> bool:
        """An earlier run has left something to go on with."""
        try:
            kept = [Layer(**said) for said in json.loads((self.folder / NOTE).read_text("utf-8"))]
            file = np.load(self.folder / SHARES, mmap_mode="r+", allow_pickle=False)
            rounds = np.load(self.folder / ROUNDS, allow_pickle=False)
        except (OSError, ValueError, TypeError):
            return False
        if file.shape != (places, self.seats) or [layer.box for layer in kept] != list(range(len(kept))):
            return False
        self.kept, self.rounds = kept, rounds
        self.take(file)
        return True

    def take(self, file: Any) -> None:
        """Work on the array in this file."""
        self.file = file
        self.shares = np.asarray(file)

    @property
    def solved(self) -> int:
        """How many layers are solved, the empty box first."""
        return len(self.kept)

    @property
    def residual(self) -> float:
        """The most that anybody could gain by another play of one turn."""
        return max(layer.residual for layer in self.kept)

    @property
    def mean(self) -> float:
        """The same on average, in the layer where that is most."""
        return max(layer.mean for layer in self.kept)

    @property
    def rounds_played(self) -> int:
        """How often a layer was gone through, all together."""
        return sum(layer.rounds for layer in self.kept)

    def recall_round(self, tied: Tied, number: int) -> list[Numbers] | None:
        try:
            return list(np.load(self.round_file(tied, number), allow_pickle=False))
        except (OSError, ValueError):
            return None

    def keep_round(self, tied: Tied, number: int, movers: list[Numbers]) -> list[Numbers]:
        kept = movers[: None if self.seats <= ROUNDS_KEPT else 1]
        path = self.round_file(tied, number)
        draft = path.with_name(f".{path.name}{DRAFT}")
        with open(draft, "wb") as file:
            np.save(file, np.array(kept))
        os.replace(draft, path)
        return kept

    def round_file(self, tied: Tied, number: int) -> Path:
        """Where a tie round between these seats is kept."""
        return self.folder / f"{ROUND}{number}-{''.join(map(str, tied))}.npy"

    def keep_rounds(self, rounds: Numbers) -> None:
        """Keep the tie rounds."""
        self.rounds = rounds if self.seats == 2 or not rounds.size else rounds.astype(np.float32)
        np.save(self.folder / ROUNDS, self.rounds)

    def keep(self, box: int, layer: Layer | None) -> None:
        """The layer of this box is solved."""
        self.kept.append(layer or Layer(box, residual=0.0))
        self.file.flush()
        draft = self.folder / f".{NOTE}{DRAFT}"
        draft.write_text(json.dumps([asdict(layer) for layer in self.kept]), "utf-8")
        os.replace(draft, self.folder / NOTE)

    def products(self, packed: bool) -> dict[str, Any]:
        """The table: of two players the second has what the first has not; of more, all are there, told more shortly."""
        if self.seats == 2:
            return {"shares": self.shares[:, :-1], "rounds": self.rounds[..., :-1]}
        if packed:
            return {"shares": pack(self.shares, RANKS), "rounds": pack(self.rounds, ROWS) if self.rounds.size else self.rounds}
        return {"shares": self.shares.astype(np.float32), "rounds": self.rounds}
