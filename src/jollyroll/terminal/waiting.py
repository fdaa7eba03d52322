"""What is said when something takes longer than a moment."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from .style import put

MOMENT = 1.5  # seconds


@contextmanager
def explained(sentence: str) -> Iterator[None]:
    """Say this if what is done meanwhile is not over after a moment."""
    timer = Timer(MOMENT, put, [sentence])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
