"""What a player knows and works with: the sheet of the rules, what positions between turns are worth, and room to think."""

from typing import Any, NamedTuple

from jollyroll.kit.state import MOST_SEATS

from ..rules.components import KINDS
from .between import Layout

# rooms: for players who count points one a card, to look one throw ahead and to the end; for the turn at hand; for turns to come
ONE_THROW_ROOM = 0
POINTS_ROOM = KINDS
TURN_ROOM = 2 * KINDS
AHEAD_ROOM = TURN_ROOM + 1
ROOMS = AHEAD_ROOM + 1
AFTER, AHEAD, BEYOND = 0, 1, 2  # positions: once the turn at hand has ended; one to come; once its turn has ended
POSITIONS = 3

# notes: which turn is solved in the turn room
SEAT, CARD, FINAL, TRIGGER, ROUND = 0, 1, 2, 3, 4
SCORES = 5
PRESENT = SCORES + MOST_SEATS
DUE = PRESENT + MOST_SEATS
TIED = DUE + MOST_SEATS
PILE = TIED + MOST_SEATS
NOTES = PILE + KINDS


class Chart(NamedTuple):
    """Arrays for machine code; lists at the table, where only points are counted and the lower half stays empty."""

    sheet: Any
    pages: Any  # [card]: where its page of the sheet begins
    rooms: Any  # [room]: where turns are worked out,
    worths: Any  # [room][end]: and what their ends are worth
    positions: Any  # to try ends on
    notes: Any  # which turn is solved in the turn room
    solved: Any  # [room] -> 1 once a turn was solved there
    share: Any  # [seat]: what a position is worth to each seat
    layout: Layout
    shares: Any  # [place]: what positions of two between turns are worth to the one on turn, cards from a full pile
    by_card: Any  # [place * 11 + card]: the same once the card lies there; UNKNOWN until somebody asks
    weights: Any  # [feature]: for three and more
    feature: Any  # [feature]: of one seat
