"""Players of Piraten Kapern.

Beginner: any sensible choice at random. Greedy: as if the next roll were the last, for points. Exact: the whole turn, for points.
Both count what the others lose at the Island, on average, like points of their own. Best: the whole turn, for the chance to win.
What each result of the turn leads to is looked up in the solved game for two, with the cards really left for the next turn and a
full pile afterwards (after a final round there is no afterwards). For three it is looked up where that game is solved;
else, and for more players, it is estimated.
"""

from jollyroll.bots.levels import BEGINNER, BEST, GREEDY
from jollyroll.bots.sensible import NONE, any_sensible
from jollyroll.dice.stream import Stream, below
from jollyroll.kit import Game
from jollyroll.kit.bags import BAGS, SIZE

from ..rules import rulebook as rules
from ..rules.choices import CHEST, REVIVE, STOP
from ..rules.components import SKULL
from ..rules.phases import ISLAND, RESCUE
from ..rules.picks import free_dice
from ..rules.scoring import face_earns, lying, score_dice
from ..rules.state import State
from ..solve.knowledge import Memory
from ..solve.turn_policy import best_for_points, best_for_the_win

COMPILED: tuple[int, ...] = (BEST,)
PLAYS_OUT = BEST
RATED_GAMES = {2: 2_000, 3: 1_200}
STOPS = 3  # a beginner who has points stops one time in so many


def cache_key(state: State) -> tuple[()]:
    """Seats and options tell everything apart."""
    return ()


def prepare(game: Game, state: State, levels: tuple[int, ...]) -> Memory:
    """For machine code: the rules of a turn, and the shares of states between turns if somebody plays for the win."""
    from ..solve.memory import array_memory
    from ..solve.solutions import fitted_weights, three_player_table, two_player_table

    if BEST not in levels:
        return array_memory(state)
    table = fitted_weights(state.seats)
    weights = table.arrays["weights"] if table else None
    return array_memory(state, two_player_table(state), weights, three_player_table(state))


def prepare_plain(game: Game, state: State, levels: tuple[int, ...]) -> Memory:
    """For play as it is written: the rules of a turn; the best player runs so in a page alone."""
    from ..solve.memory import plain_memory

    return prepare(game, state, levels) if BEST in levels else plain_memory(state)


def choose(level: int, state: State, stream: Stream, memory: Memory) -> int:
    """What a player of this level chooses."""
    if level == BEGINNER:
        return beginner_choice(state, stream)
    if level == BEST:
        return best_for_the_win(state, memory)
    return best_for_points(state, memory, level == GREEDY)


def beginner_choice(state: State, stream: Stream) -> int:
    """Stop one time in three if that brings points; else any roll that breaks nothing up, or the chest filled with what earns."""
    if state.phase != ISLAND and state.phase != RESCUE and score_dice(state) > 0 and below(stream, STOPS) == 0:
        return STOP
    choice = any_sensible(state, stream)
    return choice if choice != NONE else rules.legal_choice(state, 0)


def makes_sense(state: State, choice: int) -> bool:
    """Rolls that leave what earns, all dice at the Island, a skull revived when three lie there, just what earns on the chest."""
    if choice == STOP or (choice >= REVIVE and choice < CHEST and state.phase != RESCUE):
        return False
    if state.phase == ISLAND:
        return choice < REVIVE and SIZE[choice] == free_dice(state)
    wrong = 0
    for face in range(SKULL):
        if choice >= CHEST:
            wrong += BAGS[choice - CHEST][face] != (lying(state, face) if face_earns(state, face) else 0)
        elif face_earns(state, face):
            wrong += BAGS[choice - REVIVE if choice >= REVIVE else choice][face] > 0
    return wrong == 0
