"""`jollyroll store forget`: deletes games on somebody's request, after showing which."""

import errno
import os
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from jollyroll.errors import Refused
from jollyroll.server.store.backend import Backend
from jollyroll.server.store.files import ARCHIVE, STORE
from jollyroll.server.store.folder_lock import FolderLock
from jollyroll.server.store.kept_games import KeptGame, delete_games, kept_games
from jollyroll.server.store.opening import backend_at
from jollyroll.server.store.schema import bring_up_to_date
from jollyroll.words import say

COMMAND = "jollyroll store forget"
QUIET = 3_600_000  # milliseconds for which nothing may have happened at a table whose server may be running
OVERWRITE = "PRAGMA secure_delete=ON"  # what is deleted from a file is not left in it


def forget(data: Path, store: str, tables: Sequence[str], name: str, ask: Callable[[str], str] | None) -> int:
    """Delete these tables, and all at which somebody of this name sat. Whoever asks must type how many it is."""
    if not tables and not name:
        raise Refused("forget-what")
    if not store and not (data / STORE).is_file():
        raise Refused("no-store", path=str(data / STORE), reason=os.strerror(errno.ENOENT))
    lock = None if store else FolderLock.take(data, COMMAND)  # a running server would go on writing to what is in its memory
    backend = backend_at(store or data / STORE)
    try:
        return forget_there(backend, data / ARCHIVE, tables, name, ask)
    except DatabaseError as error:
        raise backend.refusal(error) from None
    finally:
        backend.close()
        if lock:
            lock.release()


def forget_there(backend: Backend, archive: Path, tables: Sequence[str], name: str, ask: Callable[[str], str] | None) -> int:
    """In this database, in one transaction."""
    with backend.writer.begin() as connection:
        backend.upgrade_alone(connection)
        bring_up_to_date(connection, backend.name)
    with backend.readers.begin() as connection:
        wanted = name.casefold()
        found = [
            kept
            for kept in kept_games(connection, archive)
            if kept.table in tables or (name and wanted in map(str.casefold, kept.people))
        ]
    if not found:
        raise Refused("forget-none")
    for kept in found:
        print(line_of(kept))
    if backend.folder is None:
        check_quiet(found)
    if ask and ask(f"{say('forget-ask', number=len(found))} ").strip() != str(len(found)):
        print(say("forget-kept"))
        return 0
    with backend.writer.connect() as connection:
        if backend.folder is not None:
            connection.exec_driver_sql(OVERWRITE)
        delete_games(connection, archive, {kept.table for kept in found})
        connection.commit()
    print(say("forget-done", number=len(found)))
    return 0


def line_of(kept: KeptGame) -> str:
    """A game as it is shown."""
    when = datetime.fromtimestamp(kept.last / 1_000, UTC).date().isoformat() if kept.last else "-"
    return f"  {kept.table}  {when}  {kept.game}  {', '.join(kept.people)}"


def check_quiet(found: Sequence[KeptGame]) -> None:
    """Nobody may be at these tables: a server that has one in memory would go on writing to it."""
    late = 1_000 * time.time() - QUIET
    if busy := [kept.table for kept in found if kept.last > late]:
        raise Refused("forget-in-use", tables=", ".join(busy))
