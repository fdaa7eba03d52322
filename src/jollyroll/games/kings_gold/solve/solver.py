"""The solver of this game: a judge for a position, and the tables that can be made."""

from .judge import cache_key, make_judge
from .solve_jobs import solve_jobs

__all__ = ["cache_key", "make_judge", "solve_jobs"]
