"""Estimates of what a solve job will take, measured on samples before it begins."""

from typing import NamedTuple


class PlanStep(NamedTuple):
    """One step of a job. Sizes are in bytes."""

    name: str
    states: int
    seconds: float  # single-core time
    memory: int  # peak, of all workers together
    moved: int  # between workers; each further machine receives as much again


class JobPlan(NamedTuple):
    """The steps in order."""

    steps: tuple[PlanStep, ...]
    disk: int  # size of the checkpoint
    rests_on: str  # the basis of the estimate, in one sentence

    @property
    def seconds(self) -> float:
        """Single-core time of all steps."""
        return sum(step.seconds for step in self.steps)

    @property
    def memory(self) -> int:
        """The memory of the largest step."""
        return max(step.memory for step in self.steps)

    @property
    def moved(self) -> int:
        """The traffic of all steps."""
        return sum(step.moved for step in self.steps)
