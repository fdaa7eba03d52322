"""How the weight of a feature changes with the chests left: fitted at a few numbers of chests, on straight lines in between."""

import numpy as np
import numpy.typing as npt

from .scratch import STAGES

Array = npt.NDArray[np.float64]

KNOTS = (0, 1, 4, 9, STAGES - 1)  # the final turns, the last chest, and three more


def parts() -> Array:
    """By chests left: how much of each knot's weight counts there."""
    return np.stack([np.interp(np.arange(STAGES), KNOTS, line) for line in np.eye(len(KNOTS))], axis=1)


def spread_out(features: npt.NDArray[np.float32], left: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """Features (positions, seats, features) and chests left (positions) as features to be fitted: each once for each knot."""
    shares = parts().astype(np.float32)[left]
    spread = features[:, :, :, None] * shares[:, None, None, :]
    return spread.reshape(*features.shape[:2], -1)


def by_stage(weights: Array) -> Array:
    """Fitted weights as a table: by chests left, what each feature weighs."""
    return parts() @ weights.reshape(-1, len(KNOTS)).T
