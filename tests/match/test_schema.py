"""The published schema and the reader accept the same records."""

import copy
import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from jollyroll.kit import built_in
from jollyroll.match import limits, write_json
from jollyroll.match.json_form import FORMAT, LARGEST_SCORE, OPTIONAL, REQUIRED
from jollyroll.match.record import FORMAT_VERSION, KEY, KIND, NOT_IN_COMMENT, NOT_IN_NAME, NOT_IN_TEXT, NOT_IN_WORD, OWN_KEYS
from tests.match.both_forms import SCHEMA, assert_schema_and_reader_agree
from tests.match.playing import played

# refusals about the form alone, which the schema must share
FORM_CODES = {
    *("record-name-length", "record-name-letters", "record-kind", "record-key", "record-value", "record-many-fields"),
    *("record-word", "record-comment", "record-newer-format"),
}

NUMBERS = [0, 1, 1.0, 2, 9, 10, -1, 1.5, 10**30, float("nan"), float("inf"), 200_000, 200_001, 999_999, 1_000_000]
TEXTS = ["", "x", "person", "person\n", "bot:x", "bot:X", "Ana ", " ", "a;b", "a\tb", "a\nb", "\ud800", "\u202e", "é", "#", "stop"]
LONG_TEXTS = ["x" * 41, "x" * 201, "x" * 1001, "x" * 10_001]
LISTS = [[], [1], [1, "x"], ["leave", 1], ["leave", 10], ["choice", "stop"]]
GARBAGE: list[Any] = [None, True, False, {}, {"x": "y"}, *NUMBERS, *TEXTS, *LONG_TEXTS, *LISTS]


def test_the_schema_is_a_sound_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_limits_and_patterns_are_the_readers_own() -> None:
    fields = SCHEMA["properties"]
    name = fields["seats"]["items"]["properties"]["name"]
    header = fields["header"]
    word = SCHEMA["$defs"]["word"]
    comment = fields["comments"]["items"]["prefixItems"][1]
    score = fields["result"]["oneOf"][1]["properties"]["scores"]["items"]
    assert fields["format"]["const"] == FORMAT
    assert fields["version"]["const"] == FORMAT_VERSION
    assert tuple(SCHEMA["required"]) == REQUIRED
    assert set(fields) == {*REQUIRED, *OPTIONAL}
    assert fields["rules"]["maximum"] == limits.LARGEST_VERSION
    assert fields["events"]["maxItems"] == limits.MOST_EVENTS
    assert fields["comments"]["maxItems"] == limits.MOST_COMMENTS
    assert (name["maxLength"], name["not"]["pattern"]) == (limits.LONGEST_NAME, NOT_IN_NAME.pattern)
    assert fields["seats"]["items"]["properties"]["kind"]["pattern"] == f"^({KIND.pattern})$"
    assert header["maxProperties"] == limits.MOST_FIELDS
    assert header["propertyNames"]["pattern"] == f"^{KEY.pattern}$"
    assert tuple(header["propertyNames"]["not"]["anyOf"][0]["enum"]) == OWN_KEYS
    value = header["additionalProperties"]
    assert (value["maxLength"], value["not"]["pattern"]) == (limits.LONGEST_VALUE, NOT_IN_TEXT.pattern)
    assert (word["maxLength"], word["not"]["pattern"]) == (limits.LONGEST_WORD, NOT_IN_WORD.pattern)
    assert (comment["maxLength"], comment["not"]["pattern"]) == (limits.LONGEST_COMMENT, NOT_IN_COMMENT.pattern)
    assert SCHEMA["$defs"]["seat"]["maximum"] == limits.LARGEST_SEAT
    assert (score["minimum"], score["maximum"]) == (-LARGEST_SCORE, LARGEST_SCORE)


def spoil(node: Any, chance: random.Random) -> Any:
    """The value with something in it replaced, added or removed."""
    if chance.random() < 0.25 or not isinstance(node, dict | list) or not node:
        return copy.deepcopy(chance.choice(GARBAGE))
    keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
    key = chance.choice(keys)
    kind = chance.random()
    if kind < 0.15:
        del node[key]
    elif kind < 0.3:
        extra = copy.deepcopy(chance.choice(GARBAGE))
        if isinstance(node, dict):
            node[chance.choice(["Date", "date", "comments", "kind", "Result", "tie", "X\n", "X" * 41])] = extra
        else:
            node.insert(chance.randrange(len(node) + 1), extra)
    else:
        node[key] = spoil(node[key], chance)
    return node


@settings(max_examples=600, deadline=None)
@given(st.sampled_from(built_in()), st.integers(0, 5), st.integers(0, 2**32), st.integers(0, 2))
def test_schema_and_reader_agree_on_garbage(game: str, seed: int, damage: int, times: int) -> None:
    form = json.loads(write_json(played(game, seed, most=12, leaving=0.05).record))
    chance = random.Random(damage)
    for _ in range(times):
        form = spoil(form, chance)
    assert_schema_and_reader_agree(form, FORM_CODES)
