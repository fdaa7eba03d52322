"""The wire: uvicorn's WebSocket protocol with two shortcuts. A frame packed once goes to many readers; handshakes are forgotten."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from .encoding import encode


def pack(frame: bytes) -> bytes:
    """A frame of JSON as it goes over the wire, the same for every reader."""
    return Frame(Opcode.TEXT, frame).serialize(mask=False)


def packed(form: Any) -> bytes:
    """A frame from its form."""
    return pack(encode(form))


class Wire(WebSocketsSansIOProtocol):
    """One connection. Whole frames only, so what uvicorn itself sends (pings, closing) never falls into the middle of one."""

    def forget_handshake(self) -> None:
        """Nobody needs the request any more, and the connection may stay for hours."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope.clear()  # type: ignore[attr-defined]

    @property
    def keeps_up(self) -> bool:
        """The other side reads what it is sent."""
        return self.writable.is_set()

    async def catches_up(self) -> None:
        """Wait until it does."""
        await self.writable.wait()

    def write(self, frame: bytes) -> None:
        """Send a packed frame, unless the connection is ending."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def abort(self) -> None:
        """End the connection at once, whatever is still on its way."""
        self.transport.abort()
