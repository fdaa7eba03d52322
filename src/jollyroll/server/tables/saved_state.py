"""Serializes a table's state to text, so that loading it needs no replay of the events before.

A saved state is a cache, never the truth. The reader must make sure that it was written by the same code; if anything is wrong with
it, the events are replayed.
Each list starts with a letter for its type. An object written before is referenced by its number, so shared objects stay shared.
Only the types registered here are ever created.
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

SavedForm = list[Any]  # the saved form of what is not plain: the letter of its kind, and what it is made of
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
    """A value in the state has a type that is not registered here."""


def write_state(state: TableState, as_json: Callable[[object], str] = AS_JSON) -> str:
    """The state of a table as text. `as_json` may be a faster JSON encoder."""
    if state.beginning is not None:
        if state.play is None:
            raise NotSavable("the game it begins with")
        state = state.copy()
        state.beginning = None  # no longer needed once the game has begun
    return as_json(StateEncoder().form(state))


def read_state(text: str) -> TableState:
    """Read a state from its text."""
    state = StateDecoder().value(json.loads(text))
    if not isinstance(state, TableState):
        raise NotSavable(type(state).__name__)
    options = shared_options(state.terms.options)
    state.terms = state.terms._replace(options=options)
    match = state.play.match if state.play else None
    while match is not None:
        if match.option_texts == options:
            match.option_texts = options  # type: ignore[assignment]
        match = match.before
    return state


class StateEncoder:
    """Writes one state and numbers its objects."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}  # numbers of objects by identity
        self.kept: list[object] = []  # keeps the objects alive, so that identities stay unique

    def form(self, value: object) -> object:
        """The saved form of a value, with everything inside it."""
        kind = type(value)
        if kind in PLAIN:
            return value
        if isinstance(value, str):  # a member of an enumeration
            return str(value)
        place = self.known.setdefault(id(value), len(self.known))
        if place < len(self.kept):
            return [SAME, place]
        self.kept.append(value)
        writer = WRITERS.get(kind)
        if writer is None:
            writer = WRITERS[kind] = writer_of(kind)
        return writer(self, value)

    def forms(self, values: Iterable[object]) -> list[object]:
        """The saved forms of several values; most are plain."""
        return [each if type(each) in PLAIN else self.form(each) for each in values]

    def named(self, parts: Iterable[tuple[str, object]]) -> dict[str, object]:
        """The saved forms of fields, by name."""
        return {name: each if type(each) in PLAIN else self.form(each) for name, each in parts}


ValueWriter = Callable[[StateEncoder, Any], list[object]]
WRITERS: dict[type, ValueWriter] = {}


def writer_of(kind: type) -> ValueWriter:
    """The writer for values of this type."""
    if issubclass(kind, Game):
        return lambda _writing, value: [GAME, value.name, *(option.name for option in value.options)]
    if issubclass(kind, Chain):
        return lambda _writing, value: [CHAIN, value.secret.hex(), value.links, value.seal.hex()]
    if issubclass(kind, GameState):
        return lambda _writing, value: [POSITION, *value.numbers()]
    if KINDS.get(kind.__name__) is kind:
        return part_writer_of(kind, kind.__name__)
    for simple, writer in SIMPLE.items():
        if issubclass(kind, simple):
            return writer
    raise NotSavable(kind.__name__)


def part_writer_of(kind: type, name: str) -> ValueWriter:
    """The writer for an object's fields: in order for tuples and dataclasses, else by name."""
    if issubclass(kind, tuple):
        return lambda writing, value: [OBJECT, name, *writing.forms(value)]
    if kind in IN_ORDER:
        names = names_of(kind)
        return lambda writing, value: [OBJECT, name, *writing.forms([getattr(value, each) for each in names])]
    if issubclass(kind, Play):
        return lambda writing, value: [OBJECT, name, writing.named((each, getattr(value, each)) for each in Play.__slots__)]
    if issubclass(kind, LiveMatch):  # the last ledger was shown with its event
        return lambda writing, value: [OBJECT, name, writing.named(part for part in vars(value).items() if part[0] != "ledger")]
    return lambda writing, value: [OBJECT, name, writing.named(vars(value).items())]


SIMPLE: dict[type, ValueWriter] = {
    bytes: lambda _writing, value: [BYTES, value.hex()],
    tuple: lambda writing, value: [TUPLE, *writing.forms(value)],
    list: lambda writing, value: [LIST, *writing.forms(value)],
    frozenset: lambda writing, value: [SET, *writing.forms(sorted(value))],
    dict: lambda writing, value: [MAP, *map(writing.forms, value.items())],
}


class StateDecoder:
    """Reads one state and resolves references."""

    def __init__(self) -> None:
        self.known: list[object] = []
        self.game: Game | None = None

    def value(self, form: object) -> object:
        """A value from its saved form, with everything inside it."""
        if not isinstance(form, list):
            return form
        kind = form[0]
        if kind == SAME:
            return self.known[form[1]]
        place = len(self.known)
        self.known.append(None)
        self.known[place] = value = READERS[kind](self, form, place)
        return value

    def values(self, forms: SavedForm, first: int) -> list[object]:
        """The values from index `first` on; most are plain."""
        return [self.value(form) if type(form) is list else form for form in forms[first:]]

    def game_of(self, form: SavedForm, _place: int) -> Game:
        """A game with only these options."""
        self.game = game_with(form[1], frozenset(form[2:]))
        return self.game

    def position(self, form: SavedForm, _place: int) -> GameState:
        """A position of the game, with an empty ledger."""
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

    def object_of(self, form: SavedForm, place: int) -> object:
        """An object of a registered type. Objects with named fields may be referenced from inside themselves."""
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
READERS: dict[str, Callable[[StateDecoder, SavedForm, int], object]] = {
    BYTES: lambda _reading, form, _place: bytes.fromhex(form[1]),
    TUPLE: lambda reading, form, _place: tuple(reading.values(form, 1)),
    LIST: lambda reading, form, _place: reading.values(form, 1),
    SET: lambda reading, form, _place: frozenset(reading.values(form, 1)),
    MAP: lambda reading, form, _place: {reading.value(name): reading.value(each) for name, each in form[1:]},
    CHAIN: lambda _reading, form, _place: Chain(bytes.fromhex(form[1]), form[2], bytes.fromhex(form[3])),
    GAME: StateDecoder.game_of,
    POSITION: StateDecoder.position,
    OBJECT: StateDecoder.object_of,
}


def names_of(kind: Any) -> tuple[str, ...]:
    """The field names of a tuple type or dataclass, in order."""
    return kind._fields if issubclass(kind, tuple) else tuple(field.name for field in fields(kind))


def taken(form: SavedForm, place: int, shape: tuple[int, ...]) -> tuple[object, int]:
    """One field's value, read from the flat list at `place`, and the place after it."""
    if not shape:
        return form[place], place + 1
    if len(shape) == 1:
        return form[place : place + shape[0]], place + shape[0]
    lines = []
    for _ in range(shape[0]):
        line, place = taken(form, place, shape[1:])
        lines.append(line)
    return lines, place
