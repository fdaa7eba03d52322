"""A position as one line of text, for every game: `kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1`.

The part before the colon names the game and its options, as the header of a record does; it may be left out where they are known.
What the items mean is told by each game in its own `position` module.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from jollyroll.errors import PositionError, Refused
from jollyroll.kit import Game, game_names, load_game
from jollyroll.kit.options import OptionValue
from jollyroll.kit.position import LONGEST, PositionItems
from jollyroll.kit.state import AnyState, GameState
from jollyroll.kit.variants import base_name

from .notation import options_line

if TYPE_CHECKING:
    from .match import Match
    from .record import Seat

HEAD = ": "  # separates game and options from the items


@dataclass(frozen=True, eq=False, repr=False)
class Position:
    """A position with its game and options, which can be played on.

    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1")
    >>> position.text
    'kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1'
    >>> match = position.match(["Ana", "Lea"])
    >>> match.choose("stop")
    >>> match.choose("3K")
    >>> [(entry.rule, entry.source, entry.target, entry.amount) for entry in match.ledger]
    [('KG-17', 'box', 'seat-1', 3), ('KG-18', 'box', 'king', 3)]
    >>> match.position == Position.read(match.position.text)
    True
    """

    game: Game
    option_texts: Mapping[str, str]  # as records write them
    state: AnyState

    @classmethod
    def read(cls, text: str) -> "Position":
        """Parse a position with game and options."""
        return read_position(text)

    @property
    def options(self) -> "dict[str, OptionValue]":
        """The value of every option."""
        return self.game.natural_options(self.option_texts)

    @property
    def text(self) -> str:
        """The position as text, game and options included."""
        now = load_game(self.game.name)  # the game may be one of earlier rules
        options = options_line(now, {**now.resolve(), **self.option_texts})
        return f"{self.game.code} {options}{HEAD}{write_position(self.game, self.state)}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Position.read({self.text!r})"

    def __eq__(self, other: object) -> bool:
        """Equal text under the same version of the rules means the same position."""
        return isinstance(other, Position) and (self.game.rules_version, self.text) == (other.game.rules_version, other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def match(self, seats: "Sequence[Seat | str]" = ()) -> "Match":
        """A match that continues from here. Without names, the seats are called Player 1, Player 2 and so on."""
        from .match import Match

        named = seats or [f"Player {number}" for number in range(1, self.state.seats + 1)]
        return Match.start(self.game, named, options=self.option_texts, position=write_position(self.game, self.state))


def write_position(game: Game, state: GameState) -> str:
    """The position as text, without game and options.

    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1")
    >>> write_position(position.game, position.state)
    'coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1'
    """
    return ", ".join(game.positions.write(state))


def read_position(text: str, game: Game | str = "", preset: str = "", options: Mapping[str, OptionValue] | None = None) -> Position:
    """Parse a position; refuses an impossible one with the reason and the rule behind it.

    >>> read_position("coins 12 8, box 34, king 6, seat 1", "kings_gold", "fr").options["tie"]
    'new_game'
    """
    if len(text) > LONGEST:
        raise PositionError("position-long", most=LONGEST)
    head, colon, items = f"{text} ".partition(HEAD)
    if colon:
        if preset or options:
            raise PositionError("position-options-twice")
        named, preset, options = read_head(head)
        if game and load_game(named).name != base_name((game if isinstance(game, Game) else load_game(game)).name):
            raise PositionError("position-other-game", game=named)
        game = game or named  # the text names the game, what was given may be a variant of it
    elif not game:
        raise no_game()
    played = game if isinstance(game, Game) else load_game(game)
    return set_up(played, played.resolve(preset, options), PositionItems(items if colon else text))


def no_game() -> PositionError:
    """The refusal of a text that does not name its game."""
    return PositionError("position-no-game", known=", ".join(load_game(name).code for name in game_names()))


def read_head(head: str) -> tuple[str, str, dict[str, str]]:
    """Parse game, preset and options: `kg us tie=shared`."""
    words = head.split()
    if not words:
        raise no_game()
    game, *words = words
    preset = words.pop(0) if words and "=" not in words[0] else ""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise PositionError("record-option", text=word)
        if name in options:
            raise PositionError("record-option-twice", option=name)
        options[name] = value
    return game, preset, options


def set_up(game: Game, options: Mapping[str, str], items: PositionItems) -> Position:
    """Set up the state that the items describe."""
    page = game.positions
    items.refuse_unknown(page.WORDS)  # first: an item that seems to be missing may be misspelled
    seats = len(items.values.get(page.SEAT_ROW, ()))
    if page.SEAT_ROW not in items:
        raise PositionError("position-item-missing", item=page.SEAT_ROW)
    if seats not in game.seat_range:
        raise PositionError("seat-count", seats=seats, game=game.code, least=game.seat_range[0], most=game.seat_range[-1])
    state = game.state_type()
    state.seats = seats
    for option in game.options:
        setattr(state, option.name, option.code(options[option.name]))
    game.set_up(state, options)
    try:
        page.read(state, items)
    except PositionError:
        raise
    except Refused as refused:  # such as an unknown face
        raise PositionError(refused.code, refused.rule, **refused.facts) from refused
    items.finish()
    state.ledger = []
    return Position(game, dict(options), state)
