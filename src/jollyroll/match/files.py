"""Record files: read in either form; written so that a crash or a full disk never destroys the old file."""

import glob
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from jollyroll.errors import FileError, quote

from .errors import RecordError
from .json_form import read_json, write_json
from .json_places import line_and_column
from .limits import LARGEST_FILE
from .notation import Label
from .record import Record
from .text_reader import read_text
from .text_writer import write_text

TEXT_SUFFIX = ".jolly"
JSON_SUFFIX = ".json"
DRAFT = re.compile(r"\.[0-9a-f]{8}\.draft")


def read_record(data: bytes | str) -> Record:
    """Parse a record in either form.

    >>> from jollyroll import Match
    >>> record = Match.start("kings_gold", ["Ana", "Lea"]).record
    >>> read_record(write_text(record)) == read_record(write_json(record)) == record
    True
    """
    if len(data) > LARGEST_FILE:
        raise RecordError("record-too-large", most=str(LARGEST_FILE // 2**20))
    text = decoded(data) if isinstance(data, bytes) else data
    text = text.removeprefix("\ufeff")
    return read_json(text) if text.lstrip()[:1] in ("{", "[") else read_text(text)


def decoded(data: bytes) -> str:
    """Decode a file's UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line, column = line_and_column(data[: error.start].decode("utf-8"), error.start)
        raise RecordError("record-not-utf8", line=line, column=column) from error


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file.

    >>> from tempfile import TemporaryDirectory
    >>> from jollyroll import Match
    >>> with TemporaryDirectory() as folder:
    ...     _ = save(f"{folder}/game.json", Match.start("kings_gold", ["Ana", "Lea"]).record)
    ...     load(f"{folder}/game.json").seats[1].name
    'Lea'
    """
    return read_record(read_file(path))


def read_file(path: str | os.PathLike[str]) -> bytes:
    """Read a file, up to one byte more than a record may have."""
    try:
        with open(path, "rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise FileError("cannot-read", path=quote(os.fspath(path)), reason=error.strerror or str(error)) from error
    except ValueError as error:  # a NUL character in the name
        raise FileError("cannot-read", path=quote(os.fspath(path)), reason=str(error)) from error


def save(path: str | os.PathLike[str], record: Record, lines: Sequence[Label] | None = None) -> bytes:
    """Write a record, as JSON if the name ends in `.json`; returns the bytes written.

    The old file stays whole until the new one is safely on the disk.

    `lines` are those of the match the record comes from, where there is one: they spare playing it through.

    >>> from tempfile import TemporaryDirectory
    >>> from jollyroll import Match
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> with TemporaryDirectory() as folder:
    ...     _ = save(f"{folder}/game.jolly", match.record)
    ...     load(f"{folder}/game.jolly") == match.record
    True
    """
    text = write_json(record) if os.fspath(path).endswith(JSON_SUFFIX) else write_text(record, lines)
    data = text.encode("utf-8")
    if len(data) > LARGEST_FILE:
        raise RecordError("record-too-large", most=str(LARGEST_FILE // 2**20))
    try:
        replace_file(Path(os.path.realpath(path)), data)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FileError("cannot-save", path=quote(os.fspath(path)), reason=reason) from error
    return data


def remove_drafts(path: str | os.PathLike[str]) -> None:
    """Remove the drafts of a program that was killed while writing this file. The caller must hold the lock."""
    whole = Path(os.path.realpath(path))
    with suppress(OSError, ValueError):
        for draft in whole.parent.glob(f".{glob.escape(whole.name)}.*.draft"):
            if DRAFT.fullmatch(draft.name.removeprefix(f".{whole.name}")):
                draft.unlink()


def replace_file(path: Path, data: bytes) -> None:
    """Replace a file atomically."""
    draft = path.with_name(f".{path.name}.{os.urandom(4).hex()}.draft")
    try:
        with open(draft, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with suppress(OSError):
            draft.chmod(path.stat().st_mode & 0o777)
        os.replace(draft, path)
    except BaseException:  # even on Ctrl-C, leave no draft behind
        with suppress(OSError):
            draft.unlink()
        raise
    with suppress(OSError):  # not possible on every system; the file is in place already
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
