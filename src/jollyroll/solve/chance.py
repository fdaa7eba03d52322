"""What chance decides, out of a stream: written once for all games, run as it is or compiled.

`rules` below stands for the rulebook at hand: whoever binds this page for another game puts that game's in its place.
"""

from typing import Any

from jollyroll.dice.stream import Stream, below
from jollyroll.kit import template as rules
from jollyroll.kit.bags import bag_number

SIDES = 6


def draw_outcome(state: Any, stream: Stream) -> int:
    """One of the outcomes, each as likely as its weight says."""
    left = below(stream, rules.outcome_total(state))
    outcome = 0
    while True:
        left -= rules.outcome_weight(state, outcome)
        if left < 0:
            return outcome
        outcome += 1


def roll_dice(state: Any, stream: Stream, shown: Any) -> int:
    """Throw the dice in hand one by one; `shown` is where they are counted."""
    for side in range(SIDES):
        shown[side] = 0
    for _ in range(rules.dice_in_hand(state)):
        shown[rules.die_face(state, below(stream, SIDES))] += 1
    return bag_number(shown[0], shown[1], shown[2], shown[3], shown[4])
