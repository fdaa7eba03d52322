"""Deeds before the game: opening a table, sitting down, changing it, sealing and showing seeds, another game afterwards."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count

from jollyroll.bots import check_bot, make_bot
from jollyroll.dice.chain import LINKS, commitment, fresh_nonce, fresh_secret
from jollyroll.dice.fair import FairNumbers
from jollyroll.errors import Refused
from jollyroll.games import CODES, GAMES, NOBODY, Game
from jollyroll.match import Record, Seat, replay
from jollyroll.match.record import check_seat, name_key
from jollyroll.words import say

from .codes import Code
from .fields import Settings
from .fold import Body, apply
from .keys import table_id
from .playing import Deed, simple
from .refusing import No
from .shown import Stage
from .state import FREE, Beginning, SeatState, TableState, Terms, known_game

BOT = "bot:"
USUAL = Terms({})
DUMMY = "random"  # who holds the place of a seat that has left


def asked_game(name: str) -> Game:
    """The game of this name or code."""
    full = CODES.get(name, name)
    if full not in GAMES:
        raise No(Code.BAD_SETTING, Refused("unknown-game", game=name, known=", ".join(GAMES)))
    return known_game(full)


def open_table(
    game: Game,
    seats: Sequence[SeatState],
    terms: Terms,
    host: str,
    at: int,
    of: str = "",
    host_seat: int = NOBODY,
    beginning: Beginning | None = None,
) -> Deed:
    """A new table with sealed dice."""
    check_seats(game, len(seats))
    fair, chain = fresh_nonce(), fresh_secret()
    body: Body = {
        "kind": "opened",
        "id": table_id(fair),
        "game": game.name,
        "fair": fair.hex(),
        "links": LINKS,
        "terms": terms._asdict(),
        "seats": [{"kind": seat.kind, "name": seat.name, "left": seat.left} for seat in seats],
        "host": host_seat,
        "of": of,
        "beginning": beginning_form(beginning) if beginning else None,
    }
    secret: Body = {"host": host, "chain": chain.hex(), "keys": [seat.key for seat in seats]}
    add_seeds(body, secret, [number for number, seat in enumerate(seats) if seat.kind.startswith(BOT)])
    state = TableState.__new__(TableState)
    return Deed(state, body, secret, apply(state, body, secret, at))


def beginning_form(beginning: Beginning) -> Body:
    """Where the game begins, as it is stored."""
    events = [[event.kind, event.text, event.seat] for event in beginning.events]
    return {"events": events, "host": beginning.host, "youngest": beginning.youngest}


def add_seeds(body: Body, secret: Body, seats: Iterable[int]) -> None:
    """Fresh seeds for these bots: their seals to be shown, the seeds to be kept."""
    seeds = {str(seat): fresh_secret() for seat in seats}
    body["seals"] = {seat: commitment(seed).hex() for seat, seed in seeds.items()}
    secret["seeds"] = {seat: seed.hex() for seat, seed in seeds.items()}


def check_seats(game: Game, seats: int) -> None:
    """The game can be played by so many."""
    if seats not in game.seat_range:
        least, most = game.seat_range[0], game.seat_range[-1]
        raise No(Code.BAD_SETTING, Refused("seat-count", seats=seats, game=game.code, least=least, most=most))


def seats_of(game: Game, kinds: Sequence[str]) -> list[SeatState]:
    """Seats as a new table is to have them: free, or bots with names."""
    seats: list[SeatState] = []
    for kind in kinds:
        seats.append(SeatState() if kind == FREE else bot_seat(game, kind, [seat.name for seat in seats]))
    return seats


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
        raise No(Code.BAD_SETTING, refused) from refused


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
            check_bot(given["stand_in"])
    except Refused as refused:
        raise No(Code.BAD_SETTING, refused) from refused
    if given.get("youngest", -1) >= seats:
        raise No(Code.BAD_SETTING, Refused("no-such-seat", seat=given["youngest"] + 1, seats=seats))
    if "coach" in given:
        given["coach"] = given["coach"].value
    return terms._replace(options=resolved, **given)


def the_seat(state: TableState, seat: int) -> SeatState:
    """The seat of this number."""
    if seat >= len(state.seats):
        raise No(Code.NO_SEAT)
    return state.seats[seat]


def check_open(state: TableState) -> None:
    """People may still sit down."""
    if state.stage != Stage.OPEN:
        raise No(Code.NOT_OPEN)


def check_name(state: TableState, seat: int, name: str) -> None:
    """A name that can be shown and that nobody else has."""
    try:
        check_seat(Seat(name))
    except Refused as refused:
        raise No(Code.BAD_NAME, refused) from refused
    if any(name_key(other.name) == name_key(name) for number, other in enumerate(state.seats) if number != seat):
        raise No(Code.NAME_TAKEN, Refused("names-alike", name=name))


def sit(state: TableState, seat: int, name: str, seal: str, key: str, is_host: bool, at: int) -> Deed:
    """Take a free seat; `key` is the hash of its new token. The host sits at the first seat the host takes."""
    check_open(state)
    if the_seat(state, seat).kind != FREE:
        raise No(Code.SEAT_TAKEN)
    check_name(state, seat, name)
    host = is_host and state.host_seat == NOBODY
    return with_seal(state, {"kind": "sat", "seat": seat, "name": name, "commitment": seal, "host": host}, at, {"key": key})


def with_seal(state: TableState, body: Body, at: int, secret: Body | None = None) -> Deed:
    """An event that brings a seal or a seed, which the exchange may refuse."""
    try:
        return simple(state, body, at, secret)
    except Refused as refused:
        raise No(Code.BAD_SEED, refused) from refused


def stand(state: TableState, seat: int, why: str, at: int) -> Deed:
    """Free a seat that a person has."""
    check_open(state)
    if not the_seat(state, seat).is_person:
        raise No(Code.NO_SEAT)
    return simple(state, {"kind": "stood", "seat": seat, "why": why}, at)


def rename(state: TableState, seat: int, name: str, at: int) -> Deed:
    """Another name for a seat."""
    check_open(state)
    check_name(state, seat, name)
    return simple(state, {"kind": "renamed", "seat": seat, "name": name}, at)


def place(state: TableState, seat: int, kind: str, at: int) -> Deed:
    """The host puts a bot on a seat, frees it, adds one or takes the last one away."""
    check_open(state)
    seats, game = len(state.seats), state.game
    if seat > seats or (seat == seats and kind == "remove") or (kind == "remove" and seat != seats - 1):
        raise No(Code.NO_SEAT)
    if seat < seats and state.seats[seat].is_person:
        raise No(Code.SEAT_TAKEN)
    check_seats(game, seats - 1 if kind == "remove" else max(seats, seat + 1))
    body: Body = {"kind": "placed", "seat": seat, "placed": kind, "name": ""}
    secret: Body = {}
    if kind.startswith(BOT):
        names = [other.name for number, other in enumerate(state.seats) if number != seat]
        body["name"] = bot_seat(game, kind, names).name
        add_seeds(body, secret, [seat])
    return simple(state, body, at, secret)


def change(state: TableState, settings: Settings, at: int) -> Deed:
    """The host changes how the table plays."""
    check_open(state)
    terms = changed_terms(state.game, state.terms, settings, len(state.seats))
    return simple(state, {"kind": "changed", "terms": terms._asdict()}, at)


def start(state: TableState, at: int) -> Deed:
    """The host starts: all seats are taken and sealed, now the seeds are shown."""
    check_open(state)
    if not state.exchange.is_sealed:
        raise No(Code.NOT_READY)
    return simple(state, {"kind": "started"}, at)


def commit(state: TableState, seat: int, seal: str, at: int) -> Deed:
    """A new seal for a seat that has none."""
    check_open(state)
    if state.exchange.commitments[seat]:
        raise No(Code.BAD_SEED, Refused("seed-committed"))
    return with_seal(state, {"kind": "sealed", "seat": seat, "commitment": seal}, at)


def reveal(state: TableState, seat: int, seed: str, at: int) -> Deed:
    """A seat shows its seed."""
    if state.stage != Stage.REVEALING:
        raise No(Code.NOT_READY if state.stage == Stage.OPEN else Code.NOT_OPEN)
    return with_seal(state, {"kind": "revealed", "seat": seat, "seed": seed}, at)


def waits_for_seeds(state: TableState) -> list[int]:
    """The people who have not shown theirs yet."""
    return [number for number, seat in enumerate(state.seats) if seat.is_person and not state.exchange.seeds[number]]


def unseat(state: TableState, seat: int, at: int) -> Deed:
    """This seat did not show its seed: it is freed, and the exchange starts over."""
    body: Body = {"kind": "stood", "seat": seat, "why": "no-seed"}
    secret: Body = {}
    add_seeds(body, secret, [number for number, other in enumerate(state.seats) if other.kind.startswith(BOT)])
    return simple(state, body, at, secret)


def next_table(state: TableState, at: int) -> Deed:
    """Another game among the same seats: keys and names stay, those who left for good make room."""
    seats = [seat._replace(stand_in="", timeouts=0) if not seat.left else SeatState() for seat in state.seats]
    host_seat = state.host_seat if state.host_seat != NOBODY and not state.seats[state.host_seat].left else NOBODY
    return open_table(state.game, seats, state.terms, state.host, at, state.id, host_seat=host_seat)


def again(kinds: Sequence[str], settings: Settings, host: str, record: Record, table: str, at: int) -> Deed:
    """A new table that begins where another game stood: its rules, host and youngest; whoever had left stays away."""
    game = known_game(record.game)
    match = replay(record)
    if match.is_over or len(kinds) != len(record.seats):
        raise No(Code.BAD_SETTING)
    present = match.state.present
    seats = [
        SeatState(f"{BOT}{DUMMY}", record.seats[number].name, left=True) if not present[number] else seat
        for number, seat in enumerate(seats_of(game, kinds))
    ]
    terms = changed_terms(game, USUAL, settings.model_copy(update={"preset": None, "options": dict(record.options)}), len(seats))
    beginning = Beginning(tuple(event._replace(opening=None) for event in record.events), record.host, record.youngest)
    return open_table(game, seats, terms, host, at, table, beginning=beginning)
