"""Knowledge and scratch space of players and judges: weights, outcomes of rolls, and the transposition table."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple, cast

from jollyroll.kit.bags import BAG_COUNT
from jollyroll.solve.arrays import Floats, StateRecords
from jollyroll.solve.lookahead import StateList
from jollyroll.solve.plain_numpy import stands_in

from ..rules import rulebook as rules
from ..rules.components import DICE
from ..rules.phases import THROW
from ..rules.state import State
from .features import FEATURES, STAGES
from .scratch import DEPTH, Scratch
from .structs import Struct, new_record
from .transposition_table import TranspositionTable

MOST_OUTCOMES = 35  # of a roll: four dice over four faces


class Knowledge(Struct):
    """The read-only data of a search."""

    weights: Annotated[list[list[float]], STAGES, FEATURES]  # of the evaluation, by chests left
    outcomes: Annotated[list[list[int]], DICE + 1, MOST_OUTCOMES]  # of a roll, by dice in hand (-1: no more)
    outcome_weights: Annotated[list[list[int]], DICE + 1, MOST_OUTCOMES]


class Memory(NamedTuple):
    """Knowledge, scratch space and a transposition table (each in a list of one), and the path of states from the root."""

    knowledge: Sequence[Knowledge]
    scratch: Sequence[Scratch]
    table: Sequence[TranspositionTable]
    path: StateRecords


def roll_outcomes(state: State) -> tuple[list[list[int]], list[list[int]]]:
    """The outcomes of a roll and their weights, by the rulebook: by dice in hand, up to all four."""
    asked = state.copy()
    asked.phase = THROW
    outcomes: list[list[int]] = []
    weights: list[list[int]] = []
    for dice in range(DICE + 1):
        asked.hand = dice
        every = [rules.outcome_weight(asked, outcome) if dice else 0 for outcome in range(BAG_COUNT[dice])]
        possible = [outcome for outcome, weight in enumerate(every) if weight]
        outcomes.append([*possible, *[-1] * (MOST_OUTCOMES - len(possible))])
        weights.append([every[outcome] if outcome >= 0 else 0 for outcome in outcomes[-1]])
    return outcomes, weights


def plain_memory(state: State, weights: Floats | None = None, searches: bool = True) -> Memory:
    """A memory for plain Python; without `searches` it has no transposition table."""
    knowledge = Knowledge()
    knowledge.outcomes, knowledge.outcome_weights = roll_outcomes(state)
    if weights is not None:
        knowledge.weights = [[float(weight) for weight in row] for row in weights]
    path = StateList(state.copy() for _ in range(DEPTH + 1))
    return Memory([knowledge], [Scratch()], [TranspositionTable()] if searches else [], path)


def make_memory(state: State, weights: Floats | None = None) -> Memory:
    """A memory for machine code, or for a page without it; without weights for players who play for points."""
    if stands_in():
        return plain_memory(state, weights)
    import numpy as np

    from jollyroll.speed.compile import record_type

    knowledge = new_record(Knowledge)
    knowledge["outcomes"][0], knowledge["outcome_weights"][0] = roll_outcomes(state)
    if weights is not None:
        knowledge["weights"][0] = weights
    return Memory(
        cast(Sequence[Knowledge], knowledge),
        cast(Sequence[Scratch], new_record(Scratch)),
        cast(Sequence[TranspositionTable], new_record(TranspositionTable)),
        np.zeros(DEPTH + 1, record_type(State)),
    )


def set_root(memory: Memory, state: State, plain: bool) -> None:
    """Set the root of the search."""
    if plain:
        memory.path[0] = state
        return
    import numpy as np

    from jollyroll.speed.compile import to_record

    to_record(state, np.asarray(memory.path))


def answers(memory: Memory, plain: bool) -> Scratch:
    """The results of a search, in its scratch space."""
    if plain:
        return memory.scratch[0]
    import numpy as np

    scratch: Scratch = np.asarray(memory.scratch).view(np.recarray)[0]
    return scratch
