"""Search and self-play: everything of this folder that is called from outside, compiled as one; in a page, as it is written."""

from functools import cache
from types import ModuleType

from jollyroll.kit import template
from jollyroll.solve.plain_numpy import stands_in

from ..rules import rulebook as rules
from . import selfplay


@cache
def kernels() -> ModuleType:
    """The compiled functions of `selfplay`, and of `turn` and `horizon` as it names them."""
    if stands_in():
        return selfplay
    from jollyroll.speed.compile import compiled

    return compiled(selfplay, {template: rules})
