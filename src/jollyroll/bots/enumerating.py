"""The default players, for games that bring none of their own.

Beginner: every other choice as greedy, the rest at random. Greedy: as if the next roll were the last, for the points of this turn.
Exact: the whole turn, for its points; a turn too large is played as greedy. Best: each choice is tried in rollouts by greedy
players, for the chance to win.
"""

from jollyroll.dice.stream import Stream, below
from jollyroll.kit import Game
from jollyroll.kit import template as rules
from jollyroll.kit.state import GameState
from jollyroll.solve.enumeration import TOO_LARGE, best_choice
from jollyroll.solve.enumeration_scratch import EnumerationScratch, new_scratch, plain_scratch
from jollyroll.solve.rollouts import mean_share, quick_choice

from .levels import BEGINNER, BEST, EXACT

COMPILED: tuple[int, ...] = (EXACT, BEST)
PLAYS_OUT = EXACT
RATED_GAMES = {2: 2_000}
LARGEST = 100_000  # positions of the largest turn that is enumerated
LARGEST_ROLL = 20_000  # the same for one roll of lookahead
GAMES = 100  # rollouts for each choice
SEEDS = 1 << 30
BETTER = 1e-9


def cache_key(state: GameState) -> int:
    """Memories depend on levels, seats and options alone."""
    return 0


def prepare(game: Game, state: GameState, levels: tuple[int, ...]) -> EnumerationScratch:
    """Scratch arrays for machine code."""
    return new_scratch(state)


def prepare_plain(game: Game, state: GameState, levels: tuple[int, ...]) -> EnumerationScratch:
    """Scratch lists for plain Python."""
    return plain_scratch(state)


def choose(level: int, state: GameState, stream: Stream, memory: EnumerationScratch) -> int:
    """The choice of a player of this level."""
    memory.states[0] = state
    if level == BEGINNER and below(stream, 2):
        return rules.legal_choice(state, below(stream, rules.legal_count(state)))
    if level == BEST:
        return choice_by_rollouts(state, stream, memory)
    if level == EXACT:
        choice = best_choice(memory, 0, False, LARGEST)
        if choice != TOO_LARGE:
            return choice
    choice = best_choice(memory, 0, True, LARGEST_ROLL)
    return quick_choice(memory, 0, stream) if choice == TOO_LARGE else choice


def choice_by_rollouts(state: GameState, stream: Stream, memory: EnumerationScratch) -> int:
    """The choice after which this seat wins most rollouts; all choices get the same dice."""
    seed = below(stream, SEEDS)
    best = -1
    most = -1.0
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        share = mean_share(memory, choice, state.seat, GAMES, seed)
        if share > most + BETTER or (
            share > most - BETTER and rules.seat_relative(state, choice) < rules.seat_relative(state, best)
        ):
            most = share
            best = choice
    return best
