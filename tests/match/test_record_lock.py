"""The lock for writing a record."""

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


def test_a_lock_holds_until_released(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    claim = RecordLock(file)
    assert refused(file)
    assert not refused(tmp_path / "other.jolly")
    claim.give_up()
    claim.give_up()
    assert not refused(file)
    assert list(tmp_path.iterdir()) == []


def test_another_path_of_the_same_file_has_the_same_lock(tmp_path: Path) -> None:
    file, link = tmp_path / "game.jolly", tmp_path / "link.jolly"
    link.symlink_to(file)
    claim = RecordLock(link)
    assert refused(file)
    claim.give_up()


def test_a_killed_process_holds_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with subprocess.Popen([sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"held\n"
        assert refused(file)
        process.kill()
        process.wait()
    assert not refused(file)


def test_without_support_for_locks_writing_is_allowed(tmp_path: Path) -> None:
    claim = RecordLock(tmp_path / "nowhere" / "game.jolly")
    assert claim.descriptor is None
    claim.give_up()
    RecordLock("/proc/game.jolly").give_up()


def test_a_lock_given_up_at_the_same_moment_is_taken_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between opening the lock file and locking it, its owner may have removed it: the lock on it is then worthless."""
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
