"""Events of seats: people sit down, stand up or move to another device, and the host changes the table."""

from dataclasses import dataclass
from typing import Self

from jollyroll.dice.exchange import SeedExchange
from jollyroll.kit import NOBODY
from jollyroll.match.record import PERSON
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.events import EventShown, StoodWhy

from .bots import BotSeeds
from .events import Detour, TableEvent, count_detour
from .rows import JsonObject
from .sealing import put_bot_seeds, put_seal
from .seats import FREE, SeatState
from .state import TableState
from .terms import Terms

NO_BOTS = BotSeeds()
REMOVE = "remove"


@dataclass(frozen=True, slots=True)
class SatEvent(TableEvent):
    """Somebody sat down. `key` is the hash of the seat's new token."""

    kind = "sat"
    seat: int
    name: str
    seal: bytes
    is_host: bool
    key: str
    chain: bytes = b""  # the seal of the device's chain

    def change(self, state: TableState, at: int) -> EventShown:
        state.put_seat(self.seat, SeatState(PERSON, self.name, self.key))
        put_seal(state, self.seat, self.seal, self.chain)
        if self.is_host:
            state.host_seat = self.seat
        return {"kind": "sat", "seat": self.seat}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        seal, chain = bytes.fromhex(body["commitment"]), bytes.fromhex(body.get("chain", ""))
        return cls(body["seat"], body["name"], seal, body["host"], secret["key"], chain)

    def body(self) -> JsonObject:
        chain = {"chain": self.chain.hex()} if self.chain else {}
        return {"seat": self.seat, "name": self.name, "commitment": self.seal.hex(), "host": self.is_host, **chain}

    def secret(self) -> JsonObject:
        return {"key": self.key}


@dataclass(frozen=True, slots=True)
class StoodEvent(TableEvent):
    """A seat became free. If it failed to reveal its seed, the exchange starts over with new seeds of the bots."""

    kind = "stood"
    leads_to_game = True
    seat: int
    why: StoodWhy
    bots: BotSeeds = NO_BOTS

    def change(self, state: TableState, at: int) -> EventShown:
        state.put_seat(self.seat, SeatState())
        put_seal(state, self.seat, b"")
        if state.host_seat == self.seat:
            state.host_seat = NOBODY
        if self.why == "no-seed":
            state.stage = TableStage.OPEN
            state.exchange = state.exchange.start_over()
            put_bot_seeds(state, self.bots)
        return {"kind": "stood", "seat": self.seat, "why": self.why}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], body["why"], BotSeeds.read(body, secret))

    def body(self) -> JsonObject:
        return {"seat": self.seat, "why": self.why, **(self.bots.body() if self.why == "no-seed" else {})}

    def secret(self) -> JsonObject:
        return self.bots.secret() if self.why == "no-seed" else {}


@dataclass(frozen=True, slots=True)
class RenamedEvent(TableEvent):
    """A seat changed its name."""

    kind = "renamed"
    seat: int
    name: str

    def change(self, state: TableState, at: int) -> EventShown:
        state.put_seat(self.seat, state.seats[self.seat]._replace(name=self.name))
        return {"kind": "renamed", "seat": self.seat}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], body["name"])

    def body(self) -> JsonObject:
        return {"seat": self.seat, "name": self.name}


@dataclass(frozen=True, slots=True)
class PlacedEvent(TableEvent):
    """The host put a bot on a seat, freed the seat, added one or removed the last one."""

    kind = "placed"
    seat: int
    placed: str
    name: str = ""
    bots: BotSeeds = NO_BOTS

    def change(self, state: TableState, at: int) -> EventShown:
        removed = self.placed == REMOVE
        if removed or self.seat == len(state.seats):
            resize(state, self.seat if removed else self.seat + 1)
        if not removed:
            state.put_seat(self.seat, SeatState() if self.placed == FREE else SeatState(self.placed, self.name))
            put_seal(state, self.seat, b"")
        put_bot_seeds(state, self.bots)
        return {"kind": "placed", "seat": self.seat}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], body["placed"], body["name"], BotSeeds.read(body, secret))

    def body(self) -> JsonObject:
        seals = self.bots.body() if self.bots.seals else {}
        return {"seat": self.seat, "placed": self.placed, "name": self.name, **seals}

    def secret(self) -> JsonObject:
        return self.bots.secret() if self.bots.seeds else {}


def resize(state: TableState, seats: int) -> None:
    """Change the number of seats."""
    exchange = SeedExchange(seats, state.exchange.restarts)
    exchange.commitments[: len(state.seats)] = state.exchange.commitments[:seats]
    exchange.chains[: len(state.seats)] = state.exchange.chains[:seats]
    state.exchange = exchange
    state.seats = (*state.seats, SeatState())[:seats]
    state.seeds = (*state.seeds, b"")[:seats]
    if state.terms.youngest >= seats:
        state.terms = state.terms._replace(youngest=NOBODY)


@dataclass(frozen=True, slots=True)
class TermsChangedEvent(TableEvent):
    """The host changed the terms. During the game this is a detour of the host's seat or, without one, of a bot's."""

    kind = "changed"
    is_detour = True
    terms: Terms
    seat: int = NOBODY

    def change(self, state: TableState, at: int) -> EventShown:
        state.terms = self.terms
        if self.seat != NOBODY:
            count_detour(state, self.seat)
        return {"kind": "changed", "seat": NOBODY}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(Terms.read(body["terms"]), body.get("seat", NOBODY))

    def body(self) -> JsonObject:
        return {"terms": self.terms.body(), **({"seat": self.seat} if self.seat != NOBODY else {})}


@dataclass(frozen=True, slots=True)
class MovedEvent(Detour):
    """A seat moved to another device. Before the game its seed stays behind, and the new device seals its own."""

    kind = "moved"
    seat: int
    key: str
    unsealed: bool

    def change(self, state: TableState, at: int) -> EventShown:
        state.put_seat(self.seat, state.seats[self.seat]._replace(key=self.key))
        if self.unsealed:
            put_seal(state, self.seat, b"")
        return {"kind": "moved", "seat": self.seat}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        return cls(body["seat"], secret["key"], body.get("unsealed", False))  # early tables kept their seals

    def body(self) -> JsonObject:
        return {"seat": self.seat, **({"unsealed": True} if self.unsealed else {})}

    def secret(self) -> JsonObject:
        return {"key": self.key}
