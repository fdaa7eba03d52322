"""A game in words: who is who, what happened and under which rule, what can be chosen and what chance may bring."""

from collections.abc import Mapping, Sequence

from jollyroll.kit import NOBODY, Choice, Game, Outcome
from jollyroll.kit.ledger import LedgerEntry, seat_at
from jollyroll.words import has_words, listed, say, say_for

from .notation import options_line
from .record import Seat

SEAT_FACTS = ("victim", "seat", "owner", "ship", "opponent")  # facts of a choice that are seats
NO_READER = "nobody"


class Wording:
    """Speaks about one game at one table, to whoever sits at the seat `you`, or to nobody in particular.

    Every message that names a seat is told in `$you` which of its facts is the reader (`to`, `from`, `name`, `victim`), so that
    it can say “you” instead of the name.
    """

    def __init__(self, game: Game, seats: Sequence[Seat], you: int = NOBODY) -> None:
        self.game = game
        self.seats = seats
        self.you = you

    def say(self, message: str, **facts: object) -> str:
        """A message of this game if it has one of its own, else the common one."""
        return say_for(self.game.code, message, **facts)

    def name(self, seat: int) -> str:
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    def who(self, seat: int) -> dict[str, str]:
        """A seat as a fact of a message: `$name`, and in `$you` whether that is the reader."""
        return {"name": self.name(seat), "you": "name" if self.is_you(seat) else NO_READER}

    def label(self, seat: int) -> str:
        """A seat standing by itself, as in a list: the name, or “You”."""
        return say("seat-label", **self.who(seat))

    def labels(self, seats: Sequence[int]) -> str:
        """Several seats in one line, as the language lists them, the reader first."""
        return listed([self.label(seat) for seat in sorted(seats, key=lambda seat: not self.is_you(seat))])

    def is_you(self, seat: int | None) -> bool:
        return seat is not None and seat != NOBODY and seat == self.you

    def place(self, place: str) -> str:
        """A player by name, or a place of the game."""
        seat = seat_at(place)
        if seat is not None:
            return self.name(seat)
        return say(f"place-{self.game.code}-{place}") if place else ""

    def ledger_sentence(self, entry: LedgerEntry) -> str:
        """A ledger entry in words."""
        own = f"told-{self.game.code}-{entry.what}"
        message = own if has_words(own) else f"told-{entry.what}"
        places = {"to": entry.target, "from": entry.source}
        you = next((fact for fact, place in places.items() if self.is_you(seat_at(place))), NO_READER)
        return say(message, **{fact: self.place(place) for fact, place in places.items()}, amount=entry.amount, you=you)

    def choice(self, choice: Choice) -> str:
        """What a choice means, for a list."""
        kind = choice.form["kind"]
        message = f"choice-{self.game.code}-{kind}"
        return say(message, **self.facts(choice.form)) if has_words(message) else choice.text

    def outcome(self, outcome: Outcome) -> str:
        """What chance may bring, for a list."""
        return self.fallen(outcome.text)

    def fallen(self, text: str) -> str:
        """What chance brought, as the record writes it, in words; dice stay as they are."""
        what, _, which = text.partition(":")
        if what == "seat" and which.isdigit():
            return self.name(int(which) - 1)
        message = f"{what}-{self.game.code}-{which}"
        return say(message) if has_words(message) else text

    def facts(self, form: Mapping[str, object]) -> dict[str, object]:
        """The details of a choice in words: seats by name, dice by their faces."""
        facts: dict[str, object] = {"you": NO_READER}
        for key, value in form.items():
            if key in SEAT_FACTS and isinstance(value, int):
                facts[key] = self.name(value)
                if self.is_you(value):
                    facts["you"] = key
            elif isinstance(value, Mapping):
                facts[key] = self.dice(value)
            else:
                facts[key] = value
        return facts

    def dice(self, faces: Mapping[str, int]) -> str:
        """Dice by the names of their faces: `2 x coin 1, cannon`."""
        names = self.game.face_names
        parts = [(face_name(self.game, names.index(name)), count) for name, count in faces.items() if count and name in names]
        return ", ".join(name if count == 1 else say("dice-many", count=count, face=name) for name, count in parts)

    def prompt(self, phase: str) -> str:
        """What the one to act is asked."""
        return say(f"phase-{self.game.code}-{phase}")


def face_name(game: Game, face: int) -> str:
    """A face in words."""
    return say(f"face-{game.code}-{game.face_names[face]}")


def rules_in_words(game: Game, options: Mapping[str, str], edition: str = "") -> list[str]:
    """By which rules a game is played: the nearest preset (of those alike, `edition`), then each option that differs from it."""
    told = options_line(game, options, edition).split()
    preset = preset_words(game, told.pop(0)) if told and "=" not in told[0] else say(f"game-{game.code}")
    changes = [change.split("=", 1) for change in told]
    return [
        preset,
        *(say("labelled", label=option_name(game, name), text=value_words(game, name, value)) for name, value in changes),
    ]


def option_facts(game: Game, options: Mapping[str, str]) -> dict[str, str | int]:
    """The options as facts for the guide: `$tie` is the value, so that a message can choose by it, `$tie_told` what it means."""
    told = {f"{name}_told": value_words(game, name, value) for name, value in options.items()}
    return {name: int(value) if value.isdecimal() else value for name, value in options.items()} | told


def preset_words(game: Game, preset: str) -> str:
    """A preset as people call it."""
    message = f"preset-{game.code}-{preset.replace('+', '-')}"
    return say(message) if has_words(message) else preset


def option_name(game: Game, option: str) -> str:
    """An option as people call it."""
    return say(f"option-{game.code}-{option}")


def value_words(game: Game, option: str, value: str) -> str:
    """What a value of an option means; numbers and custom values speak for themselves."""
    message = f"value-{game.code}-{option}-{value}"
    return say(message) if has_words(message) else value
