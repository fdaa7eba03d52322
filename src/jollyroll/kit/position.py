"""Positions as text: what all games share.

A position is one line of items separated by commas. An item is a word and its values: `coins 12 8, box 34, king 6, seat 1`. Items
may come in any order, each once. Seats count from 1.
"""

from collections.abc import Collection, Sequence
from typing import Protocol

from jollyroll.errors import PositionError, quote

from .first_player import DEFAULT_RULE, DRAW_SEAT, OUT_OF_IT, ROLL_OFF, TO_ROLL
from .notation import read_dice
from .phases import OVER
from .state import MOST_SEATS, NOBODY, AnyState, GameState

LONGEST = 2_000  # characters of a position
MOST_TURNS = 200_000
NONE = "-"
NOT_YET = "?"

# items of every game
COMMON = ("seat", "turn", "left", "host", "youngest", "won", "draw-seat")


class PositionNotation(Protocol):
    """How a game writes and reads its positions."""

    SEAT_ROW: str  # an item with one value per seat
    WORDS: tuple[str, ...]  # all items

    def read(self, state: AnyState, items: "PositionItems") -> None: ...
    def write(self, state: AnyState) -> list[str]: ...


class PositionItems:
    """The items of a position being read. Each is removed when requested."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise PositionError("position-long", most=LONGEST)
        self.values: dict[str, list[str]] = {}
        for item in text.split(","):
            word, *values = item.split() or [""]
            if not word:
                raise PositionError("position-empty-item")
            if word in self.values:
                raise PositionError("position-item-twice", item=quote(word))
            self.values[word] = values

    def __contains__(self, word: str) -> bool:
        return word in self.values

    def texts(self, word: str) -> list[str]:
        """The values of a required item."""
        if word not in self.values:
            raise PositionError("position-item-missing", item=word)
        values = self.values.pop(word)
        if not values:
            raise PositionError("position-value-missing", item=word)
        return values

    def row(self, word: str, seats: int) -> list[str]:
        """The values of an item with one per seat."""
        values = self.texts(word)
        if len(values) != seats:
            raise PositionError("position-row", item=word, given=len(values), seats=seats)
        return values

    def text(self, word: str) -> str:
        """The only value of a required item."""
        values = self.texts(word)
        if len(values) > 1:
            raise PositionError("position-one-value", item=word, given=len(values))
        return values[0]

    def flag(self, word: str) -> int:
        """1 if this item without values is present, else 0."""
        if word not in self.values:
            return 0
        if self.values.pop(word):
            raise PositionError("position-no-value", item=word)
        return 1

    def number(self, word: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number; `usual` if the item is optional and absent."""
        if usual is not None and word not in self.values:
            return usual
        return whole(word, self.text(word), least, most)

    def seat(self, word: str, seats: int) -> int:
        """A seat; NOBODY if the item is absent."""
        return whole(word, self.text(word), 1, seats) - 1 if word in self.values else NOBODY

    def seats(self, word: str, seats: int) -> list[int]:
        """Marks for the listed seats; none if the item is absent."""
        marks = [0] * MOST_SEATS
        for text in self.texts(word) if word in self.values else ():
            seat = whole(word, text, 1, seats) - 1
            if marks[seat]:
                raise PositionError("position-seat-twice", item=word, seat=seat + 1)
            marks[seat] = 1
        return marks

    def dice(self, word: str, letters: str) -> list[int]:
        """Counts of dice by face; none if the item is absent."""
        if word not in self.values:
            return [0] * len(letters)
        text = "".join(self.texts(word)).upper()
        return read_dice("" if text == NONE else text, letters, PositionError)

    def refuse_unknown(self, known: Collection[str]) -> None:
        """Refuse items that the game does not have."""
        for word in self.values:
            if word not in known:
                raise PositionError("position-item-unknown", item=quote(word), known=", ".join(known))

    def finish(self) -> None:
        """Refuse items that were not requested."""
        for word in self.values:
            raise PositionError("position-item-misplaced", item=word)


def whole(word: str, text: str, least: int, most: int) -> int:
    """Parse a whole number within bounds."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise PositionError("position-number", item=word, text=text)
    if not least <= int(text) <= most:
        raise PositionError("position-range", item=word, text=text, least=least, most=most)
    return int(text)


def read_people(state: GameState, items: PositionItems) -> None:
    """Read which seats have left, and who is host and youngest."""
    left = items.seats("left", state.seats)
    for seat in range(state.seats):
        state.present[seat] = 1 - left[seat]
    state.host = items.seat("host", state.seats)
    state.youngest = items.seat("youngest", state.seats)


def read_stage(state: GameState, items: PositionItems, most_shown: int, roll_off_rule: str = DEFAULT_RULE) -> bool:
    """Read whether the game is over or still looks for its first player, and the number of the turn. False if a seat is on turn.

    `most_shown` is the highest value in a roll-off; 0 for a game without one.
    """
    if "won" in items:
        state.won = items.seats("won", state.seats)
        if any(won and not here for won, here in zip(state.won, state.present, strict=True)):
            raise PositionError("position-winner-left", "DIG-12")
        state.phase, state.seat = OVER, NOBODY
        state.turn = items.number("turn", 0, MOST_TURNS, 1)
        return True
    if sum(state.present) < 2:
        raise PositionError("position-one-left", "DIG-12")
    if items.flag("draw-seat"):
        state.phase, state.seat = DRAW_SEAT, NOBODY
        state.turn = items.number("turn", 0, MOST_TURNS, 0)
        return True
    if most_shown and "roll-off" in items:
        read_roll_off(state, items.row("roll-off", state.seats), most_shown, roll_off_rule)
        state.turn = items.number("turn", 0, MOST_TURNS, 0)
        return True
    state.seat = items.seat("seat", state.seats)
    state.turn = items.number("turn", 0, MOST_TURNS, 1)
    return False


def check_winners(state: GameState, right: Sequence[int], rule: str) -> None:
    """Check that the winners are those that the rules determine."""
    if list(state.won) != list(right):
        raise PositionError("position-winners", rule, given=seats_named(state.won), right=seats_named(right))


def read_roll_off(state: GameState, shown: Sequence[str], most_shown: int, rule: str) -> None:
    """Read each seat's roll-off: what it shows, `?` if it has yet to roll, `-` if it takes no part."""
    for seat in range(MOST_SEATS):
        state.showing[seat] = OUT_OF_IT
    for seat, text in enumerate(shown):
        if text == NOT_YET:
            state.showing[seat] = TO_ROLL
        elif text != NONE:
            state.showing[seat] = whole("roll-off", text, 0, most_shown)
        if text != NONE and not state.present[seat]:
            raise PositionError("position-absent", "DIG-10", seat=seat + 1)
    waiting = [seat for seat in range(state.seats) if state.showing[seat] == TO_ROLL]
    shows = [state.showing[seat] != OUT_OF_IT for seat in range(state.seats)]
    if not waiting or sum(shows) < 2 or any(state.showing[seat] >= 0 for seat in range(waiting[0], state.seats)):
        raise PositionError("position-roll-off", rule)
    state.phase, state.seat = ROLL_OFF, waiting[0]


def check_on_turn(state: GameState) -> None:
    """Check that a seat is on turn and has not left."""
    if state.seat == NOBODY:
        raise PositionError("position-item-missing", item="seat")
    if not state.present[state.seat]:
        raise PositionError("position-absent", "DIG-10", seat=state.seat + 1)
    if state.turn < 1:
        raise PositionError("position-range", item="turn", text=str(state.turn), least=1, most=MOST_TURNS)


def write_people(state: GameState) -> list[str]:
    """The items that `read_people` reads."""
    left = [1 - here for here in state.present[: state.seats]]
    marks = {"host": state.host, "youngest": state.youngest}
    return [*written("left", left), *(f"{word} {seat + 1}" for word, seat in marks.items() if seat != NOBODY)]


def write_stage(state: GameState) -> list[str]:
    """The items that `read_stage` reads."""
    if state.phase == OVER:
        return [*written("won", state.won), *turn_item(state, 1)]
    if state.phase == DRAW_SEAT:
        return ["draw-seat", *turn_item(state, 0)]
    if state.phase == ROLL_OFF:
        signs = {TO_ROLL: NOT_YET, OUT_OF_IT: NONE}
        shown = [signs.get(value, str(value)) for value in state.showing[: state.seats]]
        return [f"roll-off {' '.join(shown)}", *turn_item(state, 0)]
    return [*([f"seat {state.seat + 1}"] if state.seat != NOBODY else []), *turn_item(state, 1)]


def turn_item(state: GameState, usual: int) -> list[str]:
    """The number of the turn as an item, unless it is the default."""
    return [] if state.turn == usual else [f"turn {state.turn}"]


def written(word: str, marks: Sequence[int]) -> list[str]:
    """The marked seats as an item; nothing if none is."""
    return [f"{word} {seats_named(marks)}"] if any(marks) else []


def seats_named(marks: Sequence[int]) -> str:
    """The marked seats, counted from 1."""
    return " ".join(str(seat + 1) for seat, mark in enumerate(marks) if mark)


def cyclic(first: int, last: int) -> list[int]:
    """The seats from `first` to `last` clockwise, inclusive."""
    return [(first + step) % MOST_SEATS for step in range((last - first) % MOST_SEATS + 1)]


def letters_of(counts: Sequence[int], letters: str) -> str:
    """Dice counts as letters; `-` for none."""
    return "".join(letter * count for letter, count in zip(letters, counts, strict=False)) or NONE
