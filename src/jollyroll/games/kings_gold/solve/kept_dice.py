"""Sets of kept dice: every set of at most a turn's dice, the set after one more die, and the subsets of a roll that may be kept."""

from typing import NamedTuple

import numpy as np

from jollyroll.kit.bags import BAGS, all_bags
from jollyroll.kit.rules import Rules
from jollyroll.solve.arrays import Floats, UShorts

from ..rules.components import BONES, ROLLS
from ..rules.phases import REROLL
from ..rules.state import State

FACES = BONES + 1
SIDES = 6


class KeptDice(NamedTuple):
    """Sets are numbered by size; full rolls come last, in the order in which the rulebook numbers rolls.

    One number beyond the last set stands for none. Numbers are unsigned, which machine code reads faster.
    """

    with_die: UShorts  # partial set, and side rolled: the set with one more die of the face on that side
    without_die: UShorts  # set, and face that may be rerolled: the set without one such die
    begin: UShorts  # roll: the first of its ways to keep dice in `keep` and `reroll`; one more entry than rolls
    keep: UShorts  # the set kept, roll after roll, in the order of choice numbers: first the full roll
    reroll: UShorts  # the choice that keeps it: the number of the bag of dice to reroll
    chance: Floats  # roll of all dice: its probability


def kept_dice(rules: Rules[State], start: State) -> KeptDice:
    """The sets for this rulebook, from a state in which a turn begins."""
    dice = rules.dice_in_hand(start)
    sets = all_bags(FACES, dice)
    number = {bag: place for place, bag in enumerate(sets)}
    part = sum(sum(bag) < dice for bag in sets)
    ways = [ways_to_keep(rules, start, bag) for bag in sets[part:]]
    free = sorted({face for some in ways for reroll in some for face in range(FACES - 1) if BAGS[reroll][face]})
    rerolls = [(bag, reroll) for bag, some in zip(sets[part:], ways, strict=True) for reroll in some]
    keep = [number[tuple(map(int, np.subtract(bag, (*BAGS[reroll], 0))))] for bag, reroll in rerolls]
    total = rules.outcome_total(start)
    faces = [rules.die_face(start, side) for side in range(SIDES)]
    return KeptDice(
        with_die=np.array([[number[grown(bag, face, 1)] for face in faces] for bag in sets[:part]], dtype=np.uint16),
        without_die=np.array([[number.get(grown(bag, face, -1), len(sets)) for face in free] for bag in sets], dtype=np.uint16),
        begin=np.cumsum([0, *map(len, ways)], dtype=np.uint16),
        keep=np.array(keep, dtype=np.uint16),
        reroll=np.array([reroll for some in ways for reroll in some], dtype=np.uint16),
        chance=np.array([rules.outcome_weight(start, roll) / total for roll in range(rules.outcome_count(start))]),
    )


def ways_to_keep(rules: Rules[State], start: State, roll: tuple[int, ...]) -> list[int]:
    """The legal choices with this roll on the table, if another roll is allowed."""
    state = start.copy()
    state.hand, state.phase, state.rolls = 0, REROLL, ROLLS - 1
    state.dice[:] = roll
    return sorted(rules.legal_choice(state, place) for place in range(rules.legal_count(state)))


def grown(bag: tuple[int, ...], face: int, by: int) -> tuple[int, ...]:
    """The bag with `by` more (or fewer) dice of one face."""
    return tuple(count + by * (place == face) for place, count in enumerate(bag))
