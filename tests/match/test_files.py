"""Records on disk: found again, never half written, never lost to a full or read-only disk."""

import os
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

from jollyroll.kit import Refused
from jollyroll.match import RecordError, load, read_record, save, write_text
from jollyroll.match.limits import LARGEST_FILE
from tests.match.playing import played

# Run in a process of its own, because limits once set and privileges once dropped stay so.
SAVE_UNDER_DURESS = """
import os, resource, sys
from pathlib import Path
from jollyroll.kit import Refused
from jollyroll.match import load, save
old, new, how = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
record = load(new)
if how == "full":
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))
elif os.geteuid() == 0:
    os.setuid(65534)
try:
    save(old, record)
except Refused as refused:
    print(refused.code, refused.facts["reason"])
"""


@pytest.mark.parametrize("name", ["game.jolly", "game.json", "game"])
def test_a_saved_record_is_loaded_again(tmp_path: Path, name: str) -> None:
    record = played("kings_gold", 1, most=60).record
    save(tmp_path / name, record)
    assert load(tmp_path / name) == record
    assert [entry.name for entry in tmp_path.iterdir()] == [name]


def test_saving_replaces_the_file_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "game.jolly"
    first, second = (played("kings_gold", 1, most=most).record for most in (10, 20))
    save(path, first)
    path.chmod(0o640)
    save(str(path), second)
    assert load(str(path)) == second
    assert path.stat().st_mode & 0o777 == 0o640


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    record = played("kings_gold", 1, most=10).record
    (tmp_path / "link.jolly").symlink_to(tmp_path / "real.jolly")
    save(tmp_path / "link.jolly", record)
    assert (tmp_path / "link.jolly").is_symlink()
    assert load(tmp_path / "real.jolly") == record


@pytest.mark.parametrize("how", ["full", "read-only"])
def test_a_full_or_read_only_disk_leaves_the_old_file_untouched(open_folder: Path, tmp_path: Path, how: str) -> None:
    old, new = open_folder / "game.jolly", tmp_path / "new.jolly"
    save(old, played("kings_gold", 1, most=10).record)
    save(new, played("kings_gold", 1, most=20).record)
    before = old.read_bytes()
    if how == "read-only":
        open_folder.chmod(0o555)
    done = subprocess.run(
        [sys.executable, "-c", SAVE_UNDER_DURESS, str(old), str(new), how], capture_output=True, text=True, timeout=60
    )
    assert done.stdout.startswith("cannot-save "), done.stderr
    assert old.read_bytes() == before
    assert [entry.name for entry in open_folder.iterdir()] == ["game.jolly"]
    open_folder.chmod(0o755)


@pytest.mark.parametrize("place", ["no/such/folder/game.jolly", "a\0b.jolly"])
def test_an_unreadable_or_unwritable_path_is_named(tmp_path: Path, place: str) -> None:
    path = os.path.join(tmp_path, place)
    with pytest.raises(Refused, match="can’t be written") as refused:
        save(path, played("kings_gold", 1, most=5).record)
    assert refused.value.code == "cannot-save"
    with pytest.raises(Refused, match="can’t be read") as refused:
        load(path)
    assert refused.value.code == "cannot-read"


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        load(tmp_path)
    assert refused.value.code == "cannot-read"


def test_a_huge_file_is_refused_without_reading_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "huge.jolly"
    with path.open("wb") as file:
        file.truncate(4 * LARGEST_FILE)
    tracemalloc.start()
    with pytest.raises(RecordError) as error:
        load(path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert error.value.code == "record-too-large"
    assert most < 2 * LARGEST_FILE


def test_windows_line_ends_tabs_and_a_byte_order_mark_are_tolerated() -> None:
    record = played("kings_gold", 2, most=40).record
    text = write_text(record)
    assert read_record(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()) == record
    assert read_record(text.replace("] ", "]\t")) == record


def test_the_first_byte_that_is_not_utf8_is_pointed_at() -> None:
    with pytest.raises(RecordError, match="Line 2, column 7") as error:
        read_record(b"Jollyroll: 1\nGame: \xff\n")
    assert error.value.code == "record-not-utf8"
