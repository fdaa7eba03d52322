"""Self-play, recorded turn by turn: the data for fitting evaluations.

Plain functions, run in plain Python or compiled.
"""

from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.solve.arrays import Ints, Singles, StateRecords
from jollyroll.solve.chance import draw_outcome

from ..rules import rulebook as rules
from .evaluation import evaluate
from .features import FEATURES
from .horizon import chests_left, final_turns_left, is_settled
from .knowledge import Memory
from .seat_features import fill_features, survey_seats
from .turn import search_turn

__all__ = [
    "evaluate_root",
    "features_of_all",
    "final_turns_left",
    "is_settled",
    "play_on",
    "play_recorded",
    "search_turn",
    "seed_stream",
]

EXPLORING_GAMES = 1 << 60  # added to the game number for the stream of exploration
EXPLORE = 4  # one choice in this many is random while players explore
LAST_EXPLORING = 16  # the last turn with exploration
MOST_TURNS = 400  # of one game; a longer one is given up


def advance(
    states: StateRecords, place: int, memory: Memory, dice: Stream, luck: Stream, by_share: bool, horizon: int, explore: bool
) -> None:
    """One event of the game in `states[place]`: chance decides, or a player chooses."""
    state = states[place]
    if is_chance(state):
        rules.apply_outcome(states[place], draw_outcome(state, dice))
    elif explore and below(luck, EXPLORE) == 0:
        rules.apply_choice(states[place], rules.legal_choice(state, below(luck, rules.legal_count(state))))
    else:
        memory.path[0] = states[place]
        rules.apply_choice(states[place], search_turn(memory, by_share, horizon))


def play_recorded(
    kept: StateRecords,
    start: StateRecords,
    memory: Memory,
    dice: Stream,
    luck: Stream,
    by_share: bool,
    horizon: int,
    seed: int,
    game: int,
) -> int:
    """Play one game from `start[0]`, recording the state at the beginning of each turn; returns how many, the last being the end.

    In every second game players explore for some turns, so that states come up that good play avoids; those turns are not recorded.
    """
    seed_stream(dice, seed, game)
    seed_stream(luck, seed, game + EXPLORING_GAMES)
    explored = below(luck, LAST_EXPLORING) if game % 2 else 0
    place = 0
    kept[0] = start[0]
    while kept[place].phase != OVER and place + 1 < len(kept):
        turn = kept[place].turn
        advance(kept, place, memory, dice, luck, by_share, horizon, turn <= explored)
        if kept[place].turn != turn and kept[place].turn > explored and kept[place].phase != OVER:
            kept[place + 1] = kept[place]
            place += 1
    return place


def play_on(
    states: StateRecords, memory: Memory, dice: Stream, luck: Stream, by_share: bool, horizon: int, seed: int, game: int
) -> None:
    """Play the game in `states[0]` to its end, or to a number of turns at which it may never end."""
    seed_stream(dice, seed, game)
    seed_stream(luck, seed, game + EXPLORING_GAMES)
    while states[0].phase != OVER and states[0].turn < MOST_TURNS:
        advance(states, 0, memory, dice, luck, by_share, horizon, False)


def features_of_all(states: StateRecords, memory: Memory, features: Singles, stages: Ints) -> None:
    """The features of every seat in each of these states (turns about to begin), and the number of chests left."""
    scratch = memory.scratch[0]
    for place in range(len(states)):
        state = states[place]
        stages[place] = chests_left(state)
        survey_seats(state, scratch)
        for seat in range(state.seats):
            if state.present[seat]:
                fill_features(state, seat, scratch)
                for index in range(FEATURES):
                    features[place][seat][index] = scratch.feature[index]


def evaluate_root(memory: Memory) -> None:
    """The shares in `memory.path[0]`, where a turn has ended, the game is over, or a turn is about to begin."""
    scratch = memory.scratch[0]
    scratch.by_share = 1
    evaluate(memory.path[0], memory.knowledge[0], scratch)
