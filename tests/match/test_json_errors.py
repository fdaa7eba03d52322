"""Errors in a JSON record are reported at their line and column."""

import json

import pytest

from jollyroll.match import RecordError, read_json, write_json
from jollyroll.match.limits import MOST_EVENTS

OPTIONS = (
    '{"bones_effect": "replaces", "end_timing": "after_effects", "first_player": "host", '
    '"shortage": "split_king_odd", "tie": "full_round"}'
)
GOOD = """\
{
  "format": "jollyroll-record",
  "version": 1,
  "game": "kings_gold",
  "rules": 1,
  "options": OPTIONS,
  "seats": [
    {"name": "Ana", "kind": "person"},
    {"name": "Ben", "kind": "bot:greedy"}
  ],
  "host": 1,
  "youngest": null,
  "header": {"Date": "2025-07-01"},
  "events": [
    ["chance", "12KSX"],
    ["choice", "roll:12"],
    ["chance", "3X"],
    ["choice", "stop"],
    ["choice", "3K"]
  ],
  "comments": [
    [2, "brave"]
  ],
  "result": null
}
""".replace("OPTIONS", OPTIONS)


def test_the_good_record_is_good() -> None:
    assert write_json(read_json(GOOD)) == GOOD


WRONG = [
    ('"jollyroll-record"', '"chess"', "record-json-format", 2, 13),
    ('  "format": "jollyroll-record",\n', "", "record-json-format", 1, 1),
    ('"version": 1', '"version": 2', "record-newer-format", 3, 14),
    ('"version": 1', '"version": "1"', "record-json-type", 3, 14),
    ('"version": 1', '"version": true', "record-json-type", 3, 14),
    ('"version": 1', '"version": 0', "record-json-range", 3, 14),
    ('  "version": 1,\n', "", "record-json-missing", 1, 1),
    ('"kings_gold"', '"chess"', "unknown-game", 4, 11),
    ('"kings_gold"', "null", "record-json-type", 4, 11),
    ('"rules": 1', '"rules": 2', "record-newer-rules", 5, 12),
    ('"rules": 1', '"rules": 1.5', "record-json-type", 5, 12),
    ('"rules": 1', '"rules": NaN', "record-json-type", 5, 12),
    ('"rules": 1', '"rules": 1e999', "record-json-type", 5, 12),
    ('"rules": 1', '"rules": ' + "9" * 5000, "record-json-type", 5, 12),
    ('"rules": 1', '"rules": -1', "record-json-range", 5, 12),
    ('"rules": 1', '"rules": 1, "rules": 1', "record-json-twice", 5, 24),
    ('"rules": 1', '"rules": 1, "colour": "red"', "record-json-unknown", 5, 25),
    ('"rules": 1', '"rules": [[[[[[1]]]]]]', "record-json-type", 5, 12),
    ('"full_round"', '"war"', "unknown-value", 6, 135),
    ('"tie"', '"war"', "unknown-option", 6, 135),
    ('"full_round"', "4", "record-json-type", 6, 135),
    ('"full_round"', '"full round"', "record-word", 6, 135),
    ('"full_round"', '"shared", "tie": "shared"', "record-json-twice", 6, 152),
    ('"name": "Ana"', '"name": "A;na"', "record-name-letters", 8, 5),
    ('"name": "Ana"', '"name": "\\ud800"', "record-name-letters", 8, 5),
    ('"name": "Ana"', '"name": 1', "record-json-type", 8, 14),
    ('"name": "Ana", ', "", "record-json-missing", 8, 5),
    ('{"name": "Ana", "kind": "person"},', '"Ana",', "record-json-type", 8, 5),
    (',\n    {"name": "Ben", "kind": "bot:greedy"}', "", "seat-count", 7, 12),
    ('"bot:greedy"', '"greedy"', "record-kind", 9, 5),
    ('"host": 1', '"host": 3', "no-such-seat", 11, 11),
    ('"host": 1', '"host": 0', "record-json-range", 11, 11),
    ('"host": 1', '"host": "Ana"', "record-json-type", 11, 11),
    ('"Date"', '"date"', "record-key", 13, 22),
    ('"2025-07-01"', "null", "record-json-type", 13, 22),
    ('"2025-07-01"', '"2025\\n07"', "record-value", 13, 22),
    ('"chance", "12KSX"', '"chance", "12KS"', "wrong-dice-count", 15, 5),
    ('"chance", "12KSX"', '"chance"', "record-json-length", 15, 5),
    ('"chance", "12KSX"', '"chance", "12KSX", 3', "record-json-length", 15, 5),
    ('"chance", "12KSX"', '"throw", "12KSX"', "record-json-event", 15, 6),
    ('"chance", "12KSX"', '["chance"], "12KSX"', "record-json-event", 15, 6),
    ('"chance", "12KSX"', '"chance", 12', "record-json-type", 15, 16),
    ('"chance", "12KSX"', '"chance", "12 KSX"', "record-word", 15, 16),
    ('"chance", "12KSX"', '"chance", ""', "record-word", 15, 16),
    ('["choice", "stop"]', '["choice", "1K"]', "kg-still-rolling", 18, 5),
    ('["choice", "stop"]', '["leave", "2"]', "record-json-type", 18, 15),
    ('["choice", "stop"]', '["leave", 3]', "no-such-seat", 18, 5),
    ('["choice", "stop"]', '["leave", 2]', "kg-game-over", 19, 5),
    ('[2, "brave"]', '[6, "brave"]', "record-comment-place", 22, 5),
    ('[2, "brave"]', '[-1, "brave"]', "record-json-range", 22, 6),
    ('[2, "brave"]', '[2, "bra\\nve"]', "record-comment", 22, 9),
    ('[2, "brave"]', '"brave"', "record-json-type", 22, 5),
    ('"result": null', '"result": {"winners": [1], "scores": [60, 0]}', "record-result", 24, 13),
    ('"result": null', '"result": {"winners": [1], "scores": "none"}', "record-json-type", 24, 40),
    ('"result": null', '"result": {"winners": 1, "scores": []}', "record-json-type", 24, 25),
    ('"result": null', '"result": false', "record-json-type", 24, 13),
    ('"result": null', '"result": nul', "record-json-syntax", 24, 13),
    ('"result": null', '"result": null,', "record-json-syntax", 25, 1),
]


@pytest.mark.parametrize(("old", "new", "code", "line", "column"), WRONG)
def test_a_mistake_is_named_and_pointed_at(old: str, new: str, code: str, line: int, column: int) -> None:
    assert old in GOOD
    with pytest.raises(RecordError) as caught:
        read_json(GOOD.replace(old, new, 1))
    error = caught.value
    assert (error.code, error.line, error.column) == (code, line, column)
    assert str(error).startswith(f"Line {line}, column {column}: ")
    assert "refused-" not in str(error)
    str(error).encode("utf-8")


@pytest.mark.parametrize("text", ["[" * 1_000_000, '{"a":' * 100_000, '{"format": ' + "[" * 990 + "]" * 990 + "}"])
def test_deep_nesting_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as error:
        read_json(text)
    assert error.value.code in ("record-json-deep", "record-json-format")


@pytest.mark.parametrize("text", ["[]", "3", '"jollyroll-record"', "null", "{}", "[1, 2]"])
def test_other_json_is_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        read_json(text)


def test_options_that_are_not_named_have_their_defaults() -> None:
    form = json.loads(GOOD)
    form["options"] = {"first_player": "host"}
    assert read_json(json.dumps(form)) == read_json(GOOD)


def test_too_many_events_are_refused_before_the_first_is_played() -> None:
    form = json.loads(GOOD)
    form["events"] = [["chance", "12KSX"]] * (MOST_EVENTS + 1)
    with pytest.raises(RecordError) as error:
        read_json(json.dumps(form))
    assert error.value.code == "record-json-length"
