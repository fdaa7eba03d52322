"""Reads folders of game records as one table. Unreadable files are listed; the others are read."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from jollyroll.errors import FileError, Refused, quote
from jollyroll.match import Match, Record, load
from jollyroll.match.files import JSON_SUFFIX, TEXT_SUFFIX
from jollyroll.match.replay import replay

from .bot_matches import seat_share
from .rows import DataRow
from .tables import ResultTable

FolderProgress = Callable[[int, int], None]
NAMES = ("file", "game", "rules_version", "options", "seats", "seat", "name", "kind", "over", "won", "share", "score", "turns")


@dataclass(frozen=True)
class ReadRecord:
    """A record, its file, and the game replayed from it."""

    path: Path
    record: Record
    match: Match

    def rows(self) -> Iterator[DataRow]:
        """A row for each seat."""
        match, winners = self.match, self.match.result.winners if self.match.result else ()
        head: DataRow = {"file": self.path.name, "game": self.record.game, "rules_version": self.record.rules_version}
        head["options"] = " ".join(f"{name}={value}" for name, value in self.record.options.items())
        head["seats"] = len(match.seats)
        for number, seat in enumerate(match.seats):
            cells: DataRow = {"seat": number + 1, "name": seat.name, "kind": seat.kind, "over": match.is_over}
            cells["won"] = number in winners if match.is_over else None
            cells["share"] = seat_share(winners, number) if match.is_over else None
            yield {**head, **cells, "score": match.game.score(match.state, number)[0], "turns": match.state.turn}


@dataclass(frozen=True)
class DamagedRecord:
    """A file that is no valid record, and why."""

    path: Path
    reason: str


@dataclass(frozen=True)
class RecordFolder:
    """The result of `read_records`.

    >>> RecordFolder((), ()).table
    ResultTable of 0 rows: file, game, rules_version, options, seats, seat, name, kind, over, won, share, score, turns
    """

    records: tuple[ReadRecord, ...]
    damaged: tuple[DamagedRecord, ...]

    @cached_property
    def table(self) -> ResultTable:
        """A row for each seat of each game."""
        return ResultTable([row for record in self.records for row in record.rows()], NAMES)

    @property
    def damaged_table(self) -> ResultTable:
        """A row for each file that could not be read."""
        return ResultTable([{"file": each.path.name, "reason": each.reason} for each in self.damaged], ("file", "reason"))


def read_records(folder: str | Path, progress: FolderProgress | None = None) -> RecordFolder:
    """Read every record below a folder (`.jolly` and `.json`) in the order of their names, and replay it.

    `progress` is called with the number of files read and the total. Files that hold no record end up in `damaged`.

    >>> from tempfile import TemporaryDirectory
    >>> from jollyroll import Match, save
    >>> with TemporaryDirectory() as folder:
    ...     _ = save(f"{folder}/evening.jolly", Match.start("kings_gold", ["Ana", "Lea"]).record)
    ...     _ = Path(folder, "torn.jolly").write_text("half a")
    ...     found = read_records(folder)
    >>> found.table["name"], [each.path.name for each in found.damaged]
    (['Ana', 'Lea'], ['torn.jolly'])
    """
    top = Path(folder)
    if not top.is_dir():
        raise FileError("no-folder", folder=quote(str(folder)))
    files = sorted(path for path in top.rglob("*") if path.suffix in (TEXT_SUFFIX, JSON_SUFFIX) and path.is_file())
    read: list[ReadRecord] = []
    damaged: list[DamagedRecord] = []
    for number, path in enumerate(files, 1):
        try:
            record = load(path)
            read.append(ReadRecord(path, record, replay(record)))
        except Refused as refused:
            damaged.append(DamagedRecord(path, str(refused)))
        if progress:
            progress(number, len(files))
    return RecordFolder(tuple(read), tuple(damaged))
