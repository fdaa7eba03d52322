"""Whole games between random players: written once for all games, run in plain Python or compiled.

`rules` is a template: `jollyroll.speed` binds this module to the rulebook of each game.
"""

from jollyroll.bots.random_place import random_place
from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit import GameState
from jollyroll.kit import template as rules
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import AnyStates
from jollyroll.solve.chance import draw_outcome
from jollyroll.solve.rolls import bag_of, roll_bag, roll_sides


def roll(state: GameState, stream: Stream, dice: int) -> int:
    """Roll this many dice; returns the bag of faces."""
    if rules.FACES_ARE_SIDES:
        return roll_bag(stream, dice)
    sides = roll_sides(stream, dice)
    shown = 0
    for side in range(6):
        shown += (sides & 15) << (4 * rules.die_face(state, side))
        sides >>= 4
    return bag_of(shown)


def chance(state: GameState, stream: Stream) -> int:
    """Draw an outcome of chance."""
    dice = rules.dice_in_hand(state)
    if dice:
        return roll(state, stream, dice)
    return draw_outcome(state, stream)


def random_choice(state: GameState, stream: Stream) -> int:
    """A legal choice: one time in four the first of the list, otherwise any."""
    return rules.legal_choice(state, random_place(stream, rules.legal_count(state)))


def play_on(state: GameState, stream: Stream, most: int) -> int:
    """Play to the end, or for `most` choices; returns how many were made."""
    choices = 0
    while state.phase != OVER and choices < most:
        if is_chance(state):
            rules.apply_outcome(state, chance(state, stream))
        else:
            rules.apply_choice(state, random_choice(state, stream))
            choices += 1
    return choices


def play_many(states: AnyStates, start: AnyStates, stream: Stream, seed: int, first: int, games: int, most: int) -> int:
    """Play games number `first` and following in `states[0]`, each from the position `start[0]`."""
    choices = 0
    for game in range(first, first + games):
        states[0] = start[0]
        seed_stream(stream, seed, game)
        choices += play_on(states[0], stream, most)
    return choices


def trace(states: AnyStates, stream: Stream, most: int, leaving: int) -> int:
    """Play on from `states[0]`, keeping the position after each event."""
    step = 0
    while states[step].phase != OVER and step < most:
        states[step + 1] = states[step]
        step += 1
        advance(states[step], stream, leaving)
    return step


def advance(state: GameState, stream: Stream, leaving: int) -> None:
    """One event: a seat leaves (about one time in `leaving`; 0: never), chance decides, or a player chooses."""
    if leaving and below(stream, leaving) == 0:
        rules.leave(state, below(stream, state.seats))
    elif is_chance(state):
        rules.apply_outcome(state, chance(state, stream))
    else:
        rules.apply_choice(state, random_choice(state, stream))


def timeout_choice_of(states: AnyStates) -> int:
    """DIG-05: the choice at `states[0]` for a player whose time is up."""
    return rules.timeout_choice(states[0])
