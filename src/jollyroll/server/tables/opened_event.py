"""The first event of a table."""

from dataclasses import dataclass
from typing import Self

from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.events import EventShown

from .beginning import Beginning
from .bots import BotSeeds
from .events import TableEvent
from .known_games import game_with
from .rows import JsonObject
from .sealing import put_bot_seeds
from .seats import SeatState
from .state import TableState
from .terms import Terms


@dataclass(frozen=True, slots=True)
class OpenedEvent(TableEvent):
    """A new table with sealed or real dice. Bots, or the players of a previous table, may have seats."""

    kind = "opened"
    id: str
    game: str
    fair: bytes
    links: int
    terms: Terms
    seats: tuple[SeatState, ...]
    host_seat: int
    of: str
    beginning: Beginning | None
    bots: BotSeeds
    host: str
    chain: bytes  # empty where the dice are real
    version: int = 1  # of the fair dice

    def change(self, state: TableState, at: int) -> EventShown:
        state.id = self.id
        state.game = game_with(self.game, frozenset(self.terms.options))
        state.fair = self.fair
        state.fair_version = self.version
        state.host = self.host
        state.host_seat = self.host_seat
        state.chain = Chain(self.chain, self.links) if self.chain else None
        state.terms = self.terms
        state.seats = self.seats
        state.stage = TableStage.OPEN
        state.exchange = SeedExchange(len(self.seats))
        state.seeds = (b"",) * len(self.seats)
        state.opened = at
        state.started = 0
        state.play = None
        state.calling = None
        state.beginning = self.beginning
        state.rematch = ""
        state.of = self.of
        put_bot_seeds(state, self.bots)
        return {"kind": "opened"}

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        seats = zip(body["seats"], secret["keys"], strict=True)
        return cls(
            body["id"],
            body["game"],
            bytes.fromhex(body["fair"]),
            body["links"],
            Terms.read(body["terms"]),
            tuple(SeatState(seat["kind"], seat["name"], key, left=seat["left"]) for seat, key in seats),
            body["host"],
            body["of"],
            Beginning.read(body["beginning"]) if body["beginning"] else None,
            BotSeeds.read(body, secret),
            secret["host"],
            bytes.fromhex(secret["chain"]),
            body.get("version", 1),
        )

    def body(self) -> JsonObject:
        return {
            "id": self.id,
            "game": self.game,
            "fair": self.fair.hex(),
            **({"version": self.version} if self.version > 1 else {}),
            "links": self.links,
            "terms": self.terms.body(),
            "seats": [{"kind": seat.kind, "name": seat.name, "left": seat.left} for seat in self.seats],
            "host": self.host_seat,
            "of": self.of,
            "beginning": self.beginning.body() if self.beginning else None,
            **self.bots.body(),
        }

    def secret(self) -> JsonObject:
        return {"host": self.host, "chain": self.chain.hex(), "keys": [seat.key for seat in self.seats], **self.bots.secret()}
