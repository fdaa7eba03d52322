"""Positions as text: everything written can be read back as the same game, and impossible positions are refused."""

import random
from collections import defaultdict
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.positions import BAR, measure
from jollyroll.kit import Game, GameState, Refused, built_in, load_game
from jollyroll.kit.phases import is_chance, is_over
from jollyroll.match import Match, Seat, read_position, write_position
from jollyroll.match.position import Position
from tests.match.playing import matches, step

VALUES = ("0", "1", "2", "3", "4", "7", "61", "-100", "150", "-", "?", "gold", "1F", "CD")
LAST_ROUND = {"piraten_kapern": ["final"], "oh_my_gold": ["opener"]}  # the items for the final round
ADDED = ("", " 1", " 2", " 1 2", " 13K", " gold", " KK", " open:1/K")


def same_moment(game: Game, one: GameState, other: GameState) -> None:
    """The two positions agree in every query."""
    assert write_position(game, one) == write_position(game, other)
    assert game.waits_for(one) == game.waits_for(other)
    assert game.choices(one) == game.choices(other)
    assert [(o.number, o.probability) for o in game.outcomes(one)] == [(o.number, o.probability) for o in game.outcomes(other)]
    assert game.standings(one) == game.standings(other)
    assert game.dice_shown(one) == game.dice_shown(other) or is_over(one)


def read_again(match: Match) -> Position:
    text = match.position.text
    again = read_position(text)
    assert again.text == text
    assert again.options == match.options
    match.game.check(again.state)
    assert read_position(again.text).state == again.state, "read from the same text, field by field the same"
    return again


def play_on_both(match: Match, state: GameState, chance: random.Random, events: int) -> None:
    """The same events happen to both positions, and they stay equal."""
    game = match.game
    for _ in range(events):
        if match.is_over:
            break
        step(match, chance, 0.02)
        event = match.events[-1]
        if event.kind == "leave":
            game.rules.leave(state, event.seat)
        elif event.kind == "chance":
            game.apply_outcome(state, game.read_outcome(state, event.text))
        else:
            game.apply_choice(state, game.read_choice(state, event.text))
        same_moment(game, match.state, state)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(match=matches(300), seed=st.integers(0, 2**32))
def test_every_position_is_read_as_it_was_written(match: Match, seed: int) -> None:
    again = read_again(match)
    same_moment(match.game, match.state, again.state)
    play_on_both(match, again.state, random.Random(seed), 20)


@settings(max_examples=25, deadline=None)
@given(match=matches(150))
def test_every_position_of_a_game_can_be_written(match: Match) -> None:
    replayed = Match(match.game, match.option_texts, match.seats, match.host, match.youngest)
    for event in match.events:
        read_again(replayed)
        replayed.play(event)
    read_again(replayed)


def short(game: Game) -> dict[str, str]:
    """Options that shorten the game, where there are any."""
    targets = [str(option.numbers[0]) for option in game.options if option.name == "target"]
    return {"target": targets[0]} if targets else {}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "preset"), [(name, preset) for name in built_in() for preset in load_game(name).presets])
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_PK_24_PK_A42_whatever_is_written_is_read_to_the_end_of_a_game(name: str, preset: str, seed: int) -> None:
    game, chance = load_game(name), random.Random(seed)
    people = [Seat(f"P{number}") for number in range(chance.choice(game.seat_range))]
    match = Match.start(game, people, preset, short(game), 0, 0)
    while not match.is_over and len(match.events) < 500:
        again = read_again(match)
        if chance.random() < 0.1:
            same_moment(game, match.state, again.state)
        step(match, chance, 0.002)
    read_again(match)


@pytest.mark.slow
@pytest.mark.parametrize("name", built_in())
def test_a_position_is_read_within_five_milliseconds_final_rounds_included(name: str) -> None:
    game, reading = load_game(name), defaultdict[str, list[float]](list)
    for number, preset in enumerate(game.presets):
        measure(game, preset, number, reading, [])
    assert sum(map(len, reading.values())) > 100
    assert {"play", "won", *LAST_ROUND.get(name, ())} <= {*reading}
    assert {stage: worst for stage, times in reading.items() if (worst := max(times)) >= BAR} == {}


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(match=matches(200), seed=st.integers(0, 2**32))
def test_a_position_with_one_thing_changed_is_sound_or_refused(match: Match, seed: int) -> None:
    chance = random.Random(seed)
    text = changed(match, chance)
    with suppress(Refused):
        position = read_position(text, match.game, options=match.options)
        match.game.check(position.state)
        if is_over(position.state):
            return
        if is_chance(position.state):
            assert position.game.outcomes(position.state)
        else:
            assert position.game.choices(position.state)
        assert read_position(position.text).text == position.text
        walk(position, chance)


def changed(match: Match, chance: random.Random) -> str:
    """The position with one value replaced, one item dropped, or one added."""
    items = write_position(match.game, match.state).split(", ")
    place = chance.randrange(len(items))
    word, *values = items[place].split()
    what = chance.randrange(4)
    if what == 0 and values:
        values[chance.randrange(len(values))] = chance.choice(VALUES)
        items[place] = " ".join([word, *values])
    elif what == 1:
        del items[place]
    elif what == 2:
        items.append(chance.choice(match.game.positions.WORDS) + chance.choice(ADDED))
    elif values:
        items[place] = " ".join([word, *values[:-1]])
    return ", ".join(items)


def walk(position: Position, chance: random.Random) -> None:
    """The rules can go on from there without losing a coin, card or die."""
    game, state = position.game, position.state
    for _ in range(30):
        if is_over(state):
            break
        if is_chance(state):
            game.apply_outcome(state, chance.choice(game.outcomes(state)).number)
        else:
            game.apply_choice(state, chance.choice(game.choices(state)).number)
        game.check(state)
        assert read_position(write_position(game, state), game, options=position.options).text
