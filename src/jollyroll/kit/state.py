"""Game states: named whole numbers, alone, in rows or in grids.

A state has no other fields, so that the same rule functions work on a Python object at the table and on a structured record in an
array of a million games.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self, TypeAlias, cast

from .ledger import LedgerEntry

Shape = tuple[int, ...]
FieldValue: TypeAlias = "int | list[FieldValue]"  # a number, a row or a grid
AnyState = Any  # a state of any game; only its own rules know its fields
AnyStates = list["GameState"]  # several states; an array of records in compiled code
AnyView = Any  # a view of any game

MOST_SEATS = 6
NOBODY = -1


class FieldShape:
    """A field's shape, () for a number, (n,) for a row, (n, m) for a grid, and the meaning of its numbers for learning agents.

    `for_seats`: the rows, or the lines of a grid, belong to seats. `most`: about the largest value. `kinds`: values 0 .. kinds - 1
    are categories rather than amounts. `seat_codes` (first, step): values from `first` on stand for seats, `step` apart.
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
    """Declare a whole number."""
    return cast("int", FieldShape(most=most, kinds=kinds))  # instances of the class hold a number here


def seat_number() -> int:
    """Declare a seat or NOBODY."""
    return cast("int", FieldShape(seat_codes=(0, 1)))


def row(length: int, most: int = 1, seat_codes: tuple[int, int] | None = None) -> list[int]:
    """Declare a row of whole numbers, such as one per face."""
    return cast("list[int]", FieldShape(length, most=most, seat_codes=seat_codes))


def per_seat(most: int = 1, length: int = MOST_SEATS) -> list[int]:
    """Declare a whole number per possible seat."""
    return cast("list[int]", FieldShape(length, for_seats=True, most=most))


def grid(rows: int, columns: int, most: int = 1, for_seats: bool = False) -> list[list[int]]:
    """Declare rows of equal length, such as one per seat."""
    return cast("list[list[int]]", FieldShape(rows, columns, most=most, for_seats=for_seats))


class GameState:
    """A game's state. Subclasses declare fields with `number`, `row` and `grid`; all start at zero.

    >>> from jollyroll import Position
    >>> state = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").state
    >>> isinstance(state, GameState), state.seats, state.box, state.coins[:2]
    (True, 2, 34, [12, 8])
    """

    FIELDS: ClassVar[dict[str, Shape]] = {}
    DECLARED: ClassVar[dict[str, FieldShape]] = {}  # the declared fields
    ROWS: ClassVar[tuple[str, ...]] = ()  # names of rows
    GRIDS: ClassVar[tuple[str, ...]] = ()
    SEAT_ROWS: ClassVar[tuple[str, ...]] = ()  # names of rows with a number per seat
    PLACES: ClassVar[Mapping[int, str]] = {}  # names of the game's own places, by their negative numbers

    seats: int = number()  # the number of seats
    seat: int = seat_number()  # the seat that chooses or rolls; NOBODY if nobody has to
    turn: int = number(most=100)  # turns begun so far
    phase: int = number()  # what comes next, see phases.py
    first_player: int = number()  # the option, see first_player.py
    host: int = seat_number()  # the host's seat, or NOBODY
    youngest: int = seat_number()  # the seat marked as the youngest, or NOBODY
    present: list[int] = per_seat()  # 1 for each seat that is still in the game
    showing: list[int] = per_seat(most=8)  # what each seat shows in the roll-off
    won: list[int] = per_seat()  # 1 for each winner once the game is over
    ledger: list[LedgerEntry] | None  # of the last event, if it is recorded; not part of the position

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
        """All numbers of the state, in the order of the fields."""
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
        """A copy of the fields, by name, as plain numbers and lists."""
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
