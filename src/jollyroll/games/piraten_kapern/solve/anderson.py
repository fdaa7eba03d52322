"""Anderson acceleration of a fixed-point iteration: the combination of the last sweeps that minimises their residual."""

import numpy as np

from jollyroll.solve.arrays import Floats


class AndersonAcceleration:
    """Acceleration by the last few sweeps."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.befores: list[Floats] = []
        self.changes: list[Floats] = []

    def accelerate(self, before: Floats, after: Floats) -> Floats:
        """The extrapolated shares, given those before and after the last sweep."""
        change = after - before
        self.befores = [*self.befores, before][-self.depth - 1 :]
        self.changes = [*self.changes, change][-self.depth - 1 :]
        if len(self.befores) == 1:
            return after
        before_steps = np.diff(self.befores, axis=0).T
        change_steps = np.diff(self.changes, axis=0).T
        mix = np.linalg.lstsq(change_steps, change, rcond=1e-10)[0]
        found: Floats = np.clip(after - (before_steps + change_steps) @ mix, 0.0, 1.0)
        return found
