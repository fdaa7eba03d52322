"""A position: what lies on the table, and who has loaded what."""

from jollyroll.kit.dice_state import DiceState
from jollyroll.kit.state import number, per_seat


class State(DiceState):
    """The dice in `dice` are cargo, or wait to become ship, captain and crew."""

    cargo_dice: int = number()  # options
    tie: int = number()
    aboard: int = number()  # 1: the ship, 2: the captain too, 3: the crew too
    round: int = number()
    cargo: list[int] = per_seat()
    playing: list[int] = per_seat()  # 1 for each seat that can still win
    due: list[int] = per_seat()  # 1 for each seat that has a turn to come in this round
