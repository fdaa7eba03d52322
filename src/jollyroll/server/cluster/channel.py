"""`Channel`: a way from every server to every other. It may fail at any time, and comes back by itself."""

from collections.abc import Callable, Sequence
from typing import Protocol

BACK_AFTER = 0.25  # seconds, then a lost connection is tried again
LONGEST_PAUSE = 2.0  # seconds
QUIET_FOR = 5.0  # seconds, then a connection is asked whether it is alive


class ChannelDown(Exception):
    """It could not be sent this way."""


class Channel(Protocol):
    """Carries envelopes. What is sent reaches those who listen at that moment, the sender too, or nobody."""

    name: str  # for the log
    up: bool  # it listens

    async def listen(self, receive: Callable[[str], None], changed: Callable[[], None]) -> None:
        """Listen until cancelled; `changed` is called when it comes up or goes down."""

    async def send(self, envelopes: Sequence[str]) -> None:
        """Send these, or raise ChannelDown."""

    async def close(self) -> None:
        """Hang up."""
