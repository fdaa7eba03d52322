"""Outcomes drawn from a stream: written once for all games, run in plain Python or compiled.

`rules` is a template: binding this module to a game replaces it by that game's rulebook.
"""

from jollyroll.dice.stream import Stream, below
from jollyroll.kit import template as rules
from jollyroll.kit.bags import bag_number
from jollyroll.kit.cases import outcome_of_case
from jollyroll.kit.state import GameState

from .arrays import Ints

SIDES = 6


def draw_outcome(state: GameState, stream: Stream) -> int:
    """Draw an outcome by weight."""
    return outcome_of_case(state, below(stream, rules.outcome_total(state)))


def roll_dice(state: GameState, stream: Stream, shown: Ints | list[int]) -> int:
    """Roll the dice in hand one by one; `shown` is the scratch row that counts them by face."""
    for side in range(SIDES):
        shown[side] = 0
    for _ in range(rules.dice_in_hand(state)):
        shown[rules.die_face(state, below(stream, SIDES))] += 1
    return bag_number(shown[0], shown[1], shown[2], shown[3], shown[4])
