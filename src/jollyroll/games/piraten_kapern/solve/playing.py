"""Playing by a chart: the choice that brings most points this turn, and the one with the best chance to win."""

from typing import Any

from jollyroll.kit.state import MOST_SEATS

from ..rules.components import KINDS
from ..rules.state import State
from .chart import (
    CARD,
    DUE,
    FINAL,
    ONE_THROW_ROOM,
    PILE,
    POINTS_ROOM,
    PRESENT,
    ROUND,
    SCORES,
    SEAT,
    TIED,
    TRIGGER,
    TURN_ROOM,
    Chart,
)
from .foresight import NEAR, count_points, foresee
from .turn import ONE_THROW, ROUNDS, TO_THE_END, solve_turn
from .weighing import best_choice

NEAR_POINTS = 1e-5  # how exactly points are counted


def best_for_points(state: State, chart: Chart, one_throw: bool) -> int:
    """The choice that brings most points this turn, as if the next throw were the last or to the end."""
    number = state.card + (ONE_THROW_ROOM if one_throw else POINTS_ROOM)
    page = chart.pages[state.card]
    room = chart.rooms[number]
    worth = chart.worths[number]
    news = count_points(state, chart, worth)
    if news or chart.solved[number] == 0:
        solve_turn(chart.sheet, page, worth, room, ROUNDS[ONE_THROW if one_throw else TO_THE_END], NEAR_POINTS)
        chart.solved[number] = 1
    return best_choice(chart.sheet, page, state, worth, room)


def best_for_the_win(state: State, chart: Chart) -> int:
    """The choice with the best chance to win; a turn is solved when its first choice is due."""
    page = chart.pages[state.card]
    room = chart.rooms[TURN_ROOM]
    worth = chart.worths[TURN_ROOM]
    if note_turn(state, chart.notes):
        foresee(state, chart, worth)
        solve_turn(chart.sheet, page, worth, room, ROUNDS[TO_THE_END], NEAR)
    return best_choice(chart.sheet, page, state, worth, room)


def note_turn(state: State, notes: Any) -> bool:
    """Note which turn this is; False if it is the one noted before, or one just like it."""
    news = note(notes, SEAT, state.seat) + note(notes, CARD, state.card) + note(notes, FINAL, state.final)
    news += note(notes, TRIGGER, state.trigger) + note(notes, ROUND, state.playoff)
    for seat in range(MOST_SEATS):
        news += note(notes, SCORES + seat, state.scores[seat]) + note(notes, PRESENT + seat, state.present[seat])
        news += note(notes, DUE + seat, state.due[seat]) + note(notes, TIED + seat, state.tied[seat])
    for kind in range(KINDS):
        news += note(notes, PILE + kind, state.pile[kind])
    return news > 0 or state.cycled > 0


def note(notes: Any, place: int, number: int) -> int:
    """Note a number; 1 if it is another than before."""
    if notes[place] == number:
        return 0
    notes[place] = number
    return 1
