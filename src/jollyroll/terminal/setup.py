"""Questions before a game in the terminal: who plays, and by which rules. Enter accepts the default."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from jollyroll.bots import USUAL
from jollyroll.bots.registry import opponents
from jollyroll.errors import InputError, Refused, SeatError, quote
from jollyroll.kit import Game
from jollyroll.match.record import BOT, check_seat
from jollyroll.match.wording import preset_words
from jollyroll.words import say, spoken

from .keys import Keyboard
from .seating import USUAL_BOTS, bot_words, pirates, read_seats
from .style import put, wrapped

AnswerT = TypeVar("AnswerT")


def can_ask() -> bool:
    """Whether a person at a terminal can answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class SetupQuestions:
    """Asks for the seats and rules of one game."""

    def __init__(self, game: Game, at_random: bool) -> None:
        self.game = game
        self.at_random = at_random  # for the names of people who give none
        self.keyboard = Keyboard()

    def ask(self, prompt: str, read: Callable[[str], AnswerT]) -> AnswerT:
        """Ask until the answer is valid."""
        while True:
            try:
                return read(self.keyboard.ask(prompt))
            except Refused as refused:
                put(str(refused))

    def seats(self) -> list[str]:
        """Ask who plays: people first, then bots."""
        people = self.ask(say("ask-people"), self.read_people)
        least, most = max(0, self.game.seat_range[0] - len(people)), self.game.seat_range[-1] - len(people)
        if not most:
            return people
        usual = min(USUAL_BOTS, most) if len(people) == 1 else least
        prompt = say("ask-bots", least=least, most=most, usual=usual)
        bots = self.ask(prompt, lambda answer: read_number(answer, least, most, usual))
        return people + ([BOT + self.level(bots)] * bots if bots else [])

    def level(self, bots: int) -> str:
        """Ask for the bots' level."""
        levels = list(opponents())
        for number, name in enumerate(levels, 1):
            put(*wrapped(say("level-line", name=name, what=bot_words(name)), indent=f"  {number}  "))
        return self.ask(say("ask-level", count=bots, usual=USUAL), lambda answer: read_named(answer, levels, USUAL))

    def read_people(self, answer: str) -> list[str]:
        """Names separated by commas, or a number of unnamed people."""
        names = [name.strip() for name in answer.split(",") if name.strip()] or ["1"]
        unnamed = len(names) == 1 and names[0].isascii() and names[0].isdigit()
        people = min(int(names[0][:3]), 100) if unnamed else len(names)
        if not 1 <= people <= self.game.seat_range[-1]:
            raise SeatError("seat-count", seats=people, least=1, most=self.game.seat_range[-1])
        if unnamed:
            names = pirates(people, self.at_random)
        for seat in read_seats(names):
            check_seat(seat)
        return names

    def preset(self) -> str:
        """Ask for the edition."""
        presets = self.game.presets_for(spoken())
        for number, name in enumerate(presets, 1):
            put(*wrapped(preset_words(self.game, name), indent=f"  {number}  "))
        return self.ask(say("ask-preset"), lambda answer: read_named(answer, presets, presets[0]))

    def youngest(self, people: Sequence[str]) -> int | None:
        """Ask who is the youngest, numbered from 1; None without an answer."""
        numbered = ", ".join(f"{number} {name}" for number, name in enumerate(people, 1))
        name = self.ask(say("ask-youngest", names=numbered), lambda answer: read_named(answer, people, ""))
        return people.index(name) + 1 if name else None


def ask_setup(
    game: Game, preset: str, options: Mapping[str, str], youngest: int | None, at_random: bool
) -> tuple[Sequence[str], str, int | None]:
    """Ask for seats, preset and youngest, except those given on the command line."""
    questions = SetupQuestions(game, at_random)
    seats = questions.seats()
    if not preset:
        preset = questions.preset() if len(game.presets) > 1 else game.preset_for(spoken())
    people = [seat.name for seat in read_seats(seats) if not seat.bot]
    if youngest is None and len(people) > 1 and game.resolve(preset, options)["first_player"] == "youngest":
        youngest = questions.youngest(people)
    return seats, preset, youngest


def read_number(answer: str, least: int, most: int, usual: int) -> int:
    """A number in this range."""
    if not answer:
        return usual
    if not (answer.isascii() and answer.isdigit() and len(answer) < 4 and least <= int(answer) <= most):
        raise InputError("number-range", text=quote(answer), least=least, most=most)
    return int(answer)


def read_named(answer: str, names: Sequence[str], usual: str) -> str:
    """One of these names, by name or by number from 1."""
    if not answer:
        return usual
    for number, name in enumerate(names, 1):
        if answer.casefold() in (str(number), name.casefold()):
            return name
    raise InputError("none-of-these", text=quote(answer), known=", ".join(names))
