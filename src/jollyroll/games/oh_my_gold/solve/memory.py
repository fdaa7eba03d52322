"""The memory of players and judges: what they know, scratch space, and what they keep."""

from collections.abc import Sequence
from typing import Protocol, TypeVar, cast

from jollyroll.solve.arrays import Floats, StateRecords
from jollyroll.solve.lookahead import StateList
from jollyroll.solve.plain_numpy import stands_in

from ..rules.state import State
from .base_turn_scratch import EffectValues, FinalTurns, Finds, Laying, LoadingOdds, SeatOdds
from .knowledge import Knowledge, Memory, roll_outcomes
from .scratch import DEPTH, Scratch
from .structs import Struct, new_record
from .transposition_table import TranspositionTable

StructT = TypeVar("StructT", bound=Struct)


class MakeKept(Protocol):
    """Makes what a memory keeps."""

    def __call__(self, struct: type[StructT]) -> Sequence[StructT]: ...


def memory_of(knowledge: Sequence[Knowledge], path: StateRecords, scratch: Sequence[Scratch], kept: MakeKept) -> Memory:
    """The memory with this knowledge."""
    return Memory(
        knowledge,
        scratch,
        kept(TranspositionTable),
        path,
        laying=kept(Laying),
        loading=kept(Laying),
        values=kept(EffectValues),
        finds=kept(Finds),
        final=kept(FinalTurns),
        odds=kept(SeatOdds),
        known=kept(LoadingOdds),
    )


def plain_kept(struct: type[StructT]) -> Sequence[StructT]:
    """One struct in plain Python."""
    return [struct()]


def not_kept(struct: type[StructT]) -> Sequence[StructT]:
    """Nothing."""
    return []


def fast_kept(struct: type[StructT]) -> Sequence[StructT]:
    """One struct in machine code."""
    return cast(Sequence[StructT], new_record(struct))


def plain_memory(state: State, weights: Floats | None = None, searches: bool = True) -> Memory:
    """A memory for plain Python; without `searches` it cannot search turns."""
    knowledge = Knowledge()
    knowledge.outcomes, knowledge.outcome_weights = roll_outcomes(state)
    if weights is not None:
        knowledge.weights = [[float(weight) for weight in row] for row in weights]
    path = StateList(state.copy() for _ in range(DEPTH + 1))
    return memory_of([knowledge], path, [Scratch()], plain_kept if searches else not_kept)


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
    path = np.zeros(DEPTH + 1, record_type(State))
    return memory_of(cast(Sequence[Knowledge], knowledge), path, fast_kept(Scratch), fast_kept)


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
