"""Events on the way into the game: seeds are sealed, the host starts, seeds are shown."""

from dataclasses import dataclass
from typing import Self

from jollyroll.kit import NOBODY
from jollyroll.server.protocol.enums import Stage
from jollyroll.server.protocol.events import EventShown

from .events import TableEvent
from .rows import Json
from .sealing import put_seal, show_seed
from .state import TableState


@dataclass(frozen=True, slots=True)
class SealedEvent(TableEvent):
    """A seat has sealed a new seed."""

    kind = "sealed"
    leads_to_game = True
    seat: int
    seal: bytes
    chain: bytes = b""  # the seal of the device's chain

    def change(self, state: TableState, at: int) -> EventShown:
        put_seal(state, self.seat, self.seal, self.chain)
        return {"kind": "sealed", "seat": self.seat}

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        return cls(body["seat"], bytes.fromhex(body["commitment"]), bytes.fromhex(body.get("chain", "")))

    def body(self) -> Json:
        return {"seat": self.seat, "commitment": self.seal.hex(), **({"chain": self.chain.hex()} if self.chain else {})}


@dataclass(frozen=True, slots=True)
class StartedEvent(TableEvent):
    """The host has started: now every seat shows its seed."""

    kind = "started"
    leads_to_game = True

    def change(self, state: TableState, at: int) -> EventShown:
        state.stage = Stage.REVEALING
        state.started = at
        return {"kind": "started", "seat": NOBODY}

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        return cls()

    def body(self) -> Json:
        return {}


@dataclass(frozen=True, slots=True)
class RevealedEvent(TableEvent):
    """A seat showed its seed."""

    kind = "revealed"
    leads_to_game = True
    seat: int
    seed: bytes

    def change(self, state: TableState, at: int) -> EventShown:
        show_seed(state, self.seat, self.seed)
        return {"kind": "revealed", "seat": self.seat}

    @classmethod
    def read(cls, body: Json, secret: Json) -> Self:
        return cls(body["seat"], bytes.fromhex(body["seed"]))

    def body(self) -> Json:
        return {"seat": self.seat, "seed": self.seed.hex()}
