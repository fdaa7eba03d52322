"""The wire: uvicorn's WebSocket protocol with three shortcuts.

A frame packed once goes to many readers; what one reader is told at once goes in one parcel; handshakes are forgotten.
"""

from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from . import limits
from .encoding import encode


def pack(frame: bytes) -> bytes:
    """A frame of JSON as it goes over the wire, the same for every reader."""
    return Frame(Opcode.TEXT, frame).serialize(mask=False)


def packed(form: Any) -> bytes:
    """A frame from its form."""
    return pack(encode(form))


class Wire(WebSocketsSansIOProtocol):
    """One connection. Whole frames only, so what uvicorn itself sends (pings, closing) never falls into the middle of one.

    Writing to a socket costs more than writing a frame. So what comes about for one reader in one round of the event loop, an
    event, the answer and the next offer, is sent together at its end. A parcel that grows large is sent at once, so that a
    reader who does not keep up is noticed.
    """

    POST: ClassVar[list["Wire"]] = []  # those with something to send
    parcel: bytes = b""  # what is to be sent

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
        """Send a packed frame, at the end of this round."""
        if self.parcel:
            self.parcel += frame
            if len(self.parcel) > limits.PARCEL:
                self.send_parcel()
            return
        self.parcel = frame
        if not self.POST:
            self.loop.call_soon(self.loop.call_soon, deliver)  # after those who are being told in this round
        self.POST.append(self)

    def send_parcel(self) -> None:
        """Send what has come together, unless the connection is ending."""
        parcel, self.parcel = self.parcel, b""
        if parcel and not self.close_sent and not self.transport.is_closing():
            self.transport.write(parcel)

    async def send(self, message: Any) -> None:
        """What uvicorn sends, the closing above all, comes after what was said before."""
        self.send_parcel()
        await super().send(message)

    def abort(self) -> None:
        """End the connection at once, whatever is still on its way."""
        self.transport.abort()


def deliver() -> None:
    """Send everybody's parcel."""
    post = Wire.POST[:]
    Wire.POST.clear()
    for wire in post:
        wire.send_parcel()
