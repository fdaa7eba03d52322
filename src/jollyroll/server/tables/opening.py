"""New tables: opened by somebody, for another game among the same people, or where another game stood."""

from collections.abc import Sequence

from jollyroll.dice.chain import LINKS, fresh_nonce, fresh_secret
from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, Game, full_name, game_names
from jollyroll.match import replay
from jollyroll.match.record import BOT
from jollyroll.server.live.keys import table_id
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import Settings
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.store import Row

from .fold import apply
from .history import record_of
from .playing import Transition
from .sitting import USUAL_TERMS, add_seeds, bot_seat, changed_terms, check_seats
from .state import FREE, Beginning, Body, SeatState, TableState, Terms, known_game

DUMMY = "random"  # who holds the place of a seat that has left


def asked_game(name: str) -> Game:
    """The game of this name or code."""
    full = full_name(name)
    if full not in game_names():
        raise Rejected(Code.BAD_SETTING, Refused("unknown-game", game=name, known=", ".join(game_names())))
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
) -> Transition:
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
    add_seeds(body, secret, [number for number, seat in enumerate(seats) if seat.is_bot])
    state = TableState.__new__(TableState)
    return Transition(state, body, secret, apply(state, body, secret, at))


def beginning_form(beginning: Beginning) -> Body:
    """Where the game begins, as it is stored."""
    events = [[event.kind, event.text, event.seat] for event in beginning.events]
    return {"events": events, "host": beginning.host, "youngest": beginning.youngest}


def seats_of(game: Game, kinds: Sequence[str]) -> list[SeatState]:
    """Seats as a new table is to have them: free, or bots with names."""
    seats: list[SeatState] = []
    for kind in kinds:
        seats.append(SeatState() if kind == FREE else bot_seat(game, kind, [seat.name for seat in seats]))
    return seats


def again(rows: Sequence[Row], game: Game, kinds: Sequence[str], settings: Settings, host: str, at: int) -> Transition:
    """A new table that begins where another game stood: its rules, host and youngest; whoever had left stays away."""
    record, _ = record_of(rows)
    if game.name != record.game:
        raise Rejected(Code.BAD_SETTING, Refused("again-game"))
    if settings.preset is not None or settings.options is not None:
        raise Rejected(Code.BAD_SETTING, Refused("again-rules"))
    match = replay(record)
    if match.is_over or len(kinds) != len(record.seats):
        raise Rejected(Code.BAD_SETTING)
    present = match.state.present
    seats = [
        SeatState(f"{BOT}{DUMMY}", record.seats[number].name, left=True) if not present[number] else seat
        for number, seat in enumerate(seats_of(game, kinds))
    ]
    terms = changed_terms(game, USUAL_TERMS, settings.model_copy(update={"options": dict(record.options)}), len(seats))
    beginning = Beginning(tuple(event._replace(opening=None) for event in record.events), record.host, record.youngest)
    return open_table(game, seats, terms, host, at, rows[0].table, beginning=beginning)


def next_table(state: TableState, at: int) -> Transition:
    """Another game among the same seats: keys and names stay, those who left for good make room."""
    seats = [seat._replace(stand_in="", timeouts=0) if not seat.left else SeatState() for seat in state.seats]
    host_seat = state.host_seat if state.host_seat != NOBODY and not state.seats[state.host_seat].left else NOBODY
    return open_table(state.game, seats, state.terms, state.host, at, state.id, host_seat=host_seat)
