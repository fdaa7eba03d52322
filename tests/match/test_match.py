"""A match: turns, typed dice, players who leave, the ledger."""

import random
from typing import Any

import pytest

from jollyroll.kit import NOBODY, Refused, built_in, load_game
from jollyroll.match import Event, Match, RecordError, Result, Seat, replay
from jollyroll.match.limits import MOST_EVENTS
from tests.match.playing import played, step

ANA, BEN, LEA = 0, 1, 2
PEOPLE = [Seat("Ana"), Seat("Ben"), Seat("Lea", "bot:greedy")]


def ana_begins(**options: str) -> Match:
    return Match.start("kings_gold", PEOPLE, options={"first_player": "host", **options}, host=ANA)


def code_of(act: object, *arguments: object, **named: object) -> str:
    assert callable(act)
    with pytest.raises(Refused) as refused:
        act(*arguments, **named)
    assert not str(refused.value).startswith("refused-"), "every refusal has a sentence"
    return refused.value.code


def test_a_match_begins_with_all_options_resolved() -> None:
    match = Match.start("kg", PEOPLE, "fr", {"end_timing": "instant"})
    assert match.options["tie"] == "new_game"
    assert match.options["end_timing"] == "instant"
    assert match.options["shortage"] == "split_king_odd"
    assert match.waits_for == "roll-off"
    assert match.to_move is None
    assert match.record.result is None


@pytest.mark.parametrize("typed", ["X1K2S", "x1k2s", " X 1 k 2 S "])
def test_typed_dice_are_kept_in_the_order_in_which_they_fell(typed: str) -> None:
    match = ana_begins()
    match.apply_outcome(typed)
    assert match.events == [Event("chance", "X1K2S")]
    assert match.game.dice_shown(match.state) == {"table": "12KS", "locked": "X"}


def test_an_outcome_by_its_number_is_written_in_the_games_own_order() -> None:
    match = ana_begins()
    match.apply_outcome(match.read_outcome("X1K2S")[0])
    assert match.events == [Event("chance", "12KSX")]


@pytest.mark.parametrize("text", ["12KS", "12KSXX", "12KSZ", "", "stop", "[12KSX]", "1" * 300, "12KS\ud800"])
def test_impossible_dice_are_refused_and_nothing_happens(text: str) -> None:
    match = ana_begins()
    before = match.state.copy()
    code_of(match.apply_outcome, text)
    assert match.state == before
    assert match.events == []


def test_no_outcome_is_accepted_while_a_choice_is_due() -> None:
    match = ana_begins()
    match.apply_outcome("12KSX")
    assert code_of(match.apply_outcome, "12KSX") == "no-chance-due"
    assert code_of(match.apply_outcome, 0) == "no-chance-due"


def test_a_seat_that_is_not_on_turn_cannot_choose() -> None:
    match = ana_begins()
    match.apply_outcome("12KSX")
    assert code_of(match.choose, "stop", seat=BEN) == "not-your-turn"
    match.choose("stop", seat=ANA)
    assert match.waits_for == "pair"


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    match = ana_begins()
    match.apply_outcome("12KSX")
    with pytest.raises(Refused, match=r"\(KG-15\)") as refused:
        match.choose("1K")
    assert refused.value.code == "kg-still-rolling"
    assert code_of(match.choose, "whatever") == "unreadable-choice"
    assert code_of(match.choose, 10**6) == "kg-unknown-choice"
    assert match.events == [Event("chance", "12KSX")]


def test_choices_by_number_and_by_text_are_the_same() -> None:
    by_number, by_text = ana_begins(), ana_begins()
    for match in (by_number, by_text):
        match.apply_outcome("12KSX")
    stop = next(choice for choice in by_number.choices() if choice.text == "stop")
    by_number.choose(stop.number)
    by_text.choose(" stop ")
    assert by_number.record == by_text.record
    assert by_number.state == by_text.state


def test_the_ledger_holds_the_last_event() -> None:
    match = ana_begins()
    assert [entry.what for entry in match.ledger] == ["first-by-host"]
    match.apply_outcome("12KSX")
    assert match.ledger == []
    match.choose("stop")
    match.choose("2K")
    assert [(entry.rule, entry.amount) for entry in match.ledger] == [("KG-17", 2), ("KG-18", 2)]


def test_leaving_is_an_event_and_cannot_happen_twice() -> None:
    match = ana_begins()
    match.leave(BEN)
    assert match.events == [Event("leave", seat=BEN)]
    assert code_of(match.leave, BEN) == "left-already"
    assert code_of(match.leave, 3) == "no-such-seat"
    assert code_of(match.leave, NOBODY) == "no-such-seat"
    match.leave(ANA)
    assert match.is_over
    assert match.record.result == Result(winners=(LEA,), scores=(0, 0, 0))
    assert code_of(match.leave, LEA) == "leave-after-end"


@pytest.mark.parametrize("game", built_in())
def test_no_action_is_possible_after_the_end(game: str) -> None:
    match = played(game, 3, most=5000, leaving=0.02)
    assert match.is_over
    assert not match.choices()
    assert not match.outcomes()
    assert code_of(match.choose, 0)
    assert code_of(match.apply_outcome, 0) == "no-chance-due"
    winners = [standing.seat for standing in match.standings() if standing.won]
    assert match.record.result is not None
    assert sorted(winners) == list(match.record.result.winners)


@pytest.mark.parametrize("game", built_in())
def test_every_seat_and_spectators_have_a_view(game: str) -> None:
    match = played(game, 5, most=20)
    for seat in [NOBODY, *range(len(match.seats))]:
        assert match.view(seat).seat == seat


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([Seat("Ana")], "seat-count"),
        ([Seat("Ana")] * 7, "seat-count"),
        ([Seat("Ana"), Seat("")], "record-name-length"),
        ([Seat("Ana"), Seat("B" * 41)], "record-name-length"),
        ([Seat("Ana"), Seat("Ben; Lea")], "record-name-letters"),
        ([Seat("Ana"), Seat("Ben (old)")], "record-name-letters"),
        ([Seat("Ana"), Seat(" Ben")], "record-name-letters"),
        ([Seat("Ana"), Seat("B\nen")], "record-name-letters"),
        ([Seat("Ana"), Seat("B\u202een")], "record-name-letters"),
        ([Seat("Ana"), Seat("Ben", "cat")], "record-kind"),
        ([Seat("Ana"), Seat("Ben", "bot:")], "record-kind"),
    ],
)
def test_seats_that_the_notation_cannot_write_are_refused(seats: list[Seat], code: str) -> None:
    assert code_of(Match.start, "kings_gold", seats) == code


def test_unknown_games_presets_options_and_seats_are_refused() -> None:
    assert code_of(Match.start, "chess", PEOPLE) == "unknown-game"
    assert code_of(Match.start, "kg", PEOPLE, preset="mars") == "unknown-preset"
    assert code_of(Match.start, "kg", PEOPLE, options={"wind": "strong"}) == "unknown-option"
    assert code_of(Match.start, "kg", PEOPLE, options={"tie": "war"}) == "unknown-value"
    assert code_of(Match.start, "kg", PEOPLE, host=3) == "no-such-seat"
    assert code_of(Match.start, "kg", PEOPLE, header={"Result": "mine"}) == "record-key"
    assert code_of(Match.start, "kg", PEOPLE, header={"date": "today"}) == "record-key"
    assert code_of(Match.start, "kg", PEOPLE, header={"Date": "to\nday"}) == "record-value"
    assert code_of(Match.start, "kg", PEOPLE, header={f"F{n}": "" for n in range(51)}) == "record-many-fields"


def test_a_game_stops_before_its_record_gets_too_long_to_read() -> None:
    match = ana_begins()
    match.events = [Event("chance", "12KSX")] * MOST_EVENTS
    assert code_of(match.apply_outcome, "12KSX") == "record-many-events"


def test_a_record_that_cannot_be_replayed_says_at_which_event() -> None:
    match = ana_begins()
    match.apply_outcome("12KSX")
    match.choose("stop")
    match.events[1] = Event("choice", "roll:3")
    with pytest.raises(RecordError, match=r"Event 2: .*\(KG-13\)") as error:
        replay(match.record)
    assert error.value.event == 2


def test_replay_refuses_a_result_that_is_not_the_games() -> None:
    match = ana_begins()
    record = match.record
    with pytest.raises(RecordError) as error:
        replay(record.__class__(**{**vars(record), "result": Result((0,), (60, 0, 0))}))
    assert error.value.code == "record-result-differs"


def test_a_match_goes_on_where_its_record_ends() -> None:
    match = played("kings_gold", 11, most=30)
    again = replay(match.record)
    chance = random.Random(1), random.Random(1)
    for _ in range(20):
        step(match, chance[0])
        step(again, chance[1])
    assert again.record == match.record
    assert again.state == match.state


def test_values_that_are_no_numbers_or_seats_are_refused() -> None:
    match = Match.start("kings_gold", [Seat("Ana"), Seat("Ben")], options={"first_player": "host"}, host=0)
    nothing: Any = None
    wrong: Any = ["Ana", "Ben"]
    three: Any = 3
    for act, code in (
        (lambda: match.apply_outcome(nothing), "impossible-outcome"),
        (lambda: match.apply_outcome(wrong), "impossible-outcome"),
        (lambda: match.leave(nothing), "no-such-seat"),
        (lambda: match.leave(wrong), "no-such-seat"),
        (lambda: load_game(three), "unknown-game"),
        (lambda: Match.start(three, [Seat("Ana"), Seat("Ben")]), "unknown-game"),
        (lambda: Match.start("kg", [Seat("Ana"), three]), "not-a-seat"),
        (lambda: Match.start("kg", [Seat("Ana"), Seat(three)]), "not-a-seat"),
        (lambda: Match.start("kg", [Seat("Ana"), Seat("Ben")], host=wrong), "no-such-seat"),
        (lambda: Match.start("kg", [Seat("Ana"), Seat("Ben")], youngest=2), "no-such-seat"),
    ):
        with pytest.raises(Refused) as refused:
            act()
        assert refused.value.code == code
        assert "refused-" not in str(refused.value)
    match.apply_outcome("12KSX")
    with pytest.raises(Refused) as refused:
        match.choose(nothing)
    assert refused.value.code == "kg-unknown-choice"
