"""Solves one turn exactly: from the value of each plan to the best plan for each roll, the best dice to keep, the turn's value.

Plain functions on arrays, run in plain Python or compiled. Among choices of equal value (to TOLERANCE) the one with the lowest
number from the mover on is taken. "First" and "second" are the last roll but two and the last but one: a turn of two rolls has no
first.
"""

from typing import TYPE_CHECKING

from jollyroll.solve.arrays import Floats

from ..rules.components import ROLLS

if TYPE_CHECKING:
    from .kept_dice import KeptDice
    from .plans import Plans
    from .scratch import DiceScratch

TOLERANCE = 1e-12
FACES = 6
TWO = 2  # rolls in a turn
LOWEST = -1e300  # below every value


def best_plans(plans: "Plans", value: Floats, best: Floats) -> None:
    """The value of the best plan for every kind of roll."""
    for kind in range(len(plans.begin) - 1):
        most = LOWEST
        for place in range(plans.begin[kind], plans.begin[kind + 1]):
            most = max(most, value[plans.member[place]])
        best[kind] = most


def expect(dice: "KeptDice", value: Floats) -> None:
    """The value of each set of kept dice before the others are rolled, one die at a time, from the values of full rolls."""
    with_die = dice.with_die
    for kept in range(len(with_die) - 1, -1, -1):
        coins = value[with_die[kept, 0]] + value[with_die[kept, 1]] + value[with_die[kept, 2]]
        value[kept] = (coins + value[with_die[kept, 3]] + value[with_die[kept, 4]] + value[with_die[kept, 5]]) / FACES


def best_keeps(dice: "KeptDice", value: Floats, best: Floats) -> None:
    """For every set of dice the value of its best subset that may be kept, one die at a time."""
    without_die = dice.without_die
    best[len(without_die)] = LOWEST
    for lying in range(len(without_die)):
        most = value[lying]
        for face in range(without_die.shape[1]):
            most = max(most, best[without_die[lying, face]])
        best[lying] = most


def solve_turn(dice: "KeptDice", plans: "Plans", value: Floats, scratch: "DiceScratch") -> float:
    """The value of a turn with these values of plans. Leaves the values of kept dice after each roll in `scratch`."""
    part = len(dice.with_die)
    rolls = len(plans.kind)
    best_plans(plans, value, scratch.final)
    for roll in range(rolls):
        scratch.second[part + roll] = scratch.final[plans.kind[roll]]
    expect(dice, scratch.second)
    best_keeps(dice, scratch.second, scratch.best_second)
    if ROLLS == TWO:
        return expected_roll(dice, scratch.best_second)
    for roll in range(rolls):
        scratch.first[part + roll] = scratch.best_second[part + roll]
    expect(dice, scratch.first)
    for roll in range(rolls):
        scratch.first[part + roll] = scratch.second[part + roll]  # keeping all dice is stopping
    best_keeps(dice, scratch.first, scratch.best_first)
    return expected_roll(dice, scratch.best_first)


def expected_roll(dice: "KeptDice", best: Floats) -> float:
    """The value of a turn before all dice are rolled."""
    result = 0.0
    for roll in range(len(dice.chance)):
        result += dice.chance[roll] * best[len(dice.with_die) + roll]
    return result


def best_keep(dice: "KeptDice", roll: int, value: Floats, best: Floats) -> int:
    """The best way to keep some dice of a roll, as its place in the list."""
    enough = best[len(dice.with_die) + roll] - TOLERANCE
    place = dice.begin[roll]
    while value[dice.keep[place]] < enough:
        place += 1
    return int(place)


def best_plan(plans: "Plans", kind: int, value: Floats, final: Floats) -> int:
    """The best plan for a kind of roll."""
    enough = final[kind] - TOLERANCE
    place = plans.begin[kind]
    while value[plans.member[place]] < enough:
        place += 1
    return int(plans.member[place])


def roll_on(dice: "KeptDice", chance: Floats) -> None:
    """Roll the other dice: turns the probabilities of kept sets into those of full rolls."""
    with_die = dice.with_die
    for kept in range(len(with_die)):
        if chance[kept] > 0.0:
            part = chance[kept] / FACES
            for face in range(FACES):
                chance[with_die[kept, face]] += part


def plan_chances(dice: "KeptDice", plans: "Plans", value: Floats, scratch: "DiceScratch", chance: Floats) -> None:
    """The probability of each plan when the turn is played as `solve_turn` found best."""
    part = len(dice.with_die)
    rolls = len(plans.kind)
    for kept in range(len(dice.without_die)):
        scratch.kept_first[kept] = 0.0
        scratch.kept_second[kept] = 0.0
    if ROLLS == TWO:
        for roll in range(rolls):
            scratch.kept_first[part + roll] = dice.chance[roll]
    else:
        for roll in range(rolls):
            scratch.kept_first[dice.keep[best_keep(dice, roll, scratch.first, scratch.best_first)]] += dice.chance[roll]
        for roll in range(rolls):  # stopping after the first roll ends the turn
            scratch.kept_second[part + roll] = scratch.kept_first[part + roll]
            scratch.kept_first[part + roll] = 0.0
        roll_on(dice, scratch.kept_first)
    for roll in range(rolls):
        if scratch.kept_first[part + roll] > 0.0:
            kept = dice.keep[best_keep(dice, roll, scratch.second, scratch.best_second)]
            scratch.kept_second[kept] += scratch.kept_first[part + roll]
    roll_on(dice, scratch.kept_second)
    for plan in range(len(plans.transfers)):
        chance[plan] = 0.0
    for kind in range(len(plans.begin) - 1):
        scratch.plan[kind] = best_plan(plans, kind, value, scratch.final)
    for roll in range(rolls):
        chance[scratch.plan[plans.kind[roll]]] += scratch.kept_second[part + roll]
