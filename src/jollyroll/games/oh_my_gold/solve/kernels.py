"""Search and self-play in machine code: everything of this folder that is called from outside, compiled as one."""

from functools import cache
from types import ModuleType

from jollyroll.kit import template

from ..rules import rulebook as rules
from . import selfplay


@cache
def kernels() -> ModuleType:
    """The compiled functions of `selfplay`, and of `turn` and `horizon` as it names them."""
    from jollyroll.speed.compile import compiled

    return compiled(selfplay, {template: rules})
