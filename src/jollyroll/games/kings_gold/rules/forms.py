"""The forms of choices for the page, by kind."""

from collections.abc import Mapping
from typing import Literal, TypedDict


class StopForm(TypedDict):
    """To stop rolling."""

    kind: Literal["stop"]


class RollForm(TypedDict):
    """To roll dice again."""

    kind: Literal["roll"]
    dice: Mapping[str, int]


class RaidForm(TypedDict):
    """To pair a coin with a cannon."""

    kind: Literal["raid"]
    coin: int
    dice: Mapping[str, int]


class StealForm(TypedDict):
    """To pair a coin with a skull, against an opponent."""

    kind: Literal["steal"]
    coin: int
    victim: int
    dice: Mapping[str, int]


class StripForm(TypedDict):
    """To take all from an opponent."""

    kind: Literal["strip"]
    victim: int


ChoiceForm = StopForm | RollForm | RaidForm | StealForm | StripForm
