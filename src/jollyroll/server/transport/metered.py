"""A WebSocket that meters everything the client sends.

A message is counted by the application (`FRAMES`). Pings, pongs, fragments, and reads that complete no frame cost the same here. A
client without tokens is not read until it has some; what has arrived stays in the receive buffer. Nor is a client read whose last
message is unhandled, or who does not read what it is sent.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from jollyroll.server import limits
from jollyroll.server.rates import Bucket

from .inbox import Gate, Inbox
from .packing import MASK, TEXT, can_be_frame, frame_at, unmask

NO_TEXT, TOO_BIG = 1007, 1009  # WebSocket close codes


class MeteredSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, fed with one whole frame at a time."""

    pieces = 0  # reads so far
    rest: bytes = b""  # received bytes that are not handled yet
    framed = False  # whether the handshake is over
    pause: asyncio.TimerHandle | None = None  # runs until there are tokens again
    taker: Callable[[str], bool] | None = None  # the fast path: handles a text frame itself, or leaves it to the application
    under_way = False  # whether the fast path is still handling a frame

    queue: Inbox  # type: ignore[assignment]
    writable: Gate  # type: ignore[assignment]

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.budget = Bucket(limits.FRAMES)
        self.queue, self.writable = Inbox(self.loop), Gate(self.loop)
        self.writable.set()

    def data_received(self, data: bytes) -> None:
        self.pieces += 1
        if self.pieces == 1:  # the upgrade request
            return super().data_received(data)
        self.rest = before = self.rest + data
        if self.may_take:
            self._take_frames()
            if self.rest is before and self.may_take:  # this read completed no frame
                self._spend()
        if self.rest and not self.may_take and not self.read_paused:  # bounds the waiting bytes
            self.read_paused = True
            self.transport.pause_reading()

    def read_frames(self) -> None:
        """Start reading frames after the handshake."""
        self.framed = True
        self._read_on()

    @property
    def may_take(self) -> bool:
        """Whether one more frame may be handled now."""
        taken = not (self.queue.items or self.under_way) or self.close_sent
        return self.framed and taken and self.pause is None and self.writable.is_open and not self.transport.is_closing()

    def _take_frames(self) -> None:
        """Handle complete frames while allowed."""
        data, place = self.rest, 0
        while place < len(data) and self.may_take:
            begin, end = frame_at(data, place)
            if not begin:
                if not can_be_frame(data, place):
                    self._fail(data[place:])
                break
            if data[place] == TEXT and self.conn.current_size is None and not self.close_sent:
                try:
                    text = unmask(data[begin:end], data[begin - MASK : begin]).decode()
                except UnicodeDecodeError:
                    self._close(NO_TEXT)
                else:
                    if self.taker is None or not self.queue.is_awaited or not self.taker(text):
                        self.queue.put_nowait({"type": "websocket.receive", "text": text})
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
        """Take a token, or pause until there is one."""
        wait = self.budget.wait(limits.FRAMES)
        if wait:
            self.pause = self.loop.call_later(wait, self._end_pause)
        return not wait

    def _end_pause(self) -> None:
        self.pause = None
        self._read_on()

    def go_on(self) -> None:
        """Continue after a frame was handled."""
        if self.rest or self.read_paused:
            self._read_on()

    def _read_on(self) -> None:
        """Handle the waiting frames, then resume reading."""
        if self.rest and self.may_take:
            self._take_frames()
        if self.read_paused and self.may_take:
            self.read_paused = False
            self.transport.resume_reading()

    def _fail(self, data: bytes) -> None:
        """Close after an unmasked or oversized frame; the library finds the reason from its first bytes."""
        super().data_received(data)
        if not self.transport.is_closing():
            self._close(TOO_BIG)

    def _close(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    async def receive(self) -> Any:
        """The next ASGI message."""
        message = await self.queue.get()
        self.go_on()
        return message

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.pause is not None:
            self.pause.cancel()
        self.rest, self.taker = b"", None
        super().connection_lost(exc)
