"""The layout of observations: the fields of the position, relative to a seat, as one row of numbers; and how to decode it.

It holds every field that can change, since positions hide nothing (what is hidden is not decided before it shows): first plain
numbers, then one-hot fields, each in the order in which the game declares them. Rows indexed by seat begin with the observer and go
round the table. A number is divided by its `most`; a kind, phase or seat is one-hot, all zeros for none.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jollyroll.kit import NOBODY, Game
from jollyroll.kit.fields import COMMON_FIELDS
from jollyroll.kit.game import COMMON_PHASES
from jollyroll.kit.state import FieldShape, FieldValue
from jollyroll.solve.arrays import Singles, Words

Indices = npt.NDArray[np.uint32]

VERSION = 0  # of the observation layout; the `-v0` of every environment
OBSERVED = ("seat", "turn", "phase", "present", "showing", "won")  # of the fields that all games have; the others never change
ME = "me"  # the observer's own seat, counted from the host's left as the rules do: choices name seats that way
NUMBER, CODED, KIND, SEAT, PHASE = "number", "number, seats from mine", "kind", "seat", "phase"
LARGEST = float(1 << 31)  # fields are 32-bit integers


@dataclass(frozen=True)
class ObservedField:
    """One field: its place in the observation and its encoding."""

    name: str
    how: str  # a number; a number that may name a seat; or one-hot for a kind, seat or phase
    shape: tuple[int, ...]  # when decoded; () for a one-hot field
    first: int  # its first index in the observation
    places: int  # how many numbers it takes
    most: int  # numbers are divided by it
    sources: tuple[tuple[int, ...], ...]  # by seat: the indices of its numbers in the position
    seat_codes: tuple[int, int]  # see FieldShape

    @property
    def slice(self) -> slice:
        """Its indices in the observation."""
        return slice(self.first, self.first + self.places)


def how_observed(name: str, declared: FieldShape) -> str:
    """The encoding of a field."""
    if declared.shape:
        return CODED if declared.seat_codes else NUMBER
    return PHASE if name == "phase" else SEAT if declared.seat_codes else KIND if declared.kinds else NUMBER


def how_rank(name: str, declared: FieldShape) -> int:
    """The order of encodings: numbers, then numbers that may name a seat, then one-hot fields."""
    return (NUMBER, CODED).index(how) if (how := how_observed(name, declared)) in (NUMBER, CODED) else 2


class LayoutTables(NamedTuple):
    """The layout as kernels read it."""

    sources: Indices  # by seat and number: its index in the position
    scales: Singles
    coded: Words  # a row for each number that may name a seat: source, first, step
    coded_scales: Singles
    me: Words  # by seat: the index set for the observer's own seat
    hot: Indices  # for each other one-hot field: its index in the position
    hot_places: Words  # by seat, one-hot field and its value plus 1: the index to set, or NOBODY


@dataclass(frozen=True)
class SeenPosition:
    """A decoded observation. Seats are counted from the observer, who is 0; None stands for nobody.

    >>> SeenPosition(me=0, phase="reroll", active=1, fields={"turn": 3}).active
    1
    """

    me: int
    phase: str
    active: int | None
    fields: Mapping[str, "FieldValue | None"]


class ObservationLayout:
    """How positions of one game, with this number of seats, are observed.

    >>> from jollyroll import load_game
    >>> layout = ObservationLayout(load_game("kings_gold"), seats=2)
    >>> [(field.name, field.places) for field in layout.fields][:4]
    [('turn', 1), ('present', 2), ('showing', 2), ('won', 2)]
    """

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seat_count(seats)
        self.game = game
        self.seats = seats
        self.phases = tuple(sorted({**COMMON_PHASES, **game.phase_names}))
        self.fields = tuple(self._fields())
        self.length = self.fields[-1].slice.stop

    def _fields(self) -> Iterator[ObservedField]:
        """All fields, in order."""
        unseen = COMMON_FIELDS.difference(OBSERVED).union(option.name for option in self.game.options)
        found, source = [(ME, FieldShape(seat_codes=(0, 1)), NOBODY)], 0
        for name, declared in self.game.state_type.DECLARED.items():
            if name not in unseen:
                found.append((name, declared, source))
            source += int(np.prod(declared.shape, dtype=int))
        end = 0
        for name, declared, source in sorted(found, key=lambda each: how_rank(each[0], each[1])):
            field = self._field(name, declared, end, source)
            end = field.slice.stop
            yield field

    def _field(self, name: str, declared: FieldShape, first: int, source: int) -> ObservedField:
        """The encoding of one field."""
        lines = self.seats if declared.for_seats else int(np.prod(declared.shape[:1], dtype=int))
        width = int(np.prod(declared.shape[1:], dtype=int))
        shape = (lines, *declared.shape[1:]) if declared.shape else ()
        sources = tuple(
            tuple(
                source + (((line + seat) % self.seats if declared.for_seats else line) * width + column)
                for line in range(lines)
                for column in range(width)
            )
            for seat in range(self.seats)
        )
        how = how_observed(name, declared)
        places = {NUMBER: lines * width, CODED: lines * width, KIND: declared.kinds, SEAT: self.seats, PHASE: len(self.phases)}[how]
        return ObservedField(name, how, shape, first, places, declared.most, sources, declared.seat_codes or (0, 1))

    @cached_property
    def tables(self) -> LayoutTables:
        """The layout as kernels read it."""
        numbers, coded = ([field for field in self.fields if field.how == how] for how in (NUMBER, CODED))
        rows = [(source, *field.seat_codes, field.most) for field in coded for source in field.sources[0]]
        (me,) = (field for field in self.fields if field.name == ME)
        hot = [field for field in self.fields if field.how in (KIND, SEAT, PHASE) and field is not me]
        codes = np.array(rows, np.int32).reshape(-1, 4)
        return LayoutTables(
            sources=np.array([[n for field in numbers for n in field.sources[seat]] for seat in range(self.seats)], np.uint32),
            scales=np.array([1 / field.most for field in numbers for _ in range(field.places)], np.float32),
            coded=np.ascontiguousarray(codes[:, :3]),
            coded_scales=(1 / codes[:, 3]).astype(np.float32),
            me=np.array([me.first + seat for seat in range(self.seats)], np.int32),
            hot=np.array([field.sources[0][0] for field in hot], np.uint32),
            hot_places=np.array([[self._hot_places(field, seat) for field in hot] for seat in range(self.seats)], np.int32),
        )

    def _hot_places(self, field: ObservedField, seat: int) -> list[int]:
        """The index that a one-hot field sets as a seat observes it, by value from NOBODY on."""
        places = [NOBODY] * (2 + max(*self.phases, *(other.places for other in self.fields)))
        for place in range(field.places):
            number = self.phases[place] if field.how == PHASE else (place + seat) % self.seats if field.how == SEAT else place
            places[number + 1] = field.first + place
        return places

    @cached_property
    def largest(self) -> npt.NDArray[np.float32]:
        """By index, the largest possible number; the smallest is its negative."""
        bounds = np.ones(self.length, np.float32)
        for field in self.fields:
            if field.how in (NUMBER, CODED):
                bounds[field.slice] = LARGEST / field.most
        return bounds

    @cached_property
    def smallest(self) -> npt.NDArray[np.float32]:
        """By index, the smallest possible number."""
        return np.where(self.largest == 1, np.float32(0), -self.largest).astype(np.float32)

    def decode(self, observation: npt.ArrayLike) -> SeenPosition:
        """Decode an observation to names.

        >>> from jollyroll import load_game
        >>> from jollyroll.envs import SoloEnv
        >>> env = SoloEnv("kings_gold", compiled=False)
        >>> seen = env.layout.decode(env.reset(seed=1)[0])
        >>> seen.active, seen.phase, seen.fields["box"]
        (0, 'reroll', 48)
        """
        row = np.asarray(observation, np.float64)
        seen = {field.name: self._decoded(field, row[field.slice]) for field in self.fields}
        me, phase, active = seen.pop(ME), seen.pop("phase"), seen.pop("seat")
        assert isinstance(me, int)
        assert isinstance(phase, int)
        assert active is None or isinstance(active, int)
        number = self.phases[phase]
        name = COMMON_PHASES.get(number) or self.game.phase_names[number]
        return SeenPosition(me, name, active, seen)

    def _decoded(self, field: ObservedField, numbers: npt.NDArray[np.float64]) -> "FieldValue | None":
        """One decoded field."""
        if field.how not in (NUMBER, CODED):
            return int(numbers.argmax()) if numbers.any() else None
        whole = np.rint(numbers * field.most).astype(int).reshape(field.shape)
        value: FieldValue = whole.tolist()
        return value
