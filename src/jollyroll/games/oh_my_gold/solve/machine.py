"""Everything of this folder that is asked from outside, to be compiled as one."""

from functools import cache
from typing import Any

from jollyroll.kit import template

from ..rules import rulebook as rules
from . import selfplay


@cache
def fast() -> Any:
    """Thinking and self-play in machine code."""
    from jollyroll.speed.compile import compiled

    return compiled(selfplay, {template: rules})
