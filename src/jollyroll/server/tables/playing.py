"""Actions in the game: choices, rolls, undo, leaving, and what happens while somebody is away."""

from collections.abc import Callable

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, GameState
from jollyroll.kit.phases import is_chance, is_choice
from jollyroll.match.devices import NO_DEVICES, DeviceLinks
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, ActorName, Stage
from jollyroll.server.protocol.events import StandInWhy
from jollyroll.server.protocol.rejected import Rejected

from .absence_events import BackEvent, StandInEvent
from .calling import NO_ONE, Intent
from .context import ActionContext
from .event_quota import check_detour
from .game_events import UndoneEvent
from .game_fold import begin
from .parts import ChoiceMade, SeatLeft
from .play import Play
from .state import TableState
from .transition import Transition, apply
from .unfolding import GameBegins, SeatActs, bot_seeds
from .witnessing import call, pass_on, the_calling, witness_links


def the_play(state: TableState) -> Play:
    """The game at this table, if it runs."""
    if state.play is None or state.stage != Stage.PLAYING:
        raise Rejected(Code.NOT_PLAYING)
    return state.play


def check_turn(state: TableState, seat: int, is_due: Callable[[GameState], bool], otherwise: Code) -> None:
    """This is due, and for this seat to do."""
    match = the_play(state).match
    if state.calling or not is_due(match.state):
        raise Rejected(otherwise)
    if match.state.seat != seat:
        raise Rejected(Code.NOT_YOUR_TURN, name=match.seats[match.state.seat].name)


def begin_game(state: TableState, context: ActionContext) -> Transition:
    """The last seed was shown: the game begins."""
    play = begin(state.copy(), bot_seeds(state))
    if play.fair.version > 1 and NO_ONE.brings_chance(play):
        found = call(state, play, NO_ONE, context)
        return found if isinstance(found, Transition) else decide(state, NO_ONE, found, context)
    return decide(state, NO_ONE, NO_DEVICES, context)


def choose(
    state: TableState, seat: int, number: int, nonce: bytes, by: ActorName, context: ActionContext, link: bytes = b""
) -> Transition:
    """A choice and, if dice fall upon it, the dice. `link` is that of the seat's device."""
    check_turn(state, seat, is_choice, Code.NO_CHOICE_DUE)
    return carry_out(state, Intent(seat, by, ChoiceMade(number), nonce, link), context)


def roll(state: TableState, seat: int, nonce: bytes, by: ActorName, context: ActionContext, link: bytes = b"") -> Transition:
    """A roll, or a card turned over. `link` is that of the seat's device."""
    check_turn(state, seat, is_chance, Code.NO_ROLL_DUE)
    return carry_out(state, Intent(seat, by, None, nonce, link), context)


def leave(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Leave for good, by the rules of the game."""
    the_play(state)
    if state.calling:
        raise Rejected(Code.NOT_READY)
    return carry_out(state, Intent(seat, Actor.PERSON, SeatLeft(seat)), context, Code.LEFT)


def carry_out(state: TableState, intent: Intent, context: ActionContext, otherwise: Code = Code.NOT_ALLOWED) -> Transition:
    """An action; where chance decides upon it and somebody can witness it, they are asked first."""
    play = the_play(state)
    try:
        in_use = play.fair.version > 1 and (intent.link or play.fair.has_devices)
        if not in_use or not intent.brings_chance(play):
            return decide(state, intent, NO_DEVICES, context)
        found = call(state, play, intent, context)
        return found if isinstance(found, Transition) else decide(state, intent, found, context)
    except Refused as refused:
        raise Rejected(otherwise, refused) from refused


def witness(state: TableState, seat: int, link: bytes, context: ActionContext) -> Transition:
    """The witness has answered: chance decides."""
    calling = the_calling(state)
    links = witness_links(play_called(state), calling, seat, link)
    return decide(state, calling.intent._replace(nonce=b""), links, context)


def pass_over(state: TableState, context: ActionContext) -> Transition:
    """The witness has not answered: the next one is asked, or chance decides without."""
    calling = the_calling(state)
    found = pass_on(state, play_called(state), calling, context)
    if isinstance(found, Transition):
        return found
    return decide(state, calling.intent._replace(nonce=b""), found, context)


def play_called(state: TableState) -> Play:
    """The game in which a witness is asked; it may be about to begin."""
    return state.play or begin(state.copy(), bot_seeds(state))


def decide(state: TableState, intent: Intent, links: DeviceLinks, context: ActionContext) -> Transition:
    """An action is carried out, or the game begins, with what devices put into what chance decides upon it."""
    if intent.seat == NOBODY:
        return apply(state, GameBegins(links, context), context.at)
    return apply(state, SeatActs(intent, links, context), context.at)


def undo(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Take the last choice back."""
    match = the_play(state).match
    late = (state.undo_until or context.at) < context.at  # whose time was up has decided
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
