"""Who may write a record."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from jollyroll.errors import Refused
from jollyroll.match import RecordLock

HOLD = """
import sys
from jollyroll.match import RecordLock
lock = RecordLock(sys.argv[1])
print('held', flush=True)
sys.stdin.read()
"""


def refused(path: Path) -> bool:
    try:
        RecordLock(path).give_up()
    except Refused as refusal:
        return refusal.code == "open-elsewhere"
    return False


def test_a_claim_holds_until_it_is_given_up(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    claim = RecordLock(file)
    assert refused(file)
    assert not refused(tmp_path / "other.jolly")
    claim.give_up()
    claim.give_up()
    assert not refused(file)
    assert list(tmp_path.iterdir()) == []


def test_another_name_of_the_same_file_is_the_same_claim(tmp_path: Path) -> None:
    file, link = tmp_path / "game.jolly", tmp_path / "link.jolly"
    link.symlink_to(file)
    claim = RecordLock(link)
    assert refused(file)
    claim.give_up()


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with subprocess.Popen([sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"held\n"
        assert refused(file)
        process.kill()
        process.wait()
    assert not refused(file)


def test_where_no_lock_can_be_had_the_claim_is_granted(tmp_path: Path) -> None:
    claim = RecordLock(tmp_path / "nowhere" / "game.jolly")
    assert claim.descriptor is None
    claim.give_up()
    RecordLock("/proc/game.jolly").give_up()


def test_a_lock_given_up_at_the_same_moment_is_taken_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between opening the small file and locking it, its owner may have removed it: then it is nobody's any more."""
    file = tmp_path / "game.jolly"
    opened: list[int] = []
    really = os.open

    def open_late(path: Path, flags: int, mode: int = 0o777) -> int:
        descriptor = really(path, flags, mode)
        if not opened:
            Path(path).unlink()
        opened.append(descriptor)
        return descriptor

    monkeypatch.setattr(os, "open", open_late)
    claim = RecordLock(file)
    monkeypatch.undo()
    assert len(opened) == 2
    assert refused(file)
    claim.give_up()
