"""Actions in the game: choices, rolls, undo, leaving, and what happens while somebody is away."""

from collections.abc import Iterator

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY
from jollyroll.kit.phases import is_chance, is_choice
from jollyroll.match.devices import NO_DEVICES, DeviceLinks
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, ActorName, Stage
from jollyroll.server.protocol.events import StandInWhy
from jollyroll.server.protocol.rejected import Rejected

from .absence_events import BackEvent, StandInEvent
from .calling import Intent
from .context import ActionContext
from .event_quota import check_detour
from .game_events import BegunEvent, NextChain, PlayedEvent, UndoneEvent, begin, begin_with, play_with
from .parts import ChanceOpened, ChoiceMade, Part, SeatLeft
from .play import Play
from .state import TableState
from .transition import Transition, apply, completed
from .witnessing import call, pass_on, the_calling, witness_links


def the_play(state: TableState) -> Play:
    """The game at this table, if it runs."""
    if state.play is None or state.stage != Stage.PLAYING:
        raise Rejected(Code.NOT_PLAYING)
    return state.play


def check_turn(play: Play, seat: int) -> None:
    """It is for this seat to act."""
    match = play.match
    if match.state.seat != seat:
        raise Rejected(Code.NOT_YOUR_TURN, name=match.seats[match.state.seat].name)


def begin_game(state: TableState, context: ActionContext) -> Transition:
    """The last seed was shown: the bots show theirs, and what chance decides at once is decided."""
    play, intent = begun_play(state), Intent(NOBODY, Actor.CLOCK)
    if play.dealer.fair.version > 1 and intent.brings_chance(play):
        found = call(state, play, intent, context)
        return found if isinstance(found, Transition) else begin_with_links(state, found, context)
    return begin_with_links(state, NO_DEVICES, context)


def begun_play(state: TableState) -> Play:
    """The game as it is about to begin."""
    return begin(state.copy(), bot_seeds(state))


def bot_seeds(state: TableState) -> dict[int, bytes]:
    """The seeds that bots show when the game begins."""
    return {seat: seed for seat, seed in enumerate(state.seeds) if state.seats[seat].bot and seed}


def begin_with_links(state: TableState, links: DeviceLinks, context: ActionContext) -> Transition:
    """The game begins, with what the devices put into what chance decides at once."""
    after, seeds = state.copy(), bot_seeds(state)
    intent = Intent(NOBODY, Actor.CLOCK)
    parts, shown = begin_with(after, seeds, lambda play: chance_parts(play, intent, links, context), context.at)
    return completed(after, BegunEvent(seeds, parts), shown)


def choose(
    state: TableState, seat: int, number: int, nonce: bytes, by: ActorName, context: ActionContext, link: bytes = b""
) -> Transition:
    """A choice and, if dice fall upon it, the dice."""
    play = the_play(state)
    if state.calling or not is_choice(play.match.state):
        raise Rejected(Code.NO_CHOICE_DUE)
    check_turn(play, seat)
    return carry_out(state, Intent(seat, by, ChoiceMade(number), nonce, link), context)


def roll(state: TableState, seat: int, nonce: bytes, by: ActorName, context: ActionContext, link: bytes = b"") -> Transition:
    """A roll, or a card turned over."""
    play = the_play(state)
    if state.calling or not is_chance(play.match.state):
        raise Rejected(Code.NO_ROLL_DUE)
    check_turn(play, seat)
    return carry_out(state, Intent(seat, by, None, nonce, link), context)


def leave(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Leave for good, by the rules of the game."""
    the_play(state)
    if state.calling:
        raise Rejected(Code.NOT_READY)
    return carry_out(state, Intent(seat, Actor.PERSON, SeatLeft(seat)), context, Code.LEFT)


def witness(state: TableState, seat: int, link: bytes, context: ActionContext) -> Transition:
    """The witness has answered: chance decides."""
    calling = the_calling(state)
    play = state.play or begun_play(state)
    return decide(state, calling.intent, witness_links(play, calling, seat, link), context)


def pass_over(state: TableState, context: ActionContext) -> Transition:
    """The witness has not answered: the next one is asked, or chance decides without."""
    calling = the_calling(state)
    play = state.play or begun_play(state)
    found = pass_on(state, play, calling, context)
    return found if isinstance(found, Transition) else decide(state, calling.intent, found, context)


def carry_out(state: TableState, intent: Intent, context: ActionContext, otherwise: Code = Code.NOT_ALLOWED) -> Transition:
    """An action; where chance decides upon it and somebody can witness it, they are asked first."""
    assert state.play
    try:
        if state.play.dealer.fair.version > 1 and intent.brings_chance(state.play):
            found = call(state, state.play, intent, context)
            return found if isinstance(found, Transition) else play_out(state, intent, found, context)
        return play_out(state, intent, NO_DEVICES, context)
    except Refused as refused:
        raise Rejected(otherwise, refused) from refused


def decide(state: TableState, intent: Intent, links: DeviceLinks, context: ActionContext) -> Transition:
    """An action that was called is carried out, or the game begins."""
    if intent.seat == NOBODY:
        return begin_with_links(state, links, context)
    return play_out(state, intent._replace(nonce=b""), links, context)


def play_out(state: TableState, intent: Intent, links: DeviceLinks, context: ActionContext) -> Transition:
    """An action with what chance decides upon it, as one event."""
    assert state.play
    after, play = state.copy(), state.play.copy()
    fair = play.match.fair
    parts, shown = play_with(after, play, parts_of(play, intent, links, context), intent.seat, intent.by, context.at)
    next_chain = NextChain.last(play.dealer) if play.match.fair is not fair else None
    return completed(after, PlayedEvent(intent.seat, intent.by, parts, intent.nonce, next_chain), shown)


def parts_of(play: Play, intent: Intent, links: DeviceLinks, context: ActionContext) -> Iterator[Part]:
    """The parts of an action, one after the other, as chance has them come."""
    turn = intent.turn(play.match)
    yield intent.first or ChanceOpened(*play.dealer.open(intent.nonce, context, links))
    yield from chance_parts(play, intent, links, context, turn, dice=intent.first is not None)


def chance_parts(
    play: Play, intent: Intent, links: DeviceLinks, context: ActionContext, turn: int = 0, dice: bool = False
) -> Iterator[Part]:
    """What chance decides as part of an action; dice fall upon a choice once."""
    match = play.match
    while match.game.chance_follows(match.state, turn, intent.seat, dice):
        yield ChanceOpened(*play.dealer.open(intent.nonce, context, links))
        dice = False


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
