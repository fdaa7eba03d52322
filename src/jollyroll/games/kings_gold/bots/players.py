"""Players of King's Gold.

Beginner: any sensible choice at random. Greedy: as if the next throw were the last, for the coins this turn brings. Exact: the
whole turn, for the coins it brings; of victims alike both rob the richest. Best: the whole turn, for the chance to win, by the
solved game or, where there is none, by an estimate fitted to games.
"""

from typing import Any

from jollyroll.bots.levels import BEGINNER, BEST, GREEDY
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

STOPS = 3  # a beginner who has made something stops one time in so many
FIVE_ALIKE = 2  # pairs that five alike are worth to a beginner

COMPILED: tuple[int, ...] = ()  # all levels are quick enough in plain Python
PLAYS_OUT = BEST


def cache_key(state: Any) -> int:
    """Tables with so many players left are told apart."""
    return seats_marked(state.present)


def prepare(game: Game, state: Any, levels: tuple[int, ...]) -> Memory:
    """For machine code."""
    from ..solve.knowledge import make_memory

    return make_memory(game, state, BEST in levels, True)


def prepare_plain(game: Game, state: Any, levels: tuple[int, ...]) -> Memory:
    """For play as it is written."""
    from ..solve.knowledge import make_memory

    return make_memory(game, state, BEST in levels, False)


def choose(level: int, state: State, stream: Stream, memory: Memory) -> int:
    """What a player of this level chooses."""
    if level == BEGINNER:
        return any_sensible(state, stream)
    return best_choice(state, memory, SHARE if level == BEST else COINS, level == GREEDY)


def any_sensible(state: State, stream: Stream) -> int:
    """Stop one time in three with something made, else roll dice that break nothing up; rob and raid where it brings something."""
    if state.phase == REROLL and worth_keeping(state, STOP) > 0 and below(stream, STOPS) == 0:
        return STOP
    count = rules.legal_count(state)
    sensible = 0
    for index in range(count):
        sensible += makes_sense(state, rules.legal_choice(state, index))
    if sensible == 0:
        return rules.legal_choice(state, below(stream, count))
    pick = below(stream, sensible)
    for index in range(count):
        choice = rules.legal_choice(state, index)
        if makes_sense(state, choice):
            if pick == 0:
                return choice
            pick -= 1
    return rules.legal_choice(state, 0)


def makes_sense(state: State, choice: int) -> bool:
    """Rolling some dice but none of a pair or of five alike; pairs and victims that bring something."""
    if state.phase != REROLL:
        return gain_of(state, choice) > 0
    return choice != STOP and worth_keeping(state, choice) == worth_keeping(state, STOP)


def worth_keeping(state: State, rerolled: int) -> int:
    """How many pairs lie there without these dice; five alike count as two."""
    if five_alike(state):
        return FIVE_ALIKE if rerolled == STOP else 0
    return pairs_kept(state, rerolled)
