"""`Channel`: a broadcast among servers. It may fail at any time and reconnects by itself."""

from collections.abc import Callable, Sequence
from typing import Protocol

BACK_AFTER = 0.25  # seconds until the first attempt to reconnect
LONGEST_PAUSE = 2.0  # seconds between attempts at most
QUIET_FOR = 5.0  # seconds without a message before a connection is probed


class ChannelDown(Exception):
    """The channel could not send."""


class Channel(Protocol):
    """Broadcasts envelopes to all current listeners, including the sender. Delivery is not guaranteed."""

    name: str  # for the log
    up: bool  # connected and listening

    async def listen(self, receive: Callable[[str], None], changed: Callable[[], None]) -> None:
        """Listen until cancelled. `changed` is called when the channel connects or disconnects."""

    async def send(self, envelopes: Sequence[str]) -> None:
        """Send envelopes, or raise ChannelDown."""

    async def close(self) -> None:
        """Disconnect."""
