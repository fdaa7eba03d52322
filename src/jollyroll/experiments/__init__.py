"""Experiments for designers: vary the rules and components of a game over a grid, and measure what becomes of it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .plan import ExperimentPlan as ExperimentPlan
    from .plan import read_plan as read_plan
    from .running import Experiment as Experiment
    from .running import run_experiment as run_experiment

HOMES = {"ExperimentPlan": "plan", "read_plan": "plan", "Experiment": "running", "run_experiment": "running"}
__all__ = list(HOMES)


def __getattr__(name: str) -> object:
    """Fetched when asked for: running needs NumPy and Numba."""
    from importlib import import_module

    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)


def __dir__() -> list[str]:
    """What can be fetched is listed too."""
    return sorted({*globals(), *__all__})
