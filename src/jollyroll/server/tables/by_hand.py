"""Tables with real dice: people roll and draw, and type the outcome. Nothing is sealed, so typed outcomes can be undone."""

from jollyroll.errors import FairDiceError, Refused, UndoError
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import Actor
from jollyroll.server.protocol.rejected import Rejected

from .context import ActionContext
from .event_quota import check_detour
from .events import Transition
from .game_events import PlayedEvent, UndoneEvent
from .parts import ChanceTyped
from .state import TableState
from .transition import apply


def check_envelope(state: TableState) -> None:
    """Reject seals at a table with real dice."""
    if state.by_hand:
        raise Rejected(Code.BAD_SEED, FairDiceError("no-envelope"))


def type_outcome(state: TableState, text: str, nonce: bytes, context: ActionContext) -> Transition:
    """Apply the outcome that somebody typed, if it is possible now."""
    if not state.outcome_due or state.play is None:
        raise Rejected(Code.NO_OUTCOME_DUE)
    match = state.play.match
    try:
        typed = ChanceTyped(match.read_outcome(text)[1])
        return apply(state, PlayedEvent(match.state.seat, Actor.PERSON, (typed,), nonce), context.at)
    except Refused as refused:
        raise Rejected(Code.NOT_ALLOWED, refused) from refused


def take_back(state: TableState, seat: int, context: ActionContext) -> Transition:
    """Undo the outcome or choice typed last and the bots' choices after it, even if the game ended with it."""
    last = state.typed_last
    if state.play is None or last is None or last.before is None:
        raise Rejected(Code.NOTHING_TO_UNDO, UndoError("nothing-typed-yet"))
    check_detour(state, seat)
    return apply(state, UndoneEvent(seat, state.play.match.steps - last.steps + 1), context.at)
