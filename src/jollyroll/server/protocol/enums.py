"""Words with few values, as they travel and are stored. Plain strings: they are written with every event."""

from typing import Final, Literal

StageName = Literal["open", "revealing", "playing", "over"]
ActorName = Literal["person", "bot", "clock"]
CoachingName = Literal["off", "demand", "always"]
DiceName = Literal["fair", "manual"]  # out of a sealed envelope; or real ones, and people type what they show


class Stage:
    """How far a table has come."""

    OPEN: Final = "open"  # people sit down
    REVEALING: Final = "revealing"  # the host has started, seats show their seeds
    PLAYING: Final = "playing"
    OVER: Final = "over"


class Actor:
    """Who carried out an action."""

    PERSON: Final = "person"
    BOT: Final = "bot"  # at its own seat, or standing in
    CLOCK: Final = "clock"  # the time was up
