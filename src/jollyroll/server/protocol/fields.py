"""The small parts that frames and bodies are made of."""

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
Value = Annotated[str, StringConstraints(max_length=200)]
Options = Annotated[dict[Word, Value], Field(max_length=40)]
Language = Annotated[str, Pattern("^[a-z]{2}$")]
Kind = Annotated[str, Pattern("^(free|bot:[a-z]{1,20})$")]  # what the host puts on a seat


class Strict(BaseModel):
    """No field that is not declared, no value of another type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, cache_strings="keys")


class Shown(Strict):
    """Sent as it is; enums travel as their values."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, use_enum_values=True)


class Coaching(StrEnum):
    """When the coach speaks at a table."""

    OFF = "off"
    DEMAND = "demand"
    ALWAYS = "always"


class Emote(StrEnum):
    """What a seat can say at the table."""

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
    """How much a client wants to be told about its choices."""

    NONE = "none"
    NUMBERS = "numbers"
    FORMS = "forms"


class Settings(Strict):
    """How a table plays. Whatever is left out stays as it is, or as usual."""

    preset: Word | None = None
    options: Options | None = None
    coach: Coaching | None = Field(default=None, strict=False)
    clock: Annotated[int, Field(ge=0, le=limits.LONGEST_CLOCK)] | None = None  # seconds for a decision; 0: no clock
    absent: Annotated[int, Field(ge=0, le=limits.LONGEST_CLOCK)] | None = None  # seconds until a bot stands in; 0: never
    stand_in: Word | None = None  # which bot stands in
    pace: Annotated[int, Field(ge=0, le=limits.SLOWEST_PACE)] | None = None  # milliseconds before each action of a bot
    listed: bool | None = None  # in the lobby
    youngest: Annotated[int, Field(ge=-1, le=5)] | None = None  # the seat of the youngest; -1: nobody is marked
    dice: DiceName | None = None  # when the table is opened; `manual`: people roll real dice and type what they show
