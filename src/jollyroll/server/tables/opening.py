"""Opens tables: new ones, rematches, and continuations of another game."""

from base64 import b32encode
from collections.abc import Sequence

from jollyroll.dice import MANUAL
from jollyroll.dice.chain import LINKS
from jollyroll.errors import OptionError, UnknownGameError
from jollyroll.kit import NOBODY, Game, full_name, game_names
from jollyroll.match import replay
from jollyroll.match.fair import NEWEST
from jollyroll.match.record import BOT
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from .beginning import Beginning
from .bots import BotSeeds, BotSource, bot_seat
from .context import ActionContext
from .events import Transition
from .history import record_of
from .known_games import known_game
from .opened_event import OpenedEvent
from .rows import Row
from .seats import FREE, SeatState
from .sitting import check_seats
from .state import TableState
from .terms import USUAL_TERMS, TermChanges, Terms, changed_terms
from .transition import apply

DUMMY = "random"  # the bot in place of a player who has left
ID_LETTERS = 10


def asked_game(name: str) -> Game:
    """The game with this name or code."""
    full = full_name(name)
    if full not in game_names():
        raise Rejected(Code.BAD_SETTING, UnknownGameError("unknown-game", game=name, known=", ".join(game_names())))
    return known_game(full)


def table_id(fair: bytes) -> str:
    """The id of a table, derived from the id of its dice."""
    return b32encode(fair).decode().lower()[:ID_LETTERS]


def open_table(
    game: Game,
    seats: Sequence[SeatState],
    terms: Terms,
    host: str,
    context: ActionContext,
    of: str = "",
    host_seat: int = NOBODY,
    beginning: Beginning | None = None,
    fair: bytes = b"",
) -> Transition:
    """Open a table. `host` is the hash of the host's token, `fair` the id of its dice."""
    check_seats(game, len(seats))
    by_hand = terms.dice == MANUAL
    fair, chain, links = fair or context.nonce(), b"" if by_hand else context.secret(), 0 if by_hand else LINKS
    bots = BotSeeds.make([number for number, seat in enumerate(seats) if seat.is_bot and not by_hand], context)
    fresh = tuple(SeatState(seat.kind, seat.name, seat.key, left=seat.left) for seat in seats)
    event = OpenedEvent(table_id(fair), game.name, fair, links, terms, fresh, host_seat, of, beginning, bots, host, chain, NEWEST)
    return apply(None, event, context.at)


def seats_of(game: Game, kinds: Sequence[str], bots: BotSource) -> list[SeatState]:
    """The seats of a new table: free, or bots with names."""
    seats: list[SeatState] = []
    for kind in kinds:
        seats.append(SeatState() if kind == FREE else bot_seat(game, kind, [seat.name for seat in seats], bots))
    return seats


def again(
    rows: Sequence[Row],
    game: Game,
    kinds: Sequence[str],
    changes: TermChanges,
    host: str,
    bots: BotSource,
    context: ActionContext,
    fair: bytes = b"",
) -> Transition:
    """Open a table that continues another game, with its rules, host, youngest and names. Players who had left stay away."""
    record, _ = record_of(rows)
    if game.name != record.game:
        raise Rejected(Code.BAD_SETTING, OptionError("again-game"))
    if "preset" in changes or "options" in changes:
        raise Rejected(Code.BAD_SETTING, OptionError("again-rules"))
    match = replay(record)
    if match.is_over or len(kinds) != len(record.seats):
        raise Rejected(Code.BAD_SETTING)
    present = match.state.present
    asked = seats_of(game, kinds, bots)
    seats = [seat_again(seat, record.seats[number].name, bool(present[number])) for number, seat in enumerate(asked)]
    terms = changed_terms(game, USUAL_TERMS, {**changes, "options": dict(record.options)}, len(seats), bots)
    beginning = Beginning(tuple(event._replace(opening=None) for event in record.events), record.host, record.youngest)
    return open_table(game, seats, terms, host, context, rows[0].table, beginning=beginning, fair=fair)


def seat_again(seat: SeatState, name: str, present: bool) -> SeatState:
    """A seat of a continued game: a bot takes the name of the former player, a free seat waits for a person."""
    if not present:
        return SeatState(f"{BOT}{DUMMY}", name, left=True)
    return seat if seat.is_free else SeatState(seat.kind, name)


def next_table(state: TableState, context: ActionContext, fair: bytes = b"") -> Transition:
    """Open a rematch with the same seats: keys and names stay, seats that were left for good become free."""
    seats = [seat if not seat.left else SeatState() for seat in state.seats]
    host_seat = state.host_seat if state.host_seat != NOBODY and not state.seats[state.host_seat].left else NOBODY
    return open_table(state.game, seats, state.terms, state.host, context, state.id, host_seat=host_seat, fair=fair)
