"""The functions of `layer` as solvers call them, in plain Python or compiled."""

from typing import Protocol

from jollyroll.solve.arrays import Floats, SmallInts
from jollyroll.speed.compile import kernels

from . import layer
from .block_policy import BlockPolicy
from .scratch import DiceScratch, StateScratch
from .turn_model import TurnModel


class LayerKernels(Protocol):
    """See `layer`."""

    def improve_block(
        self,
        model: TurnModel,
        box: int,
        piles: SmallInts,
        first: int,
        shift: int,
        staying: int,
        below: Floats,
        layer: Floats,
        old: BlockPolicy,
        new: BlockPolicy,
        gain: Floats,
        scratch: StateScratch,
        dice_scratch: DiceScratch,
        least: float,
        firm: int,
        /,
    ) -> int: ...

    def sweep_block(self, layer: Floats, first: int, policy: BlockPolicy, block: Floats, share: Floats, /) -> float: ...


def layer_kernels() -> LayerKernels:
    """The functions of `layer` in machine code."""
    compiled: LayerKernels = kernels(layer)
    return compiled
