"""Taking choices back."""

import random

import pytest
from hypothesis import given, settings

from jollyroll.games import Refused
from jollyroll.match import Comment, Match, Seat, replay
from tests.match.playing import matches, step

ANA, BEN = 0, 1


def ana_begins() -> Match:
    return Match.start("kings_gold", [Seat("Ana"), Seat("Ben")], options={"first_player": "host"}, host=ANA)


def refuses_undo(match: Match, seat: int | None = None) -> bool:
    before = match.record, match.state.copy()
    with pytest.raises(Refused, match=r"\(DIG-06\)") as refused:
        match.undo(seat)
    return refused.value.code == "nothing-to-undo" and before == (match.record, match.state)


def test_DIG_06_a_choice_can_be_taken_back_before_the_dice_fall() -> None:
    match = ana_begins()
    match.happen("12KSX")
    before = match.state.copy()
    match.choose("roll:12")
    match.undo()
    assert match.state == before
    assert match.waits_for == "reroll"


def test_DIG_06_nothing_is_taken_back_once_dice_have_fallen() -> None:
    match = ana_begins()
    assert refuses_undo(match)
    match.happen("12KSX")
    assert refuses_undo(match)
    match.choose("roll:12")
    match.happen("33")
    assert refuses_undo(match)


def test_DIG_06_a_chain_of_choices_is_taken_back_one_by_one() -> None:
    match = ana_begins()
    match.happen("12KSX")
    match.choose("stop")
    match.choose("2K")
    match.choose("1S>2")
    assert match.state.seat == BEN
    match.undo(ANA)
    assert match.state.coins[:2] == [2, 0]
    match.undo(ANA)
    match.undo(ANA)
    assert match.waits_for == "reroll"
    assert refuses_undo(match, ANA)


def test_DIG_06_nobody_takes_back_the_choice_of_another() -> None:
    match = ana_begins()
    match.happen("12KSX")
    match.choose("stop")
    assert refuses_undo(match, BEN)
    match.undo(ANA)


def test_DIG_06_a_player_who_left_does_not_come_back() -> None:
    match = Match.start("kings_gold", [Seat("Ana"), Seat("Ben"), Seat("Lea")], options={"first_player": "host"}, host=ANA)
    match.happen("12KSX")
    match.choose("stop")
    match.leave(BEN)
    assert refuses_undo(match)


def test_DIG_06_a_comment_on_what_was_taken_back_goes_with_it() -> None:
    match = ana_begins()
    match.happen("12KSX")
    match.choose("stop")
    match.comments = [Comment(1, "good dice"), Comment(2, "too early")]
    match.undo()
    assert match.comments == [Comment(1, "good dice")]


@settings(max_examples=40, deadline=None)
@given(matches(60))
def test_DIG_06_in_every_game_undo_is_replay_without_the_last_choice(match: Match) -> None:
    if match.events and match.events[-1].kind == "choice":
        shorter = replay(match.record, len(match.events) - 1)
        match.undo()
        assert match.state == shorter.state
        assert match.told == shorter.told
        assert match.record == shorter.record
    else:
        assert refuses_undo(match)
    if not match.is_over:
        step(match, random.Random(0))
