"""Standard streams that may be closed, full, or without a reader."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from jollyroll.errors import FileError


class ReaderGone(Exception):
    """The reader of the output has closed it, as `head` does, so there is nothing more to do."""


@contextmanager
def detect_closed_pipe() -> Iterator[None]:
    """Raise ReaderGone for a broken pipe, which Click would report as a failure."""
    try:
        yield
    except BrokenPipeError as error:
        raise ReaderGone from error


def open_streams() -> None:
    """Replace streams that were closed at the start: stdin by an empty one; without stdout, refuse."""
    closed = sys.stdout is None
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
    if closed:
        raise FileError("no-output")


def discard_unwritten(out: TextIO) -> None:
    """Flush a stream, dropping what cannot be written, so that Python does not complain at exit."""
    try:
        out.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


def print_error(sentence: str) -> None:
    """Write a sentence to stderr, if possible."""
    try:
        sys.stderr.write(f"{sentence}\n")
    except OSError:  # the exit code still reports the error
        discard_unwritten(sys.stderr)
