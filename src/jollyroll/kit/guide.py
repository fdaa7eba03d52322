"""Which rules matter in which phase, for the terminal's `?`."""

from collections.abc import Mapping
from dataclasses import dataclass, field

RuleIds = tuple[str, ...]  # ids of rules

BEGINNING = ("roll-off", "draw-seat")  # the phases before the first turn


@dataclass(frozen=True)
class Guide:
    """Rules by phase, by card and by option, and the phases in which an option is explained."""

    phases: Mapping[str, RuleIds] = field(default_factory=dict)
    cards: Mapping[str, RuleIds] = field(default_factory=dict)
    options: Mapping[tuple[str, str], RuleIds] = field(default_factory=dict)  # by option and value
    option_phases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # other options are explained when the game begins
