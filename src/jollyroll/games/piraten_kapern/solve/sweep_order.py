"""The order in which a sweep backs up the states between turns: retrograde, from the end of the game to its beginning."""

from collections.abc import Iterator

import numpy as np

from jollyroll.solve.arrays import Ints

from ..rules.components import MOST_PLAYOFFS
from .state_index import ABOVE, PLAYOFF_STATES, Layout


def sweep_order(layout: Layout, finals: bool, playoffs: bool) -> Iterator[Ints]:
    """Batches of states: playoffs from the last one, final rounds from the highest score, then ordinary play.

    In ordinary play a batch has all states with one sum of both scores; a state and its mirror image are adjacent.
    """
    for number in range(MOST_PLAYOFFS - 1, -1, -1) if finals and playoffs else ():
        row = layout.playoff + number * PLAYOFF_STATES
        yield np.arange(row + 1, row + PLAYOFF_STATES)
        yield np.arange(row, row + 1)
    for own in range(layout.heights - 1, layout.margin - 1, -1) if finals else ():
        yield layout.final + own * ABOVE + np.arange(ABOVE - 1, -1, -1)
    top = layout.heights - 1
    for both in range(2 * top, 2 * layout.margin - 1, -1):
        lower = range(max(layout.margin, both - top), both // 2 + 1)
        states = [own * layout.heights + other for less in lower for own, other in ((less, both - less), (both - less, less))]
        yield np.array(list(dict.fromkeys(states)))


def split(batch: Ints, cores: int) -> list[Ints]:
    """A part of the batch for each core; pairs stay together."""
    pairs = -(-len(batch) // (2 * cores))
    return [part for begin in range(cores) if len(part := batch[begin * 2 * pairs : (begin + 1) * 2 * pairs])]
