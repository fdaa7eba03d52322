"""The checkpoint of a solve job: layers in a file, where a later run finds what an earlier one has solved."""

import json
import os
from dataclasses import asdict
from pathlib import Path

import numpy as np

from jollyroll.solve.arrays import AnyArray, Arrays, Floats
from jollyroll.solve.atomic_folder import new_array

from .endings import Tied
from .packing import RANKS, ROWS, pack
from .solve_jobs import REPORTS, ROUND
from .whole_game import LayerReport

SHARES, ROUNDS = "layers.npy", "rounds.npy"
DRAFT = ".draft"
ROUNDS_KEPT = 3  # players at most of whose tie rounds all is remembered


class Checkpoint:
    """The shares of all positions, layer after layer, and which layers are solved.

    A layer counts as solved once its shares are on the disk and its report too; what comes out does not depend on where a run was
    interrupted (of two players, by no more than the gain that is left to them).
    """

    def __init__(self, folder: Path, states: int, seats: int) -> None:
        self.folder = folder
        self.seats = seats
        self.reports: list[LayerReport] = []
        self.rounds: AnyArray = np.zeros((0, seats + 1, 0, seats))
        if not self.resumed(states):
            self.open(new_array(folder / SHARES, (states, seats), np.float64))

    def resumed(self, states: int) -> bool:
        """An earlier run has left something to go on with."""
        try:
            reports = [LayerReport(**report) for report in json.loads((self.folder / REPORTS).read_text("utf-8"))]
            file = np.load(self.folder / SHARES, mmap_mode="r+", allow_pickle=False)
            rounds = np.load(self.folder / ROUNDS, allow_pickle=False)
        except (OSError, ValueError, TypeError):
            return False
        if file.shape != (states, self.seats) or [report.box for report in reports] != list(range(len(reports))):
            return False
        self.reports, self.rounds = reports, rounds
        self.open(file)
        return True

    def open(self, file: np.memmap) -> None:
        """Work on the array in this file."""
        self.file = file
        self.shares: Floats = np.asarray(file)

    @property
    def solved(self) -> int:
        """How many layers are solved, the empty box first."""
        return len(self.reports)

    @property
    def residual(self) -> float:
        """The most that anybody could gain by another play of one turn."""
        return max(report.residual for report in self.reports)

    @property
    def mean(self) -> float:
        """The same on average, in the layer where that is most."""
        return max(report.mean for report in self.reports)

    @property
    def policy_rounds(self) -> int:
        """Rounds of policy iteration, all layers together."""
        return sum(report.rounds for report in self.reports)

    def recall_round(self, tied: Tied, number: int) -> list[Floats] | None:
        try:
            return list(np.load(self.round_file(tied, number), allow_pickle=False))
        except (OSError, ValueError):
            return None

    def keep_round(self, tied: Tied, number: int, movers: list[Floats]) -> list[Floats]:
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

    def keep_rounds(self, rounds: AnyArray) -> None:
        """Keep the tie rounds."""
        self.rounds = rounds if self.seats == 2 or not rounds.size else rounds.astype(np.float32)
        np.save(self.folder / ROUNDS, self.rounds)

    def keep(self, box: int, report: LayerReport | None) -> None:
        """The layer of this box is solved."""
        self.reports.append(report or LayerReport(box, residual=0.0))
        self.file.flush()
        draft = self.folder / f".{REPORTS}{DRAFT}"
        draft.write_text(json.dumps([asdict(report) for report in self.reports]), "utf-8")
        os.replace(draft, self.folder / REPORTS)

    def arrays(self, packed: bool) -> Arrays:
        """The table: of two players the first one's shares alone; of more, those of all, packed or in single precision."""
        if self.seats == 2:
            return {"shares": self.shares[:, :-1], "rounds": self.rounds[..., :-1]}
        if packed:
            return {"shares": pack(self.shares, RANKS), "rounds": pack(self.rounds, ROWS) if self.rounds.size else self.rounds}
        return {"shares": self.shares.astype(np.float32), "rounds": self.rounds}
