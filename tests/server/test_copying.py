"""Copies and backups of stores: between SQLite and PostgreSQL in both directions, interrupted, refused, while people play."""

import asyncio
import json
import random
import shutil
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from bench.kept_games import NEVER, filled
from jollyroll.errors import Refused
from jollyroll.server import limits
from jollyroll.server.app import SECRET, STORE, Server
from jollyroll.server.live.encoding import encode, snapshot_form
from jollyroll.server.live.keys import Keyring
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.store import Store, copying
from jollyroll.server.store.backup import back_up
from jollyroll.server.store.commands import back_up_store, copy_store
from jollyroll.server.store.copying import copy
from jollyroll.server.store.installation import MARK_NAME, SECRET_NAME, mark_of
from tests.server.clients import play_out, two_playing
from tests.server.registries import get, with_registries, with_server
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.server.test_golden_tables import GOLDEN, SHOWN_IN, STORES, as_then
from tests.services import PostgresServer

OLD = "tables.sqlite"
RECORD_BEGINS = b"Jollyroll: "


def all_rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM events ORDER BY game, seq").fetchall()


def test_a_source_that_is_no_store_is_named_and_no_target_is_made(tmp_path: Path) -> None:
    source, target = tmp_path / "source.sqlite", tmp_path / "target.sqlite"
    source.write_bytes(random.Random(1).randbytes(9000))
    with pytest.raises(Refused, match=r"source\.sqlite"):
        copy(str(source), str(target))
    assert not target.exists()


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


async def record_of(server: Server, table: str) -> tuple[bytes, bytes]:
    """A game's archived record as served: its text, and its JSON form."""
    found = [await get(server, f"/api/tables/{table}/record.{form}") for form in ("jolly", "json")]
    assert [status for status, _ in found] == [200, 200]
    return found[0][1], found[1][1]


def with_old_game(folder: Path) -> tuple[str, bytes, tuple[bytes, bytes]]:
    """A data folder with an archived game: its table, the secret, the record."""
    folder.mkdir()
    [table] = filled(folder / STORE, 1, 60)
    found: list[tuple[bytes, bytes]] = []

    async def use(server: Server) -> None:
        assert await server.registry.archive.tidy(NEVER + 1_000 * limits.BEGUN_LIFE + 1) == 1
        found.append(await record_of(server, table))

    with_server(folder, use)
    return table, (folder / SECRET).read_bytes(), found[0]


def holds(where: Path, table: str, secret: bytes, record: tuple[bytes, bytes], store: str = "") -> None:
    """The server there has this secret and this record."""

    async def use(server: Server) -> None:
        assert server.registry.keyring.secret == secret
        assert await record_of(server, table) == record
        assert (await get(server, f"/api/tables/{table}"))[0] == 404

    with_server(where, use, store=store)


def test_old_games_and_the_secret_go_along_in_every_direction(tmp_path: Path, postgres: PostgresServer) -> None:
    table, secret, record = with_old_game(tmp_path / "first")
    (tmp_path / "first" / "archive" / "kept by somebody else.jolly").write_bytes(record[0])
    with postgres.database() as one, postgres.database() as two:
        way = [str(tmp_path / "first"), one, two, str(tmp_path / "second"), str(tmp_path / "third")]
        for here, there in pairwise(way):
            assert copy_store(here, there) == 0
        for url in (one, two):
            holds(tmp_path / "nothing", table, secret, record, url)
    for folder in (tmp_path / "second", tmp_path / "third"):
        assert [path.name for path in (folder / "archive").iterdir()] == [f"{table}.jolly"]
        holds(folder, table, secret, record)
        (folder / "archive" / f"{table}.jolly").unlink()  # the operator may delete it
        with pytest.raises(AssertionError):
            holds(folder, table, secret, record)


def test_a_backup_of_a_database_holds_old_games_and_the_secret_wherever_it_is_put(tmp_path: Path, postgres: PostgresServer) -> None:
    table, secret, record = with_old_game(tmp_path / "first")
    with postgres.database() as url, postgres.database() as again:
        assert copy_store(str(tmp_path / "first"), url) == 0
        (tmp_path / "served").mkdir()
        assert back_up_store(str(tmp_path / "served" / STORE), url, None) == 0
        holds(tmp_path / "served", table, secret, record)
        assert (tmp_path / "served" / SECRET).stat().st_mode & 0o077 == 0
        assert back_up_store(str(tmp_path / "backup.sqlite"), url, None) == 0
        assert copy_store(str(tmp_path / "backup.sqlite"), again) == 0
        holds(tmp_path / "nothing", table, secret, record, again)
    (tmp_path / SECRET).write_bytes(b"f" * 32)  # an unrelated file beside the backup
    assert copy_store(str(tmp_path / "backup.sqlite"), str(tmp_path / "copied")) == 0
    assert_moved_out(tmp_path / "copied", secret)
    holds(tmp_path / "copied", table, secret, record)


def traces(folder: Path, secret: bytes) -> list[str]:
    """The files of a store, log included, that contain a secret or a record."""
    texts = (secret, secret.hex().encode(), RECORD_BEGINS)
    return [path.name for path in folder.glob(f"{STORE}*") if any(text in path.read_bytes() for text in texts)]


def assert_moved_out(folder: Path, secret: bytes) -> None:
    """Neither secret nor records are in the store, not even in deleted pages."""
    assert traces(folder, secret) == []
    with closing(sqlite3.connect(folder / STORE)) as raw:
        assert raw.execute("SELECT count(*) FROM records").fetchone() == (0,)
        assert raw.execute("SELECT count(*) FROM installation WHERE name = 'secret'").fetchone() == (0,)
        assert raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        assert traces(folder, secret) == []


def as_backup_of_a_database(folder: Path, secret: bytes, **records: str) -> None:
    """Add a secret and records to the store of this folder, as in the backup of a database."""

    async def fill() -> None:
        store = await Store.at(folder / STORE)
        await store.keep_first(SECRET_NAME, secret.hex())
        await store.keep_first(MARK_NAME, mark_of(secret))
        await store.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(folder / STORE)) as raw:
        raw.executemany("INSERT INTO records VALUES (?, ?)", records.items())
        raw.commit()


def test_what_a_backup_of_a_database_holds_leaves_the_store_when_it_is_served(tmp_path: Path) -> None:
    table, own, record = with_old_game(tmp_path / "data")
    archived = tmp_path / "data" / "archive" / f"{table}.jolly"
    text, secret = archived.read_text(), bytes(range(100, 132))
    archived.unlink()
    as_backup_of_a_database(tmp_path / "data", secret, **{table: text})
    assert traces(tmp_path / "data", secret) == traces(tmp_path / "data", b"nobody's") == [STORE]
    assert own != secret, "the file that lies there belongs to another store"

    async def use(server: Server) -> None:
        assert server.registry.keyring.secret == secret
        assert await record_of(server, table) == record
        assert traces(tmp_path / "data", secret) == [], "while it is served"

    with_server(tmp_path / "data", use)
    assert (tmp_path / "data" / SECRET).read_bytes() == secret
    assert (tmp_path / "data" / SECRET).stat().st_mode & 0o077 == 0
    assert archived.read_text() == text
    assert_moved_out(tmp_path / "data", secret)


def test_only_ids_of_tables_become_names_of_files(tmp_path: Path) -> None:
    table, secret, _ = with_old_game(tmp_path / "data")
    archive = tmp_path / "data" / "archive"
    text = (archive / f"{table}.jolly").read_text()
    (archive / "somebody else's.jolly").write_text(text)
    as_backup_of_a_database(tmp_path / "data", secret, **{"../../outside": text, "x": text})
    assert copy_store(str(tmp_path / "data"), str(tmp_path / "copied")) == 0
    with_server(tmp_path / "copied", nothing)
    with_server(tmp_path / "data", nothing)
    assert [path.name for path in (tmp_path / "copied" / "archive").iterdir()] == [f"{table}.jolly"]
    assert sorted(path.name for path in archive.iterdir()) == sorted([f"{table}.jolly", "somebody else's.jolly"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copied", "data"]


async def nothing(_server: Server) -> None:
    """Do nothing: the server just starts and stops."""
