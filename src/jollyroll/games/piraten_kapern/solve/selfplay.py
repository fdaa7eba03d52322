"""Self-play for the win, recorded turn by turn: the data for fitting the evaluation for three and more."""

from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import Flags, Floats, Ints, Singles, StateRecords
from jollyroll.solve.chance import draw_outcome, roll_dice

from ..rules import rulebook as rules
from ..rules.phases import DRAW_CARD
from ..rules.state import State
from .evaluation import can_win, fill_features
from .features import FEATURES
from .knowledge import Memory
from .payoffs import value_state
from .turn_policy import best_for_the_win


def advance(state: State, memory: Memory, dice: Stream, shown: Ints) -> None:
    """One event: chance decides, or the player to choose chooses."""
    if not is_chance(state):
        rules.apply_choice(state, best_for_the_win(state, memory))
    elif rules.dice_in_hand(state):
        rules.apply_outcome(state, roll_dice(state, dice, shown))
    else:
        rules.apply_outcome(state, draw_outcome(state, dice))


def play_recorded(kept: StateRecords, start: StateRecords, memory: Memory, dice: Stream, shown: Ints, seed: int, game: int) -> int:
    """Play one game, recording the position at the beginning of each turn; returns how many, the last being the end.

    Every second game begins with random scores below the target, so that rare positions come up.
    """
    seed_stream(dice, seed, game)
    kept[0] = start[0]
    if game % 2:
        for seat in range(kept[0].seats):
            kept[0].scores[seat] = 100 * below(dice, kept[0].target // 100)
    place = 0
    while kept[place].phase != OVER and place + 1 < len(kept):
        turn = kept[place].turn
        advance(kept[place], memory, dice, shown)
        if kept[place].turn != turn and kept[place].phase == DRAW_CARD:
            kept[place + 1] = kept[place]
            place += 1
    return place


def play_on(
    states: StateRecords, memory: Memory, dice: Stream, shown: Ints, seed: int, first: int, games: int, parts: Floats
) -> None:
    """Play `games` rollouts of the position `states[0]`, in `states[1]`; adds up each seat's victories."""
    for game in range(first, first + games):
        seed_stream(dice, seed, game)
        states[1] = states[0]
        while states[1].phase != OVER:
            advance(states[1], memory, dice, shown)
        winners = 0
        for seat in range(MOST_SEATS):
            winners += states[1].won[seat]
        for seat in range(MOST_SEATS):
            parts[seat] += states[1].won[seat] / winners


def features_of_all(states: StateRecords, memory: Memory, features: Singles, alive: Flags) -> None:
    """The features of every seat that can win in each of these positions between turns."""
    for place in range(len(states)):
        for seat in range(states[place].seats):
            alive[place][seat] = can_win(states[place], seat)
            if alive[place][seat]:
                fill_features(states[place], seat, memory)
                for index in range(FEATURES):
                    features[place][seat][index] = memory.scratch.feature[index]


def estimate_all(states: StateRecords, memory: Memory, shares: Floats) -> None:
    """Every seat's estimated share in each of these positions between turns."""
    for place in range(len(states)):
        value_state(states[place], memory)
        for seat in range(MOST_SEATS):
            shares[place][seat] = memory.scratch.share[seat]
