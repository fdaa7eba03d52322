"""Dice kept while the others are rolled: their values, and the best subsets to keep and to stow. One die at a time."""

from jollyroll.kit.bags import SIX_TO

from ..rules.components import DICE
from .rows import FloatRow, IntRow
from .turn_model import BAGS, BEGIN, CLASSES, FACES, LATER_ROLL, LAYERS, OUT, STOWED_RESULT, STOWS, WITH_DIE, WITHOUT_DIE
from .turn_values import BEST_KEEP, BUST_CHANCE, SKULL_WAYS, STOWED_VALUE, WORST, layer_start


def expect(model: IntRow, spent: int, skulls: int, values: FloatRow) -> None:
    """The values of kept dice in a layer, from those of its states and of the next layer: the mean over one more die."""
    here = layer_start(spent, skulls)
    for size in range(DICE - skulls - 1, -1, -1):
        for klass in range(model[BEGIN + size], model[BEGIN + size + 1]):
            total = values[here + BAGS + klass]
            for face in range(FACES):
                total += values[here + model[WITH_DIE + klass * FACES + face]]
            values[here + klass] = total / 6.0


def best_keeps(model: IntRow, skulls: int, here: int, fewest: int, most: int, values: FloatRow) -> None:
    """The value of the best subset of each class to keep, of `fewest` to `most` dice, for states with this many skulls.

    The values of dice kept begin at `here`.
    """
    stows = model[STOWS]
    for size in range(fewest, DICE - skulls + 1):
        risk = values[BUST_CHANCE + skulls * LAYERS + DICE - skulls - size] if stows else 0.0
        for klass in range(model[BEGIN + size], model[BEGIN + size + 1]):
            best = WORST
            if size <= most:
                best = values[here + klass]
                if stows:
                    best += risk * values[STOWED_VALUE + klass]
            if size > fewest:
                for less in range(FACES):
                    best = max(best, values[BEST_KEEP + model[WITHOUT_DIE + klass * FACES + less]])
            values[BEST_KEEP + klass] = best


def evaluate_chest(model: IntRow, payoff: FloatRow, values: FloatRow) -> None:
    """The value of the best subset of kept dice to stow in case skulls end the turn; and the probability that they do."""
    for klass in range(model[CLASSES]):
        best = payoff[model[STOWED_RESULT + klass]]
        if klass > 0:
            for less in range(FACES):
                best = max(best, values[STOWED_VALUE + model[WITHOUT_DIE + klass * FACES + less]])
        values[STOWED_VALUE + klass] = best
    for skulls in range(LAYERS):
        for dice in range(LAYERS - skulls):
            ways = 0
            for fresh in range(dice + 1):
                if model[LATER_ROLL + skulls + fresh] == OUT:
                    ways += SKULL_WAYS[dice * LAYERS + fresh]
            values[BUST_CHANCE + skulls * LAYERS + dice] = ways / SIX_TO[dice]


def size_of(model: IntRow, klass: int) -> int:
    """The number of dice in a class."""
    size = 0
    while klass >= model[BEGIN + size + 1]:
        size += 1
    return size
