"""Bags of dice: how many show each face, whatever their order, and one number for each bag.

A bag over k faces with counts c1..ck has the partial sums s1 <= s2 <= ... <= sk, and its number is
the sum of C(si + i - 1, i): every bag has its own, the empty bag is 0, and bags of at most n dice fill 0 .. C(n + k, k) - 1
without a gap. A roll of n six-faced dice is the bag of its first five faces; the sixth face is what is missing to n.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement, pairwise
from math import comb

MOST_DICE = 8

# LADDER[i][s] is what face i (from 0) adds to a bag's number when the counts up to it sum to s.
LADDER = tuple(tuple(comb(s + i, i + 1) for s in range(MOST_DICE + 1)) for i in range(5))
FACTORIAL = (1, 1, 2, 6, 24, 120, 720, 5040, 40320)


def all_bags(faces: int, most: int) -> tuple[tuple[int, ...], ...]:
    """All bags of at most `most` dice over this many faces, in the order of their numbers."""
    sums = sorted(combinations_with_replacement(range(most + 1), faces), key=lambda partial: partial[::-1])
    return tuple(tuple(s - before for s, before in pairwise((0, *partial)[::-1]))[::-1] for partial in sums)


BAGS = all_bags(5, MOST_DICE)  # 1287 bags of at most eight dice over five faces
SIZE = tuple(sum(bag) for bag in BAGS)
BAG_COUNT = tuple(comb(n + 5, 5) for n in range(MOST_DICE + 1))  # bags of at most n dice
SIX_TO = (1, 6, 36, 216, 1296, 7776, 46656, 279936, 1679616)


# INVERSE[n] * i >> 20 equals i // n for the small numbers here; division would be the slowest step of a rule
INVERSE = (0, *(-(-(1 << 20) // n) for n in range(1, MOST_DICE + 2)))


def picks(lying: Sequence[int]) -> int:
    """The number of sub-bags of these dice over five faces, with the empty and the full one."""
    return (lying[0] + 1) * (lying[1] + 1) * (lying[2] + 1) * (lying[3] + 1) * (lying[4] + 1)


def nth_pick(lying: Sequence[int], index: int) -> int:
    """The number of the sub-bag at this index; index 0 is the empty one."""
    bag = 0
    size = 0
    for face in range(5):
        ways = lying[face] + 1
        rest = index * INVERSE[ways] >> 20
        size += index - rest * ways
        index = rest
        bag += LADDER[face][size]
    return bag


def list_picks(bag: int, listed: list[int], end: int, base: int, least: int, none: bool) -> int:
    """Write the sub-bags of at least `least` dice into `listed` from `end` on, in the order of `nth_pick`; returns the new end.

    Each is written as `base` plus its number. `none` says whether to include the empty one, which comes first. `listed` must have
    room for all.
    """
    for index in range(0 if none else 1, picks(BAGS[bag])):
        pick = nth_pick(BAGS[bag], index)
        if index == 0 or SIZE[pick] >= least:
            listed[end] = base + pick
            end += 1
    return end


def bag_number(a: int, b: int, c: int, d: int, e: int) -> int:
    """The number of the bag with these counts of the first five faces."""
    return LADDER[0][a] + LADDER[1][a + b] + LADDER[2][a + b + c] + LADDER[3][a + b + c + d] + LADDER[4][a + b + c + d + e]


def roll_ways(bag: int, dice: int) -> int:
    """How many of the 6**dice equally likely rolls give this bag of the first five faces."""
    ways = FACTORIAL[dice]
    left = dice
    for face in range(5):
        ways //= FACTORIAL[BAGS[bag][face]]
        left -= BAGS[bag][face]
    return ways // FACTORIAL[left]
