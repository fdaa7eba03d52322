"""Records written in both forms are read back equal, and both forms agree."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.kit import built_in, load_game
from jollyroll.match import Comment, Match, read_json, read_record, read_text, replay, write_json, write_text
from jollyroll.match.notation import options_line
from jollyroll.match.record import LEAVE_WORD, NOT_IN_WORD
from tests.match.both_forms import assert_read_as_written
from tests.match.playing import matches, played, start


@settings(max_examples=60, deadline=None)
@given(matches())
def test_text_and_json_are_read_as_they_were_written(match: Match) -> None:
    record = match.record
    assert_read_as_written(record)
    assert read_record(write_text(record).encode()) == read_record(b"\xef\xbb\xbf" + write_json(record).encode()) == record


@settings(max_examples=40, deadline=None)
@given(matches(120), st.lists(st.tuples(st.integers(0, 120), st.text("a#: [é!", max_size=9)), max_size=5))
def test_comments_stay_where_they_were_written(match: Match, remarks: list[tuple[int, str]]) -> None:
    places = sorted((min(place, len(match.events)), text.rstrip()) for place, text in remarks)
    match.comments = [Comment(place, text) for place, text in places]
    text = write_text(match.record)
    assert read_text(text) == match.record
    assert write_text(read_text(text)) == text
    assert read_json(write_json(match.record)) == match.record


@settings(max_examples=40, deadline=None)
@given(matches(150), st.data())
def test_any_prefix_replays_to_the_exact_position(match: Match, data: st.DataObject) -> None:
    record = match.record
    upto = data.draw(st.integers(0, len(record.events)))
    prefix = replay(record, upto)
    assert prefix.record.events == record.events[:upto]
    prefix.game.check(prefix.state)
    for event in record.events[upto:]:
        prefix.play(event)
    assert prefix.state == match.state
    assert prefix.ledger == match.ledger
    assert prefix.record == record


@pytest.mark.parametrize("game", built_in())
def test_every_position_of_a_game_is_the_replay_of_its_record(game: str) -> None:
    match = played(game, 7, most=90)
    live = replay(match.record, 0)
    for number, event in enumerate(match.events):
        assert replay(match.record, number).state == live.state
        live.play(event)
    assert live.state == match.state


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(built_in()), st.integers(0, 2**32))
def test_the_options_line_names_the_nearest_preset_and_is_read_back(game: str, seed: int) -> None:
    match = start(game, seed)
    line = options_line(match.game, match.option_texts)
    preset, *changes = line.split()
    assert match.game.resolve(preset, dict(change.split("=") for change in changes)) == match.option_texts
    nearest = min(
        sum(match.game.resolve(name)[option] != value for option, value in match.option_texts.items())
        for name in match.game.presets
    )
    assert len(changes) == nearest


@pytest.mark.parametrize("game", built_in())
def test_a_preset_alone_is_written_by_its_name(game: str) -> None:
    loaded = load_game(game)
    for preset in loaded.presets:
        written = options_line(loaded, loaded.resolve(preset))
        assert "=" not in written
        assert loaded.resolve(written) == loaded.resolve(preset)


@settings(max_examples=30, deadline=None)
@given(matches(60))
def test_the_words_of_every_game_fit_into_a_line(match: Match) -> None:
    texts = [choice.text for choice in match.choices()] + [outcome.text for outcome in match.outcomes()]
    for text in texts:
        assert not NOT_IN_WORD.search(text)
        assert not text.startswith(LEAVE_WORD)
    if match.choices():
        assert [match.read_choice(choice.text) for choice in match.choices()] == [choice.number for choice in match.choices()]
    for outcome in match.outcomes():
        assert match.read_outcome(outcome.text) == (outcome.number, outcome.text)
