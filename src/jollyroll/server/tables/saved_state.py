"""A table's state as text, and back: whoever has it need not play the events before it again.

It is no record and never the truth. It is written and read by one and the same code, which the reader must make sure of; whatever
is wrong with it, the events are there.

Lists carry a letter that tells what they stand for; whatever was written before is not written again but named by its number, so
what is shared stays shared. Only the kinds named here are ever made.
"""

import json
from collections.abc import Callable
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
PLAIN = (int, str, float, bool, type(None))
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


def write_state(state: TableState) -> str:
    """The state of a table as text."""
    if state.beginning is not None:
        if state.play is None:
            raise NotSavable("the game it begins with")
        state = state.copy()
        state.beginning = None  # the game has begun: nobody looks at it any more
    return json.dumps(Writing().form(state), separators=(",", ":"))


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
        if id(value) in self.known:
            return [SAME, self.known[id(value)]]
        self.known[id(value)] = len(self.known)
        self.kept.append(value)
        if isinstance(value, bytes):
            return [BYTES, value.hex()]
        if isinstance(value, Game):
            return [GAME, value.name, *(option.name for option in value.options)]
        if isinstance(value, Chain):
            return [CHAIN, value.secret.hex(), value.links, value.seal.hex()]
        if isinstance(value, GameState):
            return [POSITION, *value.numbers()]
        if KINDS.get(kind.__name__) is kind:
            return [OBJECT, kind.__name__, *self.parts(value)]
        if kind in (tuple, list):
            return [TUPLE if kind is tuple else LIST, *map(self.form, value)]  # type: ignore[call-overload]
        if isinstance(value, frozenset):
            return [SET, *map(self.form, sorted(value))]
        if isinstance(value, dict):
            return [MAP, *([self.form(name), self.form(each)] for name, each in value.items())]
        raise NotSavable(kind.__name__)

    def parts(self, value: object) -> list[Form]:
        """The fields of an object: in their order where they have one, else by name."""
        if isinstance(value, tuple) or is_dataclass(value):
            return [self.form(getattr(value, name)) for name in names_of(type(value))]
        named = {name: getattr(value, name) for name in value.__slots__} if isinstance(value, Play) else dict(vars(value))
        if isinstance(value, LiveMatch):
            del named["ledger"]  # what the last event told was shown with it
        return [{name: self.form(each) for name, each in named.items()}]


class Reading:
    """What has been read of one state."""

    def __init__(self) -> None:
        self.known: list[object] = []
        self.game: Game | None = None
        self.ways: dict[str, Callable[[list[Form], int], object]] = {
            BYTES: lambda form, _: bytes.fromhex(form[1]),
            TUPLE: lambda form, _: tuple(map(self.value, form[1:])),
            LIST: lambda form, _: list(map(self.value, form[1:])),
            SET: lambda form, _: frozenset(map(self.value, form[1:])),
            MAP: lambda form, _: {self.value(name): self.value(each) for name, each in form[1:]},
            CHAIN: lambda form, _: Chain(bytes.fromhex(form[1]), form[2], bytes.fromhex(form[3])),
            GAME: self.game_of,
            POSITION: self.position,
            OBJECT: self.object_of,
        }

    def value(self, form: Form) -> object:
        """A value, with all it is made of."""
        if type(form) is not list:
            return form
        if form[0] == SAME:
            return self.known[form[1]]
        place = len(self.known)
        self.known.append(None)
        self.known[place] = value = self.ways[form[0]](form, place)
        return value

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
        place = 1
        for name, shape in kind.FIELDS.items():
            value, place = taken(form, place, shape)
            state.__dict__[name] = value
        if place != len(form):
            raise NotSavable("a position of other fields")
        state.ledger = []
        return state

    def object_of(self, form: list[Form], place: int) -> object:
        """An object of one of the kinds; those that have parts by name may be named by their own parts."""
        kind = KINDS[form[1]]
        if issubclass(kind, tuple) or is_dataclass(kind):
            make: Callable[..., object] = kind
            return make(*map(self.value, form[2:]))
        self.known[place] = made = kind.__new__(kind)
        for name, each in form[2].items():
            setattr(made, name, self.value(each))
        if isinstance(made, LiveMatch):
            made.ledger = made.state.ledger
        return made


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
