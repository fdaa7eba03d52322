"""Workers on one SQLite file, killed while people play: everything shown is in the log, and every game ends."""

import asyncio
import json
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from jollyroll.server.app import STORE
from jollyroll.server.cluster.ending import end
from jollyroll.server.cluster.file_sharing import FileSharing
from jollyroll.server.cluster.notes import LARGEST
from jollyroll.server.cluster.worker_channel import WorkerChannel
from jollyroll.server.store.schema import bring_up_to_date
from jollyroll.server.store.sqlite import SqliteBackend
from jollyroll.server.store.trouble import is_passing
from jollyroll.server.store.write_turns import WriteTurns
from jollyroll.server.tables.rows import Row
from tests.cluster.storm import Storm, differences
from tests.cluster.test_workers import children
from tests.server.serving import PATIENCE, ServerProcess

SECONDS = int(os.environ.get("JOLLYROLL_STORM_ON_A_FILE", "8"))
TABLES = 18
WORKERS = 2
EVERY = 2.0  # seconds from one death to the next


class Parent:
    """A server whose workers are killed one after the other."""

    def __init__(self, server: ServerProcess) -> None:
        self.servers = [server]
        self.killed = 0

    def kill_some(self) -> None:
        """Kill one worker abruptly, again and again."""
        luck = random.Random(11)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            time.sleep(EVERY)
            if workers := children(self.servers[0].process.pid):
                os.kill(luck.choice(workers), signal.SIGKILL)
                self.killed += 1
        while len(children(self.servers[0].process.pid)) < WORKERS:
            assert time.monotonic() < end + PATIENCE
            time.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="kills processes that it finds in /proc")
def test_nothing_shown_is_missing_or_different_when_workers_die(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"WITNESS_WITHIN": 1}, more=["--workers", str(WORKERS)]) as server:
        parent = Parent(server)
        storm = Storm(parent, TABLES)
        asyncio.run(storm.rage(parent.kill_some))
        assert parent.killed >= SECONDS // EVERY
        assert storm.done > 10 * TABLES
        assert differences(server, storm) == [], storm.summary()
        assert server.stop() == 0
        print(storm.summary())


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    """Otherwise nobody could stop them, and they would hold the folder."""
    with ServerProcess(tmp_path, more=["--workers", "2"]) as server:
        workers = children(server.process.pid)
        server.kill()
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end
        time.sleep(0.05)
    with ServerProcess(tmp_path) as alone:  # the folder is free
        assert alone.stop() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="kills processes that it finds in /proc")
@pytest.mark.parametrize("another", [b"", None], ids=["replaced", "deleted"])
def test_a_worker_that_is_started_again_opens_no_other_file_than_the_rest_have(tmp_path: Path, another: bytes | None) -> None:
    path, log = tmp_path / STORE, tmp_path / "server.log"
    with ServerProcess(tmp_path, more=["--workers", "2"]) as server:
        server.open()
        path.unlink()
        if another is not None:
            path.write_bytes(another)
        os.kill(children(server.process.pid)[0], signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while f"{STORE} can’t be opened" not in log.read_text() or log.read_text().count("is restarted") < 2:
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        assert server.process.poll() is None
        status, answer, _ = server.fetch("/api/health")
        assert (status, json.loads(answer)["refused"]) == (503, "store-lost"), "the rest say so"
        assert (path.read_bytes() if path.exists() else None) == another
        server.stop()


@contextmanager
def another_writes(turns: WriteTurns) -> Iterator[None]:
    """A process that holds the lock and hangs until it is killed."""
    reads, tells = os.pipe()
    taker = os.fork()
    if not taker:
        turns.take()
        os.write(tells, b"taken")
        time.sleep(PATIENCE)
        os._exit(0)
    assert os.read(reads, 5) == b"taken"
    yield
    os.kill(taker, signal.SIGKILL)
    os.waitpid(taker, 0)
    os.close(reads)
    os.close(tells)


def test_a_write_turn_ends_with_its_process() -> None:
    turns = WriteTurns()
    waiting = threading.Thread(target=turns.take)
    with another_writes(turns):
        waiting.start()
        waiting.join(0.2)
        assert waiting.is_alive(), "another process has its turn"
    waiting.join(PATIENCE)
    assert not waiting.is_alive()
    turns.close()


def test_waiting_too_long_for_a_write_turn_raises_a_locked_error_and_can_be_retried(tmp_path: Path) -> None:
    turns = WriteTurns()
    backend = SqliteBackend(tmp_path / "tables.sqlite", turns)
    with backend.writer.begin() as connection:
        bring_up_to_date(connection, "")
    backend.opened()
    turns.within = 0.1
    with another_writes(turns):
        for _ in range(2):  # the second waits for the first, which is no longer wanted
            with pytest.raises(OperationalError) as refused, backend.writer.begin():
                pass
            assert is_passing(refused.value)
    turns.within = PATIENCE
    with backend.writer.begin() as connection:
        assert backend.insert(connection, [Row("a", 1, 0, "", "")]) == {("a", 1)}
    backend.close()
    turns.close()


def test_a_worker_that_missed_notes_is_asked_and_told_again_when_it_takes_them(tmp_path: Path) -> None:
    """Its mailbox is full: notes that do not fit are lost, and the sender is told when there is room."""

    async def missed() -> None:
        sharing = FileSharing(2, tmp_path / "tables.sqlite")
        ours = WorkerChannel(sharing)
        sharing.number = 1
        theirs = WorkerChannel(sharing)
        changes, got = asyncio.Event(), list[str]()
        listening = asyncio.create_task(ours.listen(got.append, changes.set))
        await changes.wait()
        changes.clear()
        envelopes = [f"{number:0{LARGEST}}" for number in range(200)]
        await ours.send(envelopes)  # nobody listens there
        assert not changes.is_set()
        dropped = asyncio.create_task(theirs.listen(got.append, lambda: None))  # what was meant for one that has died
        await changes.wait()
        assert got == []
        await ours.send(["now"])
        while not got:
            await asyncio.sleep(0.01)
        assert got == ["now"]
        await end([listening, dropped])
        sharing.close()

    asyncio.run(asyncio.wait_for(missed(), PATIENCE))


def test_an_event_of_a_table_that_another_worker_has_removed_is_not_stored(tmp_path: Path) -> None:
    turns = WriteTurns()
    backend = SqliteBackend(tmp_path / "tables.sqlite", turns)
    with backend.writer.begin() as connection:
        bring_up_to_date(connection, "")
        rows = [Row("a", 1, 0, "", ""), Row("a", 2, 0, "", ""), Row("b", 2, 0, "", "")]
        assert backend.insert(connection, rows) == {("a", 1), ("a", 2)}
        assert backend.insert(connection, [Row("a", 3, 0, "", ""), Row("a", 2, 0, "other", "")]) == {("a", 3)}
    backend.close()
    turns.close()
