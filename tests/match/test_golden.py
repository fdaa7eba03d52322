"""Records that every later Jollyroll must read, with the same outcome.

A file in `golden` is never changed: a new format or new rules get files of their own.
"""

from pathlib import Path

import pytest

from jollyroll.kit import built_in
from jollyroll.match import load, replay, write_json, write_text
from jollyroll.match.verify import verify

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jolly"))


def test_every_game_is_there_finished_and_unfinished() -> None:
    kinds = {(record.game, record.result is not None) for record in map(load, GOLDEN)}
    assert kinds == {(game, finished) for game in built_in() for finished in (True, False)}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_both_forms_are_read_and_say_the_same(path: Path) -> None:
    record = load(path)
    assert record == load(path.with_suffix(".json"))
    match = replay(record)
    match.game.check(match.state)
    assert match.result == record.result


NONCES_AT_WILL = "oh_my_gold-sealed"  # nonces no table accepts: several in an action, foreign ones
SEALED = [path for path in GOLDEN if "sealed" in path.stem]


@pytest.mark.parametrize("path", [path for path in SEALED if path.stem != NONCES_AT_WILL], ids=lambda path: path.stem)
def test_golden_sealed_dice_verify(path: Path) -> None:
    report = verify(load(path))
    assert (report.status, report.remarks) == ("verified", [])
    assert len(report.checked) >= 12


def test_golden_device_remarks_are_unchanged() -> None:
    report = verify(load(next(path for path in GOLDEN if path.stem == "oh_my_gold-devices")))
    assert report.discrepancies == []
    assert {remark.code for remark in report.remarks} == {
        "unwitnessed",
        "passed-over",
        "without-device",
        "one-device",
        "sealed-late",
    }


def test_nonces_at_will_are_all_that_is_wrong_with_dice_that_fit() -> None:
    report = verify(load(next(path for path in SEALED if path.stem == NONCES_AT_WILL)))
    assert {finding.code for finding in report.discrepancies} == {"nonce-differs", "nonce-changed"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_are_written_unchanged(path: Path) -> None:
    record = load(path)
    assert write_text(record) == path.read_text(encoding="utf-8")
    assert write_json(record) == path.with_suffix(".json").read_text(encoding="utf-8")
