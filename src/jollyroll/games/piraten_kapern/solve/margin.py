"""The margin of low scores that are not solved: their shares are extrapolated from the lowest solved ones.

The log-odds are continued linearly. Such scores hardly ever occur, but a cut-off there would affect scores a thousand points
higher.
"""

import numpy as np

from jollyroll.solve.arrays import Floats

from .state_index import ABOVE, Layout

RISE = 5  # heights over which the slope is measured
TINY = 1e-12


def fill_margin(layout: Layout, shares: Floats) -> None:
    """Extrapolate shares into the margin: for both scores in ordinary play, for the last player's in the final round."""
    if layout.margin == 0:
        return
    for part in (shares[: layout.final], shares[layout.failed :]):
        if len(part):
            both = part.reshape(layout.heights, layout.heights)
            extrapolate(both, layout.margin)
            turned = both.T
            extrapolate(turned, layout.margin)
            both[:] = turned.T
    extrapolate(shares[layout.final : layout.playoff].reshape(layout.heights, ABOVE), layout.margin)


def extrapolate(rows: Floats, margin: int) -> None:
    """Fill the rows of the margin from those above it."""
    edge, above = log_odds(rows[margin]), log_odds(rows[margin + RISE])
    steps = np.arange(margin, 0, -1)[:, None]
    rows[:margin] = 1.0 / (1.0 + np.exp((above - edge) / RISE * steps - edge))


def log_odds(shares: Floats) -> Floats:
    """The logarithm of the odds of a share."""
    found: Floats = np.log(np.maximum(shares, TINY) / np.maximum(1.0 - shares, TINY))
    return found
