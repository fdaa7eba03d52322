"""Rate limits (token buckets): so many at once, and so many more each second."""

from collections import Counter, OrderedDict
from collections.abc import Hashable
from contextvars import ContextVar
from time import monotonic

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from . import limits
from .limits import Rate

ASKER: ContextVar[str] = ContextVar("asker", default="")  # the address that the task at hand works for


class Bucket:
    """A token bucket: what is left of a rate for one asker."""

    __slots__ = ("left", "when")

    def __init__(self, rate: Rate) -> None:
        self.left = float(rate.burst)
        self.when = monotonic()

    def take(self, rate: Rate, code: Code) -> None:
        """One more, or refuse with the time after which there is one again."""
        wait = self.wait(rate)
        if wait:
            raise Rejected(code, retry_after=wait)

    def wait(self, rate: Rate) -> float:
        """Take one more and give 0, or take none and give the seconds after which there is one again."""
        now = monotonic()
        left = self.left + (now - self.when) * rate.per_second  # as `_refill` does it; this is asked for every frame
        self.when = now
        self.left = left = left if left < rate.burst else rate.burst
        if left < 1:
            return (1 - left) / rate.per_second
        self.left = left - 1
        return 0.0

    def reserve(self, rate: Rate, number: float = 1) -> float:
        """Take so many, even if they have yet to come; gives the seconds until then, which are never many."""
        left = self.left = max(self._refill(rate) - number, -rate.burst)
        return max(0.0, -left / rate.per_second)

    def give_back(self) -> None:
        """What was taken last does not count."""
        self.left += 1

    def is_empty(self, rate: Rate) -> bool:
        """There is none to take now."""
        return self._refill(rate) < 1

    def _refill(self, rate: Rate) -> float:
        now = monotonic()
        self.left = min(rate.burst, self.left + (now - self.when) * rate.per_second)
        self.when = now
        return self.left


class RateLimits:
    """Buckets by asker and rate; the longest unseen are forgotten."""

    def __init__(self, most: int = 0) -> None:
        self.most = most or limits.ADDRESSES
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self.taken: Counter[tuple[str, Rate]] | None = None  # since somebody last looked, where other servers are to know

    def take(self, asker: str, rate: Rate, code: Code) -> None:
        """One more of this asker, or refuse."""
        wait = self.wait(asker, rate)
        if wait:
            raise Rejected(code, retry_after=wait)

    def wait(self, asker: str, rate: Rate) -> float:
        """One more of this asker, or the seconds until there may be one."""
        wait = self.bucket(asker, rate).wait(rate)
        if self.taken is not None and not wait:
            self.taken[asker, rate] += 1
        return wait

    def is_empty(self, asker: str, rate: Rate) -> bool:
        """This asker has used up the rate, for the moment."""
        bucket = self._buckets.get((asker, rate))
        return bucket is not None and bucket.is_empty(rate)

    def bucket(self, asker: str, rate: Rate) -> Bucket:
        """What is left of a rate for this asker."""
        key = asker, rate
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
