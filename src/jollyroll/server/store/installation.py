"""Data that belongs to a store besides its tables: the server's secret and the records of old games, in files or in
the database.
"""

import os
import re
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from sqlalchemy import Connection, delete, select

from jollyroll.server.protocol.patterns import TABLE_ID

from .backend import Backend
from .backup import settle
from .copying import opened
from .files import ARCHIVE, SECRET
from .opening import is_url
from .schema import INSTALLATION, RECORDS
from .sqlite import OVERWRITE

SECRET_NAME, MARK_NAME = "secret", "secret-mark"
MARKED = b"the secret of an installation\0"
RECORD_SUFFIX = ".jolly"
PRIVATE = 0o600
KNOWN_ID = re.compile(TABLE_ID)


def mark_of(secret: bytes) -> str:
    """A hash by which the store recognizes a secret that it does not keep."""
    return sha256(MARKED + secret).hexdigest()


def move_along(source: str, target: str) -> None:
    """After a copy: copy the files beside the source to the target, too. Existing records stay."""
    if not is_url(target):
        with opened(target, must_exist=True) as there:
            move_out(there, Path(target).parent)
        if not is_url(source):
            between_folders(Path(source).parent, Path(target).parent)
    elif not is_url(source):
        into_database(Path(source).parent, target)


def move_out(store: Backend, folder: Path) -> None:
    """Move the secret and the records out of a SQLite store into files beside it, leaving nothing of them in the store.

    The store's secret signed for its tables, so it replaces a secret file that was there before.
    """
    with store.readers.connect() as connection:
        if not any(held(connection)):
            return
    with store.writer.connect() as connection:
        connection.detach()  # secure_delete must not apply to other users of the pool
        connection.exec_driver_sql(OVERWRITE)
        secret, names = held(connection)  # another process may have moved them
        if secret:
            write_private(folder / SECRET, bytes.fromhex(secret))
            connection.execute(delete(INSTALLATION).where(INSTALLATION.c.name == SECRET_NAME))
        for name in names:
            keep_record(folder, name, connection.execute(select(RECORDS.c.record).where(RECORDS.c.game == name)).scalar_one())
            connection.execute(delete(RECORDS).where(RECORDS.c.game == name))
        for each in (folder / ARCHIVE, folder) if names else (folder,):
            settle(each.absolute())
        connection.commit()
    with closing(store.writer.raw_connection()) as raw:
        raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the log still contains the secret


def held(connection: Connection) -> tuple[str, list[str]]:
    """The secret in a store, and the names of its records."""
    secret = connection.scalar(select(INSTALLATION.c.value).where(INSTALLATION.c.name == SECRET_NAME))
    return secret or "", [name for name in connection.scalars(select(RECORDS.c.game)) if is_known(name)]


def is_known(name: str) -> bool:
    """Whether this is the id of a table."""
    return KNOWN_ID.fullmatch(name) is not None


def into_database(folder: Path, target: str) -> None:
    """Copy a data folder's secret and records into a database."""
    with opened(target, must_exist=True) as there, there.writer.begin() as connection:
        keep = f"{there.sql.insert(INSTALLATION)} ON CONFLICT DO NOTHING"
        if (folder / SECRET).is_file():
            secret = (folder / SECRET).read_bytes()
            connection.exec_driver_sql(keep, [(SECRET_NAME, secret.hex()), (MARK_NAME, mark_of(secret))])
        for name, text in records_in(folder / ARCHIVE):
            if is_known(name):
                connection.exec_driver_sql(f"{there.sql.insert(RECORDS)} ON CONFLICT DO NOTHING", (name, text))


def records_in(folder: Path) -> Iterator[tuple[str, str]]:
    """The names and texts of an archive's records."""
    for path in sorted(folder.glob(f"*{RECORD_SUFFIX}")):
        yield path.stem, path.read_text(encoding="utf-8")


def between_folders(here: Path, there: Path) -> None:
    """Copy a data folder's secret and records to another."""
    if (here / SECRET).is_file() and not (there / SECRET).exists():
        write_private(there / SECRET, (here / SECRET).read_bytes())
    for name, text in records_in(here / ARCHIVE):
        keep_record(there, name, text)


def keep_record(folder: Path, name: str, text: str) -> None:
    """Write a record, unless it exists or its name is not a table's id."""
    if not is_known(name):
        return
    path = folder / ARCHIVE / f"{name}{RECORD_SUFFIX}"
    path.parent.mkdir(mode=0o700, exist_ok=True)
    if not path.exists():
        write_private(path, text.encode())


def write_private(path: Path, content: bytes) -> None:
    """Write a file atomically, readable by its owner only."""
    part = path.with_name(f".{path.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
