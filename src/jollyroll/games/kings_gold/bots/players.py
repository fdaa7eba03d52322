"""Players of King's Gold.

Beginner: any sensible choice at random. Greedy: as if the next roll were the last, for the coins of this turn. Exact: the whole
turn, for its coins; of equally good victims both rob the richest. Best: the whole turn, for the chance to win, by the solved game
or, if there is none, by a fitted evaluation.
"""

from jollyroll.bots.levels import BEGINNER, BEST, GREEDY
from jollyroll.bots.sensible import NONE, any_sensible
from jollyroll.dice.stream import Stream, below
from jollyroll.kit import Game
from jollyroll.kit.seating import seats_marked

from ..rules import rulebook as rules
from ..rules.choices import STOP
from ..rules.combinations import five_alike, pairs_kept
from ..rules.pairs import gain_of
from ..rules.phases import REROLL
from ..rules.state import State
from ..solve.knowledge import Memory
from ..solve.turn_policy import COINS, SHARE, best_choice

STOPS = 3  # a beginner with a combination stops one time in this many
FIVE_ALIKE = 2  # value of five alike to a beginner, in pairs

COMPILED: tuple[int, ...] = ()  # all levels are quick enough in plain Python
PLAYS_OUT = BEST
RATED_GAMES = {2: 20_000, 3: 12_000}


def cache_key(state: State) -> int:
    """Tables with different numbers of remaining players have memories of their own."""
    return seats_marked(state.present)


def prepare(game: Game, state: State, levels: tuple[int, ...]) -> Memory:
    """The memory for machine code."""
    from ..solve.knowledge import make_memory

    return make_memory(game, state, BEST in levels, True)


def prepare_plain(game: Game, state: State, levels: tuple[int, ...]) -> Memory:
    """The memory for plain Python."""
    from ..solve.knowledge import make_memory

    return make_memory(game, state, BEST in levels, False)


def choose(level: int, state: State, stream: Stream, memory: Memory) -> int:
    """The choice of a player of this level."""
    if level == BEGINNER:
        return beginner_choice(state, stream)
    return best_choice(state, memory, SHARE if level == BEST else COINS, level == GREEDY)


def beginner_choice(state: State, stream: Stream) -> int:
    """Stop one time in three if there is a combination, else reroll dice that break none up; rob and raid where it pays."""
    if state.phase == REROLL and worth_keeping(state, STOP) > 0 and below(stream, STOPS) == 0:
        return STOP
    choice = any_sensible(state, stream)
    return choice if choice != NONE else rules.legal_choice(state, below(stream, rules.legal_count(state)))


def makes_sense(state: State, choice: int) -> bool:
    """Rolling dice, but none of a pair or of five alike; pairs and victims that pay."""
    if state.phase != REROLL:
        return gain_of(state, choice) > 0
    return choice != STOP and worth_keeping(state, choice) == worth_keeping(state, STOP)


def worth_keeping(state: State, rerolled: int) -> int:
    """The pairs left without these dice; five alike count as two."""
    if five_alike(state):
        return FIVE_ALIKE if rerolled == STOP else 0
    return pairs_kept(state, rerolled)
