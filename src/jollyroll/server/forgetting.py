"""`jollyroll store forget`: lists the games of a table or a name, asks for confirmation, and deletes them."""

import errno
import os
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from jollyroll.errors import StoreError
from jollyroll.server.store.backend import Backend
from jollyroll.server.store.files import ARCHIVE, STORE
from jollyroll.server.store.folder_lock import FolderLock
from jollyroll.server.store.kept_games import StoredGame, delete_games, kept_games
from jollyroll.server.store.opening import backend_at
from jollyroll.server.store.schema import bring_up_to_date
from jollyroll.server.store.sqlite import OVERWRITE
from jollyroll.words import say

COMMAND = "jollyroll store forget"
QUIET = 3_600_000  # milliseconds a table must have been idle if a server may still be running on the database


def forget(data: Path, store: str, tables: Sequence[str], name: str, ask: Callable[[str], str] | None) -> int:
    """Delete these tables and all tables where somebody of this name sat. `ask` must return the number of games as confirmation."""
    if not tables and not name:
        raise StoreError("forget-what")
    if not store and not (data / STORE).is_file():
        raise StoreError("no-store", path=str(data / STORE), reason=os.strerror(errno.ENOENT))
    lock = None if store else FolderLock.take(data, COMMAND)  # a running server would keep writing events of tables in its memory
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
    """Find, list and delete the games in this database, with one transaction for the deletion."""
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
        raise StoreError("forget-none")
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


def line_of(kept: StoredGame) -> str:
    """A game as one printed line."""
    when = datetime.fromtimestamp(kept.last / 1_000, UTC).date().isoformat() if kept.last else "-"
    return f"  {kept.table}  {when}  {kept.game}  {', '.join(kept.people)}"


def check_quiet(found: Sequence[StoredGame]) -> None:
    """Refuse tables with recent events: a running server may hold them in memory and write on."""
    late = 1_000 * time.time() - QUIET
    if busy := [kept.table for kept in found if kept.last > late]:
        raise StoreError("forget-in-use", tables=", ".join(busy))
