"""Actions before the game: sitting down, changing the table, sealing and showing seeds."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count

from jollyroll.bots import check_bot, make_bot
from jollyroll.dice.chain import commitment, fresh_secret
from jollyroll.dice.fair import FairNumbers
from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, Game
from jollyroll.match.names import check_person, name_key
from jollyroll.match.record import BOT
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import Settings
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.shown import Stage
from jollyroll.words import say

from .event_quota import check_detour
from .playing import Transition, simple
from .state import Body, SeatState, TableState, Terms

USUAL_TERMS = Terms({})


def add_seeds(body: Body, secret: Body, seats: Iterable[int]) -> None:
    """Fresh seeds for these bots: their seals to be shown, the seeds to be kept."""
    seeds = {str(seat): fresh_secret() for seat in seats}
    body["seals"] = {seat: commitment(seed).hex() for seat, seed in seeds.items()}
    secret["seeds"] = {seat: seed.hex() for seat, seed in seeds.items()}


def check_seats(game: Game, seats: int) -> None:
    """The game can be played by so many."""
    if seats not in game.seat_range:
        least, most = game.seat_range[0], game.seat_range[-1]
        raise Rejected(Code.BAD_SETTING, Refused("seat-count", seats=seats, game=game.code, least=least, most=most))


def bot_seat(game: Game, kind: str, names: Sequence[str]) -> SeatState:
    """A bot of this kind under a name that is not taken."""
    check_level(game, kind.removeprefix(BOT))
    taken = {name_key(name) for name in names}
    for number in count(1):
        name = say("name-of-bot", number=number)
        if name_key(name) not in taken:
            return SeatState(kind, name)
    raise AssertionError


def check_level(game: Game, level: str) -> None:
    """There is such a bot, and everything it needs is there."""
    try:
        check_bot(level)
        make_bot(level, game, FairNumbers())
    except Refused as refused:
        raise Rejected(Code.BAD_SETTING, refused) from refused


def changed_terms(game: Game, terms: Terms, settings: Settings, seats: int) -> Terms:
    """The terms with these settings, if the game has them."""
    given = settings.model_dump(exclude_none=True)
    preset, options = given.pop("preset", None), given.pop("options", None)
    changes: Mapping[str, str] = options or {}
    try:
        if preset is None and terms.options:
            changes = {**terms.options, **changes}
        resolved = game.resolve(preset or "", changes)
        if "stand_in" in given:
            check_level(game, given["stand_in"])
    except Refused as refused:
        raise Rejected(Code.BAD_SETTING, refused) from refused
    if given.get("youngest", -1) >= seats:
        raise Rejected(Code.BAD_SETTING, Refused("no-such-seat", seat=given["youngest"] + 1, seats=seats))
    if "coach" in given:
        given["coach"] = given["coach"].value
    if preset:
        given["edition"] = preset.removeprefix(game.code + ".")
    return terms._replace(options=resolved, **given)


def the_seat(state: TableState, seat: int) -> SeatState:
    """The seat of this number."""
    if seat >= len(state.seats):
        raise Rejected(Code.NO_SEAT)
    return state.seats[seat]


def check_open(state: TableState) -> None:
    """People may still sit down."""
    if state.stage != Stage.OPEN:
        raise Rejected(Code.NOT_OPEN)


def check_name(state: TableState, seat: int, name: str) -> None:
    """A name that can be shown and that nobody else has."""
    try:
        check_person(name)
    except Refused as refused:
        raise Rejected(Code.BAD_NAME, refused) from refused
    if any(name_key(other.name) == name_key(name) for number, other in enumerate(state.seats) if number != seat):
        raise Rejected(Code.NAME_TAKEN, Refused("names-alike", name=name))


def sit(state: TableState, seat: int, name: str, seal: str, key: str, is_host: bool, at: int) -> Transition:
    """Take a free seat; `key` is the hash of its new token. The host sits at the first seat the host takes."""
    check_open(state)
    if not the_seat(state, seat).is_free:
        raise Rejected(Code.SEAT_TAKEN)
    check_name(state, seat, name)
    host = is_host and state.host_seat == NOBODY
    return with_seal(state, {"kind": "sat", "seat": seat, "name": name, "commitment": seal, "host": host}, at, {"key": key})


def with_seal(state: TableState, body: Body, at: int, secret: Body | None = None) -> Transition:
    """An event that brings a seal or a seed, which the exchange may refuse."""
    try:
        return simple(state, body, at, secret)
    except Refused as refused:
        raise Rejected(Code.BAD_SEED, refused) from refused


def stand(state: TableState, seat: int, why: str, at: int) -> Transition:
    """Free a seat that a person has."""
    check_open(state)
    if not the_seat(state, seat).is_person:
        raise Rejected(Code.NO_SEAT)
    return simple(state, {"kind": "stood", "seat": seat, "why": why}, at)


def rename(state: TableState, seat: int, name: str, at: int) -> Transition:
    """Another name for a seat."""
    check_open(state)
    check_name(state, seat, name)
    return simple(state, {"kind": "renamed", "seat": seat, "name": name}, at)


def place(state: TableState, seat: int, kind: str, at: int) -> Transition:
    """The host puts a bot on a seat, frees it, adds one or takes the last one away."""
    check_open(state)
    seats, game = len(state.seats), state.game
    if seat > seats or (seat == seats and kind == "remove") or (kind == "remove" and seat != seats - 1):
        raise Rejected(Code.NO_SEAT)
    if seat < seats and state.seats[seat].is_person:
        raise Rejected(Code.SEAT_TAKEN)
    check_seats(game, seats - 1 if kind == "remove" else max(seats, seat + 1))
    body: Body = {"kind": "placed", "seat": seat, "placed": kind, "name": ""}
    secret: Body = {}
    if kind.startswith(BOT):
        names = [other.name for number, other in enumerate(state.seats) if number != seat]
        body["name"] = bot_seat(game, kind, names).name
        add_seeds(body, secret, [seat])
    return simple(state, body, at, secret)


def change(state: TableState, terms: Terms, at: int) -> Transition:
    """The host changes how the table plays."""
    check_open(state)
    return simple(state, {"kind": "changed", "terms": terms._asdict()}, at)


def start(state: TableState, at: int) -> Transition:
    """The host starts: all seats are taken and sealed, now the seeds are shown."""
    check_open(state)
    if not state.exchange.is_sealed:
        raise Rejected(Code.NOT_READY)
    return simple(state, {"kind": "started"}, at)


def commit(state: TableState, seat: int, seal: str, at: int) -> Transition:
    """A new seal for a seat that has none."""
    check_open(state)
    if state.exchange.commitments[seat]:
        raise Rejected(Code.BAD_SEED, Refused("seed-committed"))
    return with_seal(state, {"kind": "sealed", "seat": seat, "commitment": seal}, at)


def reveal(state: TableState, seat: int, seed: str, at: int) -> Transition:
    """A seat shows its seed."""
    if state.stage != Stage.REVEALING:
        raise Rejected(Code.NOT_READY if state.stage == Stage.OPEN else Code.NOT_OPEN)
    return with_seal(state, {"kind": "revealed", "seat": seat, "seed": seed}, at)


def move(state: TableState, seat: int, key: str, at: int) -> Transition:
    """The seat goes to another device. A seed that was not shown stays behind: the new device seals one of its own."""
    check_detour(state, seat)
    if state.stage == Stage.REVEALING and not state.exchange.seeds[seat]:
        raise Rejected(Code.NOT_READY, Refused("seed-missing"))
    body: Body = {"kind": "moved", "seat": seat}
    if state.stage == Stage.OPEN:
        body["unsealed"] = True
    return simple(state, body, at, {"key": key})


def waits_for_seeds(state: TableState) -> list[int]:
    """The people who have not shown theirs yet."""
    return [number for number, seat in enumerate(state.seats) if seat.is_person and not state.exchange.seeds[number]]


def unseat(state: TableState, seat: int, at: int) -> Transition:
    """This seat did not show its seed: it is freed, and the exchange starts over."""
    body: Body = {"kind": "stood", "seat": seat, "why": "no-seed"}
    secret: Body = {}
    add_seeds(body, secret, [number for number, other in enumerate(state.seats) if other.is_bot])
    return simple(state, body, at, secret)
