"""Bots at a table before they play: which there are, and what they are called."""

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
from .rows import Json
from .seats import SeatState


class BotSource(Protocol):
    """Knows which bots there are."""

    def check(self, game: Game, level: str) -> None:
        """Refuse a level that there is not, or that lacks something it needs."""

    def name(self, number: int) -> str:
        """What the bot of this number is called."""


def bot_seat(game: Game, kind: str, names: Sequence[str], bots: BotSource) -> SeatState:
    """A bot of this kind under a name that is not taken."""
    try:
        bots.check(game, kind.removeprefix(BOT))
    except Refused as refused:
        raise Rejected(Code.BAD_SETTING, refused) from refused
    taken = {name_key(name) for name in names}
    return SeatState(kind, next(name for name in map(bots.name, count(1)) if name_key(name) not in taken))


class BotSeeds(NamedTuple):
    """Fresh seeds of some bots: their seals are shown, the seeds themselves not before the game begins."""

    seals: Mapping[int, bytes] = {}
    seeds: Mapping[int, bytes] = {}

    @classmethod
    def make(cls, seats: Iterable[int], context: ActionContext) -> "BotSeeds":
        """Seeds for the bots on these seats."""
        seeds = {seat: context.secret() for seat in seats}
        return cls({seat: commitment(seed) for seat, seed in seeds.items()}, seeds)

    @classmethod
    def read(cls, body: Json, secret: Json) -> "BotSeeds":
        """As they were stored; none if an event brought none."""
        return cls(read_bytes(body.get("seals", {})), read_bytes(secret.get("seeds", {})))

    def body(self) -> Json:
        """What everybody may see."""
        return {"seals": write_bytes(self.seals)}

    def secret(self) -> Json:
        """What nobody may see."""
        return {"seeds": write_bytes(self.seeds)}


def read_bytes(stored: Mapping[str, str]) -> dict[int, bytes]:
    """Bytes by seat."""
    return {int(seat): bytes.fromhex(digits) for seat, digits in stored.items()}


def write_bytes(bytes_of: Mapping[int, bytes]) -> dict[str, str]:
    """Bytes by seat, as they are stored."""
    return {str(seat): value.hex() for seat, value in bytes_of.items()}
