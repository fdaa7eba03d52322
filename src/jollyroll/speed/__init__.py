"""The compile step: the same rulebooks, run by Numba over arrays of states."""

from typing import TYPE_CHECKING

from jollyroll.on_demand import on_demand

if TYPE_CHECKING:
    from .binding import by_rules_of as by_rules_of
    from .binding import rulebook_of as rulebook_of
    from .installed import require_speed as require_speed
    from .twins import rebound as rebound

HOMES = {"by_rules_of": "binding", "rebound": "twins", "require_speed": "installed", "rulebook_of": "binding"}
__all__ = [*HOMES]
__getattr__, __dir__ = on_demand(__name__, HOMES)
