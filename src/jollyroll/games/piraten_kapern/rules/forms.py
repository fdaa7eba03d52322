"""The forms of choices and draws for the page, by kind."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict


class StopForm(TypedDict):
    """To end the turn, for these points; at the Island for this loss of each opponent."""

    kind: Literal["stop"]
    at: Literal["table", "island", "three-skulls"]
    points: int
    loss: int


class RollForm(TypedDict):
    """To roll dice again; `free` if it costs nothing."""

    kind: Literal["roll"]
    dice: Mapping[str, int]
    free: NotRequired[bool]


class ReviveForm(TypedDict):
    """To call a skull back and roll it with these dice."""

    kind: Literal["revive"]
    dice: Mapping[str, int]
    count: int
    rolls: Mapping[str, int]


class ChestForm(TypedDict):
    """To put just these dice on the Treasure Chest: a roll then takes at least `least` dice, and `safe` points are safe."""

    kind: Literal["chest"]
    dice: Mapping[str, int]
    count: int
    least: int
    safe: int


class CardForm(TypedDict):
    """The card that was drawn."""

    kind: Literal["card"]
    card: str


ChoiceForm = StopForm | RollForm | ReviveForm | ChestForm
DrawForm = CardForm
