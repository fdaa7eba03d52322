"""Reads games, seats and options from the command line."""

import secrets
import sys
from collections.abc import Iterator, Sequence
from itertools import count

from jollyroll.bots import USUAL, check_bot
from jollyroll.errors import ArgumentError, OptionError, SeatError, quote
from jollyroll.kit import game_names, load_game
from jollyroll.match import Seat
from jollyroll.match.names import name_key
from jollyroll.match.record import BOT
from jollyroll.words import has_words, say

from .keys import Keyboard
from .style import put

USUAL_BOTS = 2
BOT_NAMES = 6  # names in the catalogue; further ones get a number


def pick_game() -> str:
    """Ask which game to play."""
    if not sys.stdin.isatty():
        raise ArgumentError("game-needed", known=", ".join(game_names()))
    names = {str(number): name for number, name in enumerate(game_names(), 1)}
    for key, name in names.items():
        code = load_game(name).code
        put(f"  {key}  {say('labelled', label=say(f'game-{code}'), text=say(f'game-{code}-line'))}")
    keyboard = Keyboard()
    while (answer := keyboard.ask(say("which-game") + " ", single=names)) not in names:
        put(say("which-unknown"))
    return names[answer]


def pirates(people: int, at_random: bool) -> list[str]:
    """Names for people who give none; always the same ones where a seed decides everything else."""
    names = [name.strip() for name in say("pirate-names").split(",")]
    return secrets.SystemRandom().sample(names, people) if at_random else names[:people]


def usual_seats(at_random: bool) -> list[str]:
    """One person and two bots."""
    return [*pirates(1, at_random), *[BOT + USUAL] * USUAL_BOTS]


def read_seats(texts: Sequence[str]) -> list[Seat]:
    """The seats on the command line."""
    taken = {name_key(text.partition("=")[0]) for text in texts}
    names = (name for name in bot_names() if name_key(name) not in taken)
    seats = [read_seat(text, names) for text in texts]
    given = [name_key(seat.name) for seat in seats]
    for seat in seats:
        if given.count(name_key(seat.name)) > 1:
            raise SeatError("names-alike", name=quote(seat.name))
    return seats


def bot_words(bot: str) -> str:
    """What a bot does; of a bot from another package, which has no words of its own, where it comes from."""
    return say(f"bot-{bot}") if has_words(f"bot-{bot}") else say("bot-of-others")


def bot_names() -> Iterator[str]:
    """Names for unnamed bots."""
    for number in count(1):
        name = say("name-of-bot", number=number)
        yield name if number <= BOT_NAMES else f"{name} {number}"


def read_seat(text: str, names: Iterator[str]) -> Seat:
    """A seat from `Ana`, `bot:greedy` or `Greta=bot:greedy`."""
    name, equals, kind = text.partition("=")
    if not equals and not text.startswith(BOT):
        return Seat(name)
    if not equals:
        name, kind = next(names), text
    if not kind.startswith(BOT) or not name:
        raise SeatError("seat-form", text=text)
    check_bot(kind.removeprefix(BOT))
    return Seat(name, kind)


def read_options(texts: Sequence[str], example: str = "tie=shared") -> dict[str, str]:
    """Options from texts such as `tie=shared`."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise OptionError("option-form", text=text, example=example)
        name = name.rpartition(".")[2]  # an optional game's prefix
        if name in options:
            raise OptionError("record-option-twice", option=name)
        options[name] = value
    return options


def with_components(game: str, texts: Sequence[str]) -> str:
    """The name of the game with these components, `coins=40` and the like: a variant, which is made here."""
    if not texts:
        return game
    if not game:
        raise ArgumentError("game-needed", known=", ".join(game_names()))
    from jollyroll.kit.variants import make_variant

    return make_variant(load_game(game), read_options(texts, "coins=40")).name


def read_place(number: int | None, seats: int) -> int | None:
    """A seat number from 1."""
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise SeatError("no-such-seat", seat=number, first=1, last=seats)
    return number - 1
