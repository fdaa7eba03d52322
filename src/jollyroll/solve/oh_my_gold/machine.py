"""Everything of this folder that is asked from outside, to be compiled as one."""

from functools import cache
from typing import Any

from jollyroll.games.kings_gold import rules as template
from jollyroll.games.oh_my_gold import rules

from . import selfplay


@cache
def fast() -> Any:
    """Thinking and self-play in machine code."""
    from jollyroll.speed.compile import compiled

    return compiled(selfplay, {template: rules})
