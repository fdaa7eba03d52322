"""Which worker a table belongs to, and how a connection gets there.

Workers share one listening socket, so a connection comes to any of them. If the people at a table were connected to several, each
of those would carry out every event of it. So a worker that is asked for the table of another hands the socket over, with the
request as it came; the other one then serves it as if it had come there. Nothing depends on it: where the other one cannot take
it, whoever was asked serves it.
"""

import asyncio
import mmap
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from struct import Struct
from time import monotonic
from typing import Protocol
from zlib import crc32

ASKED = re.compile(rb"GET /ws/([a-z2-7]+)[? ]")  # how the request of a WebSocket begins
ENDED = b"\r\n\r\n"
UPGRADE = b"\r\nupgrade:"
LARGEST = 16_384  # bytes of a request that are handed over
BEAT = 0.5  # seconds
GONE_AFTER = 2.0  # seconds without a beat: nothing is handed to such a worker
SEEN = Struct("d")

Factory = Callable[..., asyncio.Protocol]  # with `read`: what another worker has read of the connection


class OpenTransport(Protocol):
    """The transport of a connection that came to this worker."""

    def get_extra_info(self, name: str, /) -> socket.socket: ...

    def get_write_buffer_size(self) -> int: ...

    def abort(self) -> None: ...


def home_of(table: str, workers: int) -> int:
    """The worker that a table belongs to."""
    return crc32(table.encode()) % workers


class WorkerRoutes:
    """Made before the workers are forked: a mailbox for each, and when each was last seen."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.number = 0  # of the worker that this is
        self._timer: asyncio.TimerHandle | None = None  # of the next beat
        self._seen = mmap.mmap(-1, SEEN.size * workers)  # shared by all of them
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        for pair in self._boxes:
            for end in pair:
                end.setblocking(False)

    def is_home(self, table: str) -> bool:
        """The table belongs to this worker."""
        return home_of(table, self.workers) == self.number

    def start(self, loop: asyncio.AbstractEventLoop, factory: Factory) -> None:
        """Take what others hand over, from now on, and say again and again that this worker is there."""
        mailbox = self._boxes[self.number][0]
        loop.add_reader(mailbox.fileno(), self._take, loop, mailbox, factory)
        self._beat(loop)

    def stop(self, loop: asyncio.AbstractEventLoop, factory: Factory) -> None:
        """Take what is in the mailbox, and nothing more."""
        if self._timer:
            self._timer.cancel()
        SEEN.pack_into(self._seen, SEEN.size * self.number, 0.0)
        mailbox = self._boxes[self.number][0]
        self._take(loop, mailbox, factory)
        loop.remove_reader(mailbox.fileno())

    def hand_over(self, transport: OpenTransport, data: bytes) -> bool:
        """Let the worker serve this request whose table it asks for; False if that is this one, or cannot take it."""
        asked = ASKED.match(data)
        if not asked or len(data) > LARGEST or not data.endswith(ENDED) or UPGRADE not in data.lower():
            return False
        if transport.get_write_buffer_size():  # of an answer before it
            return False
        home = home_of(asked[1].decode(), self.workers)
        if home == self.number or not self._is_there(home):
            return False
        try:
            socket.send_fds(self._boxes[home][1], [data], [transport.get_extra_info("socket").fileno()])
        except OSError:  # its mailbox is full
            return False
        transport.abort()  # this end of it: the other worker has one too
        return True

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        SEEN.pack_into(self._seen, SEEN.size * self.number, monotonic())
        self._timer = loop.call_later(BEAT, self._beat, loop)

    def _is_there(self, worker: int) -> bool:
        seen: float = SEEN.unpack_from(self._seen, SEEN.size * worker)[0]
        return monotonic() - seen < GONE_AFTER

    def _take(self, loop: asyncio.AbstractEventLoop, mailbox: socket.socket, factory: Factory) -> None:
        while True:
            try:
                data, files, _, _ = socket.recv_fds(mailbox, LARGEST, 1)
            except BlockingIOError:
                return
            for file in files:
                loop.create_task(serve(loop, socket.socket(fileno=file), partial(factory, read=data)))


async def serve(loop: asyncio.AbstractEventLoop, connection: socket.socket, factory: Factory) -> None:
    """Serve a connection that another worker has accepted."""
    connection.setblocking(False)
    with suppress(OSError):  # it is gone
        await loop.connect_accepted_socket(factory, connection)
