"""The default view of a game: everything, since states contain nothing hidden."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass
class PlainView:
    """DIG-07: the table by the names of its fields; the same for every seat."""

    seat: int
    turn: int
    phase: str
    active: int
    scores: tuple[int, ...]
    present: tuple[bool, ...]
    dice: Mapping[str, str]  # on the table, by place
    in_hand: int
    fields: Mapping[str, object]  # the game's own fields
