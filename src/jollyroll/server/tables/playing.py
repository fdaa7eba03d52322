"""Actions in the game: choices, rolls, undo, leaving, stand-ins."""

from jollyroll.errors import OutcomeError, Refused
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, TableStage
from jollyroll.server.protocol.events import StandInWhy
from jollyroll.server.protocol.rejected import Rejected

from .absence_events import BackEvent, StandInEvent
from .by_hand import take_back
from .calling import GAME_BEGINS, Intent
from .context import ActionContext
from .event_quota import check_detour
from .events import Transition
from .game_events import UndoneEvent
from .parts import SeatLeft
from .performing import perform, play_called
from .play import Play
from .state import TableState
from .transition import apply
from .witnessing import pass_on, require_calling, witness_links


def require_play(state: TableState) -> Play:
    """The running game of this table; rejects if there is none."""
    if state.play is None or state.stage != TableStage.PLAYING:
        raise Rejected(Code.NOT_PLAYING)
    return state.play


def begin_game(state: TableState, context: ActionContext) -> Transition:
    """Begin the game, once all seeds are revealed or none is needed."""
    return perform(state, GAME_BEGINS, context)


def act(state: TableState, intent: Intent, context: ActionContext) -> Transition:
    """Carry out a choice or a roll, with the outcomes that follow at once, if it is due and this seat's turn."""
    play = state.play
    if play is None or state.stage != TableStage.PLAYING:
        raise Rejected(Code.NOT_PLAYING)
    waits, on_turn = state.waits, play.match.state.seat
    if intent.first is None and waits != "roll":
        raise Rejected(Code.NO_ROLL_DUE, OutcomeError("type-it") if waits == "outcome" else None)
    if intent.first is not None and waits != "choice":
        raise Rejected(Code.NO_CHOICE_DUE)
    if on_turn != intent.seat:
        raise Rejected(Code.NOT_YOUR_TURN, name=play.match.seats[on_turn].name)
    try:
        return perform(state, intent, context)
    except Refused as refused:
        raise Rejected(Code.NOT_ALLOWED, refused) from refused


def leave(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Leave for good, under the rules of the game."""
    require_play(state)
    if state.calling:
        raise Rejected(Code.NOT_READY)
    try:
        return perform(state, Intent(seat, Actor.PERSON, SeatLeft(seat)), context)
    except Refused as refused:
        raise Rejected(Code.LEFT, refused) from refused


def witness(state: TableState, seat: int, link: bytes, context: ActionContext) -> Transition:
    """Put in the witness's link and carry out the called action."""
    calling = require_calling(state)
    links = witness_links(play_called(state), calling, seat, link)
    return perform(state, calling.intent._replace(nonce=b""), context, links)


def pass_over(state: TableState, context: ActionContext) -> Transition:
    """Ask the next witness or, if there is none, carry out the called action without."""
    calling = require_calling(state)
    found = pass_on(state, play_called(state), calling, context)
    return found if isinstance(found, Transition) else perform(state, calling.intent._replace(nonce=b""), context, found)


def undo(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Undo the last choice; with real dice, whatever was typed last."""
    if state.by_hand:
        return take_back(state, seat, context)
    match = require_play(state).match
    late = match.before and (match.before.deadline or context.at) < context.at  # its deadline has passed
    if state.calling or not state.own_choice or match.chooser != seat or late:
        raise Rejected(Code.NOTHING_TO_UNDO)
    check_detour(state, seat)
    return apply(state, UndoneEvent(seat), context.at)


def stand_in(state: TableState, seat: int, why: StandInWhy, context: ActionContext) -> Transition:
    """Let a bot stand in for this seat."""
    return apply(state, StandInEvent(seat, state.terms.stand_in, why), context.at)


def hand_back(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Give the seat back to its person."""
    check_detour(state, seat)
    return apply(state, BackEvent(seat), context.at)
