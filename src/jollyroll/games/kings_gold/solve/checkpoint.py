"""The checkpoint of a solve job: layers in a file, which workers read and from which a later run resumes."""

import json
import zlib
from dataclasses import asdict
from pathlib import Path

import numpy as np

from jollyroll.errors import SolvedTableError
from jollyroll.solve.arrays import Arrays, Floats
from jollyroll.solve.atomic_folder import new_array, replace_file
from jollyroll.solve.packed_shares import RANKS, ROWS, pack

from .layer_blocks import SHARES
from .solve_jobs import LAYER
from .whole_game import LayerReport

SINGLE = "single.npy"  # the table of four or more in single precision, before it is saved
CHUNK = 1 << 20  # states


class Checkpoint:
    """The shares of all positions, layer after layer; each solved layer has a report, `layer-<box>.json`.

    A layer counts as solved once its shares and then its report are on disk; the report names the job (`of`) and holds a checksum.
    The result does not depend on where a run was interrupted.
    """

    def __init__(self, folder: Path, of: str, layer_starts: list[int], seats: int) -> None:
        self.folder = folder
        self.of = of
        self.layer_starts = layer_starts
        self.shape = layer_starts[-1], seats
        self.reports: list[LayerReport] = []
        if self.report_file(0).exists():
            self.file = self.resumed()
            self.recall()
        else:
            self.file = new_array(folder / SHARES, self.shape, np.float64)

    def report_file(self, box: int) -> Path:
        """The path of a layer's report."""
        return self.folder / f"{LAYER}{box:02}.json"

    def layer(self, box: int) -> Floats:
        """The shares of a layer."""
        return np.asarray(self.file[self.layer_starts[box] : self.layer_starts[box + 1]])

    def checksum(self, box: int) -> int:
        """The checksum of a layer in the file."""
        return zlib.crc32(self.layer(box).data)

    def resumed(self) -> np.memmap:
        """The file of an earlier run."""
        try:
            file: np.memmap = np.load(self.folder / SHARES, mmap_mode="r+", allow_pickle=False)
        except (OSError, ValueError) as error:
            raise SolvedTableError("layers-of-others", path=str(self.folder)) from error
        if file.shape != self.shape or file.dtype != np.float64:
            raise SolvedTableError("layers-of-others", path=str(self.folder))
        return file

    def recall(self) -> None:
        """Read the reports of solved layers; anything damaged or of another job is refused."""
        while (path := self.report_file(self.solved)).exists() and self.solved < len(self.layer_starts) - 1:
            try:
                said = json.loads(path.read_text("utf-8"))
                of, checksum = said.pop("of"), said.pop("checksum")
                report = LayerReport(**said)
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise SolvedTableError("layer-damaged", path=str(path)) from error
            if of != self.of or report.box != self.solved:
                raise SolvedTableError("layers-of-others", path=str(self.folder))
            if checksum != self.checksum(self.solved):
                raise SolvedTableError("layer-damaged", path=str(path))
            self.reports.append(report)

    @property
    def solved(self) -> int:
        """The number of solved layers, the empty box first."""
        return len(self.reports)

    @property
    def residual(self) -> float:
        """The largest gain that any mover could make by another policy in one turn."""
        return max(report.residual for report in self.reports)

    @property
    def mean(self) -> float:
        """The mean of that gain, in the layer where it is largest."""
        return max(report.mean for report in self.reports)

    @property
    def policy_rounds(self) -> int:
        """Rounds of policy iteration, all layers together."""
        return sum(report.rounds for report in self.reports)

    def keep(self, shares: Floats, report: LayerReport) -> None:
        """Save the next solved layer and its report."""
        self.layer(report.box)[:] = shares
        self.file.flush()
        said = {"of": self.of, "checksum": self.checksum(report.box), **asdict(report)}
        replace_file(self.report_file(report.box), iter((json.dumps(said).encode(),)))
        self.reports.append(report)

    def arrays(self, rounds: Floats, packed: bool) -> Arrays:
        """The arrays of the table: for two players the first one's shares alone; for more, all, packed or in single precision."""
        shares = np.asarray(self.file)
        if self.shape[1] == 2:
            return {"shares": shares[:, :-1], "rounds": rounds[..., :-1]}
        if packed:
            rounds = rounds.astype(np.float32)
            return {"shares": pack(shares, RANKS), "rounds": pack(rounds, ROWS) if rounds.size else rounds}
        single = new_array(self.folder / SINGLE, self.shape, np.float32)
        for begin in range(0, len(shares), CHUNK):
            single[begin : begin + CHUNK] = shares[begin : begin + CHUNK]
        return {"shares": single, "rounds": rounds.astype(np.float32) if rounds.size else rounds}
