"""Dice as letters, as all games write them."""

from collections.abc import Sequence

from jollyroll.errors import NotationError, OutcomeError, Refused, SeatError

from .bags import BAGS, bag_number


def bag_letters(bag: int, letters: str) -> str:
    """The dice of a bag over the first five faces as letters."""
    return "".join(letter * count for letter, count in zip(letters, BAGS[bag], strict=False))


def roll_letters(bag: int, dice: int, letters: str) -> str:
    """A roll of this many dice as letters: the bag of the first five faces, and the sixth face for the rest."""
    shown = bag_letters(bag, letters)
    return shown + letters[5:6] * (dice - len(shown))


def faces(bag: int, names: Sequence[str]) -> dict[str, int]:
    """The counts of a bag by the names of faces."""
    return {name: count for name, count in zip(names, BAGS[bag], strict=False) if count}


def roll_faces(bag: int, dice: int, names: Sequence[str]) -> dict[str, int]:
    """The counts of a roll by the names of faces; the sixth is always included."""
    shown = faces(bag, names)
    return {**shown, **{name: dice - sum(shown.values()) for name in names[5:6]}}


def read_dice(text: str, letters: str, kind: type[Refused] = NotationError) -> list[int]:
    """Count the dice of each face in text; refuses unknown letters with an error of this kind."""
    for letter in text:
        if letter not in letters:
            raise kind("unknown-die-face", letter=letter, known=" ".join(letters))
    return [text.count(letter) for letter in letters]


def read_roll(text: str, dice: int, letters: str) -> int:
    """The bag of a roll given in any order; refuses a wrong number of dice."""
    counts = read_dice(text, letters, OutcomeError)
    if len(text) != dice:
        raise OutcomeError("wrong-dice-count", given=len(text), needed=dice)
    a, b, c, d, e = (*counts, 0, 0, 0, 0)[:5]
    return bag_number(a, b, c, d, e)


def read_seat(text: str, seats: int) -> int:
    """Parse a seat number as people count, from 1."""
    if not (text.isascii() and text.isdigit() and len(text) == 1 and 1 <= int(text) <= seats):
        raise SeatError("no-such-seat", seat=text, first=1, last=seats)
    return int(text) - 1
