"""Bytes for the wire: each event is written once, for all who read it."""

from typing import Any

from pydantic_core import to_json

from jollyroll.server.tables.fold import NOW, TABLE, Happened
from jollyroll.server.tables.state import TableState

encode = to_json


def event_frame(state: TableState, seq: int, at: int, happened: Happened) -> bytes:
    """An event, with the table and the position where it changed them."""
    frame: dict[str, Any] = {"seq": seq, "at": at, "event": happened.event}
    if happened.changes & TABLE:
        frame["table"] = state.info()
    if happened.changes & NOW:
        frame["now"] = state.now()
    return to_json(frame)


def snapshot_form(state: TableState, seq: int) -> dict[str, Any]:
    """How everything stands."""
    form = {"seq": seq, "snapshot": True, "table": state.info()}
    now = state.now()
    return {**form, "now": now} if now else form


def choice_form(choice: Any) -> dict[str, Any]:
    """A choice as an offer lists it."""
    return {"number": choice.number, "text": choice.text, "form": choice.form}
