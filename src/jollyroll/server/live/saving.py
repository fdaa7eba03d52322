"""Saved states: how a table stood after some event, so that neither waking it nor telling its past takes a replay of the game.

A saved state is used only by the very code that wrote it, and only beside the very event that led to it. Else, and whatever else
is wrong with it, the events are played again: they are the truth.
"""

import hmac
import logging
import sys
import zlib
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import jollyroll
from jollyroll import dice, kit, match
from jollyroll.kit import game_names
from jollyroll.server import limits, protocol, tables
from jollyroll.server.protocol.models import to_json
from jollyroll.server.store import SavedRow
from jollyroll.server.tables.known_games import known_game
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.saved_state import NotSavable, read_state, write_state
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.transition import replay_rows

from .encoding import event_frame

LOG = logging.getLogger(__name__)
CODE = (kit, dice, match, protocol, tables)  # all that a state is made of and by, but for the game's own rules
MARK = 32  # letters
QUICKLY = 1  # how zlib packs
NAME_ENDS = b"\n"


class Replayed(NamedTuple):
    """What playing events again has given: how the table stands, the last frames, and states to be saved."""

    state: TableState
    frames: list[bytes]
    states: list[SavedRow]


def is_due(seq: int) -> bool:
    """The state after this event is to be saved."""
    return seq % limits.SAVE_EVERY == 0


def stretch_start(seq: int) -> int:
    """The last event up to this one after which a state is saved; 0 for the beginning."""
    return seq - seq % limits.SAVE_EVERY


def saved_row(row: Row, state: TableState) -> SavedRow | None:
    """How a table stands after this event, to be stored; nothing if it is in no state to be saved."""
    try:
        text = write_state(state, lambda form: to_json(form).decode())
    except NotSavable as unknown:
        warn_once(str(unknown))
        return None
    name = state.game.name
    form = name.encode() + NAME_ENDS + zlib.compress(text.encode(), QUICKLY)
    return SavedRow(row.table, row.seq, mark_of(name, row, form), form)


def restored(saved: SavedRow, row: Row) -> TableState | None:
    """The state that was saved after this event; nothing if other code saved it, or for another event, or it is damaged."""
    try:
        name, _, packed = saved.form.partition(NAME_ENDS)
        if row.seq != saved.seq or not hmac.compare_digest(saved.mark, mark_of(name.decode(), row, saved.form)):
            return None
        return read_state(zlib.decompress(packed).decode())
    except Exception as error:  # whatever it is; and nothing of what is in there goes into the log
        LOG.warning("a saved state of table %s is not used: %s", row.table, type(error).__name__)
        return None


def replayed(saved: SavedRow | None, rows: Sequence[Row], start: int, after: int) -> Replayed | None:
    """Play events again, with the frames of those after `after`. A saved state comes with its own event as the first row.

    If there is none where this stretch starts, those from there on are given to be saved. Nothing, if the saved state cannot be
    used.
    """
    state = restored(saved, rows[0]) if saved else None
    if saved and state is None:
        return None
    frames: list[bytes] = []
    states: list[SavedRow] = []
    missing = (saved.seq if saved else 0) < start
    for row, transition in replay_rows(rows[1:] if saved else rows, state):
        state = transition.state
        if row.seq > after:
            frames.append(event_frame(row.seq, row.at, transition))
        if missing and row.seq >= start and is_due(row.seq):
            states += [found] if (found := saved_row(row, state)) else []
    assert state
    return Replayed(state, frames, states)


def mark_of(game: str, row: Row, form: bytes) -> str:
    """What a saved state was made by and from, and that nothing of it has changed since."""
    digest = sha256(code_mark(game))
    for part in (row.table, str(row.seq), row.body, row.secret):
        digest.update(part.encode() + b"\0")
    digest.update(form)
    return digest.hexdigest()[:MARK]


@cache
def code_mark(game: str) -> bytes:
    """A fingerprint of all code that makes a state of this game."""
    found = known_game(game)
    digest = sha256(f"{jollyroll.__version__} {sys.version} {game} {found.rules_version}".encode())
    for module in (*CODE, sys.modules[type(found).__module__]):
        for path in sorted(folder_of(module).rglob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.digest()


def get_ready() -> None:
    """Look at all code now, lest some table waits for it later."""
    for game in game_names():
        code_mark(game)


def folder_of(module: ModuleType) -> Path:
    """Where a module lies, and what belongs to it."""
    return Path(module.__file__ or "").parent


@cache
def warn_once(kind: str) -> None:
    """Tables play on without; but somebody should know why waking them takes long."""
    LOG.warning("tables are not saved, only their events: they hold %s", kind)
