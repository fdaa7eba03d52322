"""What a solve job will take: measured on samples before it begins."""

from typing import NamedTuple


class PlanStep(NamedTuple):
    """One step of a job. Sizes are in bytes."""

    name: str
    states: int
    seconds: float  # of one core
    memory: int  # that all workers together need while they are at it
    moved: int  # between workers; each further machine receives as much again


class JobPlan(NamedTuple):
    """The steps in their order."""

    steps: tuple[PlanStep, ...]
    disk: int  # bytes that the checkpoint takes
    rests_on: str  # what was measured, in a sentence

    @property
    def seconds(self) -> float:
        """Of one core, all steps together."""
        return sum(step.seconds for step in self.steps)

    @property
    def memory(self) -> int:
        """That the hungriest step needs."""
        return max(step.memory for step in self.steps)

    @property
    def moved(self) -> int:
        """By all steps together."""
        return sum(step.moved for step in self.steps)
