"""Tables and events as bytes. An event is encoded once for all its readers."""

from jollyroll.kit import Choice
from jollyroll.server.protocol.models import to_json
from jollyroll.server.protocol.server_frames import EventFrame, SnapshotFrame
from jollyroll.server.protocol.shown import OfferChoice
from jollyroll.server.store import Summary
from jollyroll.server.tables.events import POSITION, TABLE, Transition
from jollyroll.server.tables.rows import NOTHING, Row
from jollyroll.server.tables.showing import position_info, table_info
from jollyroll.server.tables.state import TableState

encode = to_json


def event_frame(seq: int, at: int, transition: Transition) -> bytes:
    """The frame of an event, with the table's and the position's new form where they changed."""
    frame: EventFrame = {"seq": seq, "at": at, "event": transition.shown}
    if transition.changed & TABLE:
        frame["table"] = table_info(transition.state)
    if transition.changed & POSITION and (now := position_info(transition.state)):
        frame["now"] = now
    return to_json(frame)


def snapshot_form(state: TableState, seq: int) -> SnapshotFrame:
    """The snapshot of a table."""
    form: SnapshotFrame = {"seq": seq, "snapshot": True, "table": table_info(state)}
    now = position_info(state)
    if now:
        form["now"] = now
    return form


def choice_form(choice: Choice) -> OfferChoice:
    """A choice as an offer lists it."""
    return {"number": choice.number, "text": choice.text, "form": choice.form}


def event_row(seq: int, at: int, transition: Transition) -> Row:
    """An event as a row of the store."""
    event = transition.event
    body, secret = {"kind": event.kind, **event.body()}, event.secret()
    return Row(transition.state.id, seq, at, to_json(body).decode(), to_json(secret).decode() if secret else NOTHING)


def summary_of(state: TableState, at: int) -> Summary:
    """The table's entry in the list of tables."""
    free = sum(seat.is_free for seat in state.seats)
    lobby = {
        "options": state.terms.options,
        "people": [seat.name for seat in state.seats if seat.is_person],
        "bots": sum(seat.is_bot for seat in state.seats),
        "free": free,
        "coach": state.terms.coach,
        "clock": state.terms.clock,
    }
    listed = state.terms.listed and free > 0
    return Summary(state.id, state.game.name, state.stage, listed, state.opened, at, to_json(lobby).decode())
