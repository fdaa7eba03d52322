"""How far an undo goes back: to before the last choice, or with real dice before what people typed last."""

from typing import TYPE_CHECKING

from jollyroll.errors import UndoError
from jollyroll.kit import NOBODY

from .record import CHANCE, LEAVE

if TYPE_CHECKING:
    from .match import Match


def before_last_choice(match: "Match", seat: int | None) -> int:
    """DIG-06: the number of events before the last choice, unless chance has decided since. `seat`, if given, must have made it."""
    if match.chooser == NOBODY or seat not in (None, match.chooser):
        raise UndoError("nothing-to-undo", "DIG-06")
    return len(match.events) - 1


def last_typed(match: "Match") -> int | None:
    """DIG-06, DIG-10: the index of the event that people typed last; None if there is none, or if a seat has left since.

    Outcomes of sealed chains are not typed, and links are never opened twice.
    """
    for number in reversed(range(len(match.events))):
        event, maker = match.events[number], match.makers[number]
        if event.kind == LEAVE or event.opening:
            return None
        if event.kind == CHANCE or not match.seats[maker].bot:
            return number
    return None


def before_last_typed(match: "Match") -> int:
    """The number of events before what people typed last, which must be there."""
    typed = last_typed(match)
    if typed is None:
        raise UndoError("nothing-typed-yet")
    return typed
