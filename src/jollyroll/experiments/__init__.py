"""Experiments for game designers: vary rules and components over a grid, and measure the effects."""

from typing import TYPE_CHECKING

from jollyroll.on_demand import on_demand

if TYPE_CHECKING:
    from .plan import ExperimentPlan as ExperimentPlan
    from .plan import read_plan as read_plan
    from .running import Experiment as Experiment
    from .running import run_experiment as run_experiment

HOMES = {"ExperimentPlan": "plan", "read_plan": "plan", "Experiment": "running", "run_experiment": "running"}
__all__ = list(HOMES)
__getattr__, __dir__ = on_demand(__name__, HOMES)
