"""Scores so low that nobody solves them: what is there goes on as the lowest solved ones do.

The logarithm of the odds is carried on in a straight line. Such scores are hardly ever met; cut off instead, they would be felt a
thousand points higher.
"""

import numpy as np
import numpy.typing as npt

from .between import ABOVE, Layout

Vector = npt.NDArray[np.float64]
RISE = 5  # heights over which the slope is measured
TINY = 1e-12


def fill_margin(layout: Layout, shares: Vector) -> None:
    """Carry the solved shares on into the margin, in ordinary play for both scores and in the final round for the last player's."""
    if layout.margin == 0:
        return
    for part in (shares[: layout.final], shares[layout.failed :]):
        if len(part):
            both = part.reshape(layout.heights, layout.heights)
            carry_on(both, layout.margin)
            carry_on(both.T, layout.margin)
    carry_on(shares[layout.final : layout.playoff].reshape(layout.heights, ABOVE), layout.margin)


def carry_on(rows: Vector, margin: int) -> None:
    """Fill the rows of the margin from those above it."""
    edge, above = log_odds(rows[margin]), log_odds(rows[margin + RISE])
    steps = np.arange(margin, 0, -1)[:, None]
    rows[:margin] = 1.0 / (1.0 + np.exp((above - edge) / RISE * steps - edge))


def log_odds(shares: Vector) -> Vector:
    """The logarithm of the odds of a share."""
    found: Vector = np.log(np.maximum(shares, TINY) / np.maximum(1.0 - shares, TINY))
    return found
