"""The states between two turns of three players, and their indices in the table of shares. Scores are listed from the mover on.

Ordinary play: all three scores. The final round with two turns to come: the scores of both players, and how far the trigger is
above the target. With one turn to come: the last player's score, the higher score of the two who are done, whose it is, and the
lower one. Where no Island leads below the target any more only distances count, and all distances too large to catch up are one.

Scores below the lowest solved one count as the lowest.
"""

from typing import NamedTuple

from jollyroll.kit.seating import seat_after, seats_marked
from jollyroll.kit.state import MOST_SEATS, NOBODY

from ..rules.phases import DRAW_CARD
from ..rules.state import State
from .state_index import ABOVE, NO_INDEX, clamped
from .turn_results import LOSSES, UNIT

PLAYERS = 3
MOST_LOSS = LOSSES - 1  # hundreds lost at one Island
TOO_FAR = ABOVE  # hundreds that no turn can catch up
DISTANCES = TOO_FAR + 1
TOPS = 2 * MOST_LOSS + 1  # scores of the higher of two who are done from which an Island may still lead below the target
HOLDERS = 2  # who has the higher score: the trigger, or the other
ONE, OTHER, BOTH = 0, 1, 2


class ThreeLayout(NamedTuple):
    """Which scores a table covers, in hundreds, and where its parts begin."""

    lowest: int
    target: int
    heights: int  # scores in ordinary play, from the lowest to the target
    starts: int  # scores of the trigger from which two Islands may lead below the target
    first: int  # where the states with two turns to come begin
    ahead: int  # where those of them begin for which only distances count
    last: int  # and those with one turn to come
    far: int  # where those of them begin for which only the distance counts
    states: int


def three_layout(lowest: int, target: int, floor: bool) -> ThreeLayout:
    """The layout for scores from the lowest solved one to the target, in points.

    With a floor an Island may change distances: then all scores of the trigger count.
    """
    bottom = lowest // UNIT
    heights = target // UNIT - bottom + 1
    starts = ABOVE if floor else min(ABOVE, 2 * MOST_LOSS + 1)
    first = heights**PLAYERS
    ahead = first + starts * heights * heights
    last = ahead + DISTANCES * DISTANCES
    far = last + TOPS * HOLDERS * (heights + MOST_LOSS) * heights
    return ThreeLayout(bottom, target // UNIT, heights, starts, first, ahead, last, far, far + (BOTH + 1) * DISTANCES)


def three_index(state: State, layout: ThreeLayout) -> int:
    """The index of a state that waits for a card; NO_INDEX unless it is one of three players in ordinary play or a final round."""
    if seats_marked(state.present) != PLAYERS or state.playoff > 0 or state.failed > 0:
        return NO_INDEX
    second = seat_after(state.present, state.seat)
    third = seat_after(state.present, second)
    mine = state.scores[state.seat] // UNIT
    one = state.scores[second] // UNIT
    other = state.scores[third] // UNIT
    own = clamped(mine - layout.lowest, layout.heights - 1)
    if state.final == 0:
        return (own * layout.heights + clamped(one - layout.lowest, layout.heights - 1)) * layout.heights + clamped(
            other - layout.lowest, layout.heights - 1
        )
    if state.due[state.seat] == 0 or state.due[third] > 0:
        return NO_INDEX
    if state.due[second] > 0:
        return two_to_come(layout, mine, one, other)
    return one_to_come(layout, own, mine, one, other)


def two_to_come(layout: ThreeLayout, mine: int, one: int, start: int) -> int:
    """The index with two turns to come in the final round."""
    above = start - layout.target
    if above < 0 or above >= ABOVE:
        return NO_INDEX
    if above >= layout.starts:
        return layout.ahead + clamped(start - mine, TOO_FAR) * DISTANCES + clamped(start - one, TOO_FAR)
    own = clamped(mine - layout.lowest, layout.heights - 1)
    return layout.first + (above * layout.heights + own) * layout.heights + clamped(one - layout.lowest, layout.heights - 1)


def one_to_come(layout: ThreeLayout, own: int, mine: int, one: int, other: int) -> int:
    """The index with one turn to come in the final round."""
    top = max(one, other)
    above = top - layout.target
    if above > MOST_LOSS:
        holder = BOTH if one == other else ONE if one > other else OTHER
        return layout.far + holder * DISTANCES + clamped(top - mine, TOO_FAR)
    if above < -MOST_LOSS:
        return NO_INDEX
    holder = ONE if one >= other else OTHER
    lower = clamped(min(one, other) - layout.lowest, layout.heights + MOST_LOSS - 1)
    row = ((above + MOST_LOSS) * HOLDERS + holder) * (layout.heights + MOST_LOSS) + lower
    return layout.last + row * layout.heights + own


def twin(layout: ThreeLayout, index: int) -> int:
    """In a final round, the state of equal distances among those indexed by distances alone; else the state itself."""
    heights = layout.heights
    if layout.first <= index < layout.ahead:
        place = index - layout.first
        start = layout.target - layout.lowest + place // heights // heights
        mine = clamped(start - place // heights % heights, TOO_FAR)
        return layout.ahead + mine * DISTANCES + clamped(start - place % heights, TOO_FAR)
    if layout.last <= index < layout.far:
        place = index - layout.last
        top = place // heights // (heights + MOST_LOSS) // HOLDERS - MOST_LOSS + layout.target - layout.lowest
        return layout.far + clamped(top - place % heights, TOO_FAR)
    return index


def set_three(state: State, layout: ThreeLayout, index: int) -> None:
    """Set the state to this index, with seat 0 on turn."""
    for seat in range(MOST_SEATS):
        state.present[seat] = 1 if seat < PLAYERS else 0
        state.due[seat] = 0
        state.tied[seat] = 0
        state.won[seat] = 0
    state.seats = PLAYERS
    state.seat = 0
    state.phase = DRAW_CARD
    state.playoff = 0
    state.failed = 0
    state.final = 0 if index < layout.first else 1
    state.trigger = NOBODY
    if index < layout.first:
        set_scores(state, layout, index // layout.heights // layout.heights, index // layout.heights, index)
    elif index < layout.last:
        set_two_to_come(state, layout, index)
    else:
        set_one_to_come(state, layout, index)


def set_scores(state: State, layout: ThreeLayout, mine: int, one: int, other: int) -> None:
    """Set the scores to these three heights."""
    state.scores[0] = (layout.lowest + mine % layout.heights) * UNIT
    state.scores[1] = (layout.lowest + one % layout.heights) * UNIT
    state.scores[2] = (layout.lowest + other % layout.heights) * UNIT


def set_two_to_come(state: State, layout: ThreeLayout, index: int) -> None:
    """Set up a final round that seat 2 has started, with the turns of seats 0 and 1 to come."""
    state.trigger = 2
    state.due[0] = 1
    state.due[1] = 1
    if index >= layout.ahead:
        place = index - layout.ahead
        state.scores[2] = (layout.target + ABOVE - 1) * UNIT
        state.scores[0] = state.scores[2] - place // DISTANCES * UNIT
        state.scores[1] = state.scores[2] - place % DISTANCES * UNIT
        return
    place = index - layout.first
    set_scores(state, layout, place // layout.heights, place, 0)
    state.scores[2] = (layout.target + place // layout.heights // layout.heights) * UNIT


def set_one_to_come(state: State, layout: ThreeLayout, index: int) -> None:
    """Set up a final round that seat 1 has started, with the last turn, of seat 0, to come."""
    state.trigger = 1
    state.due[0] = 1
    if index >= layout.far:
        place = index - layout.far
        holder = place // DISTANCES
        top = layout.target + ABOVE - 1
        state.scores[0] = (top - place % DISTANCES) * UNIT
        state.scores[1] = (top if holder != OTHER else top - 1) * UNIT
        state.scores[2] = (top if holder != ONE else top - 1) * UNIT
        return
    place = index - layout.last
    row = place // layout.heights
    top = row // (layout.heights + MOST_LOSS)
    lower = (layout.lowest + row % (layout.heights + MOST_LOSS)) * UNIT
    higher = (layout.target + top // HOLDERS - MOST_LOSS) * UNIT
    state.scores[0] = (layout.lowest + place % layout.heights) * UNIT
    state.scores[1] = higher if top % HOLDERS == ONE else lower
    state.scores[2] = lower if top % HOLDERS == ONE else higher
