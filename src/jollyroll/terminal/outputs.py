"""Output files of a command: checked before the work, written atomically after it."""

import os
from pathlib import Path

from jollyroll.errors import FileError, quote
from jollyroll.match.files import replace_file

from .session import path_is_there


def check_outputs(names: list[str], overwrite: bool, read: str | None = None) -> None:
    """Refuse files that cannot be written, before the work starts; the input file is never overwritten."""
    places = [os.path.realpath(name) for name in names if "\0" not in name]
    if len(set(places)) < len(places):
        raise FileError("output-twice", path=quote(names[-1]))
    if read is not None and "\0" not in read and os.path.realpath(read) in places:
        raise FileError("output-is-input", path=quote(read))
    for name in names:
        check_output(name, overwrite)


def check_output(name: str, overwrite: bool) -> None:
    """Refuse a name that is no file's, an existing file unless it may be overwritten, and a folder without write access."""
    path, shown = Path(name), quote(name)
    there = path_is_there(path, shown) if name.strip() else False
    if not name.strip() or (there and path.is_dir()):
        raise FileError("output-is-folder", path=shown)
    if there and not overwrite:
        raise FileError("output-there", path=shown)
    if not path.parent.exists():
        raise FileError("no-folder", folder=quote(str(path.parent)))
    if there and not path.is_file():
        return  # devices such as /dev/stdout
    draft = path.with_name(f".{path.name}.{os.urandom(4).hex()}.draft")
    try:
        draft.touch(exist_ok=False)
        draft.unlink()
    except OSError as error:
        raise FileError("cannot-save", path=shown, reason=error.strerror or str(error)) from error


def write_output(name: str, text: str) -> None:
    """Write a file atomically."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
        else:
            replace_file(Path(os.path.realpath(path)), text.encode("utf-8"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FileError("cannot-save", path=quote(name), reason=reason) from error
