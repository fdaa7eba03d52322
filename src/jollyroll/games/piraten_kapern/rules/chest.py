"""Treasure Chest: dice on the card are safe from the skulls."""

from jollyroll.kit.bags import BAGS, LADDER, SIZE, bag_number, list_picks
from jollyroll.kit.ledger import noted

from .choices import CHEST
from .components import SKULL, TREASURE_CHEST
from .phases import ROLL
from .state import State


def chest_open(state: State) -> bool:
    """PK-35, PK-A21, PK-A37, PK-A57: after each roll that leaves the player in the turn, dice may be moved on and off the card.

    Nothing happens between moves, so they are made as one choice that names the final content, once after each roll.
    """
    return state.card == TREASURE_CHEST and state.phase == ROLL and state.arranged == 0


def chest_count(state: State) -> int:
    """PK-35, PK-A35, PK-A58: the number of other ways to fill the chest with dice that are not skulls, earning or not."""
    count = 1
    for face in range(SKULL):
        count *= state.dice[face] + state.chest[face] + 1
    return count - 1


def chest_choice(state: State, index: int) -> int:
    """PK-35: the filling at this place of the list, which leaves out the current one."""
    now = 0
    step = 1
    for face in range(SKULL):
        now += state.chest[face] * step
        step *= state.dice[face] + state.chest[face] + 1
    if index >= now:
        index += 1
    bag = 0
    size = 0
    for face in range(SKULL):
        choices = state.dice[face] + state.chest[face] + 1
        size += index % choices
        index //= choices
        bag += LADDER[face][size]
    return CHEST + bag


def list_fillings(state: State, listed: list[int], end: int) -> int:
    """PK-35: write all fillings to the list, from `end` on; returns its new end."""
    dice = state.dice
    chest = state.chest
    now = CHEST + bag_number(chest[0], chest[1], chest[2], chest[3], chest[4])
    bag = bag_number(dice[0] + chest[0], dice[1] + chest[1], dice[2] + chest[2], dice[3] + chest[3], dice[4] + chest[4])
    last = list_picks(bag, listed, end, CHEST, 0, True)
    for place in range(end, last):
        listed[end] = listed[place]
        end += listed[place] != now
    return end


def can_stow(state: State, bag: int) -> bool:
    """PK-A35: True if all the dice of this bag lie on the table or on the chest."""
    for face in range(SKULL):
        if BAGS[bag][face] > state.dice[face] + state.chest[face]:
            return False
    return True


def lies_in_chest(state: State, bag: int) -> bool:
    """True if this is the current content of the chest."""
    for face in range(SKULL):
        if BAGS[bag][face] != state.chest[face]:
            return False
    return True


def choose_chest(state: State, bag: int) -> None:
    """PK-35, PK-A36, PK-A40: the chest now holds exactly these dice; the others lie on the table."""
    for face in range(SKULL):
        state.dice[face] += state.chest[face] - BAGS[bag][face]
        state.chest[face] = BAGS[bag][face]
    state.arranged = 1
    noted(state, "PK-35", "stowed", state.seat, SIZE[bag])
