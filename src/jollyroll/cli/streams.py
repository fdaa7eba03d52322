"""Standard streams that may be closed, full, or read by nobody."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from jollyroll.errors import Refused


class ReaderGone(Exception):
    """Whoever read the output has closed it, as `head` does: there is nothing more to do."""


@contextmanager
def detect_closed_pipe() -> Iterator[None]:
    """Raise ReaderGone for a broken pipe, which Click would report as a failure."""
    try:
        yield
    except BrokenPipeError as error:
        raise ReaderGone from error


def open_streams() -> None:
    """Replace streams that were closed at the start: no input is an empty one; without output there is nothing to do."""
    closed = sys.stdout is None
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
    if closed:
        raise Refused("no-output")


def discard_unwritten(out: TextIO) -> None:
    """Flush a stream; what cannot be written is dropped, so that Python does not complain about it at exit."""
    try:
        out.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


def print_error(sentence: str) -> None:
    """Write a sentence to the error output, if anybody reads it."""
    try:
        sys.stderr.write(f"{sentence}\n")
    except OSError:  # the exit code still says it
        discard_unwritten(sys.stderr)
