"""What a seat sees of a game that brings no view of its own: everything, for nothing hidden is in a state."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass
class PlainView:
    """DIG-07: the table by the names of its fields; every seat sees the same."""

    seat: int
    turn: int
    phase: str
    active: int
    scores: tuple[int, ...]
    present: tuple[bool, ...]
    dice: Mapping[str, str]  # on the table, by where they lie
    in_hand: int
    fields: Mapping[str, object]  # what else the state of this game keeps
