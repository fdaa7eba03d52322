"""The functions of `layer` as solvers call them, plain or compiled."""

from typing import Protocol

from jollyroll.solve.arrays import AnyArray, Floats
from jollyroll.speed.compile import kernels

from . import layer
from .layer_policy import LayerPolicy
from .scratch import DiceScratch, StateScratch
from .turn_model import TurnModel


class LayerKernels(Protocol):
    """See `layer`."""

    def improve_policy(
        self,
        model: TurnModel,
        box: int,
        ranks: AnyArray,
        shift: int,
        shares: Floats,
        start: int,
        policy: LayerPolicy,
        scratch: StateScratch,
        dice_scratch: DiceScratch,
        least: float,
        firm: int,
        /,
    ) -> None: ...

    def link_policy(
        self,
        model: TurnModel,
        box: int,
        ranks: AnyArray,
        shift: int,
        shares: Floats,
        policy: LayerPolicy,
        scratch: StateScratch,
        /,
    ) -> None: ...

    def sweep(self, shares: Floats, start: int, size: int, policy: LayerPolicy, /) -> float: ...


def layer_kernels() -> LayerKernels:
    """The functions of `layer` in machine code."""
    compiled: LayerKernels = kernels(layer)
    return compiled
