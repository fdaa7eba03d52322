"""Rate limits (token buckets): so many at once, and so many more each second."""

from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

from . import limits
from .limits import Rate


class Bucket:
    """A token bucket: what is left of a rate for one asker."""

    __slots__ = ("left", "when")

    def __init__(self, rate: Rate) -> None:
        self.left = float(rate.burst)
        self.when = monotonic()

    def take(self, rate: Rate, code: Code) -> None:
        """One more, or refuse with the time after which there is one again."""
        now = monotonic()
        left = min(rate.burst, self.left + (now - self.when) * rate.per_second)
        self.when = now
        if left < 1:
            self.left = left
            raise Rejected(code, retry_after=(1 - left) / rate.per_second)
        self.left = left - 1


class RateLimits:
    """Buckets by asker and rate; the longest unseen are forgotten."""

    def __init__(self, most: int = 0) -> None:
        self.most = most or limits.ADDRESSES
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, asker: str, rate: Rate, code: Code) -> None:
        """One more of this asker."""
        key = asker, rate
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        bucket.take(rate, code)
