"""A bounded cache for values that are slow to make or large."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

ValueT = TypeVar("ValueT")


class CacheSlot(Generic[ValueT]):
    """Holds one value once it is made; other callers wait for it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.made: list[ValueT] = []


class BoundedCache(Generic[ValueT]):
    """The most recently used values by key, at most `limit` of them. Thread-safe.

    A dropped value stays valid for callers that still hold it.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.lock = threading.Lock()
        self.slots: OrderedDict[Hashable, CacheSlot[ValueT]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], ValueT]) -> ValueT:
        """The value for this key, made now unless it is cached. Only callers with the same key wait for each other."""
        with self.lock:
            slot = self.slots.setdefault(key, CacheSlot())
            self.slots.move_to_end(key)
            if len(self.slots) > self.limit:
                self.slots.popitem(last=False)
        with slot.lock:
            if not slot.made:
                slot.made.append(make())
        return slot.made[0]
