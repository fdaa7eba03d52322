"""The choices for a player whose time is up."""

from jollyroll.kit.bags import bag_number

from .choices import STOP
from .island import stop_barred
from .state import State


def timeout_choice(state: State) -> int:
    """DIG-05: stop, without a spell and with the chest unchanged; if stopping is barred, roll all dice that may be rolled."""
    if stop_barred(state):
        return bag_number(state.dice[0], state.dice[1], state.dice[2], state.dice[3], state.dice[4])
    return STOP
