"""Bags of dice and their numbers."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from jollyroll.kit.bags import BAG_COUNT, BAGS, MOST_DICE, SIX_TO, SIZE, all_bags, bag_number, roll_ways


def test_the_empty_bag_is_number_nought() -> None:
    assert BAGS[0] == (0, 0, 0, 0, 0)
    assert bag_number(0, 0, 0, 0, 0) == 0


def test_every_bag_of_at_most_eight_dice_has_its_own_number() -> None:
    assert len(BAGS) == len(set(BAGS)) == BAG_COUNT[MOST_DICE] == 1287
    for number, bag in enumerate(BAGS):
        assert bag_number(*bag) == number
        assert SIZE[number] == sum(bag)
        assert min(bag) >= 0


@pytest.mark.parametrize("dice", range(MOST_DICE + 1))
def test_smaller_bags_come_first_and_fill_the_numbers_without_a_gap(dice: int) -> None:
    bags = {counts for counts in product(range(dice + 1), repeat=5) if sum(counts) <= dice} if dice < 6 else None
    first = BAGS[: BAG_COUNT[dice]]
    assert max(SIZE[: BAG_COUNT[dice]]) == dice
    assert BAG_COUNT[dice] == comb(dice + 5, 5)
    assert bags is None or set(first) == bags
    assert all(size > dice for size in SIZE[BAG_COUNT[dice] :])


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_the_ways_of_a_roll_are_those_one_can_count(dice: int) -> None:
    counted: Counter[int] = Counter()
    for throw in product(range(6), repeat=dice):
        faces = [throw.count(face) for face in range(5)]
        counted[bag_number(faces[0], faces[1], faces[2], faces[3], faces[4])] += 1
    assert {bag: roll_ways(bag, dice) for bag in range(BAG_COUNT[dice])} == counted


@pytest.mark.parametrize("dice", range(MOST_DICE + 1))
def test_all_rolls_together_are_six_to_the_power_of_the_dice(dice: int) -> None:
    assert SIX_TO[dice] == 6**dice
    assert sum(roll_ways(bag, dice) for bag in range(BAG_COUNT[dice])) == 6**dice


@pytest.mark.parametrize(("faces", "most"), [(1, 4), (2, 3), (3, 3), (5, 4)])
def test_bags_over_fewer_faces(faces: int, most: int) -> None:
    bags = all_bags(faces, most)
    assert len(bags) == len(set(bags)) == comb(most + faces, faces)
    assert all(len(bag) == faces and sum(bag) <= most for bag in bags)
    assert [sum(bag) for bag in bags] == sorted(sum(bag) for bag in bags)
