"""Who plays what: the game, the seats and the options as people name them."""

import sys
from collections.abc import Iterator, Sequence
from itertools import count

from jollyroll.bots import USUAL, check_bot
from jollyroll.errors import Refused, SeatError, quote
from jollyroll.kit import game_names, load_game
from jollyroll.match import Seat
from jollyroll.match.names import name_key
from jollyroll.match.record import BOT
from jollyroll.words import say

from .keys import Keyboard
from .style import put

USUAL_BOTS = 2
BOT_NAMES = 6  # in the catalogue; later ones get a number


def pick_game() -> str:
    """Ask a person at a terminal which game to play."""
    if not sys.stdin.isatty():
        raise Refused("game-needed", known=", ".join(game_names()))
    names = {str(number): name for number, name in enumerate(game_names(), 1)}
    for key, name in names.items():
        code = load_game(name).code
        put(f"  {key}  {say('labelled', label=say(f'game-{code}'), text=say(f'game-{code}-line'))}")
    keyboard = Keyboard()
    while (answer := keyboard.ask(say("which-game") + " ", single=names)) not in names:
        put(say("which-unknown"))
    return names[answer]


def read_seats(texts: Sequence[str]) -> list[Seat]:
    """The seats named on the command line; nobody named means one person and two bots."""
    texts = texts or [say("you"), *[BOT + USUAL] * USUAL_BOTS]
    taken = {name_key(text.partition("=")[0]) for text in texts}
    names = (name for name in bot_names() if name_key(name) not in taken)
    seats = [read_seat(text, names) for text in texts]
    given = [name_key(seat.name) for seat in seats]
    for seat in seats:
        if given.count(name_key(seat.name)) > 1:
            raise SeatError("names-alike", name=quote(seat.name))
    return seats


def bot_names() -> Iterator[str]:
    """Names for bots that were given none."""
    for number in count(1):
        name = say("name-of-bot", number=number)
        yield name if number <= BOT_NAMES else f"{name} {number}"


def read_seat(text: str, names: Iterator[str]) -> Seat:
    """`Ana`, `bot:greedy` or `Greta=bot:greedy`."""
    name, equals, kind = text.partition("=")
    if not equals and not text.startswith(BOT):
        return Seat(name)
    if not equals:
        name, kind = next(names), text
    if not kind.startswith(BOT) or not name:
        raise Refused("seat-form", text=text)
    check_bot(kind.removeprefix(BOT))
    return Seat(name, kind)


def read_options(texts: Sequence[str]) -> dict[str, str]:
    """`tie=shared` and the like."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise Refused("option-form", text=text, example="tie=shared")
        name = name.rpartition(".")[2]  # with or without the game before it
        if name in options:
            raise Refused("record-option-twice", option=name)
        options[name] = value
    return options


def read_place(number: int | None, seats: int) -> int | None:
    """A seat as people count, from 1."""
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise SeatError("no-such-seat", seat=number, seats=seats)
    return number - 1
