"""What the end of a turn is worth to each seat: the position that follows is made by the rulebook and looked up, or estimated."""

from typing import Any

from jollyroll.kit.phases import OVER
from jollyroll.kit.state import MOST_SEATS

from ..rules.cards import card_total, card_weight
from ..rules.components import KINDS
from ..rules.options import WITH_REPLACEMENT
from ..rules.state import State
from .between import NO_PLACE, lay_place, place_of, rival_of, share_of
from .chart import AFTER, AHEAD, AHEAD_ROOM, BEYOND, Chart
from .ends import ENDS, POINTS, SKULLS, WIN, end_turn
from .evaluation import estimate
from .sheet import REACHED
from .turn import ROUNDS, TO_THE_END, solve_turn

UNKNOWN = 9.0  # no share
NEAR = 1e-8  # how exactly turns are solved while playing


def look_ahead(chart: Chart, place: int) -> None:
    """Work out what a place is worth with each card on the table; who draws afterwards draws from a full pile."""
    worth = chart.worths[AHEAD_ROOM]
    lay_place(chart.positions[AHEAD], chart.layout, place)
    for end in range(ENDS):
        if SKULLS <= end < SKULLS + POINTS:
            worth[end] = worth[end - SKULLS]
            continue
        chart.positions[BEYOND] = chart.positions[AHEAD]
        after = chart.positions[BEYOND]
        end_turn(after, end)
        if after.phase == OVER:
            worth[end] = share_of(after, 0)
        else:
            share = chart.shares[place_of(after, chart.layout)]
            worth[end] = share if after.seat == 0 else 1.0 - share
    room = chart.rooms[AHEAD_ROOM]
    for card in range(KINDS):
        chart.by_card[place * KINDS + card] = solve_turn(chart.sheet, chart.pages[card], worth, room, ROUNDS[TO_THE_END], NEAR)


def before_the_card(state: State, chart: Chart, place: int) -> float:
    """What a position of two that waits for a card is worth to the one on turn, by the cards that may really come next."""
    if state.deck == WITH_REPLACEMENT:
        return float(chart.shares[place])
    if chart.by_card[place * KINDS] == UNKNOWN:
        look_ahead(chart, place)
    total = 0.0
    for card in range(KINDS):
        total += card_weight(state, card) * chart.by_card[place * KINDS + card]
    return total / card_total(state)


def weigh_position(state: State, chart: Chart) -> None:
    """Fill in each seat's share of a position between turns, or of a game that is over."""
    share = chart.share
    if state.phase == OVER:
        for seat in range(MOST_SEATS):
            share[seat] = share_of(state, seat)
        return
    place = place_of(state, chart.layout)
    if place == NO_PLACE:
        estimate(state, chart)
        return
    for seat in range(MOST_SEATS):
        share[seat] = 0.0
    share[state.seat] = before_the_card(state, chart, place)
    share[rival_of(state)] = 1.0 - share[state.seat]


def try_end(state: State, chart: Chart, end: int) -> bool:
    """Fill in each seat's share after this end of the turn, by will or by skulls; False if the card cannot lead to it."""
    if SKULLS <= end < SKULLS + POINTS:
        return False
    reached = chart.pages[state.card] + REACHED
    by_skulls = chart.sheet[reached + SKULLS + end] if end < POINTS else 0
    if not by_skulls and not chart.sheet[reached + end]:
        return False
    chart.positions[AFTER] = state
    end_turn(chart.positions[AFTER], end)
    weigh_position(chart.positions[AFTER], chart)
    return True


def foresee(state: State, chart: Chart, worth: Any) -> None:
    """What each end of the turn at hand is worth to the one on turn."""
    for end in range(ENDS):
        if try_end(state, chart, end):
            worth[end] = chart.share[state.seat]
            if end < POINTS:
                worth[SKULLS + end] = chart.share[state.seat]


def foresee_all(states: Any, chart: Chart, worths: Any) -> None:
    """What each end of the turn in `states[0]` is worth to every seat: `worths[seat][end]`."""
    for end in range(ENDS):
        if try_end(states[0], chart, end):
            for seat in range(MOST_SEATS):
                worths[seat][end] = chart.share[seat]
                if end < POINTS:
                    worths[seat][SKULLS + end] = chart.share[seat]


def count_points(state: State, chart: Chart, worth: Any) -> bool:
    """What each end of the turn brings in points; answers whether that is news.

    That is the change of the own score, and what others lose at the Island, on average. A game won at once counts as the target.
    """
    mover = state.seat
    others = -1
    for seat in range(MOST_SEATS):
        others += state.present[seat]
    news = False
    reached = chart.pages[state.card] + REACHED
    for end in range(ENDS):
        if not chart.sheet[reached + end]:
            continue
        chart.positions[AFTER] = state
        after = chart.positions[AFTER]
        end_turn(after, end if end < SKULLS or end >= SKULLS + POINTS else end - SKULLS)
        gain = 1.0 * (after.scores[mover] - state.scores[mover])
        for seat in range(MOST_SEATS):
            if seat != mover and state.present[seat]:
                gain += (state.scores[seat] - after.scores[seat]) / others
        if end == WIN:
            gain = 1.0 * state.target
        if worth[end] != gain:
            worth[end] = gain
            news = True
    return news
