"""The states between two turns of two players, and their indices in the table of the mover's shares.

Ordinary play: both scores. The final round: the last player's score and that of the one who started it. A playoff: which round, who
has played in it, and how far the two are apart (what lies below them matters no more: a floor would have to be fallen to from the
target's height, twice over). After a final round that nobody won, where that changes the rules: both scores again.

Below the lowest solved score there is a margin (margin.py); anything lower counts as its lowest score.
"""

from typing import NamedTuple

from jollyroll.kit.phases import OVER
from jollyroll.kit.state import MOST_SEATS, NOBODY

from ..rules.components import MOST_PLAYOFFS
from ..rules.phases import DRAW_CARD
from ..rules.state import State
from .turn_results import LOSSES, LOWEST, POINTS, UNIT

NO_INDEX = -1
ABOVE = POINTS + LOWEST  # hundreds above the target that a turn can lead to
APART = POINTS + LOSSES - 1  # the farthest that the second of a playoff may be behind or ahead
BEHIND = POINTS + LOWEST - 1
PLAYOFF_STATES = 1 + APART


class Layout(NamedTuple):
    """Which scores a table covers, in hundreds."""

    lowest: int  # margin included
    margin: int  # heights not solved but extrapolated
    target: int
    heights: int  # scores in ordinary play, from the lowest to the target
    final: int  # where the states of the final round begin
    playoff: int  # and those of playoffs
    failed: int  # and those after a final round that nobody won, if there are any
    states: int


def layout_for(lowest: int, target: int, floor: bool, failed: bool = False) -> Layout:
    """The layout for scores from the lowest solved one to the target, in points; a floor replaces the lowest.

    `failed`: a final round that nobody won changes the rules.
    """
    margin = 0 if floor else LOSSES - 1
    bottom = lowest // UNIT - margin
    heights = target // UNIT - bottom + 1
    final = heights * heights
    playoff = final + heights * ABOVE
    after = playoff + MOST_PLAYOFFS * PLAYOFF_STATES
    return Layout(bottom, margin, target // UNIT, heights, final, playoff, after, after + (final if failed else 0))


def clamped(number: int, most: int) -> int:
    """A number clamped to the range from 0 to `most`."""
    return max(0, min(number, most))


def rival_of(state: State) -> int:
    """The one rival who can still win: present, and in a playoff one of the tied; NOBODY if there are several."""
    found = NOBODY
    for seat in range(MOST_SEATS):
        counts = state.tied[seat] if state.playoff > 0 else state.present[seat]
        if counts and seat != state.seat:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


def index_of(state: State, layout: Layout) -> int:
    """The index of a state that waits for a card; NO_INDEX if it is not one of two players, or not in the table."""
    rival = rival_of(state)
    if rival == NOBODY:
        return NO_INDEX
    mine = state.scores[state.seat] // UNIT
    other = state.scores[rival] // UNIT
    own = clamped(mine - layout.lowest, layout.heights - 1)
    if state.playoff > 0:
        row = layout.playoff + (state.playoff - 1) * PLAYOFF_STATES
        if state.due[rival]:
            return row if mine == other else NO_INDEX
        return row + 1 + clamped(mine - other + BEHIND, APART - 1)
    if state.final == 0:
        begin = layout.failed if state.failed else 0
        return begin + own * layout.heights + clamped(other - layout.lowest, layout.heights - 1)
    if state.due[rival] or other < layout.target:
        return NO_INDEX
    return layout.final + own * ABOVE + clamped(other - layout.target, ABOVE - 1)


def full_index(state: State, layout: Layout) -> int:
    """The index of a state, or of one in a turn from it; NO_INDEX if its scores were clamped, and in playoffs."""
    index = index_of(state, layout)
    if index == NO_INDEX or state.playoff > 0:
        return NO_INDEX
    own = state.scores[state.seat] // UNIT - layout.lowest
    other = state.scores[rival_of(state)] // UNIT - (layout.target if state.final else layout.lowest)
    most = ABOVE if state.final else layout.heights
    return index if 0 <= own < layout.heights and 0 <= other < most else NO_INDEX


def set_state(state: State, layout: Layout, index: int) -> None:
    """Set the state to this index, with two players and seat 0 on turn."""
    for seat in range(MOST_SEATS):
        state.present[seat] = 1 if seat < 2 else 0
        state.due[seat] = 0
        state.tied[seat] = 0
        state.won[seat] = 0
    state.seats = 2
    state.seat = 0
    state.phase = DRAW_CARD
    state.final = 0
    state.playoff = 0
    state.failed = 0
    state.trigger = NOBODY
    if index >= layout.failed:
        state.failed = 1
        set_scores(state, layout, index - layout.failed)
    elif index >= layout.playoff:
        set_playoff(state, layout, index - layout.playoff)
    elif index >= layout.final:
        state.final = 1
        state.trigger = 1
        state.due[0] = 1
        state.scores[0] = (layout.lowest + (index - layout.final) // ABOVE) * UNIT
        state.scores[1] = (layout.target + (index - layout.final) % ABOVE) * UNIT
    else:
        set_scores(state, layout, index)


def set_scores(state: State, layout: Layout, index: int) -> None:
    """Set both scores to those of an index in ordinary play."""
    state.scores[0] = (layout.lowest + index // layout.heights) * UNIT
    state.scores[1] = (layout.lowest + index % layout.heights) * UNIT


def set_playoff(state: State, layout: Layout, index: int) -> None:
    """Set up a playoff: two players level a little above the target, or one of them has already played."""
    state.playoff = 1 + index // PLAYOFF_STATES
    state.tied[0] = 1
    state.tied[1] = 1
    state.due[0] = 1
    state.due[1] = 1 if index % PLAYOFF_STATES == 0 else 0
    ahead = 0 if state.due[1] else index % PLAYOFF_STATES - 1 - BEHIND
    state.scores[1] = (layout.target + ABOVE) * UNIT
    state.scores[0] = state.scores[1] + ahead * UNIT


def share_of(state: State, seat: int) -> float:
    """A seat's share of a finished game."""
    winners = 0
    for other in range(MOST_SEATS):
        winners += state.won[other]
    return state.won[seat] / winners if winners else 0.0


def is_over(state: State) -> bool:
    """True if the game is over."""
    return state.phase == OVER
