"""The turn of a state solved in machine code, by every measure of `judge_kernels`."""

from array import array
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from jollyroll.solve.lookahead import StateList
from jollyroll.solve.plain_numpy import stands_in
from jollyroll.speed.page_kernels import float_row, in_page, int_row, page_kernels, plain_row
from jollyroll.speed.twins import rebound

from ..rules.state import State
from . import judge_kernels
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
        self,
        states: "StateRecords",
        memory: Memory,
        payoffs: "Floats | list[list[float]]",
        values: "Floats | list[list[float]]",
        policy: "Words | list[int]",
        /,
    ) -> None: ...


def solved_turn(state: State, memory: Memory) -> SolvedTurn:
    """Solve the turn at hand."""
    if stands_in():
        return solved_plainly(state, memory)
    import numpy as np

    from jollyroll.speed.compile import kernels, record_type, to_record

    compiled: JudgeKernels = kernels(judge_kernels)
    states = np.zeros(1, record_type(State))
    to_record(state, states)
    payoffs, values = np.zeros((MEASURES, RESULTS)), np.zeros((MEASURES, TURN_VALUES))
    compiled.judge_turn(states, memory, payoffs, values, np.zeros(POLICY, np.int32))
    return SolvedTurn(plain_rows(payoffs), plain_rows(values))


def solved_plainly(state: State, memory: Memory) -> SolvedTurn:
    """The same without NumPy and Numba: in a page, where the browser compiles the arithmetic, or wherever time is no matter."""
    payoffs, values = ([float_row(length) for _ in range(MEASURES)] for length in (RESULTS, TURN_VALUES))
    plain_kernels(in_page()).judge_turn(StateList([state.copy()]), memory, payoffs, values, int_row([0] * POLICY))
    return SolvedTurn([plain_row(row) for row in payoffs], [plain_row(row) for row in values])


@cache
def plain_kernels(_in_page: bool) -> "JudgeKernels":
    """The kernels as they are written, with what the browser compiles in its place."""
    return cast("JudgeKernels", rebound(judge_kernels, page_kernels("piraten_kapern")))


def plain_rows(numbers: "Floats") -> "list[array[float]]":
    """Rows that plain Python reads as fast as lists and that take a quarter of the memory."""
    return [array("d", row.tobytes()) for row in numbers]


def turn_key(state: State) -> tuple[int, ...]:
    """All that tells one turn from another, once its card lies there."""
    stage = (state.final, state.trigger, state.failed, state.playoff, state.cycled)
    return (state.seat, state.card, *stage, *state.scores, *state.present, *state.due, *state.tied, *state.pile, *state.order)
