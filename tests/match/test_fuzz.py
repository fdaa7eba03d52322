"""Reading any file gives a valid record or a RecordError, and nothing else."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.kit import built_in
from jollyroll.match import Record, RecordError, read_record, replay, write_json, write_text
from tests.match.playing import played

FORMS = [write_text, write_json]
SEEDS = 6

WORDS = "leave:1 leave:2 stop done roll roll: chest:- +S seat:1 card: find:F locks:4 open:1/ steal:2/ custom:"
SIGNS = "start: 1. Result: NaN null true 1e999 \\ud800 [[[["
PIECES: list[str] = [
    "Jollyroll: 1",
    "Jollyroll: 2",
    "Rules: 2",
    *'\n\r\t #[]:;,./>+-=09"{}\\\0é\ufeff',
    *WORDS.split(),
    *SIGNS.split(),
]
LETTERS = "123KSXGDMPWCFo>:/+-,=stoplardchesvnia"


@cache
def sample(game: str, seed: int, form: int) -> str:
    """A short game, written."""
    return FORMS[form](played(game, seed, most=25, leaving=0.01).record)


def read_or_refuse(data: bytes | str) -> Record | None:
    """The record, checked for validity, or None if it was refused."""
    try:
        record = read_record(data)
    except RecordError as error:
        str(error).encode("utf-8")  # the sentence can be printed
        return None
    assert replay(record).record == record
    assert read_record(write_text(record)) == record
    assert read_record(write_json(record)) == record
    return record


def mutate(text: str, chance: random.Random) -> str:
    """A random change, as by a careless hand, a broken disk or a rascal."""
    places = sorted(chance.randrange(len(text) + 1) for _ in range(3))
    start, middle, end = places
    if chance.random() < 0.7:  # usually a small one
        middle, end = min(middle, start + 6), min(end, start + 12)
    first, second = text[start:middle], text[middle:end]
    piece = chance.choice(PIECES)
    changes = [second, first + first + second, second + first, piece + first + second, piece + second, piece * 3 + second]
    changed = chance.choice(changes)
    return text[:start] + changed + text[end:]


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_random_bytes(data: bytes) -> None:
    read_or_refuse(data)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=5)), max_size=40), st.sampled_from(["", "Jollyroll: 1\n", "{"]))
def test_random_pieces_of_records(pieces: list[str], opening: str) -> None:
    read_or_refuse(opening + "".join(pieces))


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(built_in()), st.integers(0, SEEDS), st.integers(0, len(FORMS) - 1), st.integers(0, 2**32), st.integers(1, 4))
def test_damaged_records(game: str, seed: int, form: int, damage: int, times: int) -> None:
    text = sample(game, seed, form)
    chance = random.Random(damage)
    for _ in range(times):
        text = mutate(text, chance)
    read_or_refuse(text.encode("utf-8", "surrogatepass"))


@settings(max_examples=400, deadline=None)
@given(
    st.sampled_from(built_in()),
    st.integers(0, SEEDS),
    st.text(LETTERS, max_size=14),
    st.integers(0, 99),
)
def test_any_word_in_place_of_any_event(game: str, seed: int, word: str, place: int) -> None:
    words = sample(game, seed, 0).split(" ")
    words[-1 - place % (len(words) // 2)] = word
    read_or_refuse(" ".join(words))
    words[-1 - place % (len(words) // 2)] = f"[{word}]"
    read_or_refuse(" ".join(words))


@pytest.mark.parametrize("game", built_in())
def test_a_text_record_cut_off_anywhere_is_a_true_beginning_or_refused(game: str) -> None:
    whole = played(game, 3, most=14).record
    data = write_text(whole).encode()
    read = 0
    for end in range(len(data)):
        record = read_or_refuse(data[:end])
        if record:
            read += 1
            assert record.events == whole.events[: len(record.events)]
            assert (record.seats, record.options) == (whole.seats, whole.options)
    assert read >= 10


@pytest.mark.parametrize("game", built_in())
def test_a_json_record_cut_off_anywhere_is_refused(game: str) -> None:
    data = write_json(played(game, 3, most=14).record).rstrip().encode()
    for end in range(len(data)):
        assert read_or_refuse(data[:end]) is None


def test_a_finished_game_cut_off_anywhere_is_refused() -> None:
    match = played("kings_gold", 5, most=5000, leaving=0.15)
    assert match.is_over
    data = write_text(match.record).rstrip().encode()
    for end in range(len(data)):
        assert read_or_refuse(data[:end]) is None
    assert read_or_refuse(data) == match.record
