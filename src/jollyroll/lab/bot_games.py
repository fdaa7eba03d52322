"""Whole games between players by level: written once for all games, run in plain Python or compiled.

`players` and the rulebook of the playouts are templates: `jollyroll.speed` binds both for each game. Dice and cards come from the
stream of (seed, game number), random decisions of players from a second stream of the same pair. So a game's course does not depend
on where, or after which other games, it is played.
"""

from jollyroll.bots import random_turns
from jollyroll.bots import template as players
from jollyroll.bots.levels import RANDOM
from jollyroll.bots.players import BotMemory
from jollyroll.dice.stream import Stream, seed_stream
from jollyroll.kit import GameState
from jollyroll.kit import template as rules
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import NOBODY, AnyStates
from jollyroll.solve.arrays import Ints

from .playout import chance, random_choice

BOTS_LUCK = 1 << 61  # added to the game number for the second stream; no game has so high a number
STARTER, DECISIONS = 0, 1  # indices of a game's notes, kept beside its last position


def choice_of(level: int, state: GameState, luck: Stream, memory: BotMemory) -> int:
    """The choice of a player of this level."""
    if level == RANDOM:
        return random_choice(state, luck)
    return players.choose(level, state, luck, memory)


def play_game(state: GameState, notes: Ints, levels: Ints, dice: Stream, luck: Stream, memory: BotMemory, most: int) -> None:
    """Play a game to its end, or for `most` choices; notes who had the first turn and how many choices were made."""
    decisions = 0
    starter = NOBODY
    while state.phase != OVER and decisions < most:
        if starter == NOBODY and state.turn > 0:
            starter = state.seat
        decisions += random_turns.play_turns(state, dice, luck, levels, memory, most - decisions)
        if is_chance(state):
            rules.apply_outcome(state, chance(state, dice))
        elif state.phase != OVER and decisions < most:
            rules.apply_choice(state, choice_of(levels[state.seat], state, luck, memory))
            decisions += 1
    notes[STARTER] = starter
    notes[DECISIONS] = decisions


def play_games(
    finals: AnyStates,
    notes: Ints,
    start: AnyStates,
    seatings: Ints,
    dice: Stream,
    luck: Stream,
    memory: BotMemory,
    seed: int,
    first: int,
    most: int,
) -> None:
    """Play a game for each row of `finals`, numbered from `first` on, each from `start[0]`.

    The seatings (a level for each seat) alternate from game to game.
    """
    for place in range(len(finals)):
        game = first + place
        finals[place] = start[0]
        seed_stream(dice, seed, game)
        seed_stream(luck, seed, game + BOTS_LUCK)
        play_game(finals[place], notes[place], seatings[game % len(seatings)], dice, luck, memory, most)
