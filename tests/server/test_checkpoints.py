"""Checkpoints: the log of commits is carried over beside the commits, and never grows without end."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from jollyroll.server.store import Store, Writer, checkpoints
from jollyroll.server.store.checkpoints import carry_over
from jollyroll.server.tables.rows import Row

PAGE = 4_096


def test_while_somebody_always_writes_the_log_still_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 3_600)  # this test does it itself
    monkeypatch.setattr(checkpoints, "LONG", 100)
    path = tmp_path / "s"
    log = tmp_path / "s-wal"

    async def write() -> list[int]:
        store = await Store.at(path)
        writer = Writer(store.writer, 10_000)
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


def test_what_cannot_be_carried_over_now_is_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.02)
    path = tmp_path / "s"
    path.write_bytes(b"this is no database" * 100)
    carrying = checkpoints.Checkpoints(path)
    wait_until(lambda: "no checkpoint" in caplog.text)
    path.unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("CREATE TABLE words (word TEXT)")
        connection.execute("INSERT INTO words VALUES ('ahoy')")
        wait_until(lambda: b"ahoy" in path.read_bytes())
    carrying.close()


def wait_until(holds: Callable[[], bool]) -> None:
    """For a minute at most."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)
