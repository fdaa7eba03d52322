"""Actions in the game: choices, rolls, undo, leaving, and what happens while somebody is away."""

from collections.abc import Iterator

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY
from jollyroll.kit.phases import is_chance, is_choice
from jollyroll.match.actions import NO_TURN, chance_follows
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor, ActorName, Stage
from jollyroll.server.protocol.events import StandInWhy
from jollyroll.server.protocol.rejected import Rejected

from .absence_events import BackEvent, StandInEvent
from .context import ActionContext
from .event_quota import check_detour
from .game_events import BegunEvent, NextChain, PlayedEvent, UndoneEvent, begin_with, play_with
from .parts import ChanceOpened, ChoiceMade, Part, SeatLeft
from .play import Play
from .state import TableState
from .transition import Transition, apply, completed


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
    after = state.copy()
    seeds = {seat: seed for seat, seed in enumerate(after.seeds) if after.seats[seat].bot and seed}
    parts, shown = begin_with(after, seeds, lambda play: parts_at_once(play, context), context.at)
    return completed(after, BegunEvent(seeds, parts), shown)


def choose(state: TableState, seat: int, number: int, nonce: bytes, by: ActorName, context: ActionContext) -> Transition:
    """A choice and, if dice follow it, the dice."""
    play = the_play(state)
    if not is_choice(play.match.state):
        raise Rejected(Code.NO_CHOICE_DUE)
    check_turn(play, seat)
    return carry_out(state, ChoiceMade(number), seat, play.match.state.turn, nonce, by, context)


def roll(state: TableState, seat: int, nonce: bytes, by: ActorName, context: ActionContext) -> Transition:
    """A roll, or a card turned over."""
    play = the_play(state)
    if not is_chance(play.match.state):
        raise Rejected(Code.NO_ROLL_DUE)
    check_turn(play, seat)
    return carry_out(state, None, seat, play.match.state.turn, nonce, by, context)


def leave(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Leave for good, by the rules of the game."""
    the_play(state)
    return carry_out(state, SeatLeft(seat), seat, NO_TURN, b"", Actor.PERSON, context, Code.LEFT)


def carry_out(
    state: TableState,
    first: Part | None,
    seat: int,
    turn: int,
    nonce: bytes,
    by: ActorName,
    context: ActionContext,
    otherwise: Code = Code.NOT_ALLOWED,
) -> Transition:
    """An action with the outcomes that follow it, as one event; without a first part it is a roll."""
    assert state.play
    after, play = state.copy(), state.play.copy()
    fair = play.match.fair
    try:
        parts, shown = play_with(after, play, parts_of(play, first, turn, seat, nonce, context), seat, by, context.at)
    except Refused as refused:
        raise Rejected(otherwise, refused) from refused
    next_chain = NextChain.last(play.dealer) if play.match.fair is not fair else None
    return completed(after, PlayedEvent(seat, by, parts, nonce, next_chain), shown)


def parts_of(play: Play, first: Part | None, turn: int, seat: int, nonce: bytes, context: ActionContext) -> Iterator[Part]:
    """The parts of an action, one after the other; dice follow a choice at most once."""
    match, dealer = play.match, play.dealer
    yield first or ChanceOpened(*dealer.open(nonce, context))
    dice = first is not None
    while chance_follows(match.game, match.state, turn, seat, dice):
        yield ChanceOpened(*dealer.open(nonce, context))
        dice = False


def parts_at_once(play: Play, context: ActionContext) -> Iterator[Part]:
    """What chance decides before anybody has done anything."""
    while chance_follows(play.match.game, play.match.state, 0, NOBODY, False):
        yield ChanceOpened(*play.dealer.open(b"", context))


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
