"""Which rules matter in which phase: what the terminal's `?` shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Rules = tuple[str, ...]  # ids of rules

BEGINNING = ("roll-off", "draw-seat")  # the phases in which the first player is sought


@dataclass(frozen=True)
class Guide:
    """Rules by phase, by the card on the table and by option; and the phases in which an option is worth a line."""

    phases: Mapping[str, Rules] = field(default_factory=dict)
    cards: Mapping[str, Rules] = field(default_factory=dict)
    options: Mapping[tuple[str, str], Rules] = field(default_factory=dict)  # by option and value
    option_phases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # others are named when the game begins
