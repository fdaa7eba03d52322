"""Tables of results, and folders of records as tables."""

from pathlib import Path

import pytest

from jollyroll import lab, save
from jollyroll.coach import history
from jollyroll.errors import FileError, MissingPackageError
from jollyroll.lab.rows import DataRow
from jollyroll.lab.tables import ResultTable

ROWS: list[DataRow] = [{"level": "greedy", "share": 0.5, "games": 3, "won": True}, {"level": "best", "share": None, "games": 4}]


def test_a_table_is_the_same_in_arrow_and_in_a_parquet_file(tmp_path: Path) -> None:
    import pyarrow.parquet

    table = ResultTable(ROWS)
    arrow = table.to_arrow()
    assert arrow.to_pylist() == list(table) == [ROWS[0], {**ROWS[1], "won": None}]
    assert [str(kind) for kind in arrow.schema.types] == ["string", "double", "int64", "bool"]
    table.write_parquet(tmp_path / "table.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "table.parquet").equals(arrow)


def test_columns_of_mixed_kinds_become_text() -> None:
    assert ResultTable([{"value": "2"}, {"value": 3}]).to_arrow().to_pylist() == [{"value": "2"}, {"value": "3"}]


def test_a_frame_of_polars_has_the_columns_of_the_arrow_table() -> None:
    import polars

    table = ResultTable([*ROWS, {"level": 3, "share": 1, "games": None}])
    frame = table.to_polars()
    assert frame.to_arrow().to_pylist() == table.to_arrow().to_pylist()
    assert list(frame.schema.values()) == [polars.String, polars.Float64, polars.Int64, polars.Boolean]
    assert frame["level"].to_list() == ["greedy", "best", "3"], "mixed kinds become text"


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroll.lab.tables.find_spec", lambda name: None)
    for convert in (ResultTable(ROWS).to_pandas, ResultTable(ROWS).to_polars, ResultTable(ROWS).to_arrow):
        with pytest.raises(MissingPackageError, match="pip install p"):
            convert()


def test_records_are_read_in_order_and_damaged_files_are_named(tmp_path: Path) -> None:
    (tmp_path / "older").mkdir()
    for number, match in enumerate(lab.play_matches("kings_gold", ["random", "random"], games=2, seed=1)):
        save(tmp_path / ("older" if number else "") / f"{number}.json", match.record)
    (tmp_path / "a.jolly").write_bytes(b"\xff\xff")
    (tmp_path / "b.json").write_text('{"format": 1')
    (tmp_path / "notes.txt").write_text("not a record")
    seen: list[tuple[int, int]] = []
    found = lab.read_records(tmp_path, lambda done, total: seen.append((done, total)))
    assert [each.path.name for each in found.records] == ["0.json", "1.json"]
    assert [each.path.name for each in found.damaged] == ["a.jolly", "b.json"]
    assert all(each.reason for each in found.damaged)
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert found.table["name"] == ["random 1", "random 2", "random 2", "random 1"]
    assert [sum(found.table["share"][game : game + 2]) for game in (0, 2)] == [1.0, 1.0]  # type: ignore[arg-type]


def test_a_folder_that_is_not_there_is_refused() -> None:
    with pytest.raises(FileError, match="no folder"):
        lab.read_records("nowhere")


def test_a_history_adds_up_by_player() -> None:
    rows = [{"game": "kings_gold", "name": name, "number": game} for game in (1, 2) for name in ("Ana", "Lea")]
    parts = dict.fromkeys(("luck_of_others", "mistakes_of_others", "leaving", "drift"), 0.0)
    changing = [(0.5, 0.5, 0.0, 1.0), (0.5, -0.3, -0.2, 0.0), (0.4, 0.6, 0.0, 1.0), (0.6, -0.6, 0.0, 0.0)]
    counts = {"decisions": 10, "sound": 9, "exact": True}
    accounts = ResultTable(
        [
            {**row, **parts, **counts, **dict(zip(("start", "luck", "mistakes", "final"), numbers, strict=True))}
            for row, numbers in zip(rows, changing, strict=True)
        ]
    )
    ana, lea = history(accounts)
    assert (ana["name"], ana["games"], ana["final"], ana["luck"], ana["accuracy"]) == ("Ana", 2, 1.0, 0.55, 0.9)
    assert lea["mistakes"] == -0.1
    assert float(str(ana["luck_low"])) < 0.55 < float(str(ana["luck_high"]))
