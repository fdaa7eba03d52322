"""Bots at a table: available levels, names, and seeds."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import NamedTuple, Protocol

from jollyroll.dice.chain import commitment
from jollyroll.errors import Refused
from jollyroll.kit import Game
from jollyroll.match.names import name_key
from jollyroll.match.record import BOT
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from .context import ActionContext
from .rows import JsonObject
from .seats import SeatState


class BotSource(Protocol):
    """Provides bots and their names."""

    def check(self, game: Game, level: str) -> None:
        """Refuse a level that does not exist, or whose parts are not installed."""

    def name(self, number: int) -> str:
        """The name of the bot with this number."""


def bot_seat(game: Game, kind: str, names: Sequence[str], bots: BotSource) -> SeatState:
    """A seat for a bot of this kind, under a free name."""
    try:
        bots.check(game, kind.removeprefix(BOT))
    except Refused as refused:
        raise Rejected(Code.BAD_SETTING, refused) from refused
    taken = {name_key(name) for name in names}
    return SeatState(kind, next(name for name in map(bots.name, count(1)) if name_key(name) not in taken))


class BotSeeds(NamedTuple):
    """Fresh seeds of some bots. Their seals are public, the seeds secret until the game begins."""

    seals: Mapping[int, bytes] = {}
    seeds: Mapping[int, bytes] = {}

    @classmethod
    def make(cls, seats: Iterable[int], context: ActionContext) -> "BotSeeds":
        """Draw seeds for the bots on these seats."""
        seeds = {seat: context.secret() for seat in seats}
        return cls({seat: commitment(seed) for seat, seed in seeds.items()}, seeds)

    @classmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> "BotSeeds":
        """Read the stored form; empty if the event has none."""
        return cls(read_bytes(body.get("seals", {})), read_bytes(secret.get("seeds", {})))

    def body(self) -> JsonObject:
        """The public part of the stored form."""
        return {"seals": write_bytes(self.seals)}

    def secret(self) -> JsonObject:
        """The secret part of the stored form."""
        return {"seeds": write_bytes(self.seeds)}


def read_bytes(stored: Mapping[str, str]) -> dict[int, bytes]:
    """Read bytes by seat from the stored form."""
    return {int(seat): bytes.fromhex(digits) for seat, digits in stored.items()}


def write_bytes(bytes_of: Mapping[int, bytes]) -> dict[str, str]:
    """The stored form of bytes by seat."""
    return {str(seat): value.hex() for seat, value in bytes_of.items()}
