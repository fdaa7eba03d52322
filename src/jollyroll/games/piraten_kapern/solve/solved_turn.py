"""The turn of a state solved in machine code, by every measure of `judge_kernels`."""

from array import array
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ..rules.state import State
from .judge_kernels import MEASURES
from .knowledge import Memory
from .policy import POLICY
from .turn_results import RESULTS
from .turn_values import TURN_VALUES

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Floats, StateRecords, Words


class SolvedTurn(NamedTuple):
    """A row for each measure."""

    payoffs: "list[array[float]]"
    values: "list[array[float]]"


class JudgeKernels(Protocol):
    """The functions of `judge_kernels` in machine code."""

    def judge_turn(
        self, states: "StateRecords", memory: Memory, payoffs: "Floats", values: "Floats", policy: "Words", /
    ) -> None: ...


def solved_turn(state: State, memory: Memory) -> SolvedTurn:
    """Solve the turn at hand."""
    import numpy as np

    from jollyroll.speed.compile import kernels, record_type, to_record

    from . import judge_kernels

    compiled: JudgeKernels = kernels(judge_kernels)
    states = np.zeros(1, record_type(State))
    to_record(state, states)
    payoffs, values = np.zeros((MEASURES, RESULTS)), np.zeros((MEASURES, TURN_VALUES))
    compiled.judge_turn(states, memory, payoffs, values, np.zeros(POLICY, np.int32))
    return SolvedTurn(plain_rows(payoffs), plain_rows(values))


def plain_rows(numbers: "Floats") -> "list[array[float]]":
    """Rows that plain Python reads as fast as lists and that take a quarter of the memory."""
    return [array("d", row.tobytes()) for row in numbers]


def turn_key(state: State) -> tuple[int, ...]:
    """All that tells one turn from another, once its card lies there."""
    stage = (state.final, state.trigger, state.failed, state.playoff, state.cycled)
    return (state.seat, state.card, *stage, *state.scores, *state.present, *state.due, *state.tied, *state.pile, *state.order)
