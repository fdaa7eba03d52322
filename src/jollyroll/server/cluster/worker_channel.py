"""Notes between workers on one file: datagrams into each worker's mailbox."""

import asyncio
import socket
from collections.abc import Callable, Sequence

from .file_sharing import FileSharing
from .notes import LARGEST

TRIES, PAUSE = 50, 0.002  # attempts, and seconds between them: mailboxes are small, and a busy worker needs a moment
LOOKS_EVERY = 0.25  # seconds between probes of full mailboxes
LONGEST = 2 * LARGEST  # bytes of a signed envelope
NOTHING = b""  # probes whether a mailbox has room


class WorkerChannel:
    """A channel through the operating system alone.

    A worker whose mailbox is full misses notes without knowing. The sender notices, and once there is room again, presence is
    exchanged anew, as after a reconnection.
    """

    def __init__(self, sharing: FileSharing) -> None:
        self.name = "workers"
        self.up = False
        self._mailbox, self._others = sharing.mailbox, sharing.others
        self._missed: set[socket.socket] = set()  # mailboxes that were full

    async def listen(self, receive: Callable[[str], None], changed: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        self._take(lambda _: None)  # drops notes for a predecessor that died
        loop.add_reader(self._mailbox.fileno(), self._take, receive)
        self.up = True
        changed()
        try:
            while True:
                await asyncio.sleep(LOOKS_EVERY)
                if there := {box for box in self._missed if put(box, NOTHING)}:
                    self._missed -= there
                    changed()
        finally:
            self.up = False
            loop.remove_reader(self._mailbox.fileno())

    async def send(self, envelopes: Sequence[str]) -> None:
        for envelope in envelopes:
            await self._send(envelope.encode())

    async def _send(self, envelope: bytes) -> None:
        """Send to all, waiting only for mailboxes that have missed nothing yet."""
        waited_for = self._others
        for _ in range(TRIES):
            waited_for = [box for box in waited_for if not put(box, envelope) and box not in self._missed]
            if not waited_for:
                return
            await asyncio.sleep(PAUSE)
        self._missed.update(waited_for)

    def _take(self, receive: Callable[[str], None]) -> None:
        """Empty the mailbox."""
        while True:
            try:
                envelope = self._mailbox.recv(LONGEST)
            except BlockingIOError:
                return
            if envelope:
                receive(envelope.decode("utf-8", "replace"))

    async def close(self) -> None:
        """Nothing to close: mailboxes outlive the worker, for its successor."""


def put(box: socket.socket, envelope: bytes) -> bool:
    """Put an envelope into a mailbox; False if it is full."""
    try:
        box.send(envelope)
    except OSError:
        return False
    return True
