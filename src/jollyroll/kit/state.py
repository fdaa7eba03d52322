"""What a position is made of: whole numbers with names, alone, in rows or in grids.

A game's state is a class of such fields and nothing else, so that the very same rule functions can work on a
plain Python object at the table and on a structured record in an array of a million games.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self, TypeAlias, cast

from .ledger import LedgerEntry

Shape = tuple[int, ...]
FieldValue: TypeAlias = "int | list[FieldValue]"  # a number, a row or a grid
AnyState = Any  # a state of whichever game: only its own rules know its fields
AnyStates = list[Any]  # several of them; an array of records in compiled code
AnyView = Any  # likewise a view

MOST_SEATS = 6
NOBODY = -1


class FieldShape:
    """One field: its shape, () for a number, (n,) for a row, (n, m) for a grid; and what its numbers mean to who learns from them.

    `for_seats`: the rows, or the lines of the grid, belong to the seats. `most`: about the largest number there is. `kinds`: the
    numbers 0 .. kinds - 1 stand for different things, so that more is not larger. `seat_codes` (first, step): a number of at
    least `first` names a seat, by how many steps it lies above.
    """

    def __init__(
        self, *shape: int, for_seats: bool = False, most: int = 1, kinds: int = 0, seat_codes: tuple[int, int] | None = None
    ) -> None:
        self.shape = shape
        self.for_seats = for_seats
        self.most = most
        self.kinds = kinds
        self.seat_codes = seat_codes


def number(most: int = 1, kinds: int = 0) -> int:
    """A single whole number."""
    return cast("int", FieldShape(most=most, kinds=kinds))  # a state of that class has a number there; likewise rows and grids


def seat_number() -> int:
    """A seat, or NOBODY."""
    return cast("int", FieldShape(seat_codes=(0, 1)))


def row(length: int, most: int = 1, seat_codes: tuple[int, int] | None = None) -> list[int]:
    """A row of whole numbers, such as one per face."""
    return cast("list[int]", FieldShape(length, most=most, seat_codes=seat_codes))


def per_seat(most: int = 1, length: int = MOST_SEATS) -> list[int]:
    """A whole number for each seat there may be."""
    return cast("list[int]", FieldShape(length, for_seats=True, most=most))


def grid(rows: int, columns: int, most: int = 1, for_seats: bool = False) -> list[list[int]]:
    """Several rows of one length, such as one per seat."""
    return cast("list[list[int]]", FieldShape(rows, columns, most=most, for_seats=for_seats))


class GameState:
    """A position. Subclasses declare their fields with `number`, `row` and `grid`; all start at zero.

    >>> from jollyroll import Position
    >>> state = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").state
    >>> isinstance(state, GameState), state.seats, state.box, state.coins[:2]
    (True, 2, 34, [12, 8])
    """

    FIELDS: ClassVar[dict[str, Shape]] = {}
    DECLARED: ClassVar[dict[str, FieldShape]] = {}  # the same with what their numbers mean
    ROWS: ClassVar[tuple[str, ...]] = ()  # those that are rows
    GRIDS: ClassVar[tuple[str, ...]] = ()
    SEAT_ROWS: ClassVar[tuple[str, ...]] = ()  # the rows with a number for each seat
    PLACES: ClassVar[Mapping[int, str]] = {}  # the game's own places by the negative numbers its rules give them

    seats: int = number()  # how many sat down
    seat: int = seat_number()  # whose choice it is, or who rolls; NOBODY where chance needs no hand
    turn: int = number(most=100)  # turns begun so far
    phase: int = number()  # what the position waits for
    first_player: int = number()  # the option, see first_player.py
    host: int = seat_number()  # the host's seat, or NOBODY
    youngest: int = seat_number()  # the seat marked as the youngest, or NOBODY
    present: list[int] = per_seat()  # 1 for each seat that is still in the game
    showing: list[int] = per_seat(most=8)  # the skulls of each seat in the roll-off
    won: list[int] = per_seat()  # 1 for each winner once the game is over
    ledger: list[LedgerEntry] | None  # what happened, if anybody listens; not part of the position

    def __init_subclass__(cls) -> None:
        own = {name: field for base in (GameState, cls) for name, field in vars(base).items() if isinstance(field, FieldShape)}
        cls.DECLARED = {**cls.DECLARED, **own}
        fields = {name: field.shape for name, field in cls.DECLARED.items()}
        seat_rows = (name for name, field in own.items() if field.for_seats and len(field.shape) == 1)
        cls.SEAT_ROWS = tuple(dict.fromkeys((*cls.SEAT_ROWS, *seat_rows)))
        cls.FIELDS = fields
        cls.ROWS, cls.GRIDS = (tuple(name for name, shape in fields.items() if len(shape) == depth) for depth in (1, 2))

    def __init__(self) -> None:
        for name, shape in self.FIELDS.items():
            setattr(self, name, _zeros(shape))
        self.ledger = []

    def copy(self) -> Self:
        """An independent copy, with an empty ledger."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__ = its = self.__dict__.copy()
        for name in self.ROWS:
            its[name] = its[name][:]
        for name in self.GRIDS:
            its[name] = [*map(list.copy, its[name])]
        its["ledger"] = None if self.ledger is None else []
        return twin

    def numbers(self) -> list[int]:
        """Every number of the position in the order of the fields."""
        flat: list[int] = []
        mine = self.__dict__
        for name, shape in self.FIELDS.items():
            value = mine[name]
            if not shape:
                flat.append(value)
            elif len(shape) == 1:
                flat.extend(value)
            else:
                for line in value:
                    flat.extend(line)
        return flat

    def named(self) -> dict[str, Any]:
        """The fields by name, as plain numbers and lists (a copy)."""
        twin = self.copy()
        return {name: twin.__dict__[name] for name in self.FIELDS}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.numbers() == other.numbers()

    def __repr__(self) -> str:
        return f"{type(self).__module__}.{type(self).__name__}({self.named()})"


def _zeros(shape: Shape) -> FieldValue:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]
