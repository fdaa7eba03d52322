"""Which tables there could be, which there are, and how they are made: for a list of them, and for making them one by one."""

import json
import shutil
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self

from jollyroll.errors import Refused
from jollyroll.kit import Game

from . import tables
from .shelf import DRAFT, check_room, sweep
from .work import Progress, Work, works

SHIPPED, MADE, MISSING, STALE, DAMAGED = "shipped", "made", "missing", "stale", "damaged"  # how a table stands
STALE_CODES = ("table-stale", "table-old-format", "table-of-others")
SPENT = ".spent.json"
NOTED = 5.0  # seconds after which the time spent is written down again


@dataclass
class Entry:
    """One table that can be made, the presets it serves, and how it stands."""

    work: Work
    presets: list[str] = field(default_factory=list)
    status: str = MISSING
    table: tables.Table | None = None
    trouble: Refused | None = None

    @property
    def begun(self) -> bool:
        """Its making was interrupted and can go on."""
        return is_begun(self.work)

    @property
    def command(self) -> str:
        """What makes the table."""
        return tables.command_for(self.work.game, self.work.seats, self.work.options)

    @property
    def size(self) -> int:
        """Bytes on the disk; of a table not there, as many as expected."""
        if not self.table:
            return self.work.size
        return sum(path.stat().st_size for path in self.table.path.iterdir())


def stock(game: Game) -> list[Entry]:
    """Every table of this game for every preset and number of seats, in that order; presets that agree share one."""
    found: dict[str, Entry] = {}
    for seats in game.seat_range:
        for preset in game.presets:
            for work in works(game, seats, game.resolve(preset)):
                entry = found.setdefault(key_of(work), Entry(work))
                entry.presets.append(preset)
    for entry in found.values():
        examine(entry)
    return list(found.values())


def key_of(work: Work) -> str:
    """The name of the folder its table goes to."""
    return tables.key(work.game, work.kind, work.seats, work.options)


def examine(entry: Entry) -> None:
    """See how the table stands: the one that would be used, else what is wrong with it."""
    work = entry.work
    try:
        entry.table = tables.find(work.game, work.kind, work.seats, work.options, format=work.format)
    except Refused as refused:
        entry.trouble = refused
        entry.status = STALE if refused.code in STALE_CODES else DAMAGED
        return
    if entry.table:
        entry.status = SHIPPED if entry.table.path.parent == tables.shipped_folder(work.game) else MADE


def is_made(work: Work, where: Path | None) -> bool:
    """A sound table of at least this precision is there already (in the folder `where`, if one is named)."""
    asked = (work.game, work.kind, work.seats, work.options)
    try:
        table = tables.open_table(where, *asked, format=work.format) if where else tables.find(*asked, format=work.format)
    except Refused:
        return False
    return table is not None and table.manifest.precision <= work.precision


def checkpoint_of(work: Work) -> Path:
    """Where a work keeps what it has so far; one of other rules, another layout or another precision has a place of its own."""
    name = f"{key_of(work)}-{work.game.rules_version}-{work.format}-{work.precision:g}"
    return tables.tables_folder().parent / "unfinished" / name


def is_begun(work: Work) -> bool:
    """Something is kept that this work can go on with."""
    return any(any(checkpoint_of(work).glob(name)) for name in work.kept)


def make(work: Work, progress: Progress, where: Path | None = None) -> tables.Table:
    """Make the table of this work, going on where an earlier run was interrupted; answers the table as it was read back.

    Only one process at a time may do this for one work.
    """
    asked = (work.game, work.kind, work.seats, work.options)
    checkpoint = checkpoint_of(work)
    target = (where or tables.tables_folder()) / key_of(work)
    check_room(target.parent)
    try:
        checkpoint.mkdir(parents=True, exist_ok=True)
        sweep(target)
        with Stopwatch(checkpoint / SPENT) as watch:
            arrays, facts = work.run(watch.watched(progress), checkpoint)
    except OSError as error:
        raise Refused("cannot-save", path=str(checkpoint), reason=error.strerror or str(error)) from error
    facts = replace(facts, seconds=facts.seconds or watch.seconds)
    tables.save(*asked, arrays, facts, format=work.format, where=where)
    table = tables.open_table(target.parent, *asked, format=work.format)
    assert table is not None
    shutil.rmtree(checkpoint, ignore_errors=True)
    return table


class Stopwatch:
    """Seconds spent, those of earlier runs included; written down every few seconds, and when it stops."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seconds = 0.0

    def __enter__(self) -> Self:
        with suppress(OSError, ValueError, TypeError):
            self.seconds = float(json.loads(self.path.read_text("utf-8")))
        self.noted = time.monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        self.note()

    def note(self) -> None:
        """Write down the time until now."""
        now = time.monotonic()
        self.seconds += now - self.noted
        self.noted = now
        draft = self.path.with_suffix(DRAFT)
        try:
            draft.write_text(json.dumps(self.seconds), "utf-8")
            draft.replace(self.path)
        except OSError:  # no room, perhaps: the time is lost then, and nothing is left lying about
            with suppress(OSError):
                draft.unlink(missing_ok=True)

    def watched(self, progress: Progress) -> Progress:
        """The same progress, told by work whose time is noted now and then: a kill gives no chance to."""

        def told(done: float, total: float, note: str = "") -> None:
            if time.monotonic() - self.noted > NOTED:
                self.note()
            progress(done, total, note)

        return told
