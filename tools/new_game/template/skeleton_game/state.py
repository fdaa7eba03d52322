"""A position."""

from jollyroll.kit.dice_state import DiceState
from jollyroll.kit.state import per_seat


class State(DiceState):
    """The dice, and what everybody has made of them."""

    scores: list[int] = per_seat()
    due: list[int] = per_seat()  # 1 for each seat that has a turn to come
