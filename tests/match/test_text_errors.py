"""Errors in a text record are reported at their line and column."""

import pytest

from jollyroll.match import Comment, Event, RecordError, read_text, replay, write_text
from jollyroll.match.limits import LONGEST_LINE
from jollyroll.match.text_writer import turn_lines

GOOD = """\
Jollyroll: 1
Game: kings_gold
Rules: 1
Options: us first_player=host
Seats: Ana; Ben (bot:greedy)
Host: 1
Result: unfinished

1. Ana: [12KSX] roll:12 [3X] stop 3K
2. Ben: [1123S]
"""


def test_the_good_record_is_good() -> None:
    assert write_text(read_text(GOOD)) == GOOD


# what to replace, by what, the code of the refusal, its line and column
WRONG = [
    ("Jollyroll: 1", "Hello", "record-not-one", 1, 1),
    ("Jollyroll: 1\n", "", "record-not-one", 1, 1),
    ("Jollyroll: 1", "Jollyroll: 2", "record-newer-format", 1, 12),
    ("Jollyroll: 1", "Jollyroll: one", "record-format", 1, 12),
    ("Jollyroll: 1", "Jollyroll: \u0661", "record-format", 1, 12),
    ("Game: kings_gold", "Game: chess", "unknown-game", 2, 7),
    ("Game: kings_gold\n", "", "record-no-field", 7, 1),
    ("Seats: Ana; Ben (bot:greedy)\n", "", "record-no-field", 7, 1),
    ("Rules: 1\n", "", "record-no-field", 7, 1),
    ("Rules: 1", "Rules: 99", "record-newer-rules", 3, 8),
    ("Rules: 1", "Rules: 0", "record-rules", 3, 8),
    ("Rules: 1", "Rules:", "record-rules", 3, 7),
    ("Rules: 1", "Rules: 1\nRules: 1", "record-field-twice", 4, 1),
    ("Rules: 1", "rules: 1", "record-header-line", 3, 1),
    ("Rules: 1", "Rules 1", "record-header-line", 3, 1),
    ("Options: us", "Options: mars", "unknown-preset", 4, 10),
    ("host\n", "pope\n", "unknown-value", 4, 13),
    ("first_player", "last_player", "unknown-option", 4, 13),
    ("host\n", "host fr\n", "record-option", 4, 31),
    ("host\n", "host kg.first_player=host\n", "record-option-twice", 4, 31),
    ("Ana; Ben", "Ana; ; Ben", "record-name-length", 5, 13),
    ("Ana; Ben", "Ana (old) man; Ben", "record-seat", 5, 8),
    ("bot:greedy", "cat", "record-kind", 5, 13),
    ("; Ben (bot:greedy)", "", "seat-count", 5, 8),
    ("Ana;", f"{'A' * 41};", "record-name-length", 5, 8),
    ("Ana; Ben", f"A{' ' * 60_000}b; Ben", "record-seat", 5, 8),
    ("Host: 1", "Host: 3", "no-such-seat", 6, 7),
    ("Host: 1", "Host: Ana", "record-seat-number", 6, 7),
    ("unfinished", "1: 60, 2: 0; winner 1", "record-result", 7, 9),
    ("unfinished\n\n", "unfinished\n", "record-header-line", 8, 1),
    ("Host: 1", "Host: 1\nDate: a\x07b", "record-character", 7, 8),
    ("Host: 1", "Host: 1\nDate: a\u2028b", "record-character", 7, 8),
    ("Host: 1", f"Host: 1\nDate: {'x' * 1001}", "record-value", 7, 1),
    ("Host: 1", f"Host: 1\n{'X' * 41}: x", "record-key", 7, 1),
    ("1. Ana", "2. Ana", "record-turn", 9, 1),
    ("1. Ana", "start", "record-turn", 9, 1),
    ("1. Ana", "1. Ben", "record-turn-name", 9, 4),
    ("1. Ana", "1. Anabel", "record-turn-line", 9, 7),
    ("1. Ana:", "1. Ana", "record-turn-line", 9, 7),
    ("1. Ana:", "Ana:", "record-turn-line", 9, 1),
    ("[12KSX]", "[12KS]", "wrong-dice-count", 9, 9),
    ("[12KSX]", "[12KSQ]", "unknown-die-face", 9, 9),
    ("[12KSX]", "12KSX", "unreadable-choice", 9, 9),
    ("[12KSX]", "[12KSX", "record-bracket", 9, 9),
    ("[12KSX]", "12KSX]", "unreadable-choice", 9, 9),
    ("[12KSX]", "[]", "record-word", 9, 9),
    ("[12KSX]", "[12KSé]", "record-word", 9, 9),
    ("roll:12", "roll:13", "kg-dice-not-there", 9, 17),
    ("roll:12", "roll:1X", "kg-locked-die", 9, 17),
    ("roll:12", "roll", "unreadable-choice", 9, 17),
    ("roll:12", "[33]", "no-chance-due", 9, 17),
    ("roll:12", "leave:3", "no-such-seat", 9, 17),
    ("roll:12", "leave:me", "record-leave", 9, 17),
    ("stop 3K", "stop stop", "kg-pairs-compulsory", 9, 35),
    ("stop 3K", "stop 3K [12KSX]", "record-turn-over", 9, 38),
    ("stop 3K", "leave:2 stop", "record-after-end", 9, 38),
    ("stop 3K\n", "leave:2\n", "record-after-end", 10, 1),
    ("[1123S]\n", "[1123S] sto", "unreadable-choice", 10, 17),
    ("[1123S]\n", "[1123S] roll:1", "record-breaks-off", 10, 23),
    ("[1123S]\n", "[1123S", "record-bracket", 10, 9),
    ("[1123S]", "[1123S]" + " " * LONGEST_LINE, "record-long-line", 10, LONGEST_LINE),
    ("[1123S]\n", "[1123S]\n" + "#\n" * 20_001, "record-many-comments", 20011, 1),
    ("[1123S]", "[1123S] # " + "x" * 10_001, "record-comment", 10, 1),
]


@pytest.mark.parametrize(("old", "new", "code", "line", "column"), WRONG)
def test_a_mistake_is_named_and_pointed_at(old: str, new: str, code: str, line: int, column: int) -> None:
    assert old in GOOD
    with pytest.raises(RecordError) as caught:
        read_text(GOOD.replace(old, new, 1))
    error = caught.value
    assert (error.code, error.line, error.column) == (code, line, column)
    assert str(error).startswith(f"Line {line}, column {column}: ")
    assert "refused-" not in str(error)


def test_a_broken_rule_is_named() -> None:
    with pytest.raises(RecordError, match=r"Line 9, column 17: .*\(KG-13\)"):
        read_text(GOOD.replace("roll:12", "roll:13"))


def test_the_expected_turn_is_named() -> None:
    with pytest.raises(RecordError, match=r"“2\. Ben:”"):
        read_text(GOOD.replace("2. Ben", "3. Ben"))


@pytest.mark.parametrize("text", ["", "\n\n", "   ", "# only a remark\n"])
def test_an_empty_file_is_called_empty(text: str) -> None:
    with pytest.raises(RecordError) as error:
        read_text(text)
    assert error.value.code == "record-empty"


# permitted omissions and spellings
SAME = [
    ("1. Ana:", "1:"),
    ("1. Ana:", " 1 .Ana :"),
    ("[12KSX]", "[ 1 2 k S x ]"),
    ("roll:12 [3X]", "roll:21[3X]"),
    ("roll:12 [3X]", "roll:12\n1. Ana: [3X]"),
    ("stop 3K\n", "stop 3K\n\n\n"),
    ("2. Ben: [1123S]\n", "2. Ben: [1123S]"),
    ("Result: unfinished\n", ""),
    ("Game: kings_gold", "Game: King's Gold".replace("'s", "s")),
    ("Game: kings_gold", "Game: kg"),
    ("Options: us first_player=host", "Options: first_player=host"),
    ("Options: us first_player=host", "Options: kg.us kg.first_player=host"),
    ("Seats: Ana; Ben (bot:greedy)", "Seats:Ana (person);Ben(bot:greedy)"),
    ("Jollyroll: 1", "\n\nJollyroll: 1"),
]


@pytest.mark.parametrize(("old", "new"), SAME)
def test_hand_written_records_have_some_freedom(old: str, new: str) -> None:
    assert old in GOOD
    assert write_text(read_text(GOOD.replace(old, new, 1))) == GOOD


def test_comments_are_kept_before_their_turn() -> None:
    text = GOOD.replace("Host: 1", "# on the ferry\nHost: 1").replace("stop 3K\n", "stop 3K # brave\n#   really\n") + "#\n"
    record = read_text(text)
    assert record.comments == (Comment(0, "on the ferry"), Comment(0, "brave"), Comment(5, "  really"), Comment(6, ""))
    written = write_text(record)
    assert written.endswith("# on the ferry\n# brave\n1. Ana: [12KSX] roll:12 [3X] stop 3K\n#   really\n2. Ben: [1123S]\n#\n")
    assert read_text(written) == record


def test_a_sharp_in_the_header_or_in_a_name_is_no_comment() -> None:
    text = GOOD.replace("Ben", "Ben #2").replace("Host: 1", "Host: 1\nNote: table #7")
    record = read_text(text)
    assert record.seats[1].name == "Ben #2"
    assert record.header == {"Note": "table #7"}
    assert write_text(record) == text


def test_a_turn_of_enormous_length_goes_on_in_a_second_line() -> None:
    record = read_text(GOOD)
    lines = turn_lines(record, replay(record).lines, longest=26)
    assert lines == ["1. Ana: [12KSX] roll:12", "1. Ana: [3X] stop 3K", "2. Ben: [1123S]"]
    assert read_text(GOOD.partition("\n\n")[0] + "\n\n" + "\n".join(lines)) == record


def test_players_who_leave_before_the_first_turn_stand_on_the_start_line() -> None:
    text = "Jollyroll: 1\nGame: kg\nRules: 1\nSeats: Ana; Ben; Lea\n\nstart: [12KSX] leave:2 [SSSSS]\n1. Lea: leave:3\n"
    record = read_text(text)
    assert record.events[1] == Event("leave", seat=1)
    assert record.result is not None
    assert record.result.winners == (0,)
    assert "Result: 1: 0, 2: 0, 3: 0; winner 1\n" in write_text(record)
