"""A position of another game that a table's game starts from."""

from typing import NamedTuple

from jollyroll.match.record import CHANCE, Event

from .rows import JsonObject


class Beginning(NamedTuple):
    """The other game's events so far, its host and its youngest player."""

    events: tuple[Event, ...]
    host: int | None
    youngest: int | None

    @property
    def chance_count(self) -> int:
        """The number of rolls and draws in it."""
        return sum(event.kind == CHANCE for event in self.events)

    @classmethod
    def read(cls, stored: JsonObject) -> "Beginning":
        """Read the stored form."""
        events = tuple(Event(kind, text, seat) for kind, text, seat in stored["events"])
        return cls(events, stored["host"], stored["youngest"])

    def body(self) -> JsonObject:
        """The stored form."""
        events = [[event.kind, event.text, event.seat] for event in self.events]
        return {"events": events, "host": self.host, "youngest": self.youngest}
