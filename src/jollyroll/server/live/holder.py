"""`Holder`: the seats and rights that an asker has proved with keys."""

from collections.abc import Sequence

from jollyroll.server.protocol.answers import HeldRights
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import OfferForm
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables.state import TableState

from .keys import hash_of, opens


class Holder:
    """What an asker holds at a table. Each connection has one, and each single request."""

    __slots__ = ("base", "host", "keys", "lang", "offers")

    def __init__(self) -> None:
        self.keys: tuple[str, ...] = ()  # hashes of the tokens of seats
        self.host = ""  # the hash of the host's token
        self.base = ""  # the server's address for the asker's other devices, such as `http://192.0.2.7:8000`
        self.lang = "en"
        self.offers = OfferForm.NONE

    def show(self, state: TableState, tokens: Sequence[str], host: str | None) -> None:
        """Check keys and keep them: each token must open a seat, `host` the table."""
        for token in tokens:
            if not sum(opens(token, seat.key) for seat in state.seats):  # checks all seats, so that timing tells nothing
                raise Rejected(Code.BAD_TOKEN)
        if host is not None and not opens(host, state.host):
            raise Rejected(Code.BAD_TOKEN)
        self.keys = tuple(hash_of(token) for token in tokens)
        self.host = state.host if host is not None else ""

    def take(self, key: str) -> None:
        """Hold the seat of this key from now on."""
        if key not in self.keys:
            self.keys = (*self.keys, key)

    def seats(self, state: TableState) -> list[int]:
        """The seats the asker holds."""
        keys = self.keys
        return [number for number, seat in enumerate(state.seats) if seat.key in keys] if keys else []

    def holds(self, state: TableState, seat: int) -> bool:
        """Whether the asker holds this seat."""
        return 0 <= seat < len(state.seats) and state.seats[seat].key in self.keys

    def is_host(self, state: TableState) -> bool:
        """Whether the asker opened the table or holds the host's seat."""
        return self.host == state.host or (state.host_seat >= 0 and self.holds(state, state.host_seat))

    def need(self, state: TableState, seat: int) -> None:
        """Reject an asker who does not hold this seat."""
        if seat >= len(state.seats):
            raise Rejected(Code.NO_SEAT)
        if state.seats[seat].key not in self.keys:
            raise Rejected(Code.NOT_YOURS)

    def need_host(self, state: TableState) -> None:
        """Reject an asker who is not the host."""
        if not self.is_host(state):
            raise Rejected(Code.NOT_HOST)

    def you(self, state: TableState) -> HeldRights:
        """What the asker holds, for the answer."""
        return {"seats": self.seats(state), "host": self.is_host(state)}
