"""The pace of human play."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """Seconds for a decision, and for a roll or a card."""

    decision: int = 6
    roll: int = 4


USUAL_PACE = Pace()
