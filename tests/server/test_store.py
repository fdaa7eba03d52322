"""The store, in SQLite and in PostgreSQL alike: batches, conflicts, failures, and stores of other versions."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection

from jollyroll.errors import Refused
from jollyroll.server import limits
from jollyroll.server.cluster.postgres_channel import PostgresChannel
from jollyroll.server.live.keys import Keyring, hash_of, new_token, opens
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import Conflict, NotStored, Store, Summary, TableGone, Writer, WriterStopped
from jollyroll.server.store.schema import STEPS
from jollyroll.server.tables.rows import Row
from tests.server.in_store import with_store


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The place for a store of each kind."""
    return str(tmp_path / "s") if request.param == "sqlite" else request.getfixturevalue("database")


def row(table: str, seq: int, body: str = "{}") -> Row:
    return Row(table, seq, 7, body, "{}")


def test_what_many_want_stored_is_stored_in_order_and_told_before_the_answer(place: str) -> None:
    async def use(store: Store, writer: Writer) -> None:
        committed: list[tuple[str, int]] = []

        async def table(name: str) -> None:
            for seq in range(1, 21):
                await writer.store(row(name, seq), None, lambda: committed.append((name, seq)))  # noqa: B023
                assert committed[-1] == (name, seq) or (name, seq) in committed
                assert await store.last(name) == seq, "it is there when the answer comes"

        await asyncio.gather(*[table(f"t{number}") for number in range(20)])
        assert len(committed) == 400
        assert [found.seq for found in await store.rows("t3")] == list(range(1, 21))
        assert [found.seq for found in await store.rows("t3", 5, 8)] == [6, 7, 8]
        assert await store.rows("t99") == []
        assert await store.last("t99") == 0

    with_store(place, use)


def test_of_two_with_the_same_number_the_first_wins_and_others_in_the_batch_are_not_harmed(place: str) -> None:
    async def use(store: Store, writer: Writer) -> None:
        events = [row("a", 1, '{"n":1}'), row("b", 1), row("a", 1, '{"n":2}'), row("c", 1), row("b", 2)]
        results = await asyncio.gather(*[writer.store(event, None, lambda: None) for event in events], return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None), type(None)]
        assert (await store.rows("a"))[0].body == '{"n":1}'
        assert await store.last("b") == 2

    with_store(place, use)


def test_a_store_that_fails_leaves_nobody_waiting_and_works_again_later(tmp_path: Path) -> None:
    async def use(store: Store, writer: Writer) -> None:
        await writer.store(row("a", 1), None, lambda: None)
        lock = sqlite3.connect(tmp_path / "s")
        lock.execute("ALTER TABLE events RENAME TO away")
        lock.commit()
        with pytest.raises(NotStored):
            await writer.store(row("a", 2), None, lambda: None)
        lock.execute("ALTER TABLE away RENAME TO events")
        lock.commit()
        lock.close()
        await writer.store(row("a", 2), None, lambda: None)
        assert await store.last("a") == 2

    with_store(tmp_path / "s", use)


def test_a_mishap_after_storing_stops_nobody_else(place: str) -> None:
    async def use(store: Store, writer: Writer) -> None:
        def mishap() -> None:
            raise RuntimeError

        await asyncio.gather(writer.store(row("a", 1), None, mishap), writer.store(row("b", 1), None, lambda: None))
        assert await store.last("a") == await store.last("b") == 1

    with_store(place, use)


def test_whoever_gives_up_waiting_does_not_stop_the_storing(place: str) -> None:
    async def use(store: Store, writer: Writer) -> None:
        committed: list[int] = []
        task = asyncio.create_task(writer.store(row("a", 1), None, lambda: committed.append(1)))
        await asyncio.sleep(0)
        task.cancel()
        await writer.store(row("a", 2), None, lambda: None)
        assert committed == [1]
        assert await store.last("a") == 2

    with_store(place, use)


def test_a_stopped_writer_has_stored_everything_and_takes_nothing_more(place: str) -> None:
    async def use(store: Store, writer: Writer) -> None:
        tasks = [asyncio.create_task(writer.store(row("a", seq), None, lambda: None)) for seq in range(1, 50)]
        await asyncio.sleep(0)
        await writer.stop()
        await asyncio.gather(*tasks)
        with pytest.raises(WriterStopped):
            await writer.store(row("a", 50), None, lambda: None)
        assert await store.last("a") == 49

    with_store(place, use)


def test_the_list_of_tables_follows_their_events_and_old_open_tables_are_forgotten(place: str) -> None:
    async def use(store: Store, writer: Writer) -> None:
        for name, stage, changed in (("a", "open", 10), ("b", "open", 20), ("c", "playing", 10)):
            await writer.store(row(name, 1), Summary(name, "kings_gold", stage, True, changed, changed, "{}"), lambda: None)
        await writer.store(row("b", 2), Summary("b", "kings_gold", "open", False, 20, 30, "{}"), lambda: None)
        assert [found.table for found in await store.summaries("open", 9)] == ["a"]
        assert await store.count("open") == 2
        assert await store.forget("open", 25, 5, ["a"]) == 0
        assert await store.forget("open", 25, 5) == 0, "it was in use"
        assert await store.forget("open", 29, 3) == 1
        assert await store.rows("a") == []
        assert len(await store.rows("b")) == 2
        assert len(await store.rows("c")) == 1

    with_store(place, use)


def test_a_store_is_brought_up_to_date_once_and_a_newer_one_is_left_alone(tmp_path: Path) -> None:
    async def nothing(_store: Store, _writer: Writer) -> None:
        return

    with_store(tmp_path / "s", nothing)
    with_store(tmp_path / "s", nothing)
    raw = sqlite3.connect(tmp_path / "s")
    assert raw.execute("SELECT version FROM store_version").fetchall() == [(len(STEPS),)]
    assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    raw.execute("UPDATE store_version SET version = version + 1")
    raw.commit()
    raw.close()
    with pytest.raises(Refused) as refused:
        with_store(tmp_path / "s", nothing)
    assert refused.value.code == "newer-store"
    (tmp_path / "damaged").write_bytes(b"no database" * 1_000)
    with pytest.raises(Refused) as refused:
        with_store(tmp_path / "damaged", nothing)
    assert refused.value.code == "broken-store"


def test_a_commit_waits_for_the_disk_and_goes_through_one_connection(tmp_path: Path) -> None:
    async def use(store: Store, writer: Writer) -> None:
        await writer.store(row("a", 1), None, lambda: None)
        with store.writer.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"

    with_store(tmp_path / "s", use)


def test_two_writers_on_one_store_never_both_win(place: str) -> None:
    async def use(store: Store, writer: Writer) -> None:
        other_store = await Store.at(place)
        other = other_store.open_writer()
        won = {writer: 0, other: 0}
        shown: list[str] = []
        for seq in range(1, 151):
            order = [writer, other] if seq % 2 else [other, writer]
            bodies = [f'{{"by":{number}}}' for number in range(2)]
            tasks = [
                each.store(row("a", seq, body), None, partial(shown.append, body)) for each, body in zip(order, bodies, strict=True)
            ]
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert {type(result) for result in results} == {Conflict, type(None)}
            won[order[[result is None for result in results].index(True)]] += 1
        assert [found.body for found in await store.rows("a")] == shown
        assert await other_store.last("a") == sum(won.values()) == 150
        await other.stop()
        await other_store.close()

    with_store(place, use)


def test_tickets_are_for_one_table_and_for_a_while() -> None:
    keyring = Keyring(b"x" * 32)
    life = 1_000 * limits.TICKET_LIFE
    ticket = keyring.ticket("t", 1, "ab" * 32, life)
    for now in (life, 2 * life):
        assert keyring.read_ticket(ticket, "t", now) == (1, "ab" * 16)
    for table, now in (("t", life - 1), ("t", 2 * life + 1), ("u", life)):
        with pytest.raises(Rejected):
            keyring.read_ticket(ticket, table, now)


def test_keys_are_long_kept_as_hashes_and_the_secret_is_made_once(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    one, two = Keyring.at(path), Keyring.at(path)
    assert one.secret == two.secret
    assert path.stat().st_mode & 0o077 == 0
    token = new_token()
    assert len(token) == 22
    assert opens(token, hash_of(token))
    assert not opens(token, hash_of(new_token()))
    assert not opens(token, "")
    ticket = one.ticket("t", 1, "ab" * 32, 0)
    assert two.read_ticket(ticket, "t", 0) == (1, "ab" * 16)
    for wrong in (ticket[:-1], "", "x" + ticket, Keyring(b"x" * 32).ticket("t", 1, "ab" * 32, 0)):
        with pytest.raises(Rejected):
            one.read_ticket(wrong, "t", 0)
    with pytest.raises(Rejected):
        one.read_ticket(ticket, "u", 0)
    path.write_bytes(b"short")
    with pytest.raises(Refused) as refused:
        Keyring.at(path)
    assert refused.value.code == "no-secret"


def test_servers_that_start_at_the_same_time_make_one_store(place: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*[Store.at(place) for _ in range(4)])
        kept = await asyncio.gather(*[store.keep_first("secret", f"{number}") for number, store in enumerate(stores)])
        assert len(set(kept)) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_an_event_whose_predecessor_is_not_there_is_not_stored(database: str) -> None:
    """As after a fail-over to a standby that lacks the last events: there is never a gap."""

    async def use(store: Store, writer: Writer) -> None:
        await writer.store(row("a", 1), None, lambda: None)
        with pytest.raises(TableGone):
            await writer.store(row("a", 3), None, lambda: None)
        assert await store.last("a") == 1

    with_store(database, use)


def test_whoever_listens_is_told_of_each_event_as_it_is_committed(database: str) -> None:
    channel = PostgresChannel(database, "here")

    def tell(connection: Connection, rows: Sequence[Row]) -> None:
        channel.send_within(connection, [f"{row.table} {row.seq}" for row in rows])

    async def use(_store: Store, writer: Writer) -> None:
        writer.announce_within = tell
        with psycopg.connect(database, autocommit=True) as listener:
            listener.execute("LISTEN jollyroll_here")
            await asyncio.gather(*[writer.store(row(name, 1), None, lambda: None) for name in ("a", "b")])
            with pytest.raises(Conflict):
                await writer.store(row("a", 1, '{"n":2}'), None, lambda: None)
            await writer.store(row("a", 2), None, lambda: None)
            notes = [note.payload for note in listener.notifies(timeout=60, stop_after=3)]
            assert sorted(notes) == ["a 1", "a 2", "b 1"]
            assert [note.payload for note in listener.notifies(timeout=0)] == []

    with_store(database, use)


def test_what_others_cannot_be_told_of_is_stored_all_the_same(database: str) -> None:
    """As when the queue of notifications is full; here the database refuses a note that is too long."""
    channel = PostgresChannel(database, "here")

    def tell(connection: Connection, rows: Sequence[Row]) -> None:
        channel.send_within(connection, ["x" * 9_000 if row.table == "b" else "a" for row in rows])

    async def use(store: Store, writer: Writer) -> None:
        writer.announce_within = tell
        await asyncio.gather(*[writer.store(row(name, 1), None, lambda: None) for name in ("a", "b")])
        await writer.store(row("b", 2), None, lambda: None)
        assert (await store.last("a"), await store.last("b")) == (1, 2)

    with_store(database, use)


@pytest.mark.parametrize("shared", [True, False])
def test_a_database_of_version_3_is_brought_up_to_date_whether_or_not_several_shared_it(database: str, shared: bool) -> None:
    """Before version 4 the servers made the tables of their leases by themselves."""

    async def nothing(_store: Store, _writer: Writer) -> None:
        return

    with_store(database, nothing)
    with psycopg.connect(database, autocommit=True) as raw:
        raw.execute("UPDATE store_version SET version = 3")
        if shared:
            raw.execute("INSERT INTO cluster_leases VALUES ('abcdefghij', 'somebody')")
        else:
            raw.execute("DROP TABLE cluster_servers, cluster_leases")
        with_store(database, nothing)
        assert raw.execute("SELECT version FROM store_version").fetchall() == [(len(STEPS),)]
        found = raw.execute("SELECT count(*) FROM cluster_leases").fetchone()
        assert found == (int(shared),)
