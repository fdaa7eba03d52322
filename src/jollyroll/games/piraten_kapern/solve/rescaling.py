"""Rescales a table for two to another target: the distance to the target is what counts.

Only scores farther from the target than the known table reaches are rescaled, and not near its end.
"""

import numpy as np

from jollyroll.solve.arrays import Floats

from .state_index import ABOVE, Layout

NEAR_END = 20  # hundreds before the target that are not rescaled


def rescaled(known: Layout, shares: Floats, wanted: Layout) -> Floats:
    """The shares for the wanted layout, interpolated from the known ones."""
    heights = np.array([matching_height(known, wanted, height) for height in range(wanted.heights)])
    ordinary = shares[: known.final].reshape(known.heights, known.heights)
    final = shares[known.final : known.playoff].reshape(known.heights, ABOVE)
    parts = [interpolate(interpolate(ordinary, heights).T, heights).T.ravel(), interpolate(final, heights).ravel()]
    parts.append(shares[known.playoff : known.failed])
    if wanted.failed < wanted.states:  # after a failed round, the shares before it if there are no better ones
        after = shares[known.failed :].reshape(known.heights, known.heights) if known.failed < known.states else ordinary
        parts.append(interpolate(interpolate(after, heights).T, heights).T.ravel())
    return np.concatenate(parts)


def matching_height(known: Layout, wanted: Layout, height: int) -> float:
    """The height in the known layout for one in the wanted layout: the same distance to the target where possible."""
    missing = float(wanted.target - wanted.lowest - height)
    reach = known.target - known.lowest - known.margin
    if wanted.target > reach and missing > NEAR_END:
        missing = NEAR_END + (missing - NEAR_END) * (reach - NEAR_END) / (wanted.target - NEAR_END)
    return min(max(known.target - missing - known.lowest, 0.0), known.heights - 1.0)


def interpolate(rows: Floats, places: Floats) -> Floats:
    """Rows at fractional places, interpolated between neighbours."""
    below = np.minimum(places.astype(int), len(rows) - 2)
    part = (places - below)[:, None]
    found: Floats = rows[below] * (1.0 - part) + rows[below + 1] * part
    return found
