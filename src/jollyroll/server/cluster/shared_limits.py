"""Limits across servers: what an address takes of a rate on one server counts on the others, a moment later."""

import asyncio
from collections import Counter
from collections.abc import Callable

from jollyroll.server import limits
from jollyroll.server.limits import Rate
from jollyroll.server.rates import RateLimits

from .notes import LONGEST_WORD, Connected, Note, Taken

EVERY = 0.25  # seconds between notes to other servers
MOST = 1_000_000  # tokens in one note


class SharedLimits:
    """Reports changes of rates and connections per address to the other servers."""

    def __init__(self, rates: RateLimits, connections: Counter[str]) -> None:
        self._rates = rates
        self._rates.taken = Counter()
        self._connections = connections
        self._told: dict[str, int] = {}
        self._by_name = {name: rate for name, rate in vars(limits).items() if isinstance(rate, Rate)}
        self._names = {rate: name for name, rate in self._by_name.items()}

    async def keep_telling(self, tell: Callable[[Note], None]) -> None:
        """Send reports periodically."""
        while True:
            await asyncio.sleep(EVERY)
            self.tell(tell)

    def tell(self, tell: Callable[[Note], None]) -> None:
        """Send what has changed since the last report."""
        taken, self._rates.taken = self._rates.taken or Counter(), Counter()
        for (asker, rate), number in taken.items():
            if rate in self._names and len(asker) <= LONGEST_WORD:
                tell(Taken(asker, self._names[rate], number))
        now = dict(self._connections)
        for asker in now.keys() | self._told.keys():
            if now.get(asker, 0) != self._told.get(asker, 0):
                tell(Connected(asker, now.get(asker, 0)))
        self._told = now

    def tell_again(self) -> None:
        """Forget what was reported, since others may have missed it."""
        self._told = {}

    def note(self, taken: Taken) -> None:
        """Count tokens that an asker took on another server."""
        rate = self._by_name.get(taken.rate)
        if rate:
            self._rates.bucket(taken.asker, rate).reserve(rate, min(taken.number, MOST))
