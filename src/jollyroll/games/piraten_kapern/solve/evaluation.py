"""The evaluation for three players and more: each seat's share, estimated from its chances against each other seat alone.

The chance of a seat against one rival is looked up in the table for two. The weights of these chances were fitted to games
(fitting.py), by a softmax over the seats that can still win; in a playoff only the tied can.
"""

from math import exp, log

from jollyroll.kit.seating import steps_to
from jollyroll.kit.state import MOST_SEATS

from ..rules.state import State
from .features import AHEAD_OF, FEATURES, HEIGHT, LAST, LAST_DUE, LAST_LEADS, NEAR, RIVALS, STRONGEST, TURN, WAIT
from .knowledge import Knowledge, Memory
from .state_index import ABOVE, Layout, clamped
from .turn_results import UNIT

LEAST = 0.002  # lower bound of chances


def can_win(state: State, seat: int) -> bool:
    """True if the seat is still there and, in a playoff, one of the tied."""
    return bool(state.tied[seat] if state.playoff > 0 else state.present[seat])


def height_of(score: int, layout: Layout) -> int:
    """The height of a score in the table of ordinary play."""
    return clamped(score // UNIT - layout.lowest, layout.heights - 1)


def chance_against(state: State, seat: int, rival: int, knowledge: Knowledge) -> float:
    """The chance of a seat if only it and this rival played on."""
    layout = knowledge.layout
    ending = state.final > 0 or state.playoff > 0
    if ending and state.due[seat] != state.due[rival]:
        last = seat if state.due[seat] else rival
        chance = last_chance(state, last, rival if last == seat else seat, knowledge)
        return chance if last == seat else 1.0 - chance
    if ending and state.due[seat] == 0:
        if state.scores[seat] == state.scores[rival]:
            return 0.5
        return 1.0 if state.scores[seat] > state.scores[rival] else 0.0
    first = seat if steps_to(state, seat) < steps_to(state, rival) else rival
    second = rival if first == seat else seat
    begin = layout.failed if state.failed and layout.failed < layout.states else 0
    index = begin + height_of(state.scores[first], layout) * layout.heights + height_of(state.scores[second], layout)
    return float(knowledge.shares[index] if first == seat else 1.0 - knowledge.shares[index])


def last_chance(state: State, last: int, done: int, knowledge: Knowledge) -> float:
    """The chance of a seat with a turn to come against one without; it depends on their distance alone."""
    layout = knowledge.layout
    ahead = clamped(state.scores[done] // UNIT - layout.target, ABOVE - 1)
    own = state.scores[last] // UNIT + layout.target + ahead - state.scores[done] // UNIT
    return float(knowledge.shares[layout.final + clamped(own - layout.lowest, layout.heights - 1) * ABOVE + ahead])


def fill_features(state: State, seat: int, memory: Memory) -> None:
    """Fill in the features of a seat that can win."""
    feature = memory.scratch.feature
    for index in range(FEATURES):
        feature[index] = 0.0
    least = 0.0
    highest = seat
    for other in range(MOST_SEATS):
        if other != seat and can_win(state, other):
            chance = log(max(LEAST, chance_against(state, seat, other, memory.knowledge)))
            feature[RIVALS] += chance
            least = min(least, chance)
            if highest == seat or state.scores[other] > state.scores[highest]:
                highest = other
                feature[AHEAD_OF] = chance
            elif state.scores[other] == state.scores[highest]:
                feature[AHEAD_OF] = min(chance, feature[AHEAD_OF])
    feature[STRONGEST] = least
    if state.final > 0 or state.playoff > 0:
        for index in range(3):
            feature[LAST + index] = feature[index]
            feature[index] = 0.0
        feature[LAST_DUE] = state.due[seat]
        feature[LAST_LEADS] = 1.0 if state.due[seat] == 0 and state.scores[seat] >= state.scores[highest] else 0.0
        return
    feature[TURN] = 1.0 if seat == state.seat else 0.0
    feature[WAIT] = steps_to(state, seat) / state.seats
    height = state.scores[seat] / state.target
    feature[HEIGHT] = height
    feature[NEAR] = (height - 0.5) * (height - 0.5) if height > 0.5 else 0.0


def estimate(state: State, memory: Memory) -> None:
    """Fill in each seat's share in a state between turns."""
    share = memory.scratch.share
    most = -1e300
    for seat in range(MOST_SEATS):
        share[seat] = 0.0
        if can_win(state, seat):
            fill_features(state, seat, memory)
            for index in range(FEATURES):
                share[seat] += memory.knowledge.weights[index] * memory.scratch.feature[index]
            most = max(most, share[seat])
    total = 0.0
    for seat in range(MOST_SEATS):
        share[seat] = exp(share[seat] - most) if can_win(state, seat) else 0.0
        total += share[seat]
    for seat in range(MOST_SEATS):
        share[seat] /= total
