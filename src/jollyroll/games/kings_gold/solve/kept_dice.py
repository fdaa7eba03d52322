"""Dice kept in a turn: every set of at most so many dice, how a set grows by a die thrown, and what may be kept of a throw."""

from typing import Any, NamedTuple

import numpy as np

from jollyroll.kit.bags import BAGS, all_bags

from ..rules.components import BONES, ROLLS
from ..rules.phases import REROLL

FACES = BONES + 1


class KeptDice(NamedTuple):
    """Sets are numbered by size; the whole throws are the last, in the order in which the rulebook numbers throws.

    One number beyond the last set stands for none. Numbers are unsigned, which machine code reads faster.
    """

    more: Any  # set that is no whole throw, and face: the set with one more die of that face
    less: Any  # set, and face that may be thrown again: the set without one such die
    begin: Any  # throw: where the ways to keep some of it begin in `keep` and `again`; one more entry than throws
    keep: Any  # the set kept, throw after throw, in the order of the choice numbers: first the whole throw
    again: Any  # the choice that does so: the number of the bag of dice to throw again
    chance: Any  # throw of all dice: its probability


def kept_dice(rules: Any, start: Any) -> KeptDice:
    """The sets for this rulebook, from a position in which a turn begins."""
    dice = rules.dice_in_hand(start)
    sets = all_bags(FACES, dice)
    number = {bag: place for place, bag in enumerate(sets)}
    part = sum(sum(bag) < dice for bag in sets)
    ways = [ways_to_keep(rules, start, bag) for bag in sets[part:]]
    free = sorted({face for some in ways for again in some for face in range(FACES - 1) if BAGS[again][face]})
    thrown = [(bag, again) for bag, some in zip(sets[part:], ways, strict=True) for again in some]
    keep = [number[tuple(map(int, np.subtract(bag, (*BAGS[again], 0))))] for bag, again in thrown]
    total = rules.outcome_total(start)
    return KeptDice(
        more=np.array([[number[grown(bag, face, 1)] for face in range(FACES)] for bag in sets[:part]], dtype=np.uint16),
        less=np.array([[number.get(grown(bag, face, -1), len(sets)) for face in free] for bag in sets], dtype=np.uint16),
        begin=np.cumsum([0, *map(len, ways)], dtype=np.uint16),
        keep=np.array(keep, dtype=np.uint16),
        again=np.array([again for some in ways for again in some], dtype=np.uint16),
        chance=np.array([rules.outcome_weight(start, throw) / total for throw in range(rules.outcome_count(start))]),
    )


def ways_to_keep(rules: Any, start: Any, throw: tuple[int, ...]) -> list[int]:
    """The choices with this throw on the table, as long as another throw is allowed."""
    state = start.copy()
    state.hand, state.phase, state.rolls = 0, REROLL, ROLLS - 1
    state.dice[:] = throw
    return sorted(rules.legal_choice(state, place) for place in range(rules.legal_count(state)))


def grown(bag: tuple[int, ...], face: int, by: int) -> tuple[int, ...]:
    """The bag with more dice, or fewer, of one face."""
    return tuple(count + by * (place == face) for place, count in enumerate(bag))
