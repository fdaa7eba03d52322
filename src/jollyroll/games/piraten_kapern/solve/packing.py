"""The format of the table for two on disk.

In a final round whose trigger is so far above the target that no Island leads below it, only the distance counts: such states are
stored once for each distance.
"""

from collections.abc import Mapping

import numpy as np

from jollyroll.solve.arrays import AnyArray, Arrays, Floats

from .margin import fill_margin
from .state_index import ABOVE, Layout
from .sweep_kernels import NEAR


def pack(layout: Layout, shares: Floats, finals: bool, playoffs: bool) -> Arrays:
    """The arrays to store, with final rounds and playoffs if there are any; 32 bits are exact to 3e-8."""
    low = layout.margin
    final = shares[layout.final : layout.playoff].reshape(layout.heights, ABOVE)[low:]
    arrays = {"ordinary": shares[: layout.final].reshape(layout.heights, layout.heights)[low:, low:]}
    if finals:
        arrays |= {"final": final[:, :NEAR], "highest": final[-1, :], "farthest": final[:, -1]}
    if finals and playoffs:
        arrays["playoff"] = shares[layout.playoff : layout.failed]
    if layout.failed < layout.states:
        arrays["failed"] = shares[layout.failed :].reshape(layout.heights, layout.heights)[low:, low:]
    return {name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()}


def unpack(layout: Layout, arrays: Mapping[str, AnyArray]) -> Floats:
    """The mover's share in each state."""
    low = layout.margin
    both = [np.full((layout.heights, layout.heights), 0.5) for name in ("ordinary", "failed") if name in arrays]
    for shown, name in zip(both, ("ordinary", "failed"), strict=False):
        shown[low:, low:] = arrays[name]
    final = np.full((layout.heights, ABOVE), 0.5)
    if "final" in arrays:
        final[-1, :] = arrays["highest"]
        final[low:, -1] = arrays["farthest"]
        for own in range(layout.heights - 2, low - 1, -1):
            final[own, NEAR:-1] = final[own + 1, NEAR + 1 :]
        final[low:, :NEAR] = arrays["final"]
    playoff = arrays.get("playoff", np.full(layout.failed - layout.playoff, 0.5))
    shares = np.concatenate([both[0].ravel(), final.ravel(), playoff, *(part.ravel() for part in both[1:])]).astype(np.float64)
    fill_margin(layout, shares)
    return shares
