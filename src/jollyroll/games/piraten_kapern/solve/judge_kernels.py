"""Judges a turn by every measure at once: the shares of all seats, points and risk, under the mover's best policy."""

from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import StateRecords

from ..rules.state import State
from .knowledge import Memory
from .payoffs import fill_payoffs
from .policy import extract_policy
from .policy_evaluation import evaluate_policy
from .rows import FloatRows, IntRow
from .scratch import AFTER
from .turn import SWEEPS, TO_THE_END, solve_turn
from .turn_model import REACHED
from .turn_results import RESULTS, apply_result, as_stopped, is_bad

GAIN, DANGER = MOST_SEATS, MOST_SEATS + 1  # measures after the shares of the seats: points won, and whether the turn ends badly
MEASURES = MOST_SEATS + 2
TOLERANCE = 1e-12
POINTS_TOLERANCE = TOLERANCE * 10000.0


def judge_turn(states: StateRecords, memory: Memory, payoffs: FloatRows, values: FloatRows, policy: IntRow) -> None:
    """Solve the turn of `states[0]` for the mover and evaluate the policy by all other measures.

    `payoffs` and `values` have a row for each measure.
    """
    state = states[0]
    model = memory.knowledge.models[state.card]
    fill_payoffs(states, memory, payoffs)
    measure_results(state, memory, payoffs)
    mover = state.seat
    solve_turn(model, payoffs[mover], values[mover], SWEEPS[TO_THE_END], TOLERANCE)
    extract_policy(model, payoffs[mover], values[mover], policy)
    for row in range(MEASURES):
        if row != mover and (row >= MOST_SEATS or state.present[row]):
            evaluate_policy(model, policy, payoffs[row], values[row], POINTS_TOLERANCE if row == GAIN else TOLERANCE)


def measure_results(state: State, memory: Memory, payoffs: FloatRows) -> None:
    """The points of each result for the mover, and whether it is a bad one."""
    model = memory.knowledge.models[state.card]
    trials = memory.scratch.trials
    for result in range(RESULTS):
        if model[REACHED + result]:
            trials[AFTER] = state
            apply_result(trials[AFTER], as_stopped(result))
            payoffs[GAIN][result] = trials[AFTER].scores[state.seat] - state.scores[state.seat]
            payoffs[DANGER][result] = 1.0 if is_bad(result) else 0.0
