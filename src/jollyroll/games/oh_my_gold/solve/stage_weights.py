"""Weights by stage of the game: fitted at a few knots and interpolated between them."""

import numpy as np

from jollyroll.solve.arrays import Floats, Ints, Singles

from .features import KNOTS, STAGES


def interpolation() -> Floats:
    """By stage: the interpolation weight of each knot."""
    return np.stack([np.interp(np.arange(STAGES), KNOTS, line) for line in np.eye(len(KNOTS))], axis=1)


def features_by_knot(features: Singles, stages: Ints) -> Singles:
    """Features (states, seats, features) and the stages of these states as features to fit: one copy for each knot."""
    parts = interpolation().astype(np.float32)[stages]
    by_knot = features[:, :, :, None] * parts[:, None, None, :]
    return by_knot.reshape(*features.shape[:2], -1)


def weights_by_stage(weights: Floats) -> Floats:
    """Fitted weights as a table: by stage, the weight of each feature."""
    return interpolation() @ weights.reshape(-1, len(KNOTS)).T
