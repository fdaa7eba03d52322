"""Fair dice in both written forms."""

import json
import random
import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.dice.chain import LINKS
from jollyroll.kit import Refused, built_in
from jollyroll.match import Record, RecordError, limits, read_json, read_record, read_text, replay, write_json, write_text
from jollyroll.match.fair import NONCES
from jollyroll.match.fair_form import SIDES_FORM
from tests.match.both_forms import SCHEMA, assert_read_as_written, assert_schema_and_reader_agree
from tests.match.device_games import play_on, sit_down, wild_game
from tests.match.sealing import WAYS, fair_match, fair_record, move, table
from tests.match.test_schema import FORM_CODES, spoil

FAIR_CODES = {
    *FORM_CODES,
    "record-hex",
    "record-hex-size",
    "record-fair-sides",
    "record-fair-nonces",
    "record-fair-first",
}


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("nonces", WAYS)
def test_text_and_json_are_read_as_they_were_written(game: str, nonces: str) -> None:
    record = fair_record(game, 1, 200, 3, nonces=nonces)
    assert_read_as_written(record)
    assert replay(record).record == record


def test_chains_that_carry_on_are_kept_with_the_others() -> None:
    record = fair_record("kings_gold", 2, 200, links=7)
    assert record.fair
    assert len(record.fair.chains) > 1
    assert read_text(write_text(record)) == record == read_json(write_json(record))


def test_a_seed_not_shown_yet_is_kept_so() -> None:
    record = fair_record("kings_gold", 3, 0)
    assert record.fair
    (chain,) = record.fair.chains
    chain = chain._replace(seats=(chain.seats[0], chain.seats[1]._replace(seed=b"")))
    waiting = record.__class__(**{**vars(record), "fair": record.fair.__class__(record.fair.game, record.fair.sides, (chain,))})
    assert read_text(write_text(waiting)) == waiting == read_json(write_json(waiting))


def test_fair_dice_do_not_change_the_lines_of_turns() -> None:
    record = fair_record("kings_gold", 4)
    bare = table("kings_gold")
    bare.fair = None
    for event in record.events:
        bare.play(event._replace(opening=None))
    text = write_text(record)
    assert text.startswith(write_text(bare.record))
    assert text.removeprefix(write_text(bare.record)).startswith("\nfair: game=000102")


def test_openings_may_stand_before_what_they_open_and_turns_may_follow_them() -> None:
    record = fair_record("kings_gold", 5)
    header, turns, block = write_text(record).split("\n\n")
    first, *rest = turns.splitlines()
    assert read_text("\n\n".join([header, block + first, "\n".join(rest) + "\n"])) == record


def test_DIG_06_taking_back_never_touches_what_was_opened() -> None:
    match, dealer, chance = fair_match("kings_gold", 6, most=0)
    for _ in range(80):
        before = [event.opening for event in match.events if event.kind == "chance"]
        count = match.chance_count
        if match.to_move is not None and chance.random() < 0.5:
            match.choose(match.choices()[0].number)
            match.undo()
        assert [event.opening for event in match.events if event.kind == "chance"] == before
        assert match.chance_count == count
        if match.is_over:
            break
        move(match, dealer, chance)
    links = [event.opening.link for event in match.events if event.opening]
    assert len(set(links)) == len(links) > 20


def test_DIG_06_a_sealed_roll_is_no_slip_of_the_finger() -> None:
    match, _, _ = fair_match("kings_gold", 6, most=3)
    assert match.chance_count
    for _ in match.events:
        if match.events[-1].kind == "chance":
            break
        match.take_back_typed()
    with pytest.raises(Refused, match="nothing to undo"):
        match.take_back_typed()


# version 2


@cache
def late_record(game: str) -> Record:
    """A short game with every feature of a record of version 2."""
    table = sit_down(game, ["a", "b", "b", ""], bots=[3], links=3)
    table.away = {"a"}
    table.seal_late("b")
    return play_on(table, 8, random.Random(1)).match.record


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("seed", range(4))
def test_version_2_is_read_as_it_was_written(game: str, seed: int) -> None:
    record = wild_game(game, seed, 90).match.record
    assert_read_as_written(record)
    assert replay(record).record == record


def test_version_2_looks_as_it_is_documented() -> None:
    table = sit_down("piraten_kapern", ["a", "b", "c"])
    table.away = {"b"}
    play_on(table, 4, random.Random(1))
    table.seal_late("c")
    lines = write_text(table.match.record).splitlines()
    digits = "[0-9a-f]{64}"
    forms = {
        f"fair: version=2 game=[0-9a-f]{{32}} sides={table.fair.sides}": 1,
        f"chain: after=0 links=4096 restarts=0 seal={digits}": 1,
        f"seed [123]: {digits} {digits} {digits}": 3,
        f"seal 3: after=[0-9]+ chain={digits}": 1,
        f"open 1: {digits} - 1:{digits} [^ ]+": 1,
        rf"open [0-9]+: {digits} [123]:{digits} [123]:{digits}( passed=2)?( [0-9]+\*[^ ]+)?": table.match.chance_count - 1,
    }
    for form, times in forms.items():
        assert sum(bool(re.fullmatch(form, line)) for line in lines) == times, form


def test_a_seed_not_shown_yet_leaves_the_seal_of_the_device_where_it_is() -> None:
    record = play_on(sit_down("kings_gold", ["a", ""]), 0, random.Random(1)).match.record
    assert record.fair
    (chain,) = record.fair.chains
    seats = tuple(put._replace(seed=b"") for put in chain.seats)
    waiting = replace(record, fair=replace(record.fair, chains=(chain._replace(seats=seats),)))
    assert read_text(write_text(waiting)) == waiting == read_json(write_json(waiting))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("version=2", "version=3", "record-fair-version"),
        ("version=2", "version=1", "record-fair-version"),
        ("fair: version=2 ", "fair: ", "record-fair-fields"),
        ("restarts=0 seal", "restarts=0 nonces=fresh seal", "record-fair-fields"),
        ("\nseed 2: ", "\nseed 2: - - - ", "record-seed-chain-line"),
        ("\nseal 2: after=0 ", "\nseal 2: ", "record-fair-fields"),
        ("\nseal 2: after=0 ", "\nseal 2: after=3 ", "record-seal-order"),
        ("\nseal 2: after=0 ", "\nseal 0: after=0 ", "record-fair-seat"),
        ("\nseal 2: after=0 ", "\nseal 2: after=200001 ", "record-fair-range"),
        ("\nseal 2: after=0 chain=", "\nseal 2: after=0 chain=0", "record-hex-size"),
        ("\nchain: after=0", "\nseal 2: after=0 chain=00\nchain: after=0", "record-seal-order"),
        ("\nopen 1: ", "\nopen 1: 0", "record-hex-size"),
        (" - passed=", " passed=", "record-opening-devices"),
        (" - passed=", " -- passed=", "record-opening-devices"),
        (" - passed=", " 0:00 passed=", "record-fair-seat"),
        (" - passed=", " 2:00 passed=", "record-hex-size"),
        (" passed=1", " passed=1,1", "record-passed-twice"),
        (" passed=1", " passed=1,x", "record-fair-seat"),
        (" passed=1", " passed=", "record-fair-seat"),
        (" passed=1", " passed=1 4*x 3*x", "record-opening-devices"),
    ],
)
def test_malformed_fair_dice_of_version_2_are_refused_with_their_place(old: str, new: str, code: str) -> None:
    text = write_text(late_record("kings_gold"))
    assert old in text
    with pytest.raises(RecordError) as refused:
        read_text(text.replace(old, new, 1))
    assert refused.value.code == code
    assert refused.value.line > 10


def test_the_seals_of_a_chain_are_limited() -> None:
    text = write_text(late_record("kings_gold"))
    line = next(line for line in text.splitlines() if line.startswith("seal 2: after=0"))
    with pytest.raises(RecordError, match="at most"):
        read_text(text.replace(line, "\n".join([line] * (limits.MOST_SEALS + 1)), 1))


def spoiled(old: str, new: str) -> str:
    """A game's record with a change in its block of fair dice."""
    text = write_text(fair_record("kings_gold", 7, 30))
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("\nfair: game=000102030405060708090a0b0c0d0e0f sides=123KSX", "", "record-fair-first"),
        ("\nchain:", "\nfair: game=000102030405060708090a0b0c0d0e0f sides=123KSX\nchain:", "record-fair-twice"),
        ("sides=123KSX", "sides=123KS", "record-fair-sides"),
        ("sides=123KSX", "", "record-fair-fields"),
        ("game=00", "game=0", "record-hex-size"),
        ("game=00", "game=0G", "record-hex"),
        ("after=0", "after=x", "record-fair-number"),
        ("after=0", "after=-1", "record-fair-number"),
        ("links=4096", "links=4097", "record-fair-range"),
        ("links=4096", "links=0", "record-fair-range"),
        ("restarts=0", "restarts=1000000", "record-fair-range"),
        ("nonces=fresh", "nonces=mine", "record-fair-nonces"),
        ("\nseed 1:", "\nseed 3:", "record-seed-order"),
        ("\nseed 2:", "\nseed 2: 00", "record-seed-line"),
        ("\nopen 1: ", "\nopen 1: 00 ", "record-hex-size"),
        ("\nopen 2: ", "\nopen 1: ", "record-opening-twice"),
        ("\nopen 2: ", "\nopen 99: ", "record-opening-place"),
        ("\nopen 2: ", "\nopen 0: ", "record-opening-place"),
        ("\nopen 1: ", "\nopen 1:\nopen 1: ", "record-opening-line"),
    ],
)
def test_malformed_fair_dice_are_refused_with_their_place(old: str, new: str, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_text(spoiled(old, new))
    assert refused.value.code == code
    assert refused.value.line > 10


def test_chains_stand_in_order() -> None:
    text = write_text(fair_record("kings_gold", 2, 200, links=7))
    assert "after=6" not in text.split("chain:")[1]
    with pytest.raises(RecordError, match="Put them in order"):
        read_text(text.replace("chain: after=0", "chain: after=9", 1))


@pytest.mark.parametrize("form", [write_text, write_json])
def test_a_record_cut_off_in_its_block_is_noticed_or_lacks_whole_lines(form: object) -> None:
    record = fair_record("kings_gold", 8, 12)
    text = write_text(record) if form is write_text else write_json(record).rstrip()
    begin = text.index("fair")
    for end in range(begin, len(text)):
        try:
            found = read_record(text[:end])
        except RecordError:
            continue
        assert text[end - 1] in "\n ", "between two lines, or between a commitment and its seed"
        assert [event.text for event in found.events] == [event.text for event in record.events]


def test_limits_and_patterns_of_the_schema_are_the_readers_own() -> None:
    parts = SCHEMA["$defs"]
    assert parts["sides"]["pattern"] == f"^{SIDES_FORM.pattern}$"
    assert parts["links"]["maximum"] == LINKS
    assert parts["after"]["maximum"] == limits.MOST_EVENTS
    assert parts["restarts"]["maximum"] == limits.MOST_RESTARTS
    for version in (1, 2):
        chains = parts[f"fair{version}"]["properties"]["chains"]
        assert chains["maxItems"] == limits.MOST_CHAINS
        assert chains["items"]["properties"]["seats"]["maxItems"] == limits.LARGEST_SEAT
    assert tuple(parts["fair1"]["properties"]["chains"]["items"]["properties"]["nonces"]["enum"]) == NONCES
    assert parts["fair2"]["properties"]["chains"]["items"]["properties"]["seals"]["maxItems"] == limits.MOST_SEALS
    assert SCHEMA["properties"]["openings"]["maxItems"] == limits.MOST_EVENTS


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(st.sampled_from(built_in()), st.integers(0, 2**32), st.integers(1, 2), st.sampled_from([1, 2]))
def test_schema_and_reader_agree_on_garbage(game: str, damage: int, times: int, version: int) -> None:
    form = json.loads(write_json(fair_record(game, 9, 6) if version == 1 else late_record(game)))
    chance = random.Random(damage)
    for _ in range(times):
        part = chance.choice(["fair", "openings"])
        if part in form:
            form[part] = spoil(form[part], chance)
        if chance.random() < 0.05:
            form.pop("fair", None)
    assert_schema_and_reader_agree(form, FAIR_CODES)
