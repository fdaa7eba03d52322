"""Taking choices back."""

import random

import pytest
from hypothesis import given, settings

from jollyroll.kit import NOBODY, Refused
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
    match.apply_outcome("12KSX")
    before = match.state.copy()
    match.choose("roll:12")
    match.undo()
    assert match.state == before
    assert match.waits_for == "reroll"


def test_DIG_06_nothing_is_taken_back_once_dice_have_fallen() -> None:
    match = ana_begins()
    assert refuses_undo(match)
    match.apply_outcome("12KSX")
    assert refuses_undo(match)
    match.choose("roll:12")
    match.apply_outcome("33")
    assert refuses_undo(match)


def test_DIG_06_a_chain_of_choices_is_taken_back_one_by_one() -> None:
    match = ana_begins()
    match.apply_outcome("12KSX")
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
    match.apply_outcome("12KSX")
    match.choose("stop")
    assert refuses_undo(match, BEN)
    match.undo(ANA)


def test_DIG_06_a_player_who_left_does_not_come_back() -> None:
    match = Match.start("kings_gold", [Seat("Ana"), Seat("Ben"), Seat("Lea")], options={"first_player": "host"}, host=ANA)
    match.apply_outcome("12KSX")
    match.choose("stop")
    match.leave(BEN)
    assert refuses_undo(match)


def test_DIG_06_a_comment_on_what_was_taken_back_goes_with_it() -> None:
    match = ana_begins()
    match.apply_outcome("12KSX")
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
        assert match.ledger == shorter.ledger
        assert match.record == shorter.record
    else:
        assert refuses_undo(match)
    if not match.is_over:
        step(match, random.Random(0))


def test_DIG_06_whoever_chose_last_is_known_after_a_replay_too() -> None:
    match = ana_begins()
    assert match.chooser == NOBODY
    match.apply_outcome("12KSX")
    assert match.chooser == NOBODY
    match.choose("stop")
    match.choose("2K")
    again = replay(match.record)
    assert again.chooser == ANA
    assert again.makers == match.makers == [NOBODY, ANA, ANA]
    assert refuses_undo(again, BEN)
    again.undo(ANA)
    assert again.chooser == ANA


def test_typed_events_are_undone_step_by_step() -> None:
    match = ana_begins()
    match.apply_outcome("12KSX")
    match.choose("roll:12")
    match.apply_outcome("33")
    for words in (["[12KSX]", "roll:12"], ["[12KSX]"], []):
        match.take_back_typed()
        assert [event.word for event in match.events] == words
    with pytest.raises(Refused) as refused:
        match.take_back_typed()
    assert refused.value.code == "nothing-typed-yet"


def test_undoing_typed_dice_undoes_the_bots_choices_after_them() -> None:
    seats = [Seat("Greta", "bot:greedy"), Seat("Ben")]
    match = Match.start("kings_gold", seats, options={"first_player": "host"}, host=ANA)
    match.apply_outcome("12KSX")
    before = match.state.copy()
    match.choose("roll:12")
    match.apply_outcome("33")
    match.choose("stop")
    match.take_back_typed()
    match.take_back_typed()
    assert match.events == []
    match.apply_outcome("12KSX")
    assert match.state == before


def test_DIG_10_typing_is_not_taken_back_past_somebody_who_left() -> None:
    match = Match.start("kings_gold", [Seat("Ana"), Seat("Ben"), Seat("Lea")], options={"first_player": "host"}, host=ANA)
    match.apply_outcome("12KSX")
    match.leave(BEN)
    assert match.last_typed is None
    with pytest.raises(Refused):
        match.take_back_typed()
    match.choose("stop")
    match.take_back_typed()
    assert match.last_typed is None
