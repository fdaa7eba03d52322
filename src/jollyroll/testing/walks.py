"""Positions that random play reaches, under any options, with players leaving now and then."""

import random
from contextlib import suppress

from jollyroll.dice.stream import seed_stream
from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, Game
from jollyroll.kit.phases import OVER
from jollyroll.kit.state import GameState
from jollyroll.lab.speeds import plain

LONGEST = 400  # events
SELDOM = 30  # one event in so many is somebody leaving, where anybody does
TRIES = 100
CUSTOM = "custom"


def random_options(game: Game, chance: random.Random) -> dict[str, str]:
    """A value for every option, such that they go together; of a range of numbers now and then the lowest, for short games."""
    for _ in range(TRIES):
        changes = {option.name: chance.choice([value for value in option.values if value != CUSTOM]) for option in game.options}
        lowest = {option.name: str(option.numbers[0]) for option in game.options if option.numbers}
        changes |= lowest if chance.random() < 0.5 else {}
        with suppress(Refused):
            return game.resolve("", changes)
    return game.resolve()


def walk(game: Game, chance: random.Random) -> GameState:
    """A position somewhere in a random game.

    >>> from jollyroll import load_game
    >>> walk(load_game("kings_gold"), random.Random(1)).seats
    3
    """
    seats = chance.choice(game.seat_range)
    marks = [chance.randint(NOBODY, seats - 1) for _ in range(2)]
    state: GameState = game.new_state(seats, random_options(game, chance), host=marks[0], youngest=marks[1])
    stream = [0, 0, 0, 0]
    seed_stream(stream, chance.randrange(1 << 40), 0)
    play, leaving = plain(game.name), chance.choice([0, 0, SELDOM])
    for _ in range(chance.choice([10, 40, LONGEST, chance.randrange(LONGEST)])):
        if state.phase == OVER:
            break
        state.ledger = []
        play.advance(state, stream, leaving)
        game.check(state)
    return state
