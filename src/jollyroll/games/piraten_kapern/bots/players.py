"""Players of Piraten Kapern.

Beginner: any sensible choice at random. Greedy: as if the next roll were the last, for points. Exact: the whole turn, for points.
Both count the mean loss of the others at the Island like points of their own. Best: the whole turn, for the chance to win. The
state after each result of the turn is looked up in the solved game for two, with the cards actually left for the next turn and a
full pile afterwards (a final round has no afterwards). For three it is looked up if that game is solved; else, and for more
players, it is estimated.
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
STOPS = 3  # a beginner with points stops one time in this many


def cache_key(state: State) -> tuple[()]:
    """Memories depend on seats and options alone."""
    return ()


def prepare(game: Game, state: State, levels: tuple[int, ...]) -> Memory:
    """The memory for machine code: the model of a turn, and the shares of states between turns if somebody plays for the win."""
    from ..solve.memory import array_memory, known_memory

    return known_memory(array_memory, state) if BEST in levels else array_memory(state)


def prepare_plain(game: Game, state: State, levels: tuple[int, ...]) -> Memory:
    """The same memory for plain Python."""
    from ..solve.memory import known_memory, plain_memory

    return known_memory(plain_memory, state) if BEST in levels else plain_memory(state)


def choose(level: int, state: State, stream: Stream, memory: Memory) -> int:
    """The choice of a player of this level."""
    if level == BEGINNER:
        return beginner_choice(state, stream)
    if level == BEST:
        return best_for_the_win(state, memory)
    return best_for_points(state, memory, level == GREEDY)


def beginner_choice(state: State, stream: Stream) -> int:
    """Stop one time in three if that pays; else any roll that breaks nothing up, or the chest filled with all dice that earn."""
    if state.phase != ISLAND and state.phase != RESCUE and score_dice(state) > 0 and below(stream, STOPS) == 0:
        return STOP
    choice = any_sensible(state, stream)
    return choice if choice != NONE else rules.legal_choice(state, 0)


def makes_sense(state: State, choice: int) -> bool:
    """Sensible: rolls that keep what earns, all dice at the Island, reviving one of three skulls, all earning dice on the chest."""
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
