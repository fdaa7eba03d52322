"""Power loss: unsynced writes are lost, kept or torn, sector by sector; everything that was shown must survive.

A real server plays under load while all that reaches the disk is noted (`disk_log.py`). Then the power is cut at many moments of
those notes, with different random outcomes, and the resulting disk is opened as a store.
"""

import asyncio
import os
import pickle
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.crowd import Crowd
from jollyroll.server.app import STORE
from jollyroll.server.live.registry import TableRegistry
from tests.attack.disk_log import LOG, SHOWN, SYNC, TRUNCATE, UNSYNCED, WRITE
from tests.server.registries import with_registries
from tests.server.serving import PATIENCE, ServerProcess
from tests.starting import PREPARED

SECTOR = 512  # bytes: written whole or not at all
CUTS = int(os.environ.get("JOLLYROLL_CUTS", "24"))  # raise it for a more thorough run
TABLES, DEEDS = 12, 500
KEPT = (STORE, f"{STORE}-wal")  # SQLite recreates the rest
Note = tuple[object, ...]


class DiskFile:
    """A file in its synced state, and the writes since the last sync."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.unsafe: list[tuple[int, Note]] = []  # each with its number among all notes

    def sync(self, begun: int) -> None:
        """All writes before this note are safe."""
        while self.unsafe and self.unsafe[0][0] < begun:
            self.apply_note(self.unsafe.pop(0)[1], None)

    def apply_note(self, note: Note, luck: random.Random | None) -> None:
        """Apply a write, of which only some sectors may reach the disk, or a truncation, which may not."""
        kind, _name, where, *rest = note
        assert isinstance(where, int)
        if kind == TRUNCATE:
            if luck is None or luck.random() < 0.5:
                del self.safe[where:]
            return
        [data] = rest
        assert isinstance(data, bytes)
        place = 0
        while place < len(data):
            end = min(len(data), place + SECTOR - (where + place) % SECTOR)
            if luck is None or luck.random() < 0.5:
                begin = where + place
                self.safe.extend(bytes(max(0, begin + end - place - len(self.safe))))
                self.safe[begin : begin + end - place] = data[place:end]
            place = end

    def after_cut(self, luck: random.Random) -> bytes:
        """The content after the power is back."""
        found = DiskFile()
        found.safe = bytearray(self.safe)
        unsafe = list(self.unsafe)
        if luck.random() < 0.5:  # a disk may write in whatever order it likes
            luck.shuffle(unsafe)
        nothing = luck.random() < 0.3  # and may not have begun
        for _, note in () if nothing else unsafe:
            found.apply_note(note, luck)
        return bytes(found.safe)


def notes_of(path: Path) -> Iterator[Note]:
    """All notes in order; the last one may be truncated."""
    with path.open("rb") as file:
        while True:
            try:
                yield pickle.load(file)
            except (EOFError, pickle.UnpicklingError):
                return


def played_notes(tmp_path: Path, **environment: str) -> list[Note]:
    """The notes of a server while people played."""
    data, log = tmp_path / "data", tmp_path / "disk.log"
    prepared = {PREPARED: "tests.attack.disk_log", LOG: str(log), **environment}
    with ServerProcess(data, **prepared) as server:  # type: ignore[arg-type]
        asyncio.run(play(server))
        server.kill()
    return list(notes_of(log))


async def play(server: ServerProcess) -> None:
    crowd = Crowd(server.port, ["kg", "pk", "omg"])
    await crowd.gather(TABLES)
    playing = asyncio.create_task(crowd.play(PATIENCE))
    async with asyncio.timeout(PATIENCE):
        while crowd.done < DEEDS and crowd.over < TABLES:
            await asyncio.sleep(0.01)
    await asyncio.sleep(1.5)  # for the log to be carried over into the database
    playing.cancel()
    crowd.playing = False
    await crowd.hang_up()


def missing_after_cuts(notes: list[Note], tmp_path: Path, luck: random.Random) -> tuple[int, int]:
    """How many events were missing or different after all cuts, and how many had been shown."""
    cuts = [*sorted(luck.sample(range(len(notes) // 10, len(notes)), CUTS - 1)), len(notes)]
    files = {name: DiskFile() for name in KEPT}
    shown: dict[str, dict[int, bytes]] = {}
    missing = total = begun = 0
    for number, cut in enumerate(cuts):
        for place, note in enumerate(notes[begun:cut], begun):
            match note:
                case (kind, str(table), int(seq), bytes(frame)) if kind == SHOWN:
                    shown.setdefault(table, {})[seq] = frame
                case (kind, str(name), int(upto)) if kind == SYNC and name in KEPT:
                    files[name].sync(upto)
                case (_, str(name), *_) if name in KEPT:
                    files[name].unsafe.append((place, note))
        begun = cut
        folder = tmp_path / f"cut {number}"
        folder.mkdir()
        for name, file in files.items():
            (folder / name).write_bytes(file.after_cut(luck))
        missing += lost_in(folder, shown)
        total += sum(map(len, shown.values()))
    return missing, total


def lost_in(folder: Path, shown: dict[str, dict[int, bytes]]) -> int:
    """How many of these events are missing from the store in this folder, or different."""
    lost = 0

    async def use(registry: TableRegistry) -> None:
        nonlocal lost
        for table, frames in shown.items():
            last = await registry.store.last(table)
            found = dict(enumerate(await registry.table_history.frames(table, 0, last), 1)) if last else {}
            lost += sum(found.get(seq) != frame for seq, frame in frames.items())
            if last:
                assert (await registry.table(table)).seq == last, "and the table can be played on"

    with_registries(folder, use)
    return lost


def test_nothing_that_was_shown_is_lost_when_the_power_goes_out(tmp_path: Path) -> None:
    notes = played_notes(tmp_path)
    kinds = {(note[0], note[1]) for note in notes}
    assert {(WRITE, STORE), (SYNC, STORE), (WRITE, f"{STORE}-wal"), (SYNC, f"{STORE}-wal")} <= kinds, "checkpoints are among them"
    headers = [note for note in notes if note[:3] == (WRITE, f"{STORE}-wal", 0)]
    assert len(headers) > 3, "and the log restarted several times"
    missing, shown = missing_after_cuts(notes, tmp_path, random.Random(12))
    assert shown > 1_000
    assert missing == 0


def test_a_store_that_does_not_wait_for_the_disk_would_be_found_out(tmp_path: Path) -> None:
    """The same cuts, with a server that shows events before they are synced: the model must detect it."""
    notes = played_notes(tmp_path, **{UNSYNCED: "yes"})
    missing, _ = missing_after_cuts(notes, tmp_path, random.Random(12))
    assert missing > 0


@pytest.mark.parametrize("seed", range(3))
def test_the_model_itself_tears_only_what_is_not_synced(seed: int) -> None:
    file, luck = DiskFile(), random.Random(seed)
    file.unsafe.append((0, (WRITE, STORE, 0, b"a" * 2_000)))
    file.unsafe.append((1, (WRITE, STORE, 700, b"b" * 2_000)))
    file.sync(1)
    assert file.safe == b"a" * 2_000
    found = {file.after_cut(luck) for _ in range(60)}
    assert len(found) > 5
    for each in found:
        assert each[:700] == b"a" * 700
        assert {each[place : place + SECTOR].strip(b"\0") for place in range(1_024, 1_536, SECTOR)} <= {
            b"a" * SECTOR,
            b"b" * SECTOR,
        }
