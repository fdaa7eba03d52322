"""Positions as text for a game that brings no notation of its own: an item for each field of its state that is not zero.

cargo 9 0 0, phase reroll, seat 2, turn 2, dice 0 1 0 0 1 0, aside 3, rolls 1
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from jollyroll.errors import PositionError

from .fields import own_fields
from .phases import is_chance, is_choice
from .position import COMMON, PositionItems, check_on_turn, read_people, read_stage, whole, write_people, write_stage
from .state import NOBODY, FieldValue, GameState, Shape

if TYPE_CHECKING:
    from .game import Game

HIGHEST = 1_000_000_000
MOST_SHOWN = 1_000  # largest value in a roll-off
HERE = "here"  # lists the seats if no field has a value per seat
UNSOUND = (AssertionError, ArithmeticError, LookupError)  # errors of rules on an inconsistent state


class FieldPositions:
    """Writes and reads the fields of one game's state by name."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        own = own_fields(game.state_type, (option.name for option in game.options))
        self.fields = dict(sorted(own.items(), key=lambda field: field[0] not in game.state_type.SEAT_ROWS))
        self.words = {name: name.replace("_", "-") for name in self.fields}
        rows = [self.words[name] for name in self.fields if name in game.state_type.SEAT_ROWS]
        self.SEAT_ROW = rows[0] if rows else HERE
        self.WORDS = (self.SEAT_ROW, "phase", *COMMON, "roll-off", *(word for word in self.words.values() if word != self.SEAT_ROW))

    def write(self, state: GameState) -> list[str]:
        """The items of a position."""
        named = state.named()
        items = [] if self.SEAT_ROW != HERE else [f"{HERE} {' '.join(map(str, state.present[: state.seats]))}"]
        for name, word in self.words.items():
            value = named[name][: state.seats] if name in state.SEAT_ROWS else named[name]
            values = list(flat(value))
            if any(values) or word == self.SEAT_ROW:
                items.append(f"{word} {' '.join(map(str, values))}")
        stage = write_stage(state)
        waiting = [f"phase {self.game.waits_for(state)}"] if state.phase in self.game.phase_names else []
        return [items[0], *write_people(state), *stage, *waiting, *items[1:]]

    def read(self, state: GameState, items: PositionItems) -> None:
        """Set the position up; refuses what fails the game's own check."""
        read_people(state, items)
        if self.SEAT_ROW == HERE and items.row(HERE, state.seats) != [str(here) for here in state.present[: state.seats]]:
            raise PositionError("position-unsound", what=HERE)
        for name, shape in self.fields.items():
            if self.words[name] in items:
                needed = state.seats if name in state.SEAT_ROWS else size(shape)
                values = self.values(items, self.words[name], needed)
                setattr(state, name, shaped(values, shape))
        if not read_stage(state, items, MOST_SHOWN):
            state.phase = self.phase(items.text("phase"))
            if is_choice(state) or state.seat != NOBODY:
                check_on_turn(state)
        self.check(state)

    def values(self, items: PositionItems, word: str, needed: int) -> list[int]:
        """The numbers of a field."""
        texts = items.texts(word)
        if len(texts) != needed:
            raise PositionError("position-values", item=word, given=len(texts), needed=needed)
        return [whole(word, text, -HIGHEST, HIGHEST) for text in texts]

    def phase(self, name: str) -> int:
        """The phase with this name."""
        known = {named: phase for phase, named in self.game.phase_names.items()}
        if name not in known:
            raise PositionError("position-phase", text=name, known=", ".join(known))
        return known[name]

    def check(self, state: GameState) -> None:
        """Check that nothing was lost or added, and that the game can go on."""
        rules = self.game.rules
        try:
            self.game.check(state)
            stuck = (is_choice(state) and not rules.legal_count(state)) or (is_chance(state) and not rules.outcome_total(state))
        except UNSOUND as error:
            raise PositionError("position-unsound", what=str(error)) from error
        if stuck:
            raise PositionError("position-unsound", what=self.game.waits_for(state))


def size(shape: Shape) -> int:
    """How many numbers a field has."""
    return shape[0] * size(shape[1:]) if shape else 1


def flat(value: FieldValue) -> Iterator[int]:
    """The numbers of a field, one after another."""
    if isinstance(value, list):
        for part in value:
            yield from flat(part)
    else:
        yield value


def shaped(values: Sequence[int], shape: Shape) -> FieldValue:
    """Numbers arranged in a field's shape, padded with zeros."""
    if not shape:
        return values[0]
    padded = [*values, *[0] * (size(shape) - len(values))]
    step = size(shape[1:])
    return [shaped(padded[place * step : (place + 1) * step], shape[1:]) for place in range(shape[0])]
