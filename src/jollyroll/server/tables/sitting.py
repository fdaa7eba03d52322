"""Actions before the game: sitting down, changing the table, sealing and revealing seeds."""

from jollyroll.errors import FairDiceError, Refused, SeatError
from jollyroll.kit import NOBODY, Game
from jollyroll.match.names import check_person, name_key
from jollyroll.match.record import BOT
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.events import StoodWhy
from jollyroll.server.protocol.rejected import Rejected

from .bots import BotSeeds, BotSource, bot_seat
from .by_hand import check_envelope
from .context import ActionContext
from .event_quota import check_detour
from .events import TableEvent, Transition
from .playing import begin_game
from .seat_events import REMOVE, MovedEvent, PlacedEvent, RenamedEvent, SatEvent, StoodEvent, TermsChangedEvent
from .seats import SeatState
from .seed_events import RevealedEvent, SealedEvent, StartedEvent
from .state import TableState
from .terms import Terms
from .transition import apply


def check_seats(game: Game, seats: int) -> None:
    """Check that the game can be played with this many seats."""
    if seats not in game.seat_range:
        least, most = game.seat_range[0], game.seat_range[-1]
        raise Rejected(Code.BAD_SETTING, SeatError("seat-count", seats=seats, game=game.code, least=least, most=most))


def require_seat(state: TableState, seat: int) -> SeatState:
    """The seat with this number; rejects if there is none."""
    if seat >= len(state.seats):
        raise Rejected(Code.NO_SEAT)
    return state.seats[seat]


def check_open(state: TableState) -> None:
    """Check that the game has not begun."""
    if state.stage != TableStage.OPEN:
        raise Rejected(Code.NOT_OPEN)


def check_name(state: TableState, seat: int, name: str) -> None:
    """Check that a name is printable and not taken."""
    try:
        check_person(name)
    except Refused as refused:
        raise Rejected(Code.BAD_NAME, refused) from refused
    if any(name_key(other.name) == name_key(name) for number, other in enumerate(state.seats) if number != seat):
        raise Rejected(Code.NAME_TAKEN, SeatError("names-alike", name=name))


def apply_seal(state: TableState, event: TableEvent, at: int) -> Transition:
    """Apply an event with a seal or seed, which the exchange may refuse."""
    try:
        return apply(state, event, at)
    except Refused as refused:
        raise Rejected(Code.BAD_SEED, refused) from refused


def sit(
    state: TableState, seat: int, name: str, seal: bytes, key: str, is_host: bool, context: ActionContext, chain: bytes = b""
) -> Transition:
    """Take a free seat; `key` is the hash of its new token. The first seat that the host takes becomes the host's seat."""
    check_open(state)
    if not require_seat(state, seat).is_free:
        raise Rejected(Code.SEAT_TAKEN)
    check_name(state, seat, name)
    if state.by_hand:
        seal = chain = b""  # real dice need no seals
    elif not seal:
        raise Rejected(Code.BAD_SEED, FairDiceError("seed-missing"))
    return apply_seal(state, SatEvent(seat, name, seal, is_host and state.host_seat == NOBODY, key, chain), context.at)


def stand(state: TableState, seat: int, why: StoodWhy, context: ActionContext) -> Transition:
    """Free a person's seat."""
    check_open(state)
    if not require_seat(state, seat).is_person:
        raise Rejected(Code.NO_SEAT)
    return apply(state, StoodEvent(seat, why), context.at)


def rename(state: TableState, seat: int, name: str, context: ActionContext) -> Transition:
    """Rename a seat."""
    check_open(state)
    check_name(state, seat, name)
    return apply(state, RenamedEvent(seat, name), context.at)


def place(state: TableState, seat: int, kind: str, bots: BotSource, context: ActionContext) -> Transition:
    """Put a bot on a seat, free it, add a seat or remove the last one."""
    check_open(state)
    seats, game = len(state.seats), state.game
    if seat > seats or (seat == seats and kind == REMOVE) or (kind == REMOVE and seat != seats - 1):
        raise Rejected(Code.NO_SEAT)
    if seat < seats and state.seats[seat].is_person:
        raise Rejected(Code.SEAT_TAKEN)
    check_seats(game, seats - 1 if kind == REMOVE else max(seats, seat + 1))
    if not kind.startswith(BOT):
        return apply(state, PlacedEvent(seat, kind), context.at)
    names = [other.name for number, other in enumerate(state.seats) if number != seat]
    name = bot_seat(game, kind, names, bots).name
    seeds = BotSeeds() if state.by_hand else BotSeeds.make([seat], context)
    return apply(state, PlacedEvent(seat, kind, name, seeds), context.at)


def check_changeable(state: TableState, terms: Terms) -> None:
    """Check that these terms may be set now: before the game all of them, during the game only the bots' pace."""
    if state.stage == TableStage.OVER or terms != state.terms._replace(pace=terms.pace):
        check_open(state)


def change(state: TableState, terms: Terms, context: ActionContext) -> Transition:
    """Change the terms of the table."""
    check_changeable(state, terms)
    if state.stage != TableStage.OPEN:
        seat = state.host_seat if state.host_seat != NOBODY else bot_of(state)
        check_detour(state, seat)
        return apply(state, TermsChangedEvent(terms, seat), context.at)
    if terms.dice != state.terms.dice:
        raise Rejected(Code.BAD_SETTING, FairDiceError("dice-settled"))
    return apply(state, TermsChangedEvent(terms), context.at)


def bot_of(state: TableState) -> int:
    """The first bot's seat; rejects if there is none, since the pace would have no effect."""
    bots = [number for number, seat in enumerate(state.seats) if seat.is_bot]
    if not bots:
        raise Rejected(Code.NOT_OPEN)
    return bots[0]


def start(state: TableState, context: ActionContext) -> Transition:
    """Start once all seats are taken and sealed: now seeds are revealed. With real dice, the game begins at once."""
    check_open(state)
    if state.by_hand:
        if any(each.is_free for each in state.seats):
            raise Rejected(Code.NOT_READY)
        return begin_game(state, context)
    if not state.exchange.is_sealed:
        raise Rejected(Code.NOT_READY)
    return apply(state, StartedEvent(), context.at)


def commit(state: TableState, seat: int, seal: bytes, context: ActionContext, chain: bytes = b"") -> Transition:
    """Seal a seed for a seat that has none."""
    check_open(state)
    check_envelope(state)
    if state.exchange.commitments[seat]:
        raise Rejected(Code.BAD_SEED, FairDiceError("seed-committed"))
    return apply_seal(state, SealedEvent(seat, seal, chain), context.at)


def reveal(state: TableState, seat: int, seed: bytes, context: ActionContext) -> Transition:
    """Reveal a seat's seed."""
    if state.stage != TableStage.REVEALING:
        raise Rejected(Code.NOT_READY if state.stage == TableStage.OPEN else Code.NOT_OPEN)
    return apply_seal(state, RevealedEvent(seat, seed), context.at)


def move(state: TableState, seat: int, key: str, context: ActionContext) -> Transition:
    """Move a seat to another device. A seed that was not revealed stays behind, and the new device seals its own."""
    check_detour(state, seat)
    if state.stage == TableStage.REVEALING and not state.exchange.seeds[seat]:
        raise Rejected(Code.NOT_READY, FairDiceError("seed-missing"))
    return apply(state, MovedEvent(seat, key, unsealed=state.stage == TableStage.OPEN), context.at)


def waits_for_seeds(state: TableState) -> list[int]:
    """The people's seats that have not revealed their seeds."""
    return [number for number, seat in enumerate(state.seats) if seat.is_person and not state.exchange.seeds[number]]


def unseat(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Free a seat that did not reveal its seed, and start the exchange over."""
    bots = [number for number, other in enumerate(state.seats) if other.is_bot]
    return apply(state, StoodEvent(seat, "no-seed", BotSeeds.make(bots, context)), context.at)
