"""How a table stands: what folding its events gives, and nothing else."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.kit import NOBODY, Game, load_game
from jollyroll.kit.phases import is_chance, is_over
from jollyroll.match.fair import FRESH, SealedChain, sides_of
from jollyroll.match.json_fair import chain_form
from jollyroll.match.notation import options_line
from jollyroll.match.record import BOT, CHANCE, PERSON, Event
from jollyroll.server import limits
from jollyroll.server.protocol.fields import Coaching
from jollyroll.server.protocol.shown import Stage, Who

from .play import Play

FREE = "free"
PLAYING, BY_PERSON = Stage.PLAYING, Who.PERSON  # looked up once: they are asked for all the time
Body = dict[str, Any]  # of a stored event


class SeatState(NamedTuple):
    """One seat. `key` is the hash of its token."""

    kind: str = FREE
    name: str = ""
    key: str = ""
    stand_in: str = ""
    left: bool = False
    timeouts: int = 0  # in a row
    detours: int = 0  # taken back, come back or moved, since chance last spoke
    detours_of_game: int = 0

    @property
    def bot(self) -> str:
        """The bot that plays it now: its own, or the one that stands in."""
        return self.stand_in or (self.kind.removeprefix(BOT) if self.is_bot else "")

    @property
    def is_free(self) -> bool:
        """Anybody may sit down there."""
        return self.kind == FREE

    @property
    def is_bot(self) -> bool:
        """It belongs to a bot; a person's for whom one stands in does not."""
        return self.kind.startswith(BOT)

    @property
    def is_person(self) -> bool:
        """It belongs to a person, who may be away."""
        return self.kind == PERSON

    @property
    def may_detour(self) -> bool:
        """It may still take back, come back or move before chance speaks: nobody can fill a table without playing on."""
        return self.detours < (limits.DETOURS if self.detours_of_game < limits.DETOURS_OF_GAME else 1)


class Terms(NamedTuple):
    """How the table plays."""

    options: Mapping[str, str]
    coach: str = Coaching.DEMAND
    clock: int = 0
    absent: int = 60
    stand_in: str = "greedy"
    pace: int = 700
    listed: bool = False
    youngest: int = NOBODY
    edition: str = ""  # the preset that was picked; others may have the same options


class Beginning(NamedTuple):
    """Where a game does not begin at the beginning: what another game had come to, and who was its host and its youngest."""

    events: tuple[Event, ...]
    host: int | None
    youngest: int | None

    @property
    def throws(self) -> int:
        """Throws and draws so far."""
        return sum(event.kind == CHANCE for event in self.events)


class TableState:
    """A table after some event. Parts are replaced, never changed, so a copy shares them all."""

    id: str
    game: Game
    fair: bytes  # the id that goes into the dice
    host: str  # the hash of the host's token
    host_seat: int  # where the host sits; nobody, if the host only looks on
    terms: Terms
    seats: tuple[SeatState, ...]
    stage: Stage
    chain: Chain
    exchange: SeedExchange
    seeds: tuple[bytes, ...]  # of bots, not shown before the game begins
    opened: int
    started: int  # when the host started, in milliseconds since 1970
    play: Play | None
    beginning: Beginning | None
    rematch: str
    of: str

    def twin(self) -> "TableState":
        """A copy, to try something on."""
        twin = TableState.__new__(TableState)
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def ahead(self) -> int:
        """Events that have to be played again when the game begins, because it begins where another stood."""
        return len(self.beginning.events) if self.beginning and self.play is None else 0

    @property
    def to_act(self) -> int:
        """The seat that has to choose or throw; nobody if the game does not run."""
        return int(self.play.match.state.seat) if self.play and self.stage is PLAYING else NOBODY

    @property
    def deadline(self) -> int | None:
        """When the clock decides; none while a bot does."""
        seat = self.to_act
        return self.play.match.deadline if self.play and seat >= 0 and not self.seats[seat].bot else None

    @property
    def own_choice(self) -> bool:
        """The last deed was a person's choice, and chance has not spoken since; what a bot or the clock chose is not theirs."""
        return bool(self.play and self.play.match.before and self.play.match.by == BY_PERSON)

    @property
    def undo(self) -> int:
        """The seat that may take its choice back; nobody while a bot plays for it, or after it did so too often."""
        if not self.play or self.stage is not PLAYING or not self.own_choice:
            return NOBODY
        seat = self.seats[self.play.match.chooser]
        return self.play.match.chooser if seat.may_detour and not seat.stand_in else NOBODY

    @property
    def undo_until(self) -> int | None:
        """When the time of that choice is up; none if there is no clock."""
        before = self.play.match.before if self.play else None
        return before.deadline if before else None

    def info(self) -> dict[str, Any]:
        """What everybody may know of the table."""
        terms, game = self.terms, self.game
        return {
            "id": self.id,
            "game": game.name,
            "rules": game.rules_version,
            "stage": self.stage.value,
            "preset": options_line(game, terms.options, terms.edition),
            "options": terms.options,
            "seats": [self.seat_info(number) for number in range(len(self.seats))],
            "host": self.host_seat,
            "youngest": terms.youngest,
            "coach": terms.coach,
            "clock": terms.clock,
            "absent": terms.absent,
            "stand_in": terms.stand_in,
            "pace": terms.pace,
            "listed": terms.listed,
            "restarts": self.exchange.restarts,
            "fair": self.fair_info(),
            "rematch": self.rematch or None,
            "of": self.of or None,
        }

    def seat_info(self, number: int) -> dict[str, Any]:
        """What everybody may know of a seat."""
        seat = self.seats[number]
        sealed = bool(self.exchange.commitments[number])
        return {"kind": seat.kind, "name": seat.name, "stand_in": seat.stand_in, "sealed": sealed, "left": seat.left}

    def fair_info(self) -> dict[str, Any]:
        """What was sealed, and what was put in so far."""
        match = self.play.match if self.play else None
        if match and match.fair:
            chains, sides = match.fair.chains, match.fair.sides
        else:
            chain, sides = self.chain, sides_at(self.game, tuple(self.terms.options.items()), len(self.seats))
            after = self.beginning.throws if self.beginning else 0
            chains = (SealedChain(after, chain.links, self.exchange.restarts, FRESH, chain.seal),)
        return {"game": self.fair.hex(), "sides": sides, "chains": [self.chain_info(chain) for chain in chains]}

    def chain_info(self, chain: SealedChain) -> dict[str, Any]:
        """A sealed chain; before the game begins, with the seeds shown so far."""
        exchange = self.exchange
        seats: Any = chain.seats or (zip(exchange.commitments, exchange.seeds, strict=True) if not self.play else ())
        put = [{"commitment": seal.hex(), "seed": seed.hex()} for seal, seed in seats]
        return {**chain_form(chain), "seats": put}

    def now(self) -> dict[str, Any] | None:
        """The position; none before the game has begun."""
        if self.play is None:
            return None
        match = self.play.match
        game, state = match.game, match.state
        over = is_over(state)
        view = vars(game.view(state, NOBODY)).copy()
        del view["seat"]
        result = match.result if over else None
        return {
            "waits": "nothing" if over else "roll" if is_chance(state) else "choice",
            "phase": match.waits_for,
            "seat": NOBODY if over else state.seat,
            "deadline": self.deadline,
            "undo": self.undo,
            "undo_until": self.undo_until,
            "view": view,
            "result": result and {"winners": result.winners, "scores": result.scores},
        }


@cache
def known_game(name: str) -> Game:
    """The game of this full name, loaded once."""
    return load_game(name)


@lru_cache(256)
def sides_at(game: Game, options: tuple[tuple[str, str], ...], seats: int) -> str:
    """The letters on the sides of a die at a table with these options."""
    return sides_of(game, game.new_state(seats, dict(options)))
