"""Where a game begins that does not begin at the beginning."""

from typing import NamedTuple

from jollyroll.match.record import CHANCE, Event

from .rows import Json


class Beginning(NamedTuple):
    """What another game had come to, and who was its host and its youngest."""

    events: tuple[Event, ...]
    host: int | None
    youngest: int | None

    @property
    def chance_count(self) -> int:
        """Rolls and draws so far."""
        return sum(event.kind == CHANCE for event in self.events)

    @classmethod
    def read(cls, stored: Json) -> "Beginning":
        """As it was stored."""
        events = tuple(Event(kind, text, seat) for kind, text, seat in stored["events"])
        return cls(events, stored["host"], stored["youngest"])

    def body(self) -> Json:
        """As it is stored."""
        events = [[event.kind, event.text, event.seat] for event in self.events]
        return {"events": events, "host": self.host, "youngest": self.youngest}
