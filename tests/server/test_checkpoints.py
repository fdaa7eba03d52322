"""Checkpoints of the log run beside commits, so that it never grows without bound."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from jollyroll.server.store import Store, checkpoints
from jollyroll.server.store.checkpoints import carry_over
from jollyroll.server.store.schema import bring_up_to_date
from jollyroll.server.store.sqlite import SqliteBackend
from jollyroll.server.store.watch import StoreWatch
from jollyroll.server.store.write_turns import WriteTurns
from jollyroll.server.tables.rows import Row

PAGE = 4_096


def test_the_log_restarts_even_under_continuous_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 3_600)  # the test does it itself
    monkeypatch.setattr(checkpoints, "LONG", 100)
    path = tmp_path / "s"
    log = tmp_path / "s-wal"

    async def write() -> list[int]:
        store = await Store.at(path)
        writer = store.open_writer()
        sizes = []
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for seq in range(1, 301):
                await writer.store(Row("t", seq, 7, "x" * PAGE, "{}"), None, lambda: None)
                if seq % 60 == 0:
                    sizes.append(log.stat().st_size)
                    carry_over(connection)
        assert [row.seq for row in await store.rows("t")] == list(range(1, 301))
        await writer.stop()
        await store.close()
        return sizes

    sizes = asyncio.run(write())
    assert sizes[0] > 60 * PAGE
    assert sizes[-1] < 2 * sizes[0], "five times as much was written, into the same log"
    assert not log.exists(), "whoever closes the store leaves nothing to be carried over"


def test_the_log_restarts_only_within_a_write_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the next writer would find the file locked, and poll it."""
    monkeypatch.setattr(checkpoints, "LONG", 0)
    turns = WriteTurns()
    turns.within = 0.1
    with closing(opened(tmp_path / "s")) as connection:
        connection.execute("INSERT INTO words VALUES ('ahoy')")
        with turns, pytest.raises(sqlite3.OperationalError, match="locked"):
            carry_over(connection, turns)
        carry_over(connection, turns)
        with turns:
            pass
    turns.close()


def test_a_writer_of_the_same_process_waits_for_its_turn_and_does_not_poll(tmp_path: Path) -> None:
    backend = SqliteBackend(tmp_path / "s", carries_over=False)
    with backend.writer.begin() as connection:
        bring_up_to_date(connection, backend.name)
    backend.opened()
    turns = backend.turns
    stored = threading.Event()

    def store() -> None:
        with backend.writer.begin() as connection:
            backend.insert(connection, [Row("t", 1, 7, "{}", "{}")])
        stored.set()

    with turns:
        writer = threading.Thread(target=store)
        writer.start()
        assert not stored.wait(0.2)
    assert stored.wait(60)
    writer.join()
    backend.close()


def test_a_checkpoint_keeps_the_locks_of_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing a descriptor of the file would drop them: then another process that closes the file would remove the log."""
    monkeypatch.setattr(checkpoints, "EVERY", 0.02)
    monkeypatch.setattr(checkpoints, "LONG", 0)
    path = tmp_path / "s"
    command = [sys.executable, "-c", f"import sqlite3; sqlite3.connect({str(path)!r}).execute('SELECT * FROM events').fetchall()"]

    async def write() -> None:
        store = await Store.at(path)
        writer = store.open_writer()
        await writer.store(Row("t", 1, 7, "{}", "{}"), None, lambda: None)
        wait_until(lambda: path.stat().st_size > 4 * PAGE)  # by a checkpoint; reading the file here would drop the locks itself
        await asyncio.to_thread(subprocess.run, command, check=True)
        assert (tmp_path / "s-wal").exists()
        await writer.store(Row("t", 2, 7, "{}", "{}"), None, lambda: None)
        await writer.stop()
        await store.close()

    asyncio.run(write())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (2,)


def test_a_failed_checkpoint_is_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.02)
    path = tmp_path / "s"
    full = threading.Event()
    full.set()

    def on_a_full_disk(connection: sqlite3.Connection, *_: object) -> None:
        if full.is_set():
            raise sqlite3.OperationalError("database or disk is full")
        carry_over(connection)

    monkeypatch.setattr(checkpoints, "carry_over", on_a_full_disk)
    with closing(opened(path)) as connection:
        carrying = checkpoints.Checkpoints(path)
        connection.execute("INSERT INTO words VALUES ('ahoy')")
        wait_until(lambda: "no checkpoint: database or disk is full" in caplog.text)
        assert b"ahoy" not in path.read_bytes()
        full.clear()
        wait_until(lambda: b"ahoy" in path.read_bytes())
        carrying.close()


def test_a_replaced_file_gets_no_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise pages the server still holds would count as checkpointed, and be lost."""
    monkeypatch.setattr(checkpoints, "EVERY", 0.5)
    path = tmp_path / "s"
    carried = threading.Event()

    def tell(connection: sqlite3.Connection, *_: object) -> None:
        if is_replaced.is_set():
            carry_over(connection)
            carried.set()

    monkeypatch.setattr(checkpoints, "carry_over", tell)
    is_replaced = threading.Event()
    with closing(opened(path)) as connection:
        watch = StoreWatch(path)
        carrying = checkpoints.Checkpoints(path)
        connection.execute("INSERT INTO words VALUES ('ahoy')")
        shutil.copy(path, tmp_path / "copy")
        (tmp_path / "copy").replace(path)
        is_replaced.set()
        assert carried.wait(60)
        assert b"ahoy" not in path.read_bytes()
        assert watch.look()
        with closing(sqlite3.connect(watch.salvage())) as saved:
            assert saved.execute("SELECT word FROM words").fetchall() == [("ahoy",)]
        carrying.close()
        watch.close()


def opened(path: Path) -> sqlite3.Connection:
    """A database that nobody else checkpoints."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("CREATE TABLE words (word TEXT)")
    return connection


def wait_until(holds: Callable[[], bool]) -> None:
    """For a minute at most."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)
