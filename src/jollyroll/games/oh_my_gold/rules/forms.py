"""The forms of choices and draws for the page, by kind."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

Whole = Literal["open", "load", "steal"]
Incomplete = Literal["lay-chest", "lay-treasure", "lay-theft"]  # cards or thefts
Added = Literal["add-chest", "add-treasure", "add-theft"]  # to a card that carries dice


class StopForm(TypedDict):
    """To stop rolling, or placing dice."""

    kind: Literal["stop", "done"]


class RollForm(TypedDict):
    """To roll again."""

    kind: Literal["roll"]


class ShipForm(TypedDict):
    """To lay a sword on a ship."""

    kind: Literal["ship"]
    victim: int
    dice: Mapping[str, int]


class PlaceForm(TypedDict):
    """A chest, or a treasure before a ship; `victim` is the robbed seat, `boarding` the number of swords for its ship."""

    card: NotRequired[int]  # the card that carries dice, from 1
    chest: NotRequired[int]  # from 1
    locks: NotRequired[int]
    treasure: NotRequired[str]
    victim: NotRequired[int]
    boarding: NotRequired[int]


class PlacingForm(PlaceForm):
    """To lay dice there."""

    kind: Whole | Incomplete | Added
    dice: Mapping[str, int]


class LocksForm(TypedDict):
    """The locks of the next chest."""

    kind: Literal["locks"]
    locks: int


class FindForm(TypedDict):
    """The content of a chest."""

    kind: Literal["find"]
    find: str


ChoiceForm = StopForm | RollForm | ShipForm | PlacingForm
DrawForm = LocksForm | FindForm
