"""The wire: uvicorn's WebSocket protocol with shortcuts for what happens all the time.

What one reader is told at once goes in one parcel; a client's text frames are taken as they are; handshakes are forgotten.
Whatever is out of the ordinary is left to uvicorn. How much is read at all is decided in `metered.py`.
"""

from typing import Any

from websockets.protocol import Protocol

from jollyroll.server import limits

from .lines import Send
from .metered import MeteredSocket
from .packing import HEADINGS, heading


class Wire(MeteredSocket):
    """One connection. Whole frames only, so what uvicorn itself sends (pings, closing) never falls into the middle of one.

    Writing to a socket costs more than writing a frame. So what comes about for one reader in one round of the event loop, an
    event, the answer and the next offer, is sent together at its end. A parcel that grows large is sent at once, so that a
    reader who does not keep up is noticed.
    """

    parcel: bytes = b""  # what is to be sent
    pieces_before = 0  # when a sign of life was last looked for

    def forget_handshake(self) -> None:
        """Nobody needs the request any more, and the connection may stay for hours. From here on there are only frames."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope.clear()  # type: ignore[attr-defined]
        self.conn.parser = Protocol.parse(self.conn)  # the one so far remembers the request for as long as it lives
        next(self.conn.parser)
        self.read_frames()

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, unless they have just said something."""
        if self.pieces == self.pieces_before:
            super().send_keepalive_ping()
        elif not self.close_sent and not self.transport.is_closing():
            self.schedule_ping()
        self.pieces_before = self.pieces

    def keepalive_timeout(self) -> None:
        """Nobody seems to be there; but after a stall the answer may lie unread in the socket, so let it be read first."""
        self.loop.call_soon(self.loop.call_soon, self.give_up, self.pending_ping_payload)

    def give_up(self, ping: bytes | None) -> None:
        """End the connection, unless this ping has been answered."""
        if ping is not None and self.pending_ping_payload == ping:
            super().keepalive_timeout()

    async def catches_up(self) -> None:
        """Wait until the other side reads what it is sent."""
        await self.writable.wait()

    def write(self, frame: bytes) -> bool:
        """Send a frame at the end of this round, unless the other side does not read what it is sent."""
        if not self.writable.is_open:
            return False
        if not self.parcel:
            self.loop.call_soon(self.loop.call_soon, self.send_parcel)  # after those who are being told in this round
        size = len(frame)
        self.parcel += (HEADINGS[size] if size < len(HEADINGS) else heading(size)) + frame
        if len(self.parcel) > limits.PARCEL:
            self.send_parcel()
        return True

    def send_parcel(self) -> None:
        """Send what has come together, unless the connection is ending."""
        parcel, self.parcel = self.parcel, b""
        if parcel and not self.close_sent and not self.transport.is_closing():
            self.transport.write(parcel)

    async def send(self, message: Any) -> None:
        """What uvicorn sends, the closing above all, comes after what was said before."""
        self.send_parcel()
        await super().send(message)

    async def close(self, code: int, reason: str) -> None:
        """End the connection after what was sent before."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def abort(self) -> None:
        """End the connection at once, whatever is still on its way."""
        self.transport.abort()


def wire_of(send: Send) -> Wire:
    """The wire that an application sends on; from here on there are only frames."""
    wire: Wire = send.__self__  # type: ignore[attr-defined]
    wire.forget_handshake()
    return wire
