"""Actions before the game: sitting down, changing the table, sealing and showing seeds."""

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, Game
from jollyroll.match.names import check_person, name_key
from jollyroll.match.record import BOT
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Stage
from jollyroll.server.protocol.events import StoodWhy
from jollyroll.server.protocol.rejected import Rejected

from .bots import BotSeeds, BotSource, bot_seat
from .by_hand import check_envelope
from .context import ActionContext
from .event_quota import check_detour
from .events import TableEvent
from .playing import begin_game
from .seat_events import REMOVE, MovedEvent, PlacedEvent, RenamedEvent, SatEvent, StoodEvent, TermsChangedEvent
from .seats import SeatState
from .seed_events import RevealedEvent, SealedEvent, StartedEvent
from .state import TableState
from .terms import Terms
from .transition import Transition, apply


def check_seats(game: Game, seats: int) -> None:
    """The game can be played by so many."""
    if seats not in game.seat_range:
        least, most = game.seat_range[0], game.seat_range[-1]
        raise Rejected(Code.BAD_SETTING, Refused("seat-count", seats=seats, game=game.code, least=least, most=most))


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


def apply_seal(state: TableState, event: TableEvent, at: int) -> Transition:
    """An event that brings a seal or a seed, which the exchange may refuse."""
    try:
        return apply(state, event, at)
    except Refused as refused:
        raise Rejected(Code.BAD_SEED, refused) from refused


def sit(
    state: TableState, seat: int, name: str, seal: bytes, key: str, is_host: bool, context: ActionContext, chain: bytes = b""
) -> Transition:
    """Take a free seat; `key` is the hash of its new token. The host sits at the first seat the host takes."""
    check_open(state)
    if not the_seat(state, seat).is_free:
        raise Rejected(Code.SEAT_TAKEN)
    check_name(state, seat, name)
    if state.by_hand:
        seal = chain = b""  # nothing is sealed here
    elif not seal:
        raise Rejected(Code.BAD_SEED, Refused("seed-missing"))
    return apply_seal(state, SatEvent(seat, name, seal, is_host and state.host_seat == NOBODY, key, chain), context.at)


def stand(state: TableState, seat: int, why: StoodWhy, context: ActionContext) -> Transition:
    """Free a seat that a person has."""
    check_open(state)
    if not the_seat(state, seat).is_person:
        raise Rejected(Code.NO_SEAT)
    return apply(state, StoodEvent(seat, why), context.at)


def rename(state: TableState, seat: int, name: str, context: ActionContext) -> Transition:
    """Another name for a seat."""
    check_open(state)
    check_name(state, seat, name)
    return apply(state, RenamedEvent(seat, name), context.at)


def place(state: TableState, seat: int, kind: str, bots: BotSource, context: ActionContext) -> Transition:
    """The host puts a bot on a seat, frees it, adds one or takes the last one away."""
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


def change(state: TableState, terms: Terms, context: ActionContext) -> Transition:
    """The host changes how the table plays."""
    check_open(state)
    if terms.dice != state.terms.dice:
        raise Rejected(Code.BAD_SETTING, Refused("dice-settled"))
    return apply(state, TermsChangedEvent(terms), context.at)


def start(state: TableState, context: ActionContext) -> Transition:
    """The host starts: all seats are taken and sealed, now the seeds are shown. With real dice there are none: the game begins."""
    check_open(state)
    if state.by_hand:
        if any(each.is_free for each in state.seats):
            raise Rejected(Code.NOT_READY)
        return begin_game(state, context)
    if not state.exchange.is_sealed:
        raise Rejected(Code.NOT_READY)
    return apply(state, StartedEvent(), context.at)


def commit(state: TableState, seat: int, seal: bytes, context: ActionContext, chain: bytes = b"") -> Transition:
    """A new seal for a seat that has none."""
    check_open(state)
    check_envelope(state)
    if state.exchange.commitments[seat]:
        raise Rejected(Code.BAD_SEED, Refused("seed-committed"))
    return apply_seal(state, SealedEvent(seat, seal, chain), context.at)


def reveal(state: TableState, seat: int, seed: bytes, context: ActionContext) -> Transition:
    """A seat shows its seed."""
    if state.stage != Stage.REVEALING:
        raise Rejected(Code.NOT_READY if state.stage == Stage.OPEN else Code.NOT_OPEN)
    return apply_seal(state, RevealedEvent(seat, seed), context.at)


def move(state: TableState, seat: int, key: str, context: ActionContext) -> Transition:
    """The seat goes to another device. A seed that was not shown stays behind: the new device seals one of its own."""
    check_detour(state, seat)
    if state.stage == Stage.REVEALING and not state.exchange.seeds[seat]:
        raise Rejected(Code.NOT_READY, Refused("seed-missing"))
    return apply(state, MovedEvent(seat, key, unsealed=state.stage == Stage.OPEN), context.at)


def waits_for_seeds(state: TableState) -> list[int]:
    """The people who have not shown theirs yet."""
    return [number for number, seat in enumerate(state.seats) if seat.is_person and not state.exchange.seeds[number]]


def unseat(state: TableState, seat: int, context: ActionContext) -> Transition:
    """This seat did not show its seed: it is freed, and the exchange starts over."""
    bots = [number for number, other in enumerate(state.seats) if other.is_bot]
    return apply(state, StoodEvent(seat, "no-seed", BotSeeds.make(bots, context)), context.at)
