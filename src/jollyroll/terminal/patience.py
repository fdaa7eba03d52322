"""What is said when something takes longer than a moment."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from .style import put

MOMENT = 1.5  # seconds


def beside(sentence: str) -> None:
    """Say something without disturbing what is printed."""
    print(sentence, file=sys.stderr, flush=True)


@contextmanager
def explained(sentence: str, speak: Callable[[str], None] = put) -> Iterator[None]:
    """Say this if what is done meanwhile is not over after a moment."""
    timer = Timer(MOMENT, speak, [sentence])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
