"""A turn judged whole: for the one on turn, for everybody else, in points and by risk."""

from typing import Any

from jollyroll.kit.state import MOST_SEATS

from ..rules.state import State
from .chart import AFTER, Chart
from .ends import ENDS, POINTS, SKULLS, by_skulls, end_turn
from .following import follow, make_plan
from .foresight import foresee_all
from .sheet import REACHED
from .turn import ROUNDS, TO_THE_END, solve_turn

GAIN, DANGER = MOST_SEATS, MOST_SEATS + 1  # rows after those of the seats
ROWS = MOST_SEATS + 2
EXACTLY = 1e-12


def judge_turn(states: Any, chart: Chart, worths: Any, rooms: Any, plan: Any) -> None:
    """Solve the turn of `states[0]` for the one on turn and follow the plan for all others, the points and the risk.

    `worths` and `rooms` have a row for each seat, one for points and one for the risk.
    """
    state = states[0]
    page = chart.pages[state.card]
    foresee_all(states, chart, worths)
    measure_ends(state, chart, worths)
    mover = state.seat
    solve_turn(chart.sheet, page, worths[mover], rooms[mover], ROUNDS[TO_THE_END], EXACTLY)
    make_plan(chart.sheet, page, worths[mover], rooms[mover], plan)
    for row in range(ROWS):
        if row != mover and (row >= MOST_SEATS or state.present[row]):
            follow(chart.sheet, page, plan, worths[row], rooms[row], EXACTLY * (10000.0 if row == GAIN else 1.0))


def measure_ends(state: State, chart: Chart, worths: Any) -> None:
    """What each end brings the one on turn in points, and whether it is a bad one."""
    reached = chart.pages[state.card] + REACHED
    for end in range(ENDS):
        if chart.sheet[reached + end]:
            chart.positions[AFTER] = state
            end_turn(chart.positions[AFTER], end - SKULLS if SKULLS <= end < SKULLS + POINTS else end)
            worths[GAIN][end] = chart.positions[AFTER].scores[state.seat] - state.scores[state.seat]
            worths[DANGER][end] = 1.0 if by_skulls(end) else 0.0
