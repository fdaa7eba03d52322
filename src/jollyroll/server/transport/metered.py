"""A WebSocket that counts whatever it is sent.

A message costs what the application takes for it (`FRAMES`). Everything else that a client can send costs the same, here: pings,
pongs, fragments, and pieces of a frame that bring no whole one. Who has used that up is not read until there is some again; what
had arrived by then waits as the bytes it came in, of which the receive buffer of the system bounds the number. Nor is anybody
read whose last message the application has not taken yet, or who does not read what it is sent.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from jollyroll.server import limits
from jollyroll.server.rates import Bucket

from .packing import MASK, TEXT, can_be_frame, frame_at, unmask

TOO_BIG = 1009  # how a connection is closed


class MeteredSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol, fed with one whole frame at a time."""

    pieces = 0  # received so far
    rest: bytes = b""  # what was received and not taken yet
    framed = False  # the handshake is over: from here on there are only frames
    pause: asyncio.TimerHandle | None = None  # until when nothing is taken

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.budget = Bucket(limits.FRAMES)

    def data_received(self, data: bytes) -> None:
        self.pieces += 1
        if self.pieces == 1:  # the request
            return super().data_received(data)
        self.rest = before = self.rest + data
        if self.may_take:
            self._take_frames()
            if self.rest is before and self.may_take:  # this piece has brought no whole frame
                self._spend()
        if not self.may_take:
            self._stop_reading()

    def read_frames(self) -> None:
        """The handshake is over."""
        self.framed = True
        self._read_on()

    @property
    def may_take(self) -> bool:
        """Nothing speaks against taking one more frame."""
        taken = self.queue.empty() or self.close_sent
        return self.framed and taken and self.pause is None and self.writable.is_set() and not self.transport.is_closing()

    def _take_frames(self) -> None:
        """Take whole frames, as many as may be."""
        data, place = self.rest, 0
        while place < len(data) and self.may_take:
            begin, end = frame_at(data, place)
            if not begin:
                if not can_be_frame(data, place):
                    self._fail(data[place:])
                break
            if data[place] == TEXT and self.conn.current_size is None and not self.close_sent:
                self.frames = [unmask(data[begin:end], data[begin - MASK : begin])]
                self.curr_msg_data_type = "text"
                self.send_receive_event_to_app()
            elif self._spend():
                super().data_received(data[place:end])
                if len(self.frames) > limits.FRAGMENTS:
                    self._close(TOO_BIG)
            else:
                break
            place = end
        if place:
            self.rest = data[place:]

    def _spend(self) -> bool:
        """Count one more; where there is none left, nothing is taken until there is."""
        wait = self.budget.wait(limits.FRAMES)
        if wait:
            self.pause = self.loop.call_later(wait, self._go_on)
        return not wait

    def _go_on(self) -> None:
        self.pause = None
        self._read_on()

    def _read_on(self) -> None:
        """Take what waits and, when all of it is taken, read more."""
        if self.rest and self.may_take:
            self._take_frames()
        if self.read_paused and self.may_take:
            self.read_paused = False
            self.transport.resume_reading()

    def _stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _fail(self, data: bytes) -> None:
        """Not masked, or too large to be read: the library says which, as soon as it sees the beginning."""
        super().data_received(data)
        if not self.transport.is_closing():
            self._close(TOO_BIG)

    def _close(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    async def receive(self) -> Any:
        """The next message, for the application."""
        message = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        return message

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.pause is not None:
            self.pause.cancel()
        self.rest = b""
        super().connection_lost(exc)
