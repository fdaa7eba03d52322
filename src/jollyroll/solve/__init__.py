"""Exact values and fitted evaluations: turn solvers, whole-game solvers, their tables."""

from typing import TYPE_CHECKING

from jollyroll.on_demand import on_demand

if TYPE_CHECKING:
    from .judge import Judge as Judge
    from .judge import Odds as Odds
    from .judge import best as best
    from .judge import judge_for as judge_for
    from .judge import mean_shares as mean_shares

HOMES = dict.fromkeys(("Judge", "Odds", "best", "judge_for", "mean_shares"), "judge")
__all__ = [*HOMES]
__getattr__, __dir__ = on_demand(__name__, HOMES)
