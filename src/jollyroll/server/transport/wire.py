"""The wire: uvicorn's WebSocket protocol with shortcuts for the common cases.

Frames for one reader are batched into one write, text frames from clients are unpacked directly, and the handshake's memory is
freed. Everything unusual is left to uvicorn. How much is read is decided in `metered.py`.
"""

from typing import Any

from websockets.protocol import Protocol

from jollyroll.server import limits

from .lines import Send
from .metered import MeteredSocket
from .packing import HEADINGS, heading


class Wire(MeteredSocket):
    """One connection, which writes whole frames only, so that uvicorn's own (pings, closing) never fall into the middle of one.

    A write to a socket costs more than encoding a frame. So all frames for one reader in an iteration of the event loop (an event,
    the answer, the next offer) go out in one write at its end; a large batch goes at once, so that a slow reader is noticed.
    """

    parcel: bytes = b""  # the batch of frames for the next write
    pieces_before = 0  # reads until the last keepalive check

    def forget_handshake(self) -> None:
        """Free the memory of the request, since connections stay for hours, and switch to frames."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope.clear()  # type: ignore[attr-defined]
        self.conn.parser = Protocol.parse(self.conn)  # the old parser keeps a reference to the request
        next(self.conn.parser)
        self.read_frames()

    def send_keepalive_ping(self) -> None:
        """Send a ping, unless the client has sent something since the last check."""
        if self.pieces == self.pieces_before:
            super().send_keepalive_ping()
        elif not self.close_sent and not self.transport.is_closing():
            self.schedule_ping()
        self.pieces_before = self.pieces

    def keepalive_timeout(self) -> None:
        """Handle a missing pong: after a stall it may lie unread in the socket, so let the loop read first."""
        self.loop.call_soon(self.loop.call_soon, self.give_up, self.pending_ping_payload)

    def give_up(self, ping: bytes | None) -> None:
        """Close the connection, unless this ping has been answered."""
        if ping is not None and self.pending_ping_payload == ping:
            super().keepalive_timeout()

    async def catches_up(self) -> None:
        """Wait until the client reads again."""
        await self.writable.wait()

    def write(self, frame: bytes) -> bool:
        """Add a frame to the batch; False while the client does not read."""
        if not self.writable.is_open:
            return False
        if not self.parcel:
            self.loop.call_soon(self.loop.call_soon, self.send_parcel)  # after all pushes of this iteration
        size = len(frame)
        self.parcel += (HEADINGS[size] if size < len(HEADINGS) else heading(size)) + frame
        if len(self.parcel) > limits.PARCEL:
            self.send_parcel()
        return True

    def send_parcel(self) -> None:
        """Write the batch, unless the connection is closing."""
        parcel, self.parcel = self.parcel, b""
        if parcel and not self.close_sent and not self.transport.is_closing():
            self.transport.write(parcel)

    async def send(self, message: Any) -> None:
        """Send uvicorn's own messages, above all the closing, after the batch."""
        self.send_parcel()
        await super().send(message)

    async def close(self, code: int, reason: str) -> None:
        """Close the connection after all frames were sent."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def abort(self) -> None:
        """Drop the connection at once."""
        self.transport.abort()


def wire_of(send: Send) -> Wire:
    """The wire behind ASGI's `send`, switched to frames."""
    wire: Wire = send.__self__  # type: ignore[attr-defined]
    wire.forget_handshake()
    return wire
