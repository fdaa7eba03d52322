"""Notes between servers: forged ones are ignored."""

import json

import pytest

from jollyroll.server.cluster import notes
from jollyroll.server.cluster.notes import Envelopes

KEY = b"k" * 32
HERE = Envelopes(KEY, "here")
ALL: list[notes.Note] = [
    notes.Stored("abcdefghij", 7),
    notes.Present("abcdefghij", [0, 2], 1, True, 0),
    notes.WhoIsThere(""),
    notes.AnybodyThere("abcdefghij"),
    notes.Silent("abcdefghij", [1], True),
    notes.Emoted("abcdefghij", 1, "ahoy"),
    notes.Hurried("abcdefghij", False),
    notes.Released("abcdefghij"),
    notes.Taken("192.0.2.7", "TABLES", 3),
    notes.Connected("192.0.2.7", 2),
    notes.Bye(),
]


def test_packed_notes_are_read_back() -> None:
    [envelope] = HERE.pack(ALL)
    assert Envelopes(KEY, "there").open(envelope) == ("here", ALL)


def test_many_notes_take_several_envelopes_that_postgresql_can_carry() -> None:
    many = [notes.Stored("abcdefghij", number) for number in range(1_000)]
    envelopes = list(HERE.pack(many))
    assert all(len(envelope) < 8_000 for envelope in envelopes)
    assert [note for envelope in envelopes for note in HERE.open(envelope)[1]] == many


@pytest.mark.parametrize("other", [Envelopes(b"x" * 32, "here"), Envelopes(b"", "here")])
def test_the_notes_of_another_installation_are_not_opened(other: Envelopes) -> None:
    [envelope] = other.pack(ALL)
    assert HERE.open(envelope) == ("", [])


@pytest.mark.parametrize("text", ["", "x", "ß" * 40, "0" * 32 + "[]", '{"jobs": 1}', "PING"])
def test_other_data_is_not_opened(text: str) -> None:
    assert HERE.open(text) == ("", [])


@pytest.mark.parametrize(
    "form",
    [
        ["Stored", "abcdefghij", "7"],
        ["Stored", "../../etc", 7],
        ["Stored", "abcdefghij", -1],
        ["Stored", "abcdefghij", True],
        ["Stored", "abcdefghij"],
        ["Present", "abcdefghij", [0, "1"], 1, True, 0],
        ["Present", "abcdefghij", list(range(100)), 1, True, 0],
        ["Emoted", "abcdefghij", 1, "<script>"],
        ["Taken", "x" * 1_000, "TABLES", 3],
        ["Later", 1, 2],
    ],
)
def test_notes_that_do_not_fit_are_left_out(form: list[object]) -> None:
    assert notes.read_note(json.loads(json.dumps(form))) is None
