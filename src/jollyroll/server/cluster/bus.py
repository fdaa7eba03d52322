"""The bus: sends notes to the other servers over the first channel that works, and receives them on all."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic

from .channel import Channel, ChannelDown
from .ending import end
from .notes import Envelopes, Note, Stored

LOG = logging.getLogger(__name__)
MOST_WAITING = 50_000  # queued notes; more are dropped, and polling makes up for it
TO_COME_BACK = 10.0  # seconds to wait for a channel
LOOKS_EVERY = 0.05  # seconds between two checks
LAST_WORDS = 1.0  # seconds to send queued notes before the server stops


class Bus:
    """Sends and receives notes. Any note may be lost: the store has the truth."""

    def __init__(
        self,
        envelopes: Envelopes,
        channels: Sequence[Channel],
        receive: Callable[[str, Note], None],
        on_up: Callable[[], None],
    ) -> None:
        self.channels = channels
        self._envelopes = envelopes
        self._receive = receive
        self._on_up = on_up
        self._waiting: list[Note] = []
        self._some = asyncio.Event()
        self._idle = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start listening on all channels."""
        create = asyncio.get_running_loop().create_task
        self._tasks = [create(channel.listen(self._open, self._changed)) for channel in self.channels]
        self._tasks.append(create(self._send_all()))

    @property
    def up(self) -> bool:
        """Whether the preferred channel is connected."""
        return bool(self.channels) and self.channels[0].up

    async def hears(self) -> None:
        """Wait until a channel is connected, for a limited time."""
        end = monotonic() + TO_COME_BACK
        while not any(channel.up for channel in self.channels) and monotonic() < end:
            await asyncio.sleep(LOOKS_EVERY)

    def tell(self, note: Note) -> None:
        """Queue a note for all other servers."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(note)
            self._some.set()

    def _changed(self) -> None:
        """Called when a channel connects or disconnects, since notes may have been missed."""
        if any(channel.up for channel in self.channels):
            self._on_up()

    def _open(self, envelope: str) -> None:
        try:
            sender, notes = self._envelopes.open(envelope)
        except (ValueError, TypeError, RecursionError):
            return
        if sender == self._envelopes.sender:
            return
        for note in notes:
            try:
                self._receive(sender, note)
            except Exception:  # an error in one note must not stop the others
                LOG.exception("error in a note from another server: %s", type(note).__name__)

    async def _send_all(self) -> None:
        while True:
            self._idle.set()
            await self._some.wait()
            self._idle.clear()
            self._some.clear()
            notes, self._waiting = self._waiting, []
            await self._send(list(self._envelopes.pack(newest(notes))))

    async def _send(self, envelopes: Sequence[str]) -> None:
        """Send over the first channel that accepts; without one, the envelopes are lost."""
        for channel in sorted(self.channels, key=lambda channel: not channel.up):
            try:
                return await channel.send(envelopes)
            except ChannelDown:
                continue
            except Exception:
                LOG.exception("%s", channel.name)

    async def close(self) -> None:
        """Send what is queued and disconnect."""
        if self._some.is_set():
            self._idle.clear()
        try:
            await asyncio.wait_for(self._idle.wait(), LAST_WORDS)
        except TimeoutError:
            LOG.debug("some notes were not sent")
        await end(self._tasks)
        for channel in self.channels:
            await channel.close()


def newest(notes: Sequence[Note]) -> list[Note]:
    """Drop all but the last `Stored` note of each table: its receivers read the events before it anyway."""
    stored = {note.table: note for note in notes if isinstance(note, Stored)}
    return [*stored.values(), *(note for note in notes if not isinstance(note, Stored))]
