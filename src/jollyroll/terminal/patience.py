"""Explains delays."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from .style import put

MOMENT = 1.5  # seconds before the explanation


def beside(sentence: str) -> None:
    """Print to stderr, without disturbing the output."""
    print(sentence, file=sys.stderr, flush=True)


@contextmanager
def explained(sentence: str, speak: Callable[[str], None] = put) -> Iterator[None]:
    """Print a sentence if the enclosed work takes longer than a moment."""
    timer = Timer(MOMENT, speak, [sentence])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
