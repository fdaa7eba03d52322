"""Scratch space: arrays that are overwritten turn after turn, or lists for plain Python. Each thread has its own."""

from typing import NamedTuple

from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import StateRecords

from ..rules.components import KINDS
from .rows import FloatRow, FloatRows, IntRow

# slots for solved turns: one per card for players for points, one roll ahead and to the end; the current turn; one to come
ONE_ROLL_SLOT = 0
POINTS_SLOT = KINDS
TURN_SLOT = 2 * KINDS
AHEAD_SLOT = TURN_SLOT + 1
SLOTS = AHEAD_SLOT + 1

AFTER, AHEAD = 0, 1  # trials: the end of the current turn; that of a turn to come
TRIALS = 2

UNKNOWN = 9.0  # not a share

# the key of the turn in the turn slot
SEAT, CARD, FINAL, TRIGGER, ROUND, FAILED = 0, 1, 2, 3, 4, 5
SCORES = 6
PRESENT = SCORES + MOST_SEATS
DUE = PRESENT + MOST_SEATS
TIED = DUE + MOST_SEATS
PILE = TIED + MOST_SEATS
ROUGHLY = PILE + KINDS  # the number of skulls from which on it is solved roughly
FINELY = ROUGHLY + 1  # and that from which on it is solved to the end
TURN_KEY = FINELY + 1


class Scratch(NamedTuple):
    """The scratch space of players and judges."""

    values: FloatRows  # [slot]: the values of a solved turn, see `turn_values`
    payoffs: FloatRows  # [slot][result]: the payoff it was solved for
    solved: IntRow  # [slot]: 1 once a turn was solved there
    doubt: FloatRow  # [slot]: the most by which the difference of two values there can be wrong
    turn_key: IntRow  # the key of the turn solved in the turn slot
    trials: StateRecords  # copies of the state to try results on
    share: FloatRow  # [seat]: its share in the state valued last
    feature: FloatRow  # [feature]: of the seat looked at last
    chances: FloatRow  # [card]: the probability that it comes next
    known: IntRow  # [state of two]: 1 once its successors have been found
    successor: IntRow  # [state of two * EFFECTS + effect]: see `successors`
    card_values: FloatRow  # a transposition table, [state * 11 + card]: the mover's share with the card drawn, or UNKNOWN
