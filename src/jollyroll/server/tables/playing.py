"""Actions in the game: choices, rolls, undo, leaving, and what happens while somebody is away."""

from collections.abc import Callable

from jollyroll.errors import Refused
from jollyroll.kit import GameState
from jollyroll.kit.phases import is_chance, is_choice
from jollyroll.match.actions import NO_TURN
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, ActorName, Stage
from jollyroll.server.protocol.events import StandInWhy
from jollyroll.server.protocol.rejected import Rejected

from .absence_events import BackEvent, StandInEvent
from .context import ActionContext
from .event_quota import check_detour
from .game_events import UndoneEvent
from .parts import ChoiceMade, SeatLeft
from .play import Play
from .state import TableState
from .transition import Transition, apply
from .unfolding import GameBegins, SeatActs


def the_play(state: TableState) -> Play:
    """The game at this table, if it runs."""
    if state.play is None or state.stage != Stage.PLAYING:
        raise Rejected(Code.NOT_PLAYING)
    return state.play


def the_turn(state: TableState, seat: int, is_due: Callable[[GameState], bool], otherwise: Code) -> int:
    """The number of the turn, if this is due in it and for this seat to do."""
    match = the_play(state).match
    if not is_due(match.state):
        raise Rejected(otherwise)
    if match.state.seat != seat:
        raise Rejected(Code.NOT_YOUR_TURN, name=match.seats[match.state.seat].name)
    return int(match.state.turn)


def begin_game(state: TableState, context: ActionContext) -> Transition:
    """The last seed was shown: the game begins."""
    return apply(state, GameBegins(context), context.at)


def choose(state: TableState, seat: int, number: int, nonce: bytes, by: ActorName, context: ActionContext) -> Transition:
    """A choice and, if dice fall upon it, the dice."""
    turn = the_turn(state, seat, is_choice, Code.NO_CHOICE_DUE)
    try:
        return apply(state, SeatActs(ChoiceMade(number), seat, turn, nonce, by, context), context.at)
    except Refused as refused:
        raise Rejected(Code.NOT_ALLOWED, refused) from refused


def roll(state: TableState, seat: int, nonce: bytes, by: ActorName, context: ActionContext) -> Transition:
    """A roll, or a card turned over."""
    turn = the_turn(state, seat, is_chance, Code.NO_ROLL_DUE)
    try:
        return apply(state, SeatActs(None, seat, turn, nonce, by, context), context.at)
    except Refused as refused:
        raise Rejected(Code.NOT_ALLOWED, refused) from refused


def leave(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Leave for good, by the rules of the game."""
    the_play(state)
    try:
        return apply(state, SeatActs(SeatLeft(seat), seat, NO_TURN, b"", Actor.PERSON, context), context.at)
    except Refused as refused:
        raise Rejected(Code.LEFT, refused) from refused


def undo(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Take the last choice back."""
    match = the_play(state).match
    if (
        not state.own_choice or match.chooser != seat or (state.undo_until or context.at) < context.at
    ):  # whose time was up has decided
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
