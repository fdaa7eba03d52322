"""What this process has done so far, in plain numbers: they cost a move next to nothing, and are read when somebody asks.

Whoever counts knows nothing of metrics; `monitoring` gives these numbers the form that is scraped.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from contextvars import ContextVar
from time import monotonic

RECEIVED: ContextVar[float] = ContextVar("received", default=0.0)  # when the frame at hand came; 0 for what tables do by themselves
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # seconds
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)  # events


class Histogram:
    """How often a figure fell below each of some bounds: what a histogram is drawn from."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # the last is beyond all bounds
        self.total = 0.0

    def note(self, figure: float) -> None:
        """One more."""
        self.counts[bisect_left(self.bounds, figure)] += 1
        self.total += figure

    def note_since(self, times: Iterable[float]) -> None:
        """How long ago these were, each for itself."""
        now = monotonic()
        for time in times:
            self.note(now - time)


class Counters:
    """All of them."""

    def __init__(self) -> None:
        self.events: Counter[tuple[str, str]] = Counter()  # stored, by game and kind
        self.refusals: Counter[str] = Counter()  # by code
        self.store_errors: Counter[str] = Counter()  # by the kind of trouble
        self.stored = Histogram()  # seconds from a frame to its event being safe
        self.shown = Histogram()  # and to its being sent to everybody at the table
        self.commits = Histogram()  # seconds of a transaction
        self.batches = Histogram(SIZES)  # events in one
        self.lag = Histogram()  # seconds by which the event loop was late


COUNTERS = Counters()
