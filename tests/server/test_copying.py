"""Copies and backups of stores: between SQLite and PostgreSQL in both directions, interrupted, refused, while people play."""

import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from jollyroll.errors import Refused
from jollyroll.server.app import SECRET, STORE
from jollyroll.server.live.encoding import encode, snapshot_form
from jollyroll.server.live.keys import Keyring
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.store import Store, copying
from jollyroll.server.store.backup import back_up
from jollyroll.server.store.commands import copy_store
from jollyroll.server.store.copying import copy
from tests.server.clients import play_out, two_playing
from tests.server.registries import with_registries
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.server.test_golden_tables import GOLDEN, SHOWN_IN, STORES, as_then

OLD = "tables.sqlite"


def all_rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM events ORDER BY game, seq").fetchall()


@pytest.mark.parametrize("store", STORES)
def test_a_store_of_long_ago_goes_into_postgresql_and_back_and_every_table_is_as_it_was(
    tmp_path: Path, database: str, store: str
) -> None:
    (tmp_path / "old").mkdir()
    shutil.copy(GOLDEN / store, tmp_path / "old" / STORE)
    (tmp_path / "old" / SECRET).write_bytes(b"s" * 32)
    assert copy_store(str(tmp_path / "old"), database) == 0

    async def use(registry: TableRegistry) -> None:
        for table, then in SHOWN_IN[store].items():
            live = await registry.table(table)
            assert as_then(json.loads(encode(snapshot_form(live.state, live.seq)))) == then["snapshot"]

    with_registries(tmp_path / "there", use, store=database)
    assert copy_store(database, str(tmp_path / "new")) == 0
    assert all_rows(tmp_path / "new" / STORE) == all_rows(GOLDEN / store)
    assert (tmp_path / "new" / SECRET).read_bytes() == b"s" * 32
    with_registries(tmp_path / "new", use)


def test_an_interrupted_copy_goes_on_and_another_store_is_refused(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "AT_ONCE", 3)
    source = tmp_path / OLD
    shutil.copy(GOLDEN / OLD, source)

    def interrupt(done: int, _total: int) -> None:
        if done >= 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy(str(source), database, interrupt)
    done: list[int] = []
    copied = copy(str(source), database, lambda now, _: done.append(now))
    assert copied.events == len(all_rows(source))
    assert copy(str(source), database) == copied, "nothing is left to do"
    with closing(sqlite3.connect(source)) as raw:
        raw.execute("UPDATE events SET at = at + 1 WHERE seq = 1")
        raw.commit()
    with pytest.raises(Refused) as refused:
        copy(str(source), database)
    assert refused.value.code == "copy-target"
    shutil.copy(GOLDEN / "witnessed.sqlite", tmp_path / "other")
    with pytest.raises(Refused) as refused:
        copy(str(tmp_path / "other"), database)
    assert refused.value.code == "copy-target"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_while_people_play_is_a_store_in_which_they_can_go_on(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("database") if kind == "postgresql" else ""
    with ServerProcess(tmp_path / "data", store=url) as server:
        one, two = two_playing(server, "kg")
        play_out([one, two], random.Random(2), 6)
        shown = history(server, one.table_id)
        (tmp_path / "backup").mkdir()
        copied = back_up(url or str(tmp_path / "data" / STORE), tmp_path / "backup" / STORE)
        assert copied == (1, len(shown))
        assert [path.name for path in (tmp_path / "backup").iterdir()] == [STORE]
        assert (tmp_path / "backup" / STORE).stat().st_mode & 0o077 == 0
        with pytest.raises(Refused) as refused:
            back_up(url or str(tmp_path / "data" / STORE), tmp_path / "backup" / STORE)
        assert refused.value.code == "backup-exists"
        play_out([one, two], random.Random(2), 2)
        for client in (one, two):
            client.close()
    with ServerProcess(tmp_path / "backup") as server:
        assert history(server, one.table_id) == shown
        for client in (one, two):
            client.server, client.offer, client.seq = server, None, 0
            assert client.connect()["ok"]
        play_out([one, two], random.Random(9), 4)
        for client in (one, two):
            client.close()


def test_whoever_comes_with_another_secret_belongs_to_another_installation(tmp_path: Path, database: str) -> None:
    async def use(registry: TableRegistry) -> None:
        store = registry.store
        kept = registry.keyring.secret
        assert (await Keyring.of_installation(store, None)).secret == kept
        (tmp_path / "other").write_bytes(b"o" * 32)
        with pytest.raises(Refused) as refused:
            await Keyring.of_installation(store, tmp_path / "other")
        assert refused.value.code == "other-installation"
        (tmp_path / "same").write_bytes(kept)
        assert (await Keyring.of_installation(store, tmp_path / "same")).secret == kept
        assert isinstance(store, Store)

    with_registries(tmp_path, use, store=database)
