"""Rate limits as token buckets: a burst, then so many more per second."""

from collections import Counter, OrderedDict
from collections.abc import Hashable
from contextvars import ContextVar
from time import monotonic

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from . import limits
from .limits import Rate

ASKER: ContextVar[str] = ContextVar("asker", default="")  # the address that the current task works for


class Bucket:
    """A token bucket: what an asker has left of a rate."""

    __slots__ = ("left", "when")

    def __init__(self, rate: Rate) -> None:
        self.left = float(rate.burst)
        self.when = monotonic()

    def take(self, rate: Rate, code: Code) -> None:
        """Take one token, or reject with the time until there is one."""
        wait = self.wait(rate)
        if wait:
            raise Rejected(code, retry_after=wait)

    def wait(self, rate: Rate) -> float:
        """Take one token and return 0, or take none and return the seconds until there is one."""
        now = monotonic()
        left = self.left + (now - self.when) * rate.per_second  # `_refill`, inlined: this runs for every frame
        self.when = now
        self.left = left = left if left < rate.burst else rate.burst
        if left < 1:
            return (1 - left) / rate.per_second
        self.left = left - 1
        return 0.0

    def reserve(self, rate: Rate, number: float = 1) -> float:
        """Take tokens, going into debt if need be, though by no more than a burst; returns the seconds until the debt is paid."""
        left = self.left = max(self._refill(rate) - number, -rate.burst)
        return max(0.0, -left / rate.per_second)

    def give_back(self) -> None:
        """Return the token taken last."""
        self.left += 1

    def is_empty(self, rate: Rate) -> bool:
        """Whether no token is left now."""
        return self._refill(rate) < 1

    def _refill(self, rate: Rate) -> float:
        now = monotonic()
        self.left = min(rate.burst, self.left + (now - self.when) * rate.per_second)
        self.when = now
        return self.left


class RateLimits:
    """Buckets by asker and rate. The least recently used are dropped."""

    def __init__(self, most: int = 0) -> None:
        self.most = most or limits.ADDRESSES
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self.taken: Counter[tuple[str, Rate]] | None = None  # since they were last told to other servers, if any

    def take(self, asker: str, rate: Rate, code: Code) -> None:
        """Take one token of this asker, or reject."""
        wait = self.wait(asker, rate)
        if wait:
            raise Rejected(code, retry_after=wait)

    def wait(self, asker: str, rate: Rate) -> float:
        """Take one token of this asker and return 0, or take none and return the seconds until there is one."""
        wait = self.bucket(asker, rate).wait(rate)
        if self.taken is not None and not wait:
            self.taken[asker, rate] += 1
        return wait

    def is_empty(self, asker: str, rate: Rate) -> bool:
        """Whether this asker has used up the rate for now."""
        bucket = self._buckets.get((asker, rate))
        return bucket is not None and bucket.is_empty(rate)

    def bucket(self, asker: str, rate: Rate) -> Bucket:
        """The bucket of this asker and rate."""
        key = asker, rate
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
