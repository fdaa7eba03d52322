"""Events of the seed exchange: seats seal seeds, the host starts, seats reveal their seeds."""

from dataclasses import dataclass
from typing import Self

from jollyroll.kit import NOBODY
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.events import EventShown

from .events import TableEvent
from .rows import JsonObject
from .sealing import put_seal, show_seed
from .state import TableState


@dataclass(frozen=True, slots=True)
class SealedEvent(TableEvent):
    """A seat sealed a new seed."""

    kind = "sealed"
    leads_to_game = True
    seat: int
    seal: bytes
    chain: bytes = b""  # the seal of the device's chain

    def change(self, state: TableState, at: int) -> EventShown:
        put_seal(state, self.seat, self.seal, self.chain)
        return {"kind": "sealed", "seat": self.seat}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], bytes.fromhex(body["commitment"]), bytes.fromhex(body.get("chain", "")))

    def body(self) -> JsonObject:
        return {"seat": self.seat, "commitment": self.seal.hex(), **({"chain": self.chain.hex()} if self.chain else {})}


@dataclass(frozen=True, slots=True)
class StartedEvent(TableEvent):
    """The host started; now every seat reveals its seed."""

    kind = "started"
    leads_to_game = True

    def change(self, state: TableState, at: int) -> EventShown:
        state.stage = TableStage.REVEALING
        state.started = at
        return {"kind": "started", "seat": NOBODY}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls()

    def body(self) -> JsonObject:
        return {}


@dataclass(frozen=True, slots=True)
class RevealedEvent(TableEvent):
    """A seat revealed its seed."""

    kind = "revealed"
    leads_to_game = True
    seat: int
    seed: bytes

    def change(self, state: TableState, at: int) -> EventShown:
        show_seed(state, self.seat, self.seed)
        return {"kind": "revealed", "seat": self.seat}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], bytes.fromhex(body["seed"]))

    def body(self) -> JsonObject:
        return {"seat": self.seat, "seed": self.seed.hex()}
