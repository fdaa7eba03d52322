"""What chests that are opened together may hold."""

from ..rules.components import MOST_LOCKS, ROW
from ..rules.points import POINTS_ON
from ..rules.state import State
from .base_turn_scratch import FOUND, NO_CHEST, Finds
from .effects import OPENED, opened_of

FOUND_POINTS = (*POINTS_ON, 0)
NOT_LISTED = -1


def list_finds(state: State, finds: Finds, effect: int) -> None:
    """List the contents of the chests that this effect opens, unless they are listed already."""
    if finds.opened == effect % OPENED:
        return
    finds.opened = effect % OPENED
    finds.count = 0
    finds.total = 0
    place = 0
    for index in range(ROW):
        finds.locks[index] = 0
    for locks in range(1, MOST_LOCKS + 1):
        for _ in range(opened_of(effect, locks)):
            finds.locks[place] = locks
            place += 1
    one, two, three = finds.locks[0], finds.locks[1], finds.locks[2]
    for first in range(first_kind(one), FOUND):
        cases = ways_to_find(state, one, first)
        if cases == 0:
            continue
        for second in range(first_kind(two), FOUND):
            pairs = cases * (ways_to_find(state, two, second) - again(one, first, two, second))
            if pairs == 0:
                continue
            for third in range(first_kind(three), FOUND):
                taken = again(one, first, three, third) + again(two, second, three, third)
                ways = pairs * (ways_to_find(state, three, third) - taken)
                if ways > 0:
                    note_find(finds, first, second, third, ways)


def first_kind(locks: int) -> int:
    """The first kind to look for in a chest with this many locks."""
    return 0 if locks > 0 else NO_CHEST


def ways_to_find(state: State, locks: int, kind: int) -> int:
    """How many unopened chests with this many locks hold this; where no chest is, nothing is found."""
    if locks == 0 or kind == NO_CHEST:
        return 1 if locks == 0 and kind == NO_CHEST else 0
    return state.unopened[locks - 1][kind]


def again(locks: int, kind: int, more_locks: int, same: int) -> int:
    """1 if the find in one chest is one less for another."""
    return 1 if locks > 0 and locks == more_locks and kind == same else 0


def note_find(finds: Finds, first: int, second: int, third: int, ways: int) -> None:
    """Add one content to the list."""
    finds.kinds[finds.count][0] = first
    finds.kinds[finds.count][1] = second
    finds.kinds[finds.count][2] = third
    finds.ways[finds.count] = ways
    finds.total += ways
    finds.count += 1
