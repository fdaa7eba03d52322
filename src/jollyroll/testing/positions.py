"""Checks that hold for every reachable position."""

import json
from dataclasses import asdict
from fractions import Fraction

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, Game
from jollyroll.kit.phases import is_chance, is_choice, is_over
from jollyroll.kit.state import GameState
from jollyroll.match import read_position, write_position
from jollyroll.words import has_words

from .ledger import check_ledger

FORBIDDEN = set(" #[]\t\n")  # characters that notation must not contain


def check_position(game: Game, state: GameState) -> None:
    """Check a position's choices, outcomes, ledger, views and text, and that queries do not change it.

    >>> import random
    >>> from jollyroll import load_game
    >>> from jollyroll.testing import walk
    >>> game = load_game("kings_gold")
    >>> check_position(game, walk(game, random.Random(1)))
    """
    before = state.copy()
    check_turn(game, state)
    check_choices(game, state)
    check_outcomes(game, state)
    check_ledger(game, state)
    check_views(game, state)
    phase = game.waits_for(state)
    assert has_words(f"phase-{game.code}-{phase}") or has_words(f"phase-{phase}"), f"no message phase-{game.code}-{phase}"
    read_again(game, state)
    assert state == before, "a question about a position has changed it"


def check_turn(game: Game, state: GameState) -> None:
    """Check that there are winners if and only if the game is over, that the seat on turn is there, and how many dice it rolls."""
    seats = range(state.seats)
    winners = [seat + 1 for seat in seats if state.won[seat]]
    assert is_over(state) or not winners, f"seat {winners} has won, and the game goes on"
    assert winners or not is_over(state), "the game is over and nobody has won"
    assert not is_choice(state) or state.seat in seats, f"it is the choice of seat {state.seat + 1}, which nobody has"
    rolled = game.rules.dice_in_hand(state) if is_chance(state) else 0
    assert rolled <= game.dice_count or not game.dice_count, f"{rolled} dice are rolled in a game of {game.dice_count}"
    if is_choice(state) or (rolled and state.seat in seats):
        assert state.present[state.seat], f"it is the turn of seat {state.seat + 1}, which has left"


def check_choices(game: Game, state: GameState) -> None:
    """Check that exactly the choices that are not refused are listed, and that each can be written, read back and told."""
    choices = game.choices(state)
    numbers = [choice.number for choice in choices]
    assert numbers == sorted(set(numbers)), f"choices are listed twice: {numbers}"
    assert is_choice(state) == bool(choices), f"{game.waits_for(state)}: a choice is due, but none is there, or the other way round"
    allowed = [number for number in range(-1, game.choice_numbers + 1) if game.rules.refusal(state, number) == 0]
    refused, unlisted = sorted(set(numbers) - set(allowed)), sorted(set(allowed) - set(numbers))
    assert not refused, f"{numbered(game, state, refused)} is listed but refused, in {state!r}"
    assert not unlisted, f"{numbered(game, state, unlisted)} is not refused but not listed, in {state!r}"
    texts = [choice.text for choice in choices]
    assert len(set(texts)) == len(texts), f"two choices read alike: {texts}"
    for choice in choices:
        assert game.read_choice(state, choice.text) == choice.number, f"{choice.text} is read as another choice"
        assert not set(choice.text) & FORBIDDEN, f"{choice.text!r} is no word of the notation"
        json.dumps(choice.form)
        message = f"choice-{game.code}-{choice.form['kind']}"
        assert has_words(message), f"no message {message} for {choice.form}"
        trial = state.copy()
        game.rules.apply_choice(trial, choice.number)
        chance = game.chance_follows(trial, state.turn, state.seat, dice=True)
        assert game.brings_chance(state, choice.number) == chance, f"{choice.text}: brings_chance does not say what happens"
    relative = [game.rules.seat_relative(state, number) for number in numbers]
    assert len(set(relative)) == len(relative), "two choices are one, with seats counted from the one who chooses"


def numbered(game: Game, state: GameState, numbers: list[int]) -> str:
    """The first of these choices in notation, for an error message."""
    number, *others = numbers
    written = game.choice_text(state, number) if 0 <= number < game.choice_numbers else "unknown"
    return f"choice {number} ({written})" + (f", with {len(others)} others," if others else "")


def check_outcomes(game: Game, state: GameState) -> None:
    """Check that probabilities sum to 1, and that each outcome can be written and read back."""
    outcomes = game.outcomes(state)
    assert is_chance(state) == bool(outcomes), f"{game.waits_for(state)}: chance decides, but has nothing to offer, or vice versa"
    if outcomes:
        total = sum(outcome.probability for outcome in outcomes)
        assert total == Fraction(1), f"the chances sum to {total}"
        assert len({outcome.text for outcome in outcomes}) == len(outcomes), "two outcomes read alike"
    for outcome in outcomes:
        assert game.read_outcome(state, outcome.text) == outcome.number, f"{outcome.text} is read as another outcome"
        json.dumps(outcome.form)


def check_views(game: Game, state: GameState) -> None:
    """Check that all seats see the same, and that views are valid JSON."""
    everybody = asdict(game.view(state, NOBODY))
    for seat in range(NOBODY, state.seats):
        seen = asdict(game.view(state, seat))
        json.dumps(seen)
        assert seen == {**everybody, "seat": seat}, f"seat {seat + 1} sees something else than a spectator"


def read_again(game: Game, state: GameState) -> GameState:
    """Write a position and read it back; fails if that is refused or differs."""
    text = write_position(game, state)
    try:
        again: GameState = read_position(text, game, options=game.option_texts(state)).state
    except Refused as refused:
        raise AssertionError(f"a position that play has reached is refused: {text}: {refused}") from refused
    assert write_position(game, again) == text, f"{text} is read as {write_position(game, again)}"
    return again
