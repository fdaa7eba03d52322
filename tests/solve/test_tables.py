"""Solved tables on disk: read back as written, refused if damaged in any way, never half written."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays_of

from jollyroll.errors import Refused
from jollyroll.kit import Game, built_in, load_game
from jollyroll.solve import tables
from jollyroll.solve.atomic_folder import clean_up, new_array
from jollyroll.solve.tables import SolvedTable, TableFacts, command_for, find, load, open_table, save

KG = load_game("kings_gold")
FACTS = TableFacts(precision=1e-9, residual=3e-10, states=6, seconds=1.5, more={"sweeps": 39})
OPTIONS = {"tie": "shared", "shortage": "player_first"}
WHAT = (KG, "winning", 2, OPTIONS)
SHARES = {"shares": np.arange(6.0).reshape(2, 3), "moves": np.arange(4, dtype=np.int16)}

# Run apart from the tests, because a limit once set and a privilege once given up stay so. The first attempt is at ease: it
# shows that nothing else is in the way, and leaves nothing to import for a user who may not read where the program lies.
UNDER_DURESS = """
import os, resource, sys
from pathlib import Path
from tempfile import TemporaryDirectory
import numpy as np
from jollyroll.errors import Refused
from jollyroll.kit import load_game
from jollyroll.solve.atomic_folder import new_array
from jollyroll.solve.tables import TableFacts, save

def attempt(folder):
    try:
        arrays = {"small": np.zeros(9), "vast": np.zeros(9999)}
        save(load_game("kings_gold"), "winning", 2, {}, arrays, TableFacts(1e-9, 0, 9), where=folder)
        print("saved")
    except Refused as refused:
        print(refused.code, refused.facts["reason"])
    try:
        new_array(folder / "scratch.npy", (9999,), np.float64)
        print("saved")
    except Refused as refused:
        print(refused.code, refused.facts["reason"])

with TemporaryDirectory() as ease:
    attempt(Path(ease))
folder, how = Path(sys.argv[1]), sys.argv[2]
if how == "full":
    resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
else:
    folder.chmod(0o555)
    if os.geteuid() == 0:  # to whom no mode says no
        os.setuid(65534)
attempt(folder)
"""


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A data folder for this test, and no shipped tables."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(tables, "shipped_folder", lambda game: tmp_path / "shipped")
    return tables.tables_folder()


def same(table: SolvedTable | None, wanted: dict[str, Any]) -> bool:
    assert table is not None
    assert set(table.arrays) == set(wanted)
    return all(
        table.arrays[name].dtype == array.dtype
        and table.arrays[name].shape == array.shape
        and table.arrays[name].tobytes() == array.tobytes()
        for name, array in wanted.items()
    )


NAMES = st.sampled_from(["shares", "moves", "value", "points"])
KINDS = st.sampled_from([np.float64, np.float32, np.int8, np.int32, np.uint16, np.bool_])
ARRAYS = KINDS.flatmap(lambda kind: arrays_of.arrays(kind, arrays_of.array_shapes(min_dims=1, max_dims=3, min_side=0, max_side=4)))


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(NAMES, ARRAYS, max_size=3), st.sampled_from(built_in()), st.integers(2, 4), st.floats(1e-12, 0.1))
def test_what_is_saved_is_loaded_again(wanted: dict[str, Any], name: str, seats: int, precision: float) -> None:
    game = load_game(name)
    options = {option.name: option.default for option in game.options[1:3]}
    with tempfile.TemporaryDirectory() as where:
        path = save(game, "values", seats, options, wanted, TableFacts(precision, precision / 3, 7), where=Path(where))
        table = open_table(Path(where), game, "values", seats, options)
        assert table is not None
        assert same(table, wanted)
        said = table.manifest
        assert (said.game, said.kind, said.seats, said.options) == (name, "values", seats, options)
        assert (said.precision, said.residual, said.states, said.rules_version) == (precision, precision / 3, 7, game.rules_version)
        assert [entry.name for entry in Path(where).iterdir()] == [path.name]


def test_a_table_is_found_and_cannot_be_written_to(data_folder: Path) -> None:
    path = save(*WHAT, SHARES, FACTS)
    assert path.parent == data_folder
    table = load(*WHAT)
    assert same(table, SHARES)
    assert table.manifest.seconds == 1.5
    assert table.manifest.more == {"sweeps": 39}
    with pytest.raises(ValueError, match="read-only"):
        table.arrays["shares"][0, 0] = 1


def test_arrays_in_any_order_of_memory_are_saved_alike() -> None:
    wanted = np.arange(24.0).reshape(2, 3, 4)
    save(*WHAT, {"shares": np.asfortranarray(wanted)[:, ::-1]}, FACTS)
    assert np.array_equal(load(*WHAT).arrays["shares"], wanted[:, ::-1])


def test_a_newer_table_takes_the_place_of_the_older() -> None:
    for _ in range(2):
        save(*WHAT, {"old": np.zeros(3)}, FACTS)
        path = save(*WHAT, SHARES, FACTS)
        assert same(load(*WHAT), SHARES)
        assert sorted(entry.name for entry in path.iterdir()) == ["manifest.json", "moves.npy", "shares.npy"]
        assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_large_tables_are_mapped_not_read() -> None:
    wanted = {"vast": np.arange(tables.LARGE // 8 + 1, dtype=np.int64), "small": np.arange(3)}
    save(*WHAT, wanted, FACTS)
    table = load(*WHAT)
    assert isinstance(table.arrays["vast"], np.memmap)
    assert not isinstance(table.arrays["small"], np.memmap)
    assert same(table, wanted)


def test_the_most_precise_table_is_used_and_a_bad_one_never_hides_a_good_one(data_folder: Path) -> None:
    made = save(*WHAT, {"shares": np.ones(1)}, FACTS)
    shipped = save(*WHAT, {"shares": np.zeros(1)}, FACTS, where=tables.shipped_folder(WHAT[0]))
    assert load(*WHAT).path == shipped
    (shipped / "shares.npy").write_bytes(b"")
    assert load(*WHAT).path == made
    save(*WHAT, {"shares": np.zeros(1)}, FACTS, where=tables.shipped_folder(WHAT[0]))
    made = save(*WHAT, {"shares": np.ones(1)}, TableFacts(1e-12, 0, 1))
    assert load(*WHAT).path == made
    (made / "shares.npy").write_bytes(b"")
    assert load(*WHAT).path == shipped
    (shipped / "manifest.json").write_text("{}")
    with pytest.raises(Refused, match="damaged"):
        load(*WHAT)


def refusal(*what: Any, **more: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        find(*what, **more)
    assert what[0].name in str(caught.value)
    command = str(caught.value.facts["command"])
    assert command.endswith("--again")
    assert command in str(caught.value)
    return caught.value


def test_a_missing_table_is_told_with_the_command_that_makes_it() -> None:
    assert find(*WHAT) is None
    with pytest.raises(Refused) as caught:
        load(*WHAT)
    assert caught.value.code == "table-missing"
    call = "jollyroll solve kings_gold --seats 2 --option shortage=player_first --option tie=shared"
    assert str(caught.value) == f"The solved table for this has not been made yet. Make it with: {call}"


def all_presets() -> list[tuple[Game, str]]:
    return [(load_game(name), preset) for name in built_in() for preset in load_game(name).presets]


@pytest.mark.parametrize(("game", "preset"), all_presets())
def test_the_command_names_a_preset_that_agrees(game: Game, preset: str) -> None:
    chosen = game.resolve(preset)
    words = command_for(game, 3, chosen).split()
    assert words[:5] == ["jollyroll", "solve", game.name, "--seats", "3"]
    assert "--option" not in words
    named = words[words.index("--preset") + 1] if "--preset" in words else ""
    assert game.resolve(named) == chosen
    assert "--preset" not in command_for(game, 3, {})


def test_a_table_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    save(*WHAT, SHARES, FACTS)
    monkeypatch.setattr(type(KG), "rules_version", 2)
    refused = refusal(*WHAT)
    assert refused.code == "table-stale"
    assert "version 1 of the rules; they are now at version 2" in str(refused)


def test_a_table_of_another_layout_is_refused() -> None:
    save(*WHAT, SHARES, FACTS, format=1)
    assert refusal(*WHAT, format=2).code == "table-old-format"


@pytest.mark.parametrize(
    "other",
    [
        (load_game("pk"), "winning", 2, {}),
        (KG, "turn", 2, OPTIONS),
        (KG, "winning", 3, OPTIONS),
        (KG, "winning", 2, {**OPTIONS, "tie": "new_game"}),
        (KG, "winning", 2, {"tie": "shared"}),
    ],
)
def test_a_table_under_the_name_of_another_is_refused(other: Any) -> None:
    """The manifest tells which table it is, whatever the folder's name."""
    path = save(*WHAT, SHARES, FACTS)
    path.rename(path.with_name(tables.key(*other)))
    assert find(*WHAT) is None
    assert refusal(*other).code == "table-of-others"


def test_every_flipped_byte_is_noticed_or_without_effect() -> None:
    path = save(*WHAT, SHARES, FACTS)
    whole = load(*WHAT)
    noticed: list[str] = []
    for name in ("manifest.json", "shares.npy", "moves.npy"):
        good = (path / name).read_bytes()
        for place in range(len(good)):
            for flip in (0x01, 0x20, 0x80):
                (path / name).write_bytes(good[:place] + bytes([good[place] ^ flip]) + good[place + 1 :])
                try:
                    table = find(*WHAT)
                except Refused as refused:
                    noticed.append(refused.code)
                    continue
                assert name == "manifest.json", f"byte {place} of {name}"
                assert table is not None
                assert table.manifest == whole.manifest
                assert same(table, SHARES)
        (path / name).write_bytes(good)
    assert len(noticed) > 1000
    assert set(noticed) == {"table-damaged", "table-stale", "table-old-format", "table-of-others"}
    assert same(load(*WHAT), SHARES)


def test_truncated_and_missing_files_are_refused() -> None:
    for name in ("manifest.json", "shares.npy"):
        path = save(*WHAT, SHARES, FACTS)
        good = (path / name).read_bytes()
        for length in (0, 1, len(good) // 2, len(good) - 2):
            (path / name).write_bytes(good[:length])
            assert refusal(*WHAT).code == "table-damaged"
        (path / name).unlink()
        assert refusal(*WHAT).code == "table-damaged"
        (path / name).mkdir()
        assert refusal(*WHAT).code == "table-unreadable"
        (path / name).rmdir()


def test_a_file_in_the_place_of_the_folder_is_refused() -> None:
    path = save(*WHAT, SHARES, FACTS)
    path.rename(path.with_name("elsewhere"))
    path.write_text("not a folder")
    assert refusal(*WHAT).code == "table-damaged"


@settings(max_examples=80, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*tables.Manifest.__match_args__, "x"]), inner),
        max_leaves=20,
    ),
    st.sampled_from(["", *tables.Manifest.__match_args__]),
)
def test_any_other_manifest_is_refused(said: Any, changed: str) -> None:
    """Invalid manifests: other JSON altogether, or one wrong field."""
    with tempfile.TemporaryDirectory() as where:
        path = save(*WHAT, SHARES, FACTS, where=Path(where))
        good = json.loads((path / "manifest.json").read_text())
        if changed and good[changed] == said:
            return
        (path / "manifest.json").write_text(json.dumps({**good, changed: said} if changed else said))
        with pytest.raises(Refused):
            open_table(Path(where), *WHAT)


def test_arrays_outside_the_folder_are_never_read(data_folder: Path) -> None:
    path = save(*WHAT, SHARES, FACTS)
    said = json.loads((path / "manifest.json").read_text())
    (path / "manifest.json").write_text(json.dumps({**said, "arrays": ["../../elsewhere"]}))
    assert refusal(*WHAT).code == "table-damaged"


@pytest.mark.parametrize(("how", "reason"), [("full", "File too large"), ("locked", "Permission denied")])
def test_a_disk_that_takes_nothing_is_told_and_nothing_half_written_stays(open_folder: Path, how: str, reason: str) -> None:
    before = save(KG, "winning", 2, {}, SHARES, FACTS, where=open_folder)
    run = subprocess.run([sys.executable, "-c", UNDER_DURESS, str(open_folder), how], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["saved"] * 2 + [f"cannot-save {reason}"] * 2
    assert [entry.name for entry in open_folder.iterdir()] == [before.name]
    assert same(open_table(open_folder, KG, "winning", 2, {}), SHARES)


def test_a_full_disk_is_told_and_nothing_half_written_stays(open_folder: Path) -> None:
    if not (sys.platform == "linux" and os.geteuid() == 0):
        pytest.skip("only root may mount a small disk")
    disk = open_folder / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(disk)], capture_output=True).returncode:
        pytest.skip("this machine lets nobody mount a small disk")
    try:
        for attempt in (
            lambda: save(KG, "winning", 2, {}, {"vast": np.zeros(99_999)}, FACTS, where=disk),
            lambda: new_array(disk / "scratch.npy", (99_999,), np.float64),
        ):
            with pytest.raises(Refused, match="No space left"):
                attempt()
            assert list(disk.iterdir()) == []
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_an_interrupted_save_leaves_the_old_table(monkeypatch: pytest.MonkeyPatch) -> None:
    path = save(*WHAT, SHARES, FACTS)
    for place in ("fsync", "rename"):
        with monkeypatch.context() as patch:
            patch.setattr(os, place, interrupt)
            with pytest.raises(KeyboardInterrupt):
                save(*WHAT, {"shares": np.zeros(2)}, FACTS)
        assert same(load(*WHAT), SHARES)
        assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_table_outlives_a_kill_just_when_a_newer_one_takes_its_place(data_folder: Path) -> None:
    path = save(*WHAT, SHARES, FACTS)
    half = path.with_name(f".{path.name}.0badcafe.draft")
    half.mkdir()
    path.rename(path.with_name(f".{path.name}.0badcafe-old.draft"))
    assert same(find(*WHAT), SHARES)
    clean_up(path)
    assert [left.name for left in data_folder.iterdir()] == [path.name]
    assert same(find(*WHAT), SHARES)
