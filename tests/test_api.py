"""The public names: each has a tested example, and errors have classes by kind."""

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path
from types import GenericAlias
from typing import Any

import numpy as np
import pytest

import jollyroll
from jollyroll import Match, Position, Seat, errors, load_game
from jollyroll.coach import odds
from jollyroll.dice.chain import Chain
from jollyroll.errors import (
    ArgumentError,
    FairDiceError,
    FileError,
    IllegalChoiceError,
    NotationError,
    NotYourTurnError,
    OptionError,
    OutcomeError,
    PositionError,
    Refused,
    SeatError,
    UndoError,
    UnknownBotError,
    UnknownGameError,
)
from jollyroll.match import RecordError, read_json, read_record, read_text, write_json, write_text
from tools.site.reference import public

TABLE = "kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1"
CARDS = "pk book: scores 0 0, seat 1, card treasure-chest, dice GGGGDDMS, rolls 1"


def started(**options: Any) -> Match:
    return Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host", **options}, host=0)


def public_names() -> list[str]:
    """Every class and function in the package's reference; constants and type aliases have no example."""
    named = [f"{room}.{name}" for room, names in public().items() for name in names]
    return [name for name in named if not isinstance(named_thing(name), str | int | tuple | GenericAlias)]


def named_thing(name: str) -> Any:
    room, _, own = name.rpartition(".")
    return getattr(importlib.import_module(room), own)


def is_slow(name: str) -> bool:
    """True if its example compiles machine code or plays many games."""
    return name.startswith("jollyroll.testing.") or name.rpartition(".")[2] in ("hold_tournament", "simulate")


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow if is_slow(name) else ()) for name in public_names()])
def test_every_public_name_shows_an_example_that_is_true(name: str) -> None:
    thing = named_thing(name)
    home = importlib.import_module(thing.__module__)
    tests = doctest.DocTestFinder(recurse=False).find(thing, name, home, globs=dict(vars(home)))
    assert [test for test in tests if test.examples], f"{name} has no example"
    for test in tests:
        assert doctest.DocTestRunner().run(test).failed == 0, name


def test_the_package_itself_shows_an_example() -> None:
    assert doctest.testmod(jollyroll).failed == 0


def test_asking_for_the_package_loads_nothing_heavy() -> None:
    program = "import sys, jollyroll; print([name for name in sys.modules if name.split('.')[0] in ('numpy', 'numba', 'fluent')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    with pytest.raises(AttributeError):
        _ = jollyroll.nothing_of_the_kind


@pytest.mark.parametrize(
    ("kind", "act"),
    [
        (IllegalChoiceError, lambda: started().choose("stop")),
        (NotYourTurnError, lambda: Position.read(TABLE).match().choose("stop", seat=1)),
        (NotationError, lambda: Position.read(TABLE).match().choose("9Z")),
        (NotationError, lambda: Position.read(TABLE).match().choose("roll:ZZ")),
        (NotationError, lambda: Position.read(TABLE).match().choose("stop now")),
        (IllegalChoiceError, lambda: Position.read(CARDS).match().choose("roll:GS")),
        (IllegalChoiceError, lambda: Position.read(CARDS).match().choose("chest:S")),
        (NotationError, lambda: Position.read(CARDS).match().choose("roll:GGGGGGGGG")),
        (OutcomeError, lambda: started().apply_outcome("12KSZ")),
        (OutcomeError, lambda: started().apply_outcome(252)),
        (OutcomeError, lambda: started().apply_outcome("")),
        (OutcomeError, lambda: Position.read(TABLE).match().apply_outcome("12KSX")),
        (UndoError, lambda: started().undo()),
        (SeatError, lambda: started().view(7)),
        (SeatError, lambda: started().view(-2)),
        (SeatError, lambda: started().leave(5)),
        (SeatError, lambda: Match.start("kings_gold", ["", "Lea"])),
        (SeatError, lambda: Match.start("kings_gold", ["Ana", Seat("Lea", "robot")])),
        (SeatError, lambda: load_game("kg").view(Position.read(TABLE).state, 7)),
        (SeatError, lambda: load_game("kg").view(Position.read(TABLE).state, -2)),
        (SeatError, lambda: Match.start("kings_gold", ["Ana"])),
        (SeatError, lambda: Position.read(TABLE).match(["Ana", "Ben", "Cleo"])),
        (OptionError, lambda: started(tide="high")),
        (OptionError, lambda: load_game("kg").resolve("", {1: 2})),  # type: ignore[dict-item]
        (OptionError, lambda: started(tie=True)),
        (OptionError, lambda: load_game("pk").resolve("nowhere")),
        (PositionError, lambda: Position.read("kg us: coins 12")),
        (PositionError, lambda: Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KZ, rolls 1")),
        (UnknownGameError, lambda: load_game("chess")),
        (UnknownBotError, lambda: jollyroll.make_bot("genius", load_game("kg"), None)),  # type: ignore[arg-type]
        (RecordError, lambda: read_record("nothing")),
        (RecordError, lambda: Match.start("kings_gold", ["Ana", "Lea"], header={"no key": ""})),
        (FileError, lambda: jollyroll.load("nowhere/nothing.jolly")),
        (FileError, lambda: jollyroll.save("nowhere/nothing.jolly", started().record)),
        (ArgumentError, lambda: jollyroll.simulate("kg", ["greedy", "greedy"], games=-1)),
        (ArgumentError, lambda: odds(7)),  # type: ignore[arg-type]
        (FairDiceError, lambda: Chain(b"short")),
    ],
)
def test_what_is_refused_says_which_kind_it_is(kind: type[Refused], act: Any) -> None:
    with pytest.raises(kind) as refused:
        act()
    assert type(refused.value) is kind
    assert refused.value.code
    assert str(refused.value)[-1] in ".)?", "a sentence"
    assert issubclass(kind, Refused)


def test_programs_are_told_the_kind_of_every_refusal() -> None:
    root = Path(jollyroll.__file__).parent
    files = [file for file in root.rglob("*.py") if file != root / "errors.py"]
    assert {file.relative_to(root).parts[0] for file in files} >= {"games", "server", "terminal", "cli", "testing"}
    assert [f"{file}: {line}" for file in files for line in file.read_text().splitlines() if re.search(r"\bRefused\(", line)] == []


def test_the_package_offers_the_kinds_that_people_meet() -> None:
    offered = {name: thing for name, thing in vars(errors).items() if name in jollyroll.__all__}
    assert offered.keys() >= {"Refused", "IllegalChoiceError", "NotYourTurnError", "OptionError", "PositionError", "SeatError"}
    assert all(getattr(jollyroll, name) is thing for name, thing in offered.items())
    assert jollyroll.RecordError is RecordError


def test_every_kind_is_an_error_of_ours() -> None:
    kinds = [kind for name, kind in vars(errors).items() if name.endswith("Error") and isinstance(kind, type)]
    assert len(kinds) >= 10
    assert all(issubclass(kind, Refused) and kind.__doc__ for kind in kinds)


def test_options_take_natural_values() -> None:
    match = Match.start("pk", ["Ana", "Lea"], options={"target": 3000, "full_chest_sea": False, "sorceress_island": True})
    assert (match.options["target"], match.options["full_chest_sea"], match.options["sorceress_island"]) == (3000, False, True)
    assert Match.start("omg", ["Ana", "Lea"], options={"seadogs": True}).options["seadogs"] is True
    with pytest.raises(OptionError):
        Match.start("pk", ["Ana", "Lea"], options={"target": 3050})


def test_options_are_given_back_as_they_are_taken_and_written_as_ever() -> None:
    match = Match.start("pk", ["Ana", "Lea"], options={"target": 3000, "full_chest_sea": False, "sorceress_island": True})
    assert match.position.options == match.options
    assert Match.start("pk", ["Ana", "Lea"], options=match.options).options == match.options
    assert match.record.options["target"] == "3000"
    assert (match.record.options["full_chest_sea"], match.record.options["sorceress_island"]) == ("false", "yes")
    assert read_text(write_text(match.record)).options == match.record.options


def test_a_seat_that_is_none_is_named_as_the_caller_named_it() -> None:
    with pytest.raises(SeatError, match="There’s no seat 7 at this table: its seats are 0 to 1"):
        started().view(7)
    match = started()
    match.leave(1)
    with pytest.raises(RecordError, match="no seat 3 at this table: its seats are 1 to 2"):
        read_text(write_text(match.record).replace("leave:2", "leave:3"))


def test_choices_and_outcomes_are_taken_as_they_are_listed() -> None:
    one, other = started(), started()
    outcome = one.outcomes()[100]
    one.apply_outcome(outcome)
    other.apply_outcome(outcome.text)
    choice = one.choices()[-1]
    one.choose(choice)
    other.choose(np.int64(choice.number))  # type: ignore[arg-type]
    assert one.record == other.record
    with pytest.raises(OutcomeError):
        one.apply_outcome(1.0)  # type: ignore[arg-type]


def test_a_match_shows_its_position_which_is_a_thing_of_its_own() -> None:
    match = Position.read(TABLE).match(["Ana", "Lea"])
    before = match.position
    assert before == match.start_position == Position.read(TABLE)
    assert (str(before), repr(before)) == (TABLE, f"Position.read({TABLE!r})")
    match.choose("stop")
    assert len({before, match.position, Position.read(TABLE)}) == 2
    assert before.text == TABLE, "going on changes no position taken before"
    assert started().start_position is None
    assert repr(match) == "<Match of kings_gold: Ana, Lea; turn 1, pair>"


def test_a_ledger_names_its_places() -> None:
    match = Position.read(TABLE).match()
    match.choose("stop")
    match.choose("3K")
    assert [(entry.source, entry.target, entry.moves) for entry in match.ledger] == [("box", "seat-1", True), ("box", "king", True)]
    first = started().ledger[0]
    assert (first.source, first.target, first.moves) == ("", "seat-1", False)


@pytest.mark.parametrize("text", [TABLE, "pk book: scores 0 6000, seat 1, final 2", "omg base: points 0 0"])
def test_a_position_is_played_on_and_its_record_is_kept(text: str) -> None:
    if text.startswith("omg"):
        text = Position(*_started_omg()).text
    position = Position.read(text)
    match = position.match(["Ana", "Lea"])
    assert match.state == position.state
    for _ in range(4):
        if match.to_move is None:
            match.apply_outcome(match.outcomes()[0].number)
        else:
            match.choose(match.choices()[-1].number)
    record = match.record
    assert record.position == text.partition(": ")[2]
    assert read_text(write_text(record)) == record == read_json(write_json(record))
    assert jollyroll.replay(record).state == match.state
    match.undo() if match.chooser >= 0 else None
    assert jollyroll.replay(match.record).state == match.state


def _started_omg() -> tuple[Any, Any, Any]:
    match = Match.start("omg", [Seat("Ana"), Seat("Lea")], options={"first_player": "host"}, host=0)
    while match.state.turn < 1:
        match.apply_outcome(match.outcomes()[0].number)
    return match.game, match.option_texts, match.state


def test_a_record_that_begins_at_an_impossible_position_is_refused_where_it_says_so() -> None:
    text = write_text(Position.read(TABLE).match(["Ana", "Lea"]).record)
    with pytest.raises(RecordError) as refused:
        read_record(text.replace("coins 12 8", "coins 13 8"))
    assert text.splitlines()[refused.value.line - 1].startswith("Position:")
