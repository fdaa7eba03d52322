"""A table's state as text, and back: whoever has it need not play the events before it again.

It is no record and never the truth. It is written and read by one and the same code, which the reader must make sure of; whatever
is wrong with it, the events are there.

Lists carry a letter that tells what they stand for; whatever was written before is not written again but named by its number, so
what is shared stays shared. Only the kinds named here are ever made.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from typing import Any

from jollyroll.dice.chain import Chain
from jollyroll.dice.exchange import SeedExchange
from jollyroll.kit import Game, GameState
from jollyroll.match.devices import DeviceChain, DeviceLinks, SeatChain
from jollyroll.match.fair import FairDice, Opening, SealedChain, SeatSeed
from jollyroll.match.notation import Label, Labels
from jollyroll.match.record import Event, Seat

from .beginning import Beginning
from .calling import Calling, Intent
from .known_games import game_with
from .live_match import LiveMatch
from .parts import ChoiceMade, SeatLeft
from .play import LiveDice, Play
from .seats import SeatState
from .state import TableState
from .terms import Terms, shared_options

Form = Any  # whatever JSON has
PLAIN = frozenset((int, str, float, bool, type(None)))
AS_JSON = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
BYTES, TUPLE, LIST, SET, MAP, GAME, CHAIN, POSITION, OBJECT, SAME = "btlsmgcpo="
KINDS: dict[str, type] = {
    kind.__name__: kind
    for kind in (
        *(TableState, SeatState, Terms, Beginning, Play, LiveMatch, LiveDice, SeedExchange),
        *(Calling, Intent, ChoiceMade, SeatLeft, DeviceChain, DeviceLinks, SeatChain),
        *(FairDice, Opening, SealedChain, SeatSeed, Event, Seat, Label, Labels),
    )
}


class NotSavable(Exception):
    """Something in a state is of a kind that this module does not know."""


def write_state(state: TableState, as_json: Callable[[Form], str] = AS_JSON) -> str:
    """The state of a table as text; whoever has a quicker way to write JSON may bring it."""
    if state.beginning is not None:
        if state.play is None:
            raise NotSavable("the game it begins with")
        state = state.copy()
        state.beginning = None  # the game has begun: nobody looks at it any more
    return as_json(Writing().form(state))


def read_state(text: str) -> TableState:
    """The table whose state was written so."""
    state = Reading().value(json.loads(text))
    if not isinstance(state, TableState):
        raise NotSavable(type(state).__name__)
    options = shared_options(state.terms.options)
    state.terms = state.terms._replace(options=options)
    match = state.play.match if state.play else None
    while match is not None:
        if match.options == options:
            match.options = options  # type: ignore[assignment]
        match = match.before
    return state


class Writing:
    """What has been written of one state."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}  # by identity
        self.kept: list[object] = []  # so that no other object gets the identity of one that is known

    def form(self, value: object) -> Form:
        """A value, with all it is made of."""
        kind = type(value)
        if kind in PLAIN:
            return value
        if isinstance(value, str):  # a member of an enumeration
            return str(value)
        place = self.known.setdefault(id(value), len(self.known))
        if place < len(self.kept):
            return [SAME, place]
        self.kept.append(value)
        way = KNOWN_WAYS.get(kind)
        if way is None:
            way = KNOWN_WAYS[kind] = way_to_write(kind)
        return way(self, value)

    def forms(self, values: Iterable[object]) -> list[Form]:
        """Several values; most are plain."""
        return [each if type(each) in PLAIN else self.form(each) for each in values]

    def named(self, parts: Iterable[tuple[str, object]]) -> dict[str, Form]:
        """Parts by their names."""
        return {name: each if type(each) in PLAIN else self.form(each) for name, each in parts}


WayToWrite = Callable[[Writing, Any], Form]
KNOWN_WAYS: dict[type, WayToWrite] = {}


def way_to_write(kind: type) -> WayToWrite:
    """How a value of this kind is written."""
    if issubclass(kind, Game):
        return lambda _writing, value: [GAME, value.name, *(option.name for option in value.options)]
    if issubclass(kind, Chain):
        return lambda _writing, value: [CHAIN, value.secret.hex(), value.links, value.seal.hex()]
    if issubclass(kind, GameState):
        return lambda _writing, value: [POSITION, *value.numbers()]
    if KINDS.get(kind.__name__) is kind:
        return way_to_write_parts(kind, kind.__name__)
    for simple, way in SIMPLE.items():
        if issubclass(kind, simple):
            return way
    raise NotSavable(kind.__name__)


def way_to_write_parts(kind: type, name: str) -> WayToWrite:
    """The fields of an object: in their order where they have one, else by name."""
    if issubclass(kind, tuple):
        return lambda writing, value: [OBJECT, name, *writing.forms(value)]
    if kind in IN_ORDER:
        names = names_of(kind)
        return lambda writing, value: [OBJECT, name, *writing.forms([getattr(value, each) for each in names])]
    if issubclass(kind, Play):
        return lambda writing, value: [OBJECT, name, writing.named((each, getattr(value, each)) for each in Play.__slots__)]
    if issubclass(kind, LiveMatch):  # what the last event told was shown with it
        return lambda writing, value: [OBJECT, name, writing.named(part for part in vars(value).items() if part[0] != "ledger")]
    return lambda writing, value: [OBJECT, name, writing.named(vars(value).items())]


SIMPLE: dict[type, WayToWrite] = {
    bytes: lambda _writing, value: [BYTES, value.hex()],
    tuple: lambda writing, value: [TUPLE, *writing.forms(value)],
    list: lambda writing, value: [LIST, *writing.forms(value)],
    frozenset: lambda writing, value: [SET, *writing.forms(sorted(value))],
    dict: lambda writing, value: [MAP, *map(writing.forms, value.items())],
}


class Reading:
    """What has been read of one state."""

    def __init__(self) -> None:
        self.known: list[object] = []
        self.game: Game | None = None

    def value(self, form: Form) -> object:
        """A value, with all it is made of."""
        if type(form) is not list:
            return form
        kind = form[0]
        if kind == SAME:
            return self.known[form[1]]
        place = len(self.known)
        self.known.append(None)
        self.known[place] = value = WAYS[kind](self, form, place)
        return value

    def values(self, forms: list[Form], first: int) -> list[object]:
        """Those from this one on; most are plain."""
        return [self.value(form) if type(form) is list else form for form in forms[first:]]

    def game_of(self, form: list[Form], _place: int) -> Game:
        """A game under the rules that had these options."""
        self.game = game_with(form[1], frozenset(form[2:]))
        return self.game

    def position(self, form: list[Form], _place: int) -> GameState:
        """A position of the game; nothing is told yet."""
        if self.game is None:
            raise NotSavable("a position without a game")
        kind = self.game.state_type
        state = kind.__new__(kind)
        own, place = state.__dict__, 1
        for name, shape in kind.FIELDS.items():
            if shape:
                own[name], place = taken(form, place, shape)
            else:
                own[name] = form[place]
                place += 1
        if place != len(form):
            raise NotSavable("a position of other fields")
        state.ledger = []
        return state

    def object_of(self, form: list[Form], place: int) -> object:
        """An object of one of the kinds; those that have parts by name may be named by their own parts."""
        kind = KINDS[form[1]]
        if kind in IN_ORDER:
            make: Callable[..., object] = kind
            return make(*self.values(form, 2))
        made: object = object.__new__(kind)
        self.known[place] = made
        for name, each in form[2].items():
            setattr(made, name, self.value(each) if type(each) is list else each)
        if isinstance(made, LiveMatch):
            made.ledger = made.state.ledger
        return made


IN_ORDER = frozenset(kind for kind in KINDS.values() if issubclass(kind, tuple) or is_dataclass(kind))
WAYS: dict[str, Callable[[Reading, list[Form], int], object]] = {
    BYTES: lambda _reading, form, _place: bytes.fromhex(form[1]),
    TUPLE: lambda reading, form, _place: tuple(reading.values(form, 1)),
    LIST: lambda reading, form, _place: reading.values(form, 1),
    SET: lambda reading, form, _place: frozenset(reading.values(form, 1)),
    MAP: lambda reading, form, _place: {reading.value(name): reading.value(each) for name, each in form[1:]},
    CHAIN: lambda _reading, form, _place: Chain(bytes.fromhex(form[1]), form[2], bytes.fromhex(form[3])),
    GAME: Reading.game_of,
    POSITION: Reading.position,
    OBJECT: Reading.object_of,
}


def names_of(kind: Any) -> tuple[str, ...]:
    """The fields of a kind that has them in order."""
    return kind._fields if issubclass(kind, tuple) else tuple(field.name for field in fields(kind))


def taken(form: list[Form], place: int, shape: tuple[int, ...]) -> tuple[object, int]:
    """The numbers of one field from this place on, and the place after them."""
    if not shape:
        return form[place], place + 1
    if len(shape) == 1:
        return form[place : place + shape[0]], place + shape[0]
    lines = []
    for _ in range(shape[0]):
        line, place = taken(form, place, shape[1:])
        lines.append(line)
    return lines, place
