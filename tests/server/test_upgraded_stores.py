"""A store of any earlier version is upgraded by a server that starts on it, and every table goes on.

`golden/version-N.sqlite` and `golden/version-N-postgresql.sql` were written by servers of their time (`golden_stores.py`). Those of
version 1 have other names, and tests of their own (`test_golden_tables.py`).
"""

import json
import random
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from jollyroll.dice.chain import Chain
from jollyroll.server.app import STORE
from jollyroll.server.store.commands import copy_store
from jollyroll.server.store.schema import STEPS
from tests.server.clients import Client, play_out
from tests.server.golden_stores import GAMES, marks_of
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.server.test_golden_tables import GOLDEN

FIRST_IN_POSTGRESQL = 3
DUMPS, FILES = sorted(GOLDEN.glob("version-*.sql")), sorted(GOLDEN.glob("version-*.sqlite"))
ACTIONS = 8


def version_of(path: Path) -> int:
    """The version of a golden store."""
    if path.suffix == ".sql":
        found = re.search(r"INSERT INTO public\.store_version VALUES \((\d+)\)", path.read_text(encoding="utf-8"))
        assert found
        return int(found[1])
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as store:
        return int(store.execute("SELECT version FROM store_version").fetchone()[0])


def test_there_is_a_store_of_every_version() -> None:
    """Adding an upgrade step requires golden stores of the version before, and of the new one: `python
    tests/server/golden_stores.py`.
    """
    assert {version_of(path) for path in GOLDEN.glob("*.sqlite")} == {*range(1, len(STEPS) + 1)}
    assert {version_of(path) for path in DUMPS} == {*range(FIRST_IN_POSTGRESQL, len(STEPS) + 1)}
    for path in (*DUMPS, *FILES):
        assert path.stem.startswith(f"version-{version_of(path)}")


def people_of(server: ServerProcess, table: str, known: dict[str, Any]) -> list[Client]:
    """The players reconnect, with their devices."""
    people = []
    for person in known["people"]:
        client = Client(server, table, tokens=person["tokens"], host=person["host"])
        client.seeds = {int(seat): bytes.fromhex(seed) for seat, seed in person["seeds"].items()}
        for secret, links in person["chains"]:
            client.device.add(Chain(bytes.fromhex(secret), links))
        people.append(client)
        shown: dict[str, Any] = {}
        for frame in map(json.loads, history(server, table)[: client.seq]):  # it reads later events by itself
            shown = frame.get("table", shown)
            client.device.look(shown["fair"], frame["event"])
        if client.now and client.now["waits"] == "witness" and client.device.called["witness"] in client.seeds:
            client.witness()
    return people


def check_all_tables(server: ServerProcess, path: Path) -> None:
    """Check that all tables are unchanged and can be played on."""
    tables = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert len(tables) == 2 * len(GAMES)
    for table, known in tables.items():
        assert marks_of(history(server, table)) == known["shown"]
        people = people_of(server, table, known)
        assert play_out(people, random.Random(table), ACTIONS) == ACTIONS
        for client in people:
            client.close()
        log = history(server, table)
        assert marks_of(log[: len(known["shown"])]) == known["shown"]
        assert len(log) >= len(known["shown"]) + ACTIONS
        assert all(log[json.loads(frame)["seq"] - 1] == frame for client in people for frame in client.raw)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_older_file_goes_on_at_every_table(tmp_path: Path, path: Path) -> None:
    shutil.copy(path, tmp_path / STORE)
    with ServerProcess(tmp_path) as server:
        check_all_tables(server, path)
        assert server.stop() == 0
    assert version_of(tmp_path / STORE) == len(STEPS)


def test_the_log_tells_whether_a_copy_of_a_file_would_write_less(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    shutil.copy(FILES[0], tmp_path / "old" / STORE)
    assert version_of(FILES[0]) == 2
    assert copy_store(str(tmp_path / "old"), str(tmp_path / "new")) == 0
    for folder, advised in (("old", True), ("new", False)):
        with ServerProcess(tmp_path / folder, more=["--log", "json"]) as server:
            assert server.stop() == 0
            assert ("jollyroll store copy" in server.complaints) == advised


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
def test_an_older_database_goes_on_at_every_table(tmp_path: Path, database: str, path: Path) -> None:
    with psycopg.connect(database, autocommit=True) as raw:
        raw.execute(path.read_bytes())
    with ServerProcess(tmp_path, store=database) as server:
        check_all_tables(server, path)
        assert server.stop() == 0
    with psycopg.connect(database) as raw:
        assert raw.execute("SELECT version FROM store_version").fetchone() == (len(STEPS),)
