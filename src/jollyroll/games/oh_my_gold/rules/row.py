"""The pile and the three chests beside it. The pile has no order: chance decides the top card when it shows."""

from jollyroll.kit.ledger import moved, noted
from jollyroll.kit.state import NOBODY

from .components import CHEST_ROW, KINDS, MOST_LOCKS, PILE, ROW
from .phases import NEXT_LOCK
from .state import State


def shuffle(state: State) -> None:
    """OMG-02, OMG-05: all cards go into the pile, key side up; none shows yet."""
    state.pile = 0
    for locks in range(MOST_LOCKS):
        for kind in range(len(KINDS)):
            state.below[locks] += state.unopened[locks][kind]
        state.pile += state.below[locks]


def lay_out(state: State) -> bool:
    """OMG-06, OMG-28, OMG-A13, OMG-A39, OMG-A44: fill empty places from the pile, from the left, as long as it lasts.

    False while chance has yet to decide what the pile's top card shows.
    """
    for place in range(ROW):
        if state.chests[place] == 0 and state.pile > 0:
            if state.top == 0:
                state.phase = NEXT_LOCK
                return False
            moved(state, "OMG-28", "lay-out", PILE, CHEST_ROW, state.top)
            state.chests[place] = state.top
            state.top = 0
            state.pile -= 1
    if state.top == 0 and state.pile > 0:
        state.phase = NEXT_LOCK
        return False
    return True


def lock_shows(state: State, locks: int) -> None:
    """OMG-A05: the pile's top card shows its locks to all, but cannot be opened before it is laid out."""
    noted(state, "OMG-A05", "next-lock", NOBODY, locks)
    state.top = locks
    state.below[locks - 1] -= 1


def all_opened(state: State) -> bool:
    """OMG-29, OMG-A14: no chest is left, neither in the middle nor in the pile."""
    return state.pile == 0 and state.chests[0] == 0 and state.chests[1] == 0 and state.chests[2] == 0
