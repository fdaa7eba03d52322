"""What belongs to a store besides its tables, and goes with it: the secret of the server, and records of old games in files."""

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from sqlalchemy import select

from .copying import opened
from .files import ARCHIVE, SECRET
from .opening import is_url
from .schema import INSTALLATION, RECORDS

SECRET_NAME, MARK_NAME = "secret", "secret-mark"
MARKED = b"the secret of an installation\0"
RECORD_SUFFIX = ".jolly"
PRIVATE = 0o600


def mark_of(secret: bytes) -> str:
    """By which the store knows a secret again that it does not keep."""
    return sha256(MARKED + secret).hexdigest()


def move_secret(source: str, target: str) -> None:
    """After a copy: from files beside a store into the other one, or back. What is there stays as it is."""
    if is_url(source) == is_url(target):
        return
    if is_url(target):
        into_database(Path(source).parent, target)
    else:
        into_folder(source, Path(target).parent)


def into_database(folder: Path, target: str) -> None:
    """The files of a data folder."""
    with opened(target, must_exist=True) as there, there.writer.begin() as connection:
        keep = f"{there.sql.insert(INSTALLATION)} ON CONFLICT DO NOTHING"
        if (folder / SECRET).is_file():
            secret = (folder / SECRET).read_bytes()
            connection.exec_driver_sql(keep, [(SECRET_NAME, secret.hex()), (MARK_NAME, mark_of(secret))])
        for name, text in records_in(folder / ARCHIVE):
            connection.exec_driver_sql(f"{there.sql.insert(RECORDS)} ON CONFLICT DO NOTHING", (name, text))


def records_in(folder: Path) -> Iterator[tuple[str, str]]:
    """The records of an archive."""
    for path in sorted(folder.glob(f"*{RECORD_SUFFIX}")):
        yield path.stem, path.read_text(encoding="utf-8")


def into_folder(source: str, folder: Path) -> None:
    """What a database keeps."""
    with opened(source, must_exist=True) as here, here.readers.connect() as connection:
        found = connection.scalar(select(INSTALLATION.c.value).where(INSTALLATION.c.name == SECRET_NAME))
        if found and not (folder / SECRET).exists():
            write_private(folder / SECRET, bytes.fromhex(found))
        for name, text in connection.execute(select(RECORDS)):
            (folder / ARCHIVE).mkdir(mode=0o700, exist_ok=True)
            if not (folder / ARCHIVE / f"{name}{RECORD_SUFFIX}").exists():
                write_private(folder / ARCHIVE / f"{name}{RECORD_SUFFIX}", text.encode())


def write_private(path: Path, content: bytes) -> None:
    """Whole, and for nobody else."""
    part = path.with_name(f".{path.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
