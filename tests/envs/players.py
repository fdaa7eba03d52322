"""Games for the tests of environments, and choices that bring them to an end."""

import numpy as np
import numpy.typing as npt

from jollyroll.kit import built_in

GAMES = built_in()
STOP = 0.3  # the probability of the first legal choice, to stop where possible: otherwise games would hardly end


def legal_actions(masks: npt.NDArray[np.int8], luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal choice for each row of masks."""
    return np.array([legal_action(mask, luck) for mask in masks], np.int64)


def legal_action(mask: npt.NDArray[np.int8], luck: np.random.Generator) -> int:
    """A random legal choice."""
    legal = np.flatnonzero(mask)
    return int(legal[0] if luck.random() < STOP else luck.choice(legal))
