"""Tables stored by early versions: they are read from the same bytes, shown as they were, and played on.

`golden/tables.sqlite` is a store of that time with tables of every game at every stage: open, changed in every way, moved,
revealing, begun after a restart, played, stood in for, left, over, with a rematch, begun where another game stood, and on a
second chain. `golden/shown.json` tells what was shown of each then. `golden/witnessed.sqlite` and `golden/witnessed.json` are of
when throws were first witnessed, made by `golden_maker.py`. None of them is ever written again.
"""

import json
import random
import shutil
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from jollyroll.dice.chain import Chain
from jollyroll.kit import built_in
from jollyroll.match import write_text
from jollyroll.server.app import STORE
from jollyroll.server.live.encoding import encode, event_frame, event_row, snapshot_form
from jollyroll.server.live.history import frames_of
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.tables.events import KINDS, read_event
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.transition import read_back, replay_rows
from tests.server.games_in_memory import MemoryTable, random_action
from tests.server.golden_maker import fingerprint, without_forms
from tests.server.registries import with_registries

GOLDEN = Path("tests/server/golden")
STORES = {"tables.sqlite": "shown.json", "witnessed.sqlite": "witnessed.json"}
SHOWN_IN: dict[str, dict[str, Any]] = {
    store: json.loads((GOLDEN / shown).read_text(encoding="utf-8")) for store, shown in STORES.items()
}
SHOWN: dict[str, Any] = {table: then for shown in SHOWN_IN.values() for table, then in shown.items()}


def stored(store: str) -> dict[str, list[Row]]:
    """All rows of a store, by table."""
    with closing(sqlite3.connect(f"file:{GOLDEN / store}?mode=ro&immutable=1", uri=True)) as connection:
        rows = [Row(*row) for row in connection.execute("SELECT game, seq, at, body, secret FROM events ORDER BY game, seq")]
    return {table: [row for row in rows if row.table == table] for table in SHOWN_IN[store]}


ROWS = {table: rows for store in STORES for table, rows in stored(store).items()}
PLAYING = [table for table, then in SHOWN.items() if then["snapshot"]["table"]["stage"] == "playing"]
ABOUT = [pytest.param(table, id=SHOWN[table]["about"]) for table in SHOWN]


def test_golden_tables_cover_all_events_and_games() -> None:
    bodies = [json.loads(row.body) for rows in ROWS.values() for row in rows]
    assert {body["kind"] for body in bodies} == KINDS.keys()
    assert {body["game"] for body in bodies if body["kind"] == "opened"} == set(built_in())
    assert any("next" in body for body in bodies)
    assert {SHOWN[table]["snapshot"]["table"]["stage"] for table in SHOWN} == {"open", "revealing", "playing", "over"}


LATER = (
    "leader",
    "to_pass",
    "stays",
    "skulls_out",
    "face_counts",
    "battle_swords",
    "battle_most",
    "battle_points",
)  # not in views then


def as_then(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame without later additions to its view, which clients ignore."""
    for name in LATER:
        frame.get("now", {}).get("view", {}).pop(name, None)
    return frame


@pytest.mark.parametrize("table", ABOUT)
def test_golden_frames_are_unchanged(table: str) -> None:
    rows, then = ROWS[table], SHOWN[table]
    frames, forms = without_forms(rows)
    assert [fingerprint(as_then(frame)) for frame in frames] == then["frames"]
    for form, before in zip(forms, then["forms"], strict=True):
        assert form.items() >= before.items(), "a form may have come to say more, which clients do not mind"
    assert as_then(json.loads(encode(snapshot_form(read_back(rows), len(rows))))) == then["snapshot"]
    if then["record"]:
        assert sha256(write_text(record_of(rows)[0]).encode()).hexdigest() == then["record"]


@pytest.mark.parametrize("table", ABOUT)
def test_an_event_is_stored_as_it_was_read(table: str) -> None:
    for row, transition in replay_rows(ROWS[table]):
        again = event_row(row.seq, row.at, transition)
        assert json.loads(again.body) == json.loads(row.body)
        assert json.loads(again.secret) == json.loads(row.secret)
        assert read_event(json.loads(again.body), json.loads(again.secret)) == transition.event


@pytest.mark.parametrize("table", PLAYING)
def test_the_game_is_played_on(table: str) -> None:
    rows = ROWS[table]
    *_, (_, last) = replay_rows(rows)
    live = MemoryTable(last, rows[-1].at)
    live.rows, live.frames = list(rows), [event_frame(rows[-1].seq, rows[-1].at, last)]
    devices = SHOWN[table].get("devices", {})
    live.devices = {int(seat): Chain(bytes.fromhex(secret), links) for seat, (secret, links) in devices.items()}
    luck = random.Random(table)
    for _ in range(20):
        if not random_action(live, luck):
            break
    assert len(live.rows) > len(rows)
    version = SHOWN[table]["snapshot"]["table"]["fair"].get("version", 1)
    parts = [part for frame in live.frames[1:] for part in json.loads(frame)["event"].get("parts", ()) if "chance" in part]
    assert all(("devices" in part, part["nonce"] == "") == (version > 1, version > 1) for part in parts), "as it was begun"
    assert frames_of(live.rows, len(rows)) == live.frames[1:]


@pytest.mark.parametrize("store", STORES)
def test_a_server_opens_a_golden_store(tmp_path: Path, store: str) -> None:
    shutil.copy(GOLDEN / store, tmp_path / STORE)

    async def use(registry: TableRegistry) -> None:
        for table, then in SHOWN_IN[store].items():
            live = await registry.table(table)
            assert as_then(json.loads(encode(snapshot_form(live.state, live.seq)))) == then["snapshot"]
        listed = await registry.store.summaries(TableStage.OPEN, 100)
        assert {row.table for row in listed} <= SHOWN.keys()

    with_registries(tmp_path, use)
