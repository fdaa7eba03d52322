"""Dice picked from those on the table."""

from jollyroll.kit.bags import BAGS, bag_number, nth_pick, picks

from .components import SKULL
from .state import State


def free_dice(state: State) -> int:
    """PK-16, PK-A36: the number of dice that can be picked: neither skulls nor on the Treasure Chest."""
    count = 0
    for face in range(SKULL):
        count += state.dice[face]
    return count


def free_bag(state: State) -> int:
    """PK-16, PK-A36: these dice as a bag."""
    return bag_number(state.dice[0], state.dice[1], state.dice[2], state.dice[3], state.dice[4])


def pick_count(state: State) -> int:
    """PK-13, PK-14: the number of ways to pick dice, none of them included; dice showing the same face are alike."""
    return picks(state.dice)


def pick_at(state: State, place: int) -> int:
    """PK-13: the bag at this place of the list of all picks. Place 0 is the empty bag, the last place is all the dice."""
    return nth_pick(state.dice, place)


def single_count(state: State) -> int:
    """The number of picks of a single die."""
    count = 0
    for face in range(SKULL):
        count += state.dice[face] > 0
    return count


def skip_singles(state: State, place: int) -> int:
    """PK-15: converts a place in the list without single dice to the place in the list of all picks."""
    single = 1  # place of the single die of this face in the list of all picks
    for face in range(SKULL):
        if state.dice[face] > 0:
            if place >= single:
                place += 1
            single *= state.dice[face] + 1
    return place


def can_pick(state: State, bag: int) -> bool:
    """PK-13, PK-16: True if all the dice of this bag can be picked."""
    for face in range(SKULL):
        if BAGS[bag][face] > state.dice[face]:
            return False
    return True


def take_in_hand(state: State, bag: int) -> None:
    """PK-13, PK-14: these dice leave the table to be rolled."""
    for face in range(SKULL):
        state.dice[face] -= BAGS[bag][face]
        state.hand += BAGS[bag][face]
