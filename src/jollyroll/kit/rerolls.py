"""Choices of a plain dice game: 0 stops, every other number names the dice that are rolled again, whatever their faces.

A number is that of a bag over all six faces (see bags.py), so choices of games with few dice have low numbers.
"""

from math import comb

from .bags import MOST_DICE, all_bags
from .dice_state import FACES

STOP = 0
PICKS = all_bags(FACES, MOST_DICE)
PICKED = tuple(sum(bag) for bag in PICKS)
REROLLS = tuple(comb(dice + FACES, FACES) for dice in range(MOST_DICE + 1))  # how many numbers so many dice need
STEPS = tuple(tuple(comb(total + face, face + 1) for total in range(MOST_DICE + 1)) for face in range(FACES))


def reroll_count(dice: list[int]) -> int:
    """In how many ways some of these dice can be rolled again, none of them (to stop) included."""
    ways = 1
    for face in range(FACES):
        ways *= dice[face] + 1
    return ways


def reroll_choice(dice: list[int], index: int) -> int:
    """The choice at this place of the list; place 0 stops."""
    choice = 0
    picked = 0
    for face in range(FACES):
        ways = dice[face] + 1
        picked += index % ways
        index //= ways
        choice += STEPS[face][picked]
    return choice


def has_dice(dice: list[int], choice: int) -> bool:
    """All the dice of this choice lie there."""
    for face in range(FACES):
        if PICKS[choice][face] > dice[face]:
            return False
    return True


def reroll_number(counts: list[int]) -> int:
    """The choice that rolls so many dice of each face again."""
    choice = 0
    picked = 0
    for face in range(FACES):
        picked += counts[face]
        choice += STEPS[face][picked]
    return choice
