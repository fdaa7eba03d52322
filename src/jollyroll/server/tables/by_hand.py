"""Tables with real dice: people roll and draw, and type what came. Nothing is sealed there, so what was typed can be taken back."""

from jollyroll.errors import Refused
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor
from jollyroll.server.protocol.rejected import Rejected

from .context import ActionContext
from .event_quota import check_detour
from .game_events import PlayedEvent, UndoneEvent
from .parts import ChanceTyped
from .state import TableState
from .transition import Transition, apply


def check_envelope(state: TableState) -> None:
    """Seals belong to tables whose dice come out of an envelope."""
    if state.by_hand:
        raise Rejected(Code.BAD_SEED, Refused("no-envelope"))


def type_outcome(state: TableState, text: str, nonce: bytes, context: ActionContext) -> Transition:
    """What somebody has rolled or drawn on the real table, if that is possible."""
    if not state.outcome_due or state.play is None:
        raise Rejected(Code.NO_OUTCOME_DUE)
    match = state.play.match
    try:
        typed = ChanceTyped(match.read_outcome(text)[1])
        return apply(state, PlayedEvent(match.state.seat, Actor.PERSON, (typed,), nonce), context.at)
    except Refused as refused:
        raise Rejected(Code.NOT_ALLOWED, refused) from refused


def take_back(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Take back what people typed last (roll, card or choice) and what bots chose after it, even if the game ended with it."""
    last = state.typed_last
    if state.play is None or last is None or last.before is None:
        raise Rejected(Code.NOTHING_TO_UNDO, Refused("nothing-typed-yet"))
    check_detour(state, seat)
    return apply(state, UndoneEvent(seat, state.play.match.steps - last.steps + 1), context.at)
