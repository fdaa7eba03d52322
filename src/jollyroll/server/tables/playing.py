"""Actions in the game: choices, rolls, undo, leaving, and what happens while somebody is away."""

from jollyroll.dice import MANUAL
from jollyroll.errors import Refused
from jollyroll.kit.phases import is_chance, is_choice
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, Stage
from jollyroll.server.protocol.events import StandInWhy
from jollyroll.server.protocol.rejected import Rejected

from .absence_events import BackEvent, StandInEvent
from .by_hand import take_back
from .calling import GAME_BEGINS, Intent
from .carrying_out import bot_seeds, carry_out
from .context import ActionContext
from .event_quota import check_detour
from .game_events import UndoneEvent
from .game_fold import begin
from .parts import SeatLeft
from .play import Play
from .state import TableState
from .transition import Transition, apply
from .witnessing import pass_on, the_calling, witness_links


def the_play(state: TableState) -> Play:
    """The game at this table, if it runs."""
    if state.play is None or state.stage != Stage.PLAYING:
        raise Rejected(Code.NOT_PLAYING)
    return state.play


def begin_game(state: TableState, context: ActionContext) -> Transition:
    """The last seed was shown, or none is needed: the game begins."""
    return carry_out(state, GAME_BEGINS, context)


def act(state: TableState, intent: Intent, context: ActionContext) -> Transition:
    """A choice and, if dice fall upon it, the dice; or a roll, or a card turned over; if it is due, and for this seat to do."""
    play = state.play
    if play is None or state.stage != Stage.PLAYING:
        raise Rejected(Code.NOT_PLAYING)
    position, rolls = play.match.state, intent.first is None
    if state.calling or not (is_chance(position) if rolls else is_choice(position)):
        raise Rejected(Code.NO_ROLL_DUE if rolls else Code.NO_CHOICE_DUE)
    if rolls and state.terms.dice == MANUAL:
        raise Rejected(Code.NO_ROLL_DUE, Refused("type-it"))
    if position.seat != intent.seat:
        raise Rejected(Code.NOT_YOUR_TURN, name=play.match.seats[position.seat].name)
    try:
        return carry_out(state, intent, context)
    except Refused as refused:
        raise Rejected(Code.NOT_ALLOWED, refused) from refused


def leave(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Leave for good, by the rules of the game."""
    the_play(state)
    if state.calling:
        raise Rejected(Code.NOT_READY)
    try:
        return carry_out(state, Intent(seat, Actor.PERSON, SeatLeft(seat)), context)
    except Refused as refused:
        raise Rejected(Code.LEFT, refused) from refused


def witness(state: TableState, seat: int, link: bytes, context: ActionContext) -> Transition:
    """The witness has answered: chance decides."""
    calling = the_calling(state)
    links = witness_links(play_called(state), calling, seat, link)
    return carry_out(state, calling.intent._replace(nonce=b""), context, links)


def pass_over(state: TableState, context: ActionContext) -> Transition:
    """The witness has not answered: the next one is asked, or chance decides without."""
    calling = the_calling(state)
    found = pass_on(state, play_called(state), calling, context)
    return found if isinstance(found, Transition) else carry_out(state, calling.intent._replace(nonce=b""), context, found)


def play_called(state: TableState) -> Play:
    """The game in which a witness is asked; it may be about to begin."""
    return state.play or begin(state.copy(), bot_seeds(state))


def undo(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Take the last choice back; with real dice, whatever was typed last."""
    if state.by_hand:
        return take_back(state, seat, context)
    match = the_play(state).match
    late = match.before and (match.before.deadline or context.at) < context.at  # whose time was up has decided
    if state.calling or not state.own_choice or match.chooser != seat or late:
        raise Rejected(Code.NOTHING_TO_UNDO)
    check_detour(state, seat)
    return apply(state, UndoneEvent(seat), context.at)


def stand_in(state: TableState, seat: int, why: StandInWhy, context: ActionContext) -> Transition:
    """A bot plays for this seat until its person is back."""
    return apply(state, StandInEvent(seat, state.terms.stand_in, why), context.at)


def hand_back(state: TableState, seat: int, context: ActionContext) -> Transition:
    """The person plays again."""
    check_detour(state, seat)
    return apply(state, BackEvent(seat), context.at)
