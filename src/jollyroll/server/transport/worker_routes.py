"""Which worker a table belongs to, and how its connections get there.

Workers share one listening socket, so any of them may accept a connection. If a table's players were spread over several workers,
each would have to apply every event. So a worker that gets a connection for another's table hands over the socket, with the bytes
it has read. This is only an optimization: if the other worker cannot take it, the first one serves it.
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

ASKED = re.compile(rb"GET /ws/([a-z2-7]+)[? ]")  # the first line of a WebSocket request
ENDED = b"\r\n\r\n"
UPGRADE = b"\r\nupgrade:"
LARGEST = 16_384  # bytes of a request that can be handed over
BEAT = 0.5  # seconds between heartbeats
GONE_AFTER = 2.0  # seconds without a heartbeat after which a worker gets no connections
SEEN = Struct("d")

Factory = Callable[..., asyncio.Protocol]  # `read` gets the bytes that another worker has read


class OpenTransport(Protocol):
    """The transport of a connection that this worker accepted."""

    def get_extra_info(self, name: str, /) -> socket.socket: ...

    def get_write_buffer_size(self) -> int: ...

    def abort(self) -> None: ...


def home_of(table: str, workers: int) -> int:
    """The worker that is home of a table."""
    return crc32(table.encode()) % workers


class WorkerRoutes:
    """A mailbox and a heartbeat for each worker, created before the workers are forked."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.number = 0  # this worker's
        self._timer: asyncio.TimerHandle | None = None  # for the next heartbeat
        self._seen = mmap.mmap(-1, SEEN.size * workers)  # heartbeats, in shared memory
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        for pair in self._boxes:
            for end in pair:
                end.setblocking(False)

    def is_home(self, table: str) -> bool:
        """Whether this worker is home of the table."""
        return home_of(table, self.workers) == self.number

    def start(self, loop: asyncio.AbstractEventLoop, factory: Factory) -> None:
        """Start taking connections from other workers and sending heartbeats."""
        mailbox = self._boxes[self.number][0]
        loop.add_reader(mailbox.fileno(), self._take, loop, mailbox, factory)
        self._beat(loop)

    def stop(self, loop: asyncio.AbstractEventLoop, factory: Factory) -> None:
        """Take the last connections from the mailbox and stop."""
        if self._timer:
            self._timer.cancel()
        SEEN.pack_into(self._seen, SEEN.size * self.number, 0.0)
        mailbox = self._boxes[self.number][0]
        self._take(loop, mailbox, factory)
        loop.remove_reader(mailbox.fileno())

    def hand_over(self, transport: OpenTransport, data: bytes) -> bool:
        """Hand a connection over to the home of its table; False if that is this worker or one that cannot take it."""
        asked = ASKED.match(data)
        if not asked or len(data) > LARGEST or not data.endswith(ENDED) or UPGRADE not in data.lower():
            return False
        if transport.get_write_buffer_size():  # an earlier answer is still being sent
            return False
        home = home_of(asked[1].decode(), self.workers)
        if home == self.number or not self._is_there(home):
            return False
        try:
            socket.send_fds(self._boxes[home][1], [data], [transport.get_extra_info("socket").fileno()])
        except OSError:  # its mailbox is full
            return False
        transport.abort()  # closes only this worker's copy of the socket
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
    """Serve a connection that another worker accepted."""
    connection.setblocking(False)
    with suppress(OSError):  # the client is gone
        await loop.connect_accepted_socket(factory, connection)
