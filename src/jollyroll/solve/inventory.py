"""The inventory: which solved tables can be made, and which are there."""

from dataclasses import dataclass, field
from pathlib import Path

from jollyroll.errors import Refused
from jollyroll.kit import Game

from . import tables
from .run_job import is_begun, key_of
from .solve_job import SolveJob, solve_jobs

SHIPPED, MADE, MISSING, STALE, DAMAGED = "shipped", "made", "missing", "stale", "damaged"  # the status of a table
STALE_CODES = ("table-stale", "table-old-format", "table-of-others")


@dataclass
class InventoryEntry:
    """One table that can be made, the presets it serves, and its status."""

    job: SolveJob
    presets: list[str] = field(default_factory=list)
    status: str = MISSING
    table: tables.SolvedTable | None = None
    trouble: Refused | None = None

    @property
    def begun(self) -> bool:
        """True if its job was interrupted and can be resumed."""
        return is_begun(self.job)

    @property
    def command(self) -> str:
        """The command that makes the table."""
        return tables.command_for(self.job.game, self.job.seats, self.job.options)

    @property
    def size(self) -> int:
        """Bytes on disk; for a missing table the expected size."""
        if not self.table:
            return self.job.size
        return sum(path.stat().st_size for path in self.table.path.iterdir())


def inventory(game: Game) -> list[InventoryEntry]:
    """Every table of this game for every preset and number of seats, in that order; presets that agree share one."""
    found: dict[str, InventoryEntry] = {}
    for seats in game.seat_range:
        for preset in game.presets:
            for job in solve_jobs(game, seats, game.resolve(preset)):
                entry = found.setdefault(key_of(job), InventoryEntry(job))
                entry.presets.append(preset)
    for entry in found.values():
        examine(entry)
    return list(found.values())


def examine(entry: InventoryEntry) -> None:
    """Fill in the status: that of the table in use, or what is wrong with it."""
    job = entry.job
    try:
        entry.table = tables.find(job.game, job.kind, job.seats, job.options, format=job.format)
    except Refused as refused:
        entry.trouble = refused
        entry.status = STALE if refused.code in STALE_CODES else DAMAGED
        return
    if entry.table:
        entry.status = SHIPPED if entry.table.path.parent == tables.shipped_folder(job.game) else MADE


def is_made(job: SolveJob, where: Path | None) -> bool:
    """True if a sound table of at least this precision exists (in the folder `where`, if given)."""
    asked = (job.game, job.kind, job.seats, job.options)
    try:
        table = tables.open_table(where, *asked, format=job.format) if where else tables.find(*asked, format=job.format)
    except Refused:
        return False
    return table is not None and table.manifest.precision <= job.precision
