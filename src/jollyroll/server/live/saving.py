"""Saved states: how a table stood after some event, so that loading it or its history needs no full replay.

A saved state is used only by the code that wrote it and only next to the event that led to it. Otherwise, or if it is damaged, the
events are replayed: they are the truth.
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
CODE = (kit, dice, match, protocol, tables)  # the packages that define a state, besides the game's own rules
MARK = 32  # letters
QUICKLY = 1  # zlib's compression level
NAME_ENDS = b"\n"


class Replayed(NamedTuple):
    """The result of a replay: the state, the frames asked for, and states to save."""

    state: TableState
    frames: list[bytes]
    states: list[SavedRow]


def has_saved_state(seq: int) -> bool:
    """Whether the state after this event is saved."""
    return seq % limits.SAVE_EVERY == 0


def stretch_start(seq: int) -> int:
    """The last event up to this one after which a state is saved; 0 for the beginning."""
    return seq - seq % limits.SAVE_EVERY


def saved_row(row: Row, state: TableState) -> SavedRow | None:
    """The saved state after this event; None if the state cannot be saved."""
    try:
        text = write_state(state, lambda form: to_json(form).decode())
    except NotSavable as unknown:
        warn_once(str(unknown))
        return None
    name = state.game.name
    form = name.encode() + NAME_ENDS + zlib.compress(text.encode(), QUICKLY)
    return SavedRow(row.table, row.seq, mark_of(name, row, form), form)


def restored(saved: SavedRow, row: Row) -> TableState | None:
    """The state saved after this event; None if it is damaged or was saved by other code or for another event."""
    try:
        name, _, packed = saved.form.partition(NAME_ENDS)
        if row.seq != saved.seq or not hmac.compare_digest(saved.mark, mark_of(name.decode(), row, saved.form)):
            return None
        return read_state(zlib.decompress(packed).decode())
    except Exception as error:  # any error; the log gets none of the content
        LOG.warning("a saved state of table %s is ignored: %s", row.table, type(error).__name__)
        return None


def replayed(saved: SavedRow | None, rows: Sequence[Row], start: int, after: int) -> Replayed | None:
    """Replay events and return the frames of those after `after`. With a saved state, its event is the first row.

    If no state was saved at `start`, the states from there on are returned to be saved. None if the saved state cannot be used.
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
        if missing and row.seq >= start and has_saved_state(row.seq):
            states += [found] if (found := saved_row(row, state)) else []
    assert state
    return Replayed(state, frames, states)


def mark_of(game: str, row: Row, form: bytes) -> str:
    """The checksum of a saved state: over the code that wrote it, its event, and its content."""
    digest = sha256(code_mark(game))
    for part in (row.table, str(row.seq), row.body, row.secret):
        digest.update(part.encode() + b"\0")
    digest.update(form)
    return digest.hexdigest()[:MARK]


@cache
def code_mark(game: str) -> bytes:
    """A fingerprint of all code that defines the states of this game."""
    found = known_game(game)
    digest = sha256(f"{jollyroll.__version__} {sys.version} {game} {found.rules_version}".encode())
    for module in (*CODE, sys.modules[type(found).__module__]):
        for path in sorted(folder_of(module).rglob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.digest()


def get_ready() -> None:
    """Compute all fingerprints at startup, so that no table waits for one."""
    for game in game_names():
        code_mark(game)


def folder_of(module: ModuleType) -> Path:
    """The folder of a module."""
    return Path(module.__file__ or "").parent


@cache
def warn_once(kind: str) -> None:
    """Log why states cannot be saved, once per kind. Tables play on, but loading them takes long."""
    LOG.warning("states of tables are not saved, since they contain %s; waking them replays all events", kind)
