"""Search and self-play: every function called from outside this folder, compiled as one unit; in a page, in plain Python."""

from functools import cache
from types import ModuleType

from jollyroll.kit import template
from jollyroll.solve.plain_numpy import stands_in

from ..rules import rulebook as rules
from . import selfplay


@cache
def kernels() -> ModuleType:
    """The compiled functions of `selfplay`, and those of `turn` and `horizon` that it imports."""
    if stands_in():
        return selfplay
    from jollyroll.speed.compile import compiled

    return compiled(selfplay, {template: rules})
