"""Plain counters and histograms of this process, cheap enough for every move.

Code that counts does not know about metrics: `monitoring` turns these numbers into what is scraped.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from contextvars import ContextVar
from time import monotonic

RECEIVED: ContextVar[float] = ContextVar("received", default=0.0)  # when the current frame came; 0 in actions of the scheduler
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # seconds
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)  # events


class Histogram:
    """Counts of observations per bucket, and their sum."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # the last bucket has no upper bound
        self.total = 0.0

    def note(self, figure: float) -> None:
        """Count one observation."""
        self.counts[bisect_left(self.bounds, figure)] += 1
        self.total += figure

    def note_since(self, times: Iterable[float]) -> None:
        """Count the time elapsed since each of these moments."""
        now = monotonic()
        for time in times:
            self.note(now - time)


class Counters:
    """All counters of the process."""

    def __init__(self) -> None:
        self.events: Counter[tuple[str, str]] = Counter()  # stored, by game and kind
        self.refusals: Counter[str] = Counter()  # by code
        self.store_errors: Counter[str] = Counter()  # by kind of error
        self.stored = Histogram()  # seconds from receiving a frame to its event being stored
        self.shown = Histogram()  # seconds from receiving a frame to its event being sent to everybody at the table
        self.followed = Histogram()  # seconds from an action on another server to its event being sent here
        self.overtaken = 0  # actions that failed because another server stored its event first
        self.commits = Histogram()  # seconds per transaction
        self.batches = Histogram(SIZES)  # events per transaction
        self.lag = Histogram()  # seconds by which the event loop ran late


COUNTERS = Counters()
