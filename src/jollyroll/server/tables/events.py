"""`TableEvent` and the registry of all kinds of events."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar, NamedTuple, Self

from jollyroll.server.protocol.events import EventShown

from .parts import Part
from .play import Play
from .rows import JsonObject
from .state import TableState

TABLE, POSITION = 1, 2  # flags for what an event changes: the table, the position
KINDS: dict[str, type["TableEvent"]] = {}


Deal = Callable[[Play], Iterable[Part]]  # yields an action's parts; each is applied to the play before the next


class Transition(NamedTuple):
    """The next state of a table, the event that led there, its public form, and flags for what clients need anew."""

    state: TableState
    event: "TableEvent"
    shown: EventShown
    changed: int


class TableEvent(ABC):
    """Something that happened at a table: immutable, complete, and all that is stored."""

    __slots__ = ()
    kind: ClassVar[str]
    changes: ClassVar[int] = TABLE
    leads_to_game: ClassVar[bool] = False  # brings a table closer to its game
    is_last: ClassVar[bool] = False  # allowed at a full table
    is_detour: ClassVar[bool] = False  # makes no progress, and so is limited

    def __init_subclass__(cls) -> None:
        if "kind" in cls.__dict__:
            KINDS[cls.kind] = cls

    def apply_to(self, state: TableState, at: int, deal: Deal | None = None) -> Transition:
        """Apply the event to `state`, a copy. For a new action, `deal` provides the parts."""
        shown = self.change(state, at)
        return Transition(state, self, shown, self.changed(state))

    @abstractmethod
    def change(self, state: TableState, at: int) -> EventShown:
        """Change `state` and return the event's public form."""

    @classmethod
    @abstractmethod
    def read(cls, body: JsonObject, secret: JsonObject) -> Self:
        """Read the stored form."""

    @abstractmethod
    def body(self) -> JsonObject:
        """The public part of the stored form, without the kind."""

    def secret(self) -> JsonObject:
        """The secret part of the stored form."""
        return {}

    def changed(self, state: TableState) -> int:
        """Flags for what clients need anew, given the state after the event."""
        return self.changes if state.play else self.changes & ~POSITION


def count_detour(state: TableState, seat: int) -> None:
    """This seat has made one more detour."""
    was = state.seats[seat]
    state.put_seat(seat, was._replace(detours=was.detours + 1, detours_of_game=was.detours_of_game + 1))


class Detour(TableEvent):
    """An event of a seat that makes no progress, and so is limited."""

    __slots__ = ()
    is_detour = True
    seat: int

    def apply_to(self, state: TableState, at: int, deal: Deal | None = None) -> Transition:
        shown = self.change(state, at)
        count_detour(state, self.seat)
        return Transition(state, self, shown, self.changed(state))


def read_event(body: JsonObject, secret: JsonObject) -> TableEvent:
    """Read an event from its stored form."""
    return KINDS[body["kind"]].read(body, secret)
