"""A table for two made to fit another target: what counts is how much is missing to it.

Only where more may be missing than in the table that is known, the way to the target is rescaled, but not near its end.
"""

import numpy as np

from jollyroll.solve.arrays import Floats

from .state_index import ABOVE, Layout

NEAR_END = 20  # hundreds before the target that are not rescaled


def rescaled(known: Layout, shares: Floats, wanted: Layout) -> Floats:
    """The shares for the layout that is wanted, read off those that are known."""
    heights = np.array([matching_height(known, wanted, height) for height in range(wanted.heights)])
    ordinary = shares[: known.final].reshape(known.heights, known.heights)
    final = shares[known.final : known.playoff].reshape(known.heights, ABOVE)
    parts = [interpolate(interpolate(ordinary, heights).T, heights).T.ravel(), interpolate(final, heights).ravel()]
    parts.append(shares[known.playoff : known.failed])
    if wanted.failed < wanted.states:  # after a failed round, as before it where nobody knows better
        after = shares[known.failed :].reshape(known.heights, known.heights) if known.failed < known.states else ordinary
        parts.append(interpolate(interpolate(after, heights).T, heights).T.ravel())
    return np.concatenate(parts)


def matching_height(known: Layout, wanted: Layout, height: int) -> float:
    """Where a height of the wanted layout lies in the known one: as far before the target, as long as that one reaches."""
    missing = float(wanted.target - wanted.lowest - height)
    reach = known.target - known.lowest - known.margin
    if wanted.target > reach and missing > NEAR_END:
        missing = NEAR_END + (missing - NEAR_END) * (reach - NEAR_END) / (wanted.target - NEAR_END)
    return min(max(known.target - missing - known.lowest, 0.0), known.heights - 1.0)


def interpolate(rows: Floats, places: Floats) -> Floats:
    """Rows at places that need not be whole, interpolated from the two rows next to them."""
    below = np.minimum(places.astype(int), len(rows) - 2)
    part = (places - below)[:, None]
    found: Floats = rows[below] * (1.0 - part) + rows[below + 1] * part
    return found
