"""The disk fails while people play: nothing is accepted that is not stored, and play goes on as soon as the disk does.

The errors are injected below SQLite (`disk_log.py`): a file system that has become read-only (EROFS) refuses every write, a broken
disk (EIO) the sync, a full one (ENOSPC) the write.
"""

import json
import random
from pathlib import Path

import pytest

from tests.attack.disk_log import FAULT, LOG, SYNC, WRITE
from tests.attack.stores import game_under_way
from tests.server.clients import play_out
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.services import wait_until
from tests.starting import PREPARED

FAILS = "the disk fails, or can only be read by now: see what the system's log says"
FAULTS = {  # the resulting errors of SQLite, and what the log says of them
    "EROFS": (WRITE, 10 | 3 << 8, f"SQLITE_IOERR_WRITE; {FAILS}"),
    "EIO": (SYNC, 10 | 4 << 8, f"SQLITE_IOERR_FSYNC; {FAILS}"),
    "ENOSPC": (WRITE, 13, "SQLITE_FULL; the disk is full: make room"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_failing_disk_loses_nothing_and_shows_nothing_unstored(tmp_path: Path, name: str) -> None:
    kind, code, advice = FAULTS[name]
    fault, prepared = tmp_path / "fault", {PREPARED: "tests.attack.disk_log", LOG: str(tmp_path / "disk.log")}
    luck = random.Random(5)
    with ServerProcess(tmp_path / "data", **{**prepared, FAULT: str(fault)}) as server:  # type: ignore[arg-type]
        one, two = game_under_way(server)
        with one, two:
            shown = history(server, one.table_id)
            (tmp_path / "new").write_text(f"{kind} {code}")
            (tmp_path / "new").rename(fault)
            actor = next(client for client in (one, two) if client.now and client.now["seat"] in client.seeds)
            action = actor.next_action(luck)
            assert action
            for _ in range(3):
                answer = actor.ask(action[0], **action[1])
                assert (answer["refused"], answer["retry_after"]) == ("not-stored", 1)
            assert history(server, one.table_id) == shown, "nobody was shown anything of it"
            status, body, _ = server.fetch("/api/ready")
            assert (status, json.loads(body)) == (503, {"ready": False, "why": "store-failing"})
            fault.unlink()
            wait_until(lambda: server.fetch("/api/ready")[0] == 200, lambda: "newcomers are welcome again, though nobody acted")
            answer = actor.do(action[0], **action[1])
            assert answer["seq"] == len(shown) + 1
            assert play_out([one, two], luck, 5) == 5
            after = history(server, one.table_id)
            assert after[: len(shown)] == shown
        server.kill()
        complaints = server.complaints
    assert complaints.count(f"not stored: {advice}") >= 3
    with ServerProcess(tmp_path / "data") as again:
        assert history(again, one.table_id) == after, "and whatever was shown is there after a crash"
