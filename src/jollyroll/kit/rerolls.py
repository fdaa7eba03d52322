"""Choice numbers of plain dice games: 0 stops; other numbers name the dice to reroll, whatever their faces.

A number is that of a bag over all six faces (see bags.py), so games with few dice have small numbers.
"""

from math import comb

from .bags import MOST_DICE, all_bags
from .dice_state import FACES

STOP = 0
PICKS = all_bags(FACES, MOST_DICE)
PICKED = tuple(sum(bag) for bag in PICKS)
REROLLS = tuple(comb(dice + FACES, FACES) for dice in range(MOST_DICE + 1))  # the count of choice numbers, by number of dice
STEPS = tuple(tuple(comb(total + face, face + 1) for total in range(MOST_DICE + 1)) for face in range(FACES))


def reroll_count(dice: list[int]) -> int:
    """The number of choices: ways to reroll some of these dice, including none (stop)."""
    ways = 1
    for face in range(FACES):
        ways *= dice[face] + 1
    return ways


def reroll_choice(dice: list[int], index: int) -> int:
    """The choice at this index of the list; index 0 stops."""
    choice = 0
    picked = 0
    for face in range(FACES):
        ways = dice[face] + 1
        picked += index % ways
        index //= ways
        choice += STEPS[face][picked]
    return choice


def has_dice(dice: list[int], choice: int) -> bool:
    """Whether all dice of this choice are on the table."""
    for face in range(FACES):
        if PICKS[choice][face] > dice[face]:
            return False
    return True


def reroll_number(counts: list[int]) -> int:
    """The choice that rerolls these counts of dice."""
    choice = 0
    picked = 0
    for face in range(FACES):
        picked += counts[face]
        choice += STEPS[face][picked]
    return choice
