"""Field types that frames and bodies share."""

from enum import StrEnum
from typing import Annotated

from jollyroll.server import limits

from .enums import DiceName
from .models import BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema
from .patterns import Pattern

VERSION = 1  # of the protocol
Version = Annotated[int, Field(ge=VERSION, le=VERSION), WithJsonSchema({"const": VERSION, "type": "integer"})]
FRAME_ID = "[!-~]{1,40}"


FrameId = Annotated[str, Pattern(f"^{FRAME_ID}$")]
Token = Annotated[str, Pattern("^[A-Za-z0-9_-]{22}$")]  # 128 bits
Ticket = Annotated[str, Pattern("^[A-Za-z0-9_.-]{20,300}$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Seq = Annotated[int, Field(ge=0, lt=2**31)]
ChoiceNumber = Annotated[int, Field(ge=0, lt=100_000)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=limits.LONGEST_NAME)]
Word = Annotated[str, StringConstraints(max_length=40)]
Typed = Annotated[str, StringConstraints(min_length=1, max_length=40)]  # an outcome
OptionText = Annotated[str, StringConstraints(max_length=200)]
Options = Annotated[dict[Word, OptionText], Field(max_length=40)]
Language = Annotated[str, Pattern("^[a-z]{2}$")]
SeatKind = Annotated[str, Pattern("^(free|bot:[a-z0-9][a-z0-9_-]{0,39})$")]  # what the host can put on a seat


class Strict(BaseModel):
    """A model that refuses undeclared fields and values of other types."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, cache_strings="keys")


class ResponseModel(Strict):
    """A model of a response; enums are sent as their values."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, use_enum_values=True)


class Coaching(StrEnum):
    """When the coach gives advice at a table."""

    OFF = "off"
    DEMAND = "demand"
    ALWAYS = "always"


class Emote(StrEnum):
    """The emotes."""

    AHOY = "ahoy"
    WELL_DONE = "well-done"
    OUCH = "ouch"
    LUCKY = "lucky"
    THINKING = "thinking"
    HURRY = "hurry"
    THANKS = "thanks"
    SORRY = "sorry"
    CHEERS = "cheers"
    FAREWELL = "farewell"


class OfferForm(StrEnum):
    """How a client wants its offers: not at all, as numbers, or with texts and forms."""

    NONE = "none"
    NUMBERS = "numbers"
    FORMS = "forms"


class Settings(Strict):
    """The settings of a table. Those left out keep their value, or the default."""

    preset: Word | None = None
    options: Options | None = None
    coach: Coaching | None = Field(default=None, strict=False)
    clock: Annotated[int, Field(ge=0, le=limits.LONGEST_CLOCK)] | None = None  # seconds for a decision; 0: no clock
    absent: Annotated[int, Field(ge=0, le=limits.LONGEST_CLOCK)] | None = None  # seconds until a bot stands in; 0: never
    stand_in: Word | None = None  # the level of the stand-in
    pace: Annotated[int, Field(ge=0, le=limits.SLOWEST_PACE)] | None = None  # milliseconds before each action of a bot
    listed: bool | None = None  # in the lobby
    youngest: Annotated[int, Field(ge=-1, le=5)] | None = None  # the seat of the youngest player; -1: unknown
    dice: DiceName | None = None  # only when the table is opened; `manual`: real dice, whose outcomes people type
