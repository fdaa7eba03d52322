"""Dice as letters: what all games write alike in their notation."""

from collections.abc import Sequence

from jollyroll.errors import NotationError, OutcomeError, Refused, SeatError

from .bags import BAGS, bag_number


def bag_letters(bag: int, letters: str) -> str:
    """The dice of a bag over the first five faces, one letter each."""
    return "".join(letter * count for letter, count in zip(letters, BAGS[bag], strict=False))


def roll_letters(bag: int, dice: int, letters: str) -> str:
    """A roll of so many dice: the bag of its first five faces, and the sixth face for the rest."""
    shown = bag_letters(bag, letters)
    return shown + letters[5:6] * (dice - len(shown))


def faces(bag: int, names: Sequence[str]) -> dict[str, int]:
    """The dice of a bag by the names of their faces."""
    return {name: count for name, count in zip(names, BAGS[bag], strict=False) if count}


def roll_faces(bag: int, dice: int, names: Sequence[str]) -> dict[str, int]:
    """A roll of so many dice by the names of their faces; the sixth is always named."""
    shown = faces(bag, names)
    return {**shown, **{name: dice - sum(shown.values()) for name in names[5:6]}}


def read_dice(text: str, letters: str, kind: type[Refused] = NotationError) -> list[int]:
    """How many dice show each face; refuses letters that no die has, as a choice that cannot be read or another kind of error."""
    for letter in text:
        if letter not in letters:
            raise kind("unknown-die-face", letter=letter, known=" ".join(letters))
    return [text.count(letter) for letter in letters]


def read_roll(text: str, dice: int, letters: str) -> int:
    """The bag of a roll written in any order; refuses a wrong number of dice."""
    counts = read_dice(text, letters, OutcomeError)
    if len(text) != dice:
        raise OutcomeError("wrong-dice-count", given=len(text), needed=dice)
    a, b, c, d, e = (*counts, 0, 0, 0, 0)[:5]
    return bag_number(a, b, c, d, e)


def read_seat(text: str, seats: int) -> int:
    """A seat number as people count (from 1)."""
    if not (text.isascii() and text.isdigit() and len(text) == 1 and 1 <= int(text) <= seats):
        raise SeatError("no-such-seat", seat=text, seats=seats)
    return int(text) - 1
