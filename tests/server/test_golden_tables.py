"""Tables that were stored before the server had rooms: they are read from the same bytes, shown as they were, and played on.

`golden/tables.sqlite` is a store of that time with tables of every game at every stage: open, changed in every way, moved,
revealing, begun after a restart, played, stood in for, left, over, with a rematch, begun where another game stood, and on a
second chain. `golden/shown.json` tells what was shown of each then. Neither is ever written again.
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

from jollyroll.kit import built_in
from jollyroll.match import write_text
from jollyroll.server.app import STORE
from jollyroll.server.live.encoding import encode, event_frame, event_row, snapshot_form
from jollyroll.server.live.history import frames_of
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.enums import Stage
from jollyroll.server.tables.events import KINDS, read_event
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.transition import read_back, replay_rows
from tests.server.games_in_memory import MemoryTable, random_action
from tests.server.registries import with_registries

GOLDEN = Path("tests/server/golden")
SHOWN: dict[str, Any] = json.loads((GOLDEN / "shown.json").read_text(encoding="utf-8"))


def stored() -> dict[str, list[Row]]:
    """All rows of the store, by table."""
    with closing(sqlite3.connect(f"file:{GOLDEN / 'tables.sqlite'}?mode=ro&immutable=1", uri=True)) as connection:
        rows = [Row(*row) for row in connection.execute("SELECT game, seq, at, body, secret FROM events ORDER BY game, seq")]
    return {table: [row for row in rows if row.table == table] for table in SHOWN}


ROWS = stored()
PLAYING = [table for table, then in SHOWN.items() if then["snapshot"]["table"]["stage"] == "playing"]
ABOUT = [pytest.param(table, id=SHOWN[table]["about"]) for table in SHOWN]


def fingerprint(frame: dict[str, Any]) -> str:
    """Of a frame without the forms of its choices."""
    return sha256(json.dumps(frame, sort_keys=True).encode()).hexdigest()[:16]


def test_every_kind_of_event_and_every_game_is_among_them() -> None:
    bodies = [json.loads(row.body) for rows in ROWS.values() for row in rows]
    assert {body["kind"] for body in bodies} == KINDS.keys()
    assert {body["game"] for body in bodies if body["kind"] == "opened"} == set(built_in())
    assert any("next" in body for body in bodies)
    assert {SHOWN[table]["snapshot"]["table"]["stage"] for table in SHOWN} == {"open", "revealing", "playing", "over"}


@pytest.mark.parametrize("table", ABOUT)
def test_what_was_shown_then_is_shown_now(table: str) -> None:
    rows, then = ROWS[table], SHOWN[table]
    frames = [json.loads(frame) for frame in frames_of(rows, 0)]
    parts = [part for frame in frames for part in frame["event"].get("parts", ())]
    forms = [part.pop("form") for part in parts if "form" in part]
    assert [fingerprint(frame) for frame in frames] == then["frames"]
    for form, before in zip(forms, then["forms"], strict=True):
        assert form.items() >= before.items(), "a form may have come to say more, which clients do not mind"
    assert json.loads(encode(snapshot_form(read_back(rows), len(rows)))) == then["snapshot"]
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
    luck = random.Random(table)
    for _ in range(20):
        if not random_action(live, luck):
            break
    assert len(live.rows) > len(rows)
    assert frames_of(live.rows, len(rows)) == live.frames[1:]


def test_a_server_opens_the_store_of_then(tmp_path: Path) -> None:
    shutil.copy(GOLDEN / "tables.sqlite", tmp_path / STORE)

    async def use(registry: TableRegistry) -> None:
        for table, then in SHOWN.items():
            live = await registry.table(table)
            assert json.loads(encode(snapshot_form(live.state, live.seq))) == then["snapshot"]
        listed = await registry.store.summaries(Stage.OPEN, 100)
        assert {row.table for row in listed} <= SHOWN.keys()

    with_registries(tmp_path, use)
