"""What an event of a table is, and the registry of all kinds."""

from abc import ABC, abstractmethod
from typing import ClassVar, Self

from jollyroll.server.protocol.events import EventShown

from .rows import Json
from .state import TableState

TABLE, NOW = 1, 2  # what an event changes: the table, the position
KINDS: dict[str, type["TableEvent"]] = {}


class TableEvent(ABC):
    """Something that happened at a table: frozen, complete, and the only thing that is stored."""

    __slots__ = ()
    kind: ClassVar[str]
    changes: ClassVar[int] = TABLE
    leads_to_game: ClassVar[bool] = False  # brings a table on that has not begun
    is_last: ClassVar[bool] = False  # may still happen at a table that is full
    is_detour: ClassVar[bool] = False  # leads nowhere, and so may not happen for ever

    def __init_subclass__(cls) -> None:
        if "kind" in cls.__dict__:
            KINDS[cls.kind] = cls

    @abstractmethod
    def change(self, state: TableState, at: int) -> EventShown:
        """Apply this event to `state`, a copy that may be changed; returns what everybody is shown of it."""

    @classmethod
    @abstractmethod
    def read(cls, body: Json, secret: Json) -> Self:
        """The event that was stored so."""

    @abstractmethod
    def body(self) -> Json:
        """What is stored of it and may be seen by everybody, but for its kind."""

    def secret(self) -> Json:
        """What is stored of it and may be seen by nobody."""
        return {}

    def changed(self, state: TableState) -> int:
        """What clients must be sent again, given the table after it."""
        return self.changes if state.play else self.changes & ~NOW


class Detour(TableEvent):
    """Something a seat does that leads nowhere, and so may not happen for ever."""

    __slots__ = ()
    is_detour = True
    seat: int


def read_event(body: Json, secret: Json) -> TableEvent:
    """The event that was stored so."""
    return KINDS[body["kind"]].read(body, secret)
