"""A bounded cache for values that take long to make or much memory."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class CacheSlot(Generic[Value]):
    """Holds one value once it is made; other callers wait for it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.made: list[Value] = []


class BoundedCache(Generic[Value]):
    """The values asked for last, by key, at most `limit` of them. Safe for several threads.

    A dropped value stays valid for callers that still hold it.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.lock = threading.Lock()
        self.slots: OrderedDict[Hashable, CacheSlot[Value]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
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
