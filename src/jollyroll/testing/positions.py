"""What must be true of any position that play can reach."""

import json
from dataclasses import asdict
from fractions import Fraction

from jollyroll.kit import NOBODY, Game
from jollyroll.kit.phases import is_chance, is_choice
from jollyroll.kit.state import GameState
from jollyroll.match import read_position, write_position
from jollyroll.words import has_words

from .ledger import check_ledger

FORBIDDEN = set(" #[]\t\n")  # in a word of the notation


def check_position(game: Game, state: GameState) -> None:
    """Choices, outcomes, ledger, views and text of a position are sound, and asking for them changes nothing.

    >>> import random
    >>> from jollyroll import load_game
    >>> from jollyroll.testing import walk
    >>> game = load_game("kings_gold")
    >>> check_position(game, walk(game, random.Random(1)))
    """
    before = state.copy()
    check_choices(game, state)
    check_outcomes(game, state)
    check_ledger(game, state)
    check_views(game, state)
    phase = game.waits_for(state)
    assert has_words(f"phase-{game.code}-{phase}") or has_words(f"phase-{phase}"), f"no message phase-{game.code}-{phase}"
    read_again(game, state)
    assert state == before, "a question about a position has changed it"


def check_choices(game: Game, state: GameState) -> None:
    """What is listed is what is not refused; each choice is written, read back and told."""
    choices = game.choices(state)
    numbers = [choice.number for choice in choices]
    assert numbers == sorted(set(numbers)), f"choices are listed twice: {numbers}"
    assert is_choice(state) == bool(choices), f"{game.waits_for(state)}: a choice is due, but none is there, or the other way round"
    allowed = [number for number in range(-1, game.choice_numbers + 1) if game.rules.refusal(state, number) == 0]
    assert allowed == numbers, f"listed are {numbers}, not refused are {allowed}, in {state!r}"
    texts = [choice.text for choice in choices]
    assert len(set(texts)) == len(texts), f"two choices read alike: {texts}"
    for choice in choices:
        assert game.read_choice(state, choice.text) == choice.number, f"{choice.text} is read as another choice"
        assert not set(choice.text) & FORBIDDEN, f"{choice.text!r} is no word of the notation"
        json.dumps(choice.form)
        message = f"choice-{game.code}-{choice.form['kind']}"
        assert has_words(message), f"no message {message} for {choice.form}"
    relative = [game.rules.seat_relative(state, number) for number in numbers]
    assert len(set(relative)) == len(relative), "two choices are one, with seats counted from the one who chooses"


def check_outcomes(game: Game, state: GameState) -> None:
    """Chances sum to 1; each outcome is written and read back."""
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
    """Nothing is hidden from some: all seats see the same, and it can be sent."""
    everybody = asdict(game.view(state, NOBODY))
    for seat in range(NOBODY, state.seats):
        seen = asdict(game.view(state, seat))
        json.dumps(seen)
        assert seen == {**everybody, "seat": seat}, f"seat {seat + 1} sees something else than a spectator"


def read_again(game: Game, state: GameState) -> GameState:
    """The position as it is read from its text: whatever play reaches can be written down."""
    text = write_position(game, state)
    again: GameState = read_position(text, game, options=game.option_texts(state)).state
    assert write_position(game, again) == text, f"{text} is read as {write_position(game, again)}"
    return again
