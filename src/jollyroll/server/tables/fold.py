"""Folding: what each stored event makes of a table. The same function for a table that lives and for one that is read back."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence

from jollyroll.server.protocol.shown import Stage
from jollyroll.server.store import Row

from . import fold_game, fold_seats
from .state import Body, TableState

OVER = Stage.OVER
TABLE, NOW = 1, 2  # what an event changed: the table, the position
CHANGES = {
    "opened": TABLE,
    "sat": TABLE,
    "stood": TABLE,
    "renamed": TABLE,
    "placed": TABLE,
    "changed": TABLE,
    "sealed": TABLE,
    "started": TABLE,
    "moved": TABLE,
    "revealed": TABLE,
    "begun": TABLE | NOW,
    "played": NOW,
    "undone": NOW,
    "stands-in": TABLE | NOW,
    "back": TABLE | NOW,
    "rematched": TABLE,
}
DETOURS = ("undone", "back", "moved")  # what leads nowhere, and so may not happen for ever


class Happened:
    """An event as it is shown: its own fields, and what of the table changed with it."""

    __slots__ = ("changes", "event")

    def __init__(self, event: Body, changes: int) -> None:
        self.event = event
        self.changes = changes


def read_back(rows: list[Row]) -> TableState:
    """The table that these events make, from the first on."""
    state = TableState.__new__(TableState)
    for row in rows:
        apply(state, json.loads(row.body), json.loads(row.secret), row.at)
    return state


def effort(rows: Sequence[Row]) -> int:
    """How many events have to be played to read a table's rows from the first on: those that its game began with count, too."""
    beginning = json.loads(rows[0].body)["beginning"] if rows else None
    return len(rows) + (len(beginning["events"]) if beginning else 0)


def follow(state: TableState, rows: Iterable[Row]) -> list[tuple[TableState, Row, Happened]]:
    """What becomes of a table with each of these events, which come next."""
    steps = []
    for row in rows:
        state = state.twin()
        steps.append((state, row, apply(state, json.loads(row.body), json.loads(row.secret), row.at)))
    return steps


def apply(state: TableState, body: Body, secret: Body, at: int) -> Happened:
    """Let a stored event happen to a table."""
    kind = body["kind"]
    if kind == "opened":
        fold_seats.open_table(state, body, secret, at)
        return Happened({"kind": kind}, TABLE)
    event = FOLDS[kind](state, body, secret, at)
    if kind in DETOURS:
        fold_game.note_detour(state, body["seat"])
    return Happened({"kind": kind, **event}, changes_of(state, body))


def changes_of(state: TableState, body: Body) -> int:
    """What a client must be told anew."""
    changes = CHANGES[body["kind"]]
    if body["kind"] == "played" and (state.stage is OVER or "next" in body or any("leave" in part for part in body["parts"])):
        changes |= TABLE
    return changes & ~NOW if state.play is None else changes


FOLDS: Mapping[str, Callable[[TableState, Body, Body, int], Body]] = {
    "sat": fold_seats.sat,
    "stood": fold_seats.stood,
    "renamed": fold_seats.renamed,
    "placed": fold_seats.placed,
    "changed": fold_seats.changed,
    "sealed": fold_seats.sealed,
    "started": fold_seats.started,
    "moved": fold_seats.moved,
    "revealed": fold_seats.revealed,
    "begun": fold_game.begun,
    "played": fold_game.played,
    "undone": fold_game.undone,
    "stands-in": fold_game.stands_in,
    "back": fold_game.back,
    "rematched": fold_game.rematched,
}
