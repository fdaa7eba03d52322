"""The turn of a state solved by every measure of `judge_kernels`: in machine code, or in plain Python until that is made."""

from array import array
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from jollyroll.solve.lookahead import StateList
from jollyroll.solve.plain_numpy import stands_in
from jollyroll.speed.page_kernels import float_row, in_page, int_row, page_kernels, plain_row
from jollyroll.speed.twins import rebound

from ..rules.state import State
from . import judge_kernels, turn
from .judge_kernels import MEASURES
from .knowledge import Memory
from .memory import array_memory, known_memory, plain_memory
from .policy import POLICY
from .turn_results import RESULTS
from .turn_values import TURN_VALUES

if TYPE_CHECKING:
    from jollyroll.solve.arrays import Floats, StateRecords, Words


PLAIN_TURNS = 4  # solved before it pays to wait for machine code


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
        payoffs: "Floats | list[array[float]]",
        values: "Floats | list[array[float]]",
        policy: "Words | array[int]",
        /,
    ) -> None: ...


class TurnSolver:
    """Solves the current turn.

    As long as there is no machine code, the first few turns are solved without waiting for it; with a memory for machine code at
    hand, all of them wait.
    """

    def __init__(self, state: State, memory: Memory | None = None) -> None:
        self.state = state.copy()
        self.turns = 0
        self.memory = memory or known_memory(array_memory, state)
        self.plain = stands_in() or (memory is None and not is_made(state, self.memory))
        if self.plain and not stands_in():
            self.memory = known_memory(plain_memory, state)

    def solve(self, state: State) -> SolvedTurn:
        """The turn of this state."""
        if self.plain and not stands_in() and self.turns >= PLAIN_TURNS:
            self.plain, self.memory = False, known_memory(array_memory, self.state)
        self.turns += 1
        return solved_plainly(state, self.memory) if self.plain else solved_fast(state, self.memory)


def solved_fast(state: State, memory: Memory) -> SolvedTurn:
    """Solve the current turn in machine code."""
    from jollyroll.speed.compile import kernels

    compiled: JudgeKernels = kernels(judge_kernels)
    states, payoffs, values, policy = room(state)
    compiled.judge_turn(states, memory, payoffs, values, policy)
    return SolvedTurn(plain_rows(payoffs), plain_rows(values))


def room(state: State) -> "tuple[StateRecords, Floats, Floats, Words]":
    """This state and what is worked in, for machine code."""
    import numpy as np

    from jollyroll.speed.compile import record_type, to_record

    states = np.zeros(1, record_type(State))
    to_record(state, states)
    return states, np.zeros((MEASURES, RESULTS)), np.zeros((MEASURES, TURN_VALUES)), np.zeros(POLICY, np.int32)


def is_made(state: State, memory: Memory) -> bool:
    """There is machine code to solve turns."""
    from jollyroll.speed.compile import is_ready, kernels

    states, *rows = room(state)
    return is_ready(kernels(judge_kernels).judge_turn, states, memory, *rows)


def solved_plainly(state: State, memory: Memory) -> SolvedTurn:
    """The same in plain Python: in a page, where the browser compiles the arithmetic, or where compiling would take longer."""
    payoffs, values = ([float_row(length) for _ in range(MEASURES)] for length in (RESULTS, TURN_VALUES))
    plain_kernels(in_page(), stands_in()).judge_turn(StateList([state.copy()]), memory, payoffs, values, int_row([0] * POLICY))
    return SolvedTurn([plain_row(row) for row in payoffs], [plain_row(row) for row in values])


@cache
def plain_kernels(_in_page: bool, stands_in: bool) -> "JudgeKernels":
    """The kernels in plain Python, those of the arithmetic replaced by what the browser, or Numba in a second or two, compiles."""
    if stands_in:
        return cast("JudgeKernels", rebound(judge_kernels, page_kernels("piraten_kapern")))
    from jollyroll.speed.compile import kernels

    return cast("JudgeKernels", rebound(judge_kernels, {turn.solve_turn: kernels(turn).solve_turn}))


def plain_rows(numbers: "Floats") -> "list[array[float]]":
    """Rows that plain Python reads as fast as lists, in a quarter of the memory."""
    return [array("d", row.tobytes()) for row in numbers]


def turn_key(state: State) -> tuple[int, ...]:
    """The key of a turn whose card is known."""
    stage = (state.final, state.trigger, state.failed, state.playoff, state.cycled)
    return (state.seat, state.card, *stage, *state.scores, *state.present, *state.due, *state.tied, *state.pile, *state.order)
