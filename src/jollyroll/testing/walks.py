"""Random positions, under random options, with seats leaving now and then."""

import random
from contextlib import suppress

from jollyroll.dice.stream import seed_stream
from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, Game
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import GameState
from jollyroll.lab.speeds import plain

LONGEST = 400  # events
SELDOM = 30  # one event in this many is a seat leaving, in games where seats leave
WHOLE = 4  # one finished game in this many is kept at its end
TRIES = 100
CUSTOM = "custom"


def random_options(game: Game, chance: random.Random) -> dict[str, str]:
    """Random compatible options. Half the time, numeric options take their lowest value, for short games."""
    for _ in range(TRIES):
        changes = {option.name: chance.choice([value for value in option.values if value != CUSTOM]) for option in game.options}
        lowest = {option.name: str(option.numbers[0]) for option in game.options if option.numbers}
        changes |= lowest if chance.random() < 0.5 else {}
        with suppress(Refused):
            return game.resolve("", changes)
    return game.resolve()


def walk(game: Game, chance: random.Random) -> GameState:
    """A position from a random game; if the game ended, mostly an earlier one.

    >>> from jollyroll import load_game
    >>> walk(load_game("kings_gold"), random.Random(1)).seats
    3
    """
    seats = chance.choice(game.seat_range)
    marks = [chance.randint(NOBODY, seats - 1) for _ in range(2)]
    start: GameState = game.new_state(seats, random_options(game, chance), host=marks[0], youngest=marks[1])
    seed, leaving = chance.randrange(1 << 40), chance.choice([0, 0, SELDOM])
    state, events = play_events(game, start, seed, leaving, chance.choice([10, 40, LONGEST, chance.randrange(LONGEST)]))
    if state.phase == OVER and chance.randrange(WHOLE):
        state, _ = play_events(game, start, seed, leaving, chance.randrange(events))
    return state


def play_events(game: Game, start: GameState, seed: int, leaving: int, most: int) -> tuple[GameState, int]:
    """Play random events until the game is over, at most this many; returns the state and the number of events."""
    state = start.copy()
    stream = [0, 0, 0, 0]
    seed_stream(stream, seed, 0)
    play = plain(game.name)
    for event in range(most):
        if state.phase == OVER:
            return state, event
        state.ledger = []
        check_weights(game, state)
        play.advance(state, stream, leaving)
        game.check(state)
    return state, most


def check_weights(game: Game, state: GameState) -> None:
    """Check that the weights of a draw sum to the total. Rolls are checked with positions."""
    rules = game.rules
    if is_chance(state) and not rules.dice_in_hand(state):
        weights = sum(rules.outcome_weight(state, outcome) for outcome in range(rules.outcome_count(state)))
        total = rules.outcome_total(state)
        assert weights == total, f"{game.waits_for(state)}: the weights of all outcomes sum to {weights}, not to {total}"
