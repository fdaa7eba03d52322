"""Enumerations on the wire and in the store, as plain strings for speed."""

from typing import Final, Literal

StageName = Literal["open", "revealing", "playing", "over"]
ActorName = Literal["person", "bot", "clock"]
CoachingName = Literal["off", "demand", "always"]
DiceName = Literal["fair", "manual"]  # fair dice from sealed chains; or real dice, whose outcomes people type


class TableStage:
    """The stages of a table."""

    OPEN: Final = "open"  # people sit down
    REVEALING: Final = "revealing"  # the host has started, seats reveal their seeds
    PLAYING: Final = "playing"
    OVER: Final = "over"


class Actor:
    """Who took an action."""

    PERSON: Final = "person"
    BOT: Final = "bot"  # at its own seat, or standing in
    CLOCK: Final = "clock"  # the deadline passed
