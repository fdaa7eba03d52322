"""What every game must keep true, whatever its rules: a new game is tested by being registered."""

import json
import random
from dataclasses import asdict
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.dice.stream import seed_stream
from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, Game, built_in, load_game
from jollyroll.kit.phases import OVER, is_chance, is_choice
from jollyroll.lab.speeds import plain
from jollyroll.match import read_position, write_position
from jollyroll.words import has_words

every_game = pytest.mark.parametrize("name", built_in())


@st.composite
def walks(draw: st.DrawFn, name: str) -> tuple[Game, Any]:
    """A position that random play reaches, under any options, with players leaving now and then."""
    game = load_game(name)
    changes = {o.name: draw(st.sampled_from([v for v in o.values if v != "custom"])) for o in game.options}
    if changes.get("seafarers") == "on":
        changes["rerolls"] = "1"
    if "target" in changes:
        changes["target"] = draw(st.sampled_from(["1000", changes["target"]]))
    seats = draw(st.sampled_from(game.seat_range))
    marks = st.integers(NOBODY, seats - 1)
    state = game.new_state(seats, game.resolve("", changes), host=draw(marks), youngest=draw(marks))
    stream = [0, 0, 0, 0]
    seed_stream(stream, draw(st.integers(0, 2**40)), 0)
    leaving = draw(st.sampled_from([0, 0, 30]))
    play = plain(name)
    for _ in range(draw(st.integers(0, 400))):
        if state.phase == OVER:
            break
        state.ledger = []
        play.advance(state, stream, leaving)
        game.check(state)
    return game, state


def read_again(game: Game, state: Any) -> Any:
    """The position as it is read from its text: whatever play reaches can be written down."""
    text = write_position(game, state)
    again = read_position(text, game, options=game.option_texts(state)).state
    assert write_position(game, again) == text
    return again


def check_choices(game: Game, state: Any) -> None:
    choices = game.choices(state)
    numbers = [choice.number for choice in choices]
    assert numbers == sorted(set(numbers)), "listed once each, in order"
    assert is_choice(state) == bool(choices), "a choice is due exactly when there is one"
    allowed = [n for n in range(-1, game.choice_numbers + 1) if game.rules.refusal(state, n) == 0]
    assert allowed == numbers, "what is listed is what is not refused"
    texts = [choice.text for choice in choices]
    assert len(set(texts)) == len(texts), "no two choices read alike"
    for choice in choices:
        assert game.read_choice(state, choice.text) == choice.number
        assert not set(choice.text) & set(" #[]\t\n"), "a word of the notation"
        json.dumps(choice.form)
        assert has_words(f"choice-{game.code}-{choice.form['kind']}"), choice.form


def check_outcomes(game: Game, state: Any) -> None:
    outcomes = game.outcomes(state)
    assert is_chance(state) == bool(outcomes)
    if outcomes:
        assert sum(outcome.probability for outcome in outcomes) == Fraction(1)
        assert len({outcome.text for outcome in outcomes}) == len(outcomes)
    for outcome in outcomes:
        assert game.read_outcome(state, outcome.text) == outcome.number
        json.dumps(outcome.form)


def assert_own_rule(game: Game, rule: str) -> None:
    assert rule.startswith((f"{game.code.upper()}-", "DIG-")), f"{rule} is no rule of {game.name}"
    assert has_words(rule), f"{rule} is not in the register"


def check_told(game: Game, state: Any) -> None:
    for told in state.ledger:
        assert_own_rule(game, told.rule)
        assert has_words(f"told-{game.code}-{told.what}") or has_words(f"told-{told.what}"), told
        json.dumps(game.ledger_form(told))


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_DIG_08_any_position_that_play_can_reach_is_sound(name: str, data: st.DataObject) -> None:
    game, state = data.draw(walks(name))
    before = state.copy()
    check_choices(game, state)
    check_outcomes(game, state)
    check_told(game, state)
    for seat in range(-1, state.seats):
        json.dumps(asdict(game.view(state, seat)))
        assert asdict(game.view(state, seat)) == {**asdict(game.view(state, NOBODY)), "seat": seat}, "nothing is hidden from some"
    assert has_words(f"phase-{game.code}-{game.waits_for(state)}") or has_words(f"phase-{game.waits_for(state)}")
    read_again(game, state)
    assert state == before, "asking changes nothing"


def whole_game(game: Game, changes: dict[str, str], seed: int) -> set[str]:
    """The rules that the ledger names in one game of random play, players leaving now and then."""
    state = game.new_state(game.seat_range[-1], game.resolve("", changes), host=0, youngest=1)
    rules = {told.rule for told in state.ledger}
    stream = [0, 0, 0, 0]
    seed_stream(stream, seed, 0)
    play = plain(game.name)
    for _ in range(1_500):
        if state.phase == OVER:
            break
        state.ledger = []
        play.advance(state, stream, 2 * (seed % 2))
        rules |= {told.rule for told in state.ledger}
    return rules


@every_game
def test_DIG_09_the_ledger_names_no_other_games_rules(name: str) -> None:
    game = load_game(name)
    ways = next(option for option in game.options if option.name == "first_player").values
    named: set[str] = set()
    for seed, preset in enumerate([*game.presets] * 2):
        for first_player in ways:
            changes = {**game.presets[preset], "first_player": first_player}
            named |= whole_game(game, changes, seed)
    assert len(named) > 10
    for rule in named:
        assert_own_rule(game, rule)


@every_game
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_a_game_that_is_over_has_winners_and_takes_nothing_more(name: str, data: st.DataObject) -> None:
    game, state = data.draw(walks(name))
    play = plain(name)
    stream = [1, 2, 3, data.draw(st.integers(0, 2**32 - 1))]
    state.ledger = None
    play.play_on(state, stream, 20_000)
    if state.phase != OVER:
        return  # a game without an end in sight, such as Piraten Kapern between players who know no better
    winners = game.winners(state)
    assert winners
    standings = game.standings(state)
    assert [s.seat for s in standings if s.won] == winners
    assert all(s.place == 1 for s in standings[:1])
    assert game.choices(state) == []
    assert game.outcomes(state) == []
    assert game.winners(read_again(game, state)) == winners
    before = state.copy()
    with pytest.raises(Refused):
        game.apply_choice(state, 0)
    with pytest.raises(Refused):
        game.apply_outcome(state, 0)
    for seat in range(state.seats):
        game.rules.leave(state, seat)
    assert state == before, "leaving after the end changes nothing"


@every_game
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_DIG_12_when_all_but_one_have_left_that_one_has_won(name: str, data: st.DataObject) -> None:
    game, state = data.draw(walks(name))
    leaving = [seat for seat in range(state.seats) if state.present[seat]]
    random.Random(data.draw(st.integers())).shuffle(leaving)
    last = leaving.pop()
    while leaving and state.phase != OVER:
        gone = leaving.pop()
        game.rules.leave(state, gone)
        game.check(state)
        assert not state.won[gone]
    assert state.phase == OVER
    if not leaving:
        assert game.winners(state) == [last]


@every_game
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_DIG_05_time_outs_alone_bring_any_turn_to_its_end(name: str, data: st.DataObject) -> None:
    game, state = data.draw(walks(name))
    play = plain(name)
    stream = [1, 2, 3, data.draw(st.integers(0, 2**32 - 1))]
    turn = state.turn
    for _ in range(200):
        if state.phase == OVER or state.turn != turn:
            return
        if is_choice(state):
            before = state.copy()
            choice = game.rules.timeout_choice(state)
            assert state == before, "asking changes nothing"
            game.apply_choice(state, choice)
        else:
            game.apply_outcome(state, play.chance(state, stream))
        game.check(state)
    raise AssertionError("the turn does not end")


@every_game
def test_every_word_a_player_meets_is_in_the_catalogue(name: str) -> None:
    game = load_game(name)
    code = game.code
    wanted = [f"game-{code}", f"game-{code}-line", f"guide-{code}-1"]
    wanted += [f"refused-{code}-{refusal}" for refusal, _ in game.refusals if refusal]
    wanted += [f"phase-{code}-{phase}" for phase in game.phase_names.values()]
    wanted += [f"place-{code}-{place}" for place in game.places]
    wanted += [f"face-{code}-{face}" for face in game.face_names]
    wanted += [f"preset-{code}-{preset.replace('+', '-')}" for preset in game.presets]
    for option in game.options:
        wanted.append(f"option-{code}-{option.name}")
        wanted += [f"value-{code}-{option.name}-{value}" for value in option.values]
    assert [message for message in wanted if not has_words(message)] == []


@every_game
def test_every_refusal_names_a_registered_rule(name: str) -> None:
    game = load_game(name)
    for code, rule in game.refusals[1:]:
        assert has_words(rule), rule
        sentence = str(Refused(f"{game.code}-{code}", rule))
        assert rule in sentence
        assert sentence.startswith(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ“0123456789")), sentence


@every_game
def test_every_option_value_and_preset_can_be_chosen_and_is_read_off_positions(name: str) -> None:
    game = load_game(name)
    for preset, changes in game.presets.items():
        chosen = game.resolve(f"{game.code}.{preset}")
        assert changes.items() <= chosen.items()
        assert game.option_texts(game.new_state(2, chosen)) == chosen
    for option in game.options:
        for value in option.values:
            if value != "custom" and (option.name, value) != ("rerolls", "0"):
                assert game.resolve("", {f"{game.code}.{option.name}": value})[option.name] == value
        with pytest.raises(Refused, match="not a value"):
            game.resolve("", {option.name: "nonsense"})
    with pytest.raises(Refused, match="not an option"):
        game.resolve("", {"nonsense": "1"})
    with pytest.raises(Refused, match="not a preset"):
        game.resolve("nonsense")


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_a_table_too_small_or_too_large_is_refused(name: str, seats: int) -> None:
    game = load_game(name)
    with pytest.raises(Refused, match="seats") as refused:
        game.new_state(seats, game.resolve())
    assert refused.value.code == "seat-count"
