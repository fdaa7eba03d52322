"""Sources of random numbers for games."""

from typing import TYPE_CHECKING

from jollyroll.on_demand import on_demand

if TYPE_CHECKING:
    from .fair import FairNumbers as FairNumbers
    from .fair import RandomNumbers as RandomNumbers
    from .fair import SeededNumbers as SeededNumbers
    from .fair import fresh_seed as fresh_seed

FAIR, SEEDED, MANUAL = "fair", "seeded", "manual"  # the operating system, a seed, or dice on a real table
KINDS = (FAIR, SEEDED, MANUAL)

HOMES = {"FairNumbers": "fair", "RandomNumbers": "fair", "SeededNumbers": "fair", "fresh_seed": "fair"}
__all__ = [*HOMES]
__getattr__, __dir__ = on_demand(__name__, HOMES)
