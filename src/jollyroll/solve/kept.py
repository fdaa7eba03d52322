"""Things that take long to make or much room: the last few asked for are kept, the others forgotten."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Place(Generic[Thing]):
    """Where a thing is put once it is made; whoever comes meanwhile waits for it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.made: list[Thing] = []


class Kept(Generic[Thing]):
    """Things by what they are made for, at most so many; several threads may ask at a time.

    One that is forgotten stays as it is for whoever holds it.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.lock = threading.Lock()
        self.places: OrderedDict[Hashable, Place[Thing]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """The thing for this key, made now unless it is there; nobody waits for things of other keys."""
        with self.lock:
            place = self.places.setdefault(key, Place())
            self.places.move_to_end(key)
            if len(self.places) > self.most:
                self.places.popitem(last=False)
        with place.lock:
            if not place.made:
                place.made.append(make())
        return place.made[0]
