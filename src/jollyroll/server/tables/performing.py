"""Carries out actions: applies each part, then deals the outcomes that follow from the chain."""

from collections.abc import Iterator
from functools import partial

from jollyroll.kit import NOBODY
from jollyroll.match.actions import NO_TURN
from jollyroll.match.dealing import chain_ahead, opened_outcome, opening_of
from jollyroll.match.devices import NO_DEVICES, DeviceLinks
from jollyroll.match.fair import ChainPlace

from .calling import Intent
from .context import ActionContext
from .events import Transition
from .game_events import BegunEvent, PlayedEvent
from .game_fold import begin
from .parts import ChanceOpened, Part, SeatLeft
from .play import Play
from .state import TableState
from .transition import apply
from .witnessing import call


def perform(state: TableState, intent: Intent, context: ActionContext, links: DeviceLinks | None = None) -> Transition:
    """Carry out an action; without a seat, begin the game.

    If devices take part and no witness has been asked yet (`links` is None), the result is a called action instead.
    """
    seat, by, _, nonce, link = intent
    has_devices = state.play.match.fair.has_devices if state.play else any(state.exchange.chains)
    if links is None and state.fair_version > 1 and (link or has_devices):
        play = play_called(state)
        found = call(state, play, intent, context) if intent.brings_chance(play) else NO_DEVICES
        if isinstance(found, Transition):
            return found
        links = found
    dealer = partial(deal, intent, context, links or NO_DEVICES)
    if seat == NOBODY:
        return apply(state, BegunEvent(bot_seeds(state), ()), context.at, dealer)
    return apply(state, PlayedEvent(seat, by, (), nonce), context.at, dealer)


def deal(intent: Intent, context: ActionContext, links: DeviceLinks, play: Play) -> Iterator[Part]:
    """Yield the parts of an action; each is applied to `play` before the next is found.

    First the choice or the leaving, if any, then the outcomes that follow at once. The dice in hand are rolled only once. An
    outcome depends on the chain's next link and on those of devices; in version 1 on a nonce, or on the one that the seed
    determines.
    """
    seat, _, first, nonce, _ = intent
    match, game = play.match, play.match.game
    turn, dice, rolls = match.state.turn, first is not None, first is None and seat != NOBODY
    if first is not None:
        turn = NO_TURN if type(first) is SeatLeft else turn
        yield first
    while rolls or (match.fair.chains and game.chance_follows(match.state, turn, seat, dice)):
        place = ChainPlace(play.dice.number, match.chance_count - play.dice.begin + 1)
        ahead = chain_ahead(match.fair, place, match.chance_count, context.secret)
        if ahead:
            play.seal_next(*ahead)
        opening = opening_of(match, play.dice.chains[place.chain], place, nonce, links)
        yield ChanceOpened(*opened_outcome(match, play.dice.joint, place.roll, opening))
        rolls = dice = False


def play_called(state: TableState) -> Play:
    """The game in which a witness is asked; begun on a copy if it has not begun."""
    return state.play or begin(state.copy(), bot_seeds(state))


def bot_seeds(state: TableState) -> dict[int, bytes]:
    """The bots' seeds, revealed when the game begins."""
    return {seat: seed for seat, seed in enumerate(state.seeds) if state.seats[seat].bot and seed}
