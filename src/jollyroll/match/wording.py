"""A game in words: events, choices and outcomes as sentences for people."""

from collections.abc import Mapping, Sequence

from jollyroll.kit import NOBODY, Choice, Game, Outcome
from jollyroll.kit.ledger import LedgerEntry, seat_at
from jollyroll.words import has_words, listed, say, say_for, spoken

from .notation import options_line
from .record import Seat

SEAT_FACTS = ("victim", "seat", "owner", "ship", "opponent")  # facts of a choice that are seats
NO_READER = "nobody"


class Wording:
    """Speaks about a game at a table, addressing the seat `you`, or nobody in particular.

    Messages that name seats get in `$you` which of their facts (`to`, `from`, `name`, `victim`) is the reader, so that they can say
    “you”.
    """

    def __init__(self, game: Game, seats: Sequence[Seat], you: int = NOBODY) -> None:
        self.game = game
        self.seats = seats
        self.you = you

    def say(self, message: str, **facts: object) -> str:
        """The game's own version of a message if it has one, else the common one."""
        return say_for(self.game.code, message, **facts)

    def name(self, seat: int) -> str:
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    def who(self, seat: int) -> dict[str, str]:
        """Facts for a message about a seat: `$name`, and `$you` if that is the reader."""
        return {"name": self.name(seat), "you": "name" if self.is_you(seat) else NO_READER}

    def label(self, seat: int) -> str:
        """A seat's name standing alone, as in a list, or “You”."""
        return say("seat-label", **self.who(seat))

    def labels(self, seats: Sequence[int]) -> str:
        """Several seats as a list in the language's style, the reader first."""
        return listed([self.label(seat) for seat in sorted(seats, key=lambda seat: not self.is_you(seat))])

    def is_you(self, seat: int | None) -> bool:
        return seat is not None and seat != NOBODY and seat == self.you

    def place(self, place: str) -> str:
        """The name of a player or of one of the game's places."""
        seat = seat_at(place)
        if seat is not None:
            return self.name(seat)
        return say(f"place-{self.game.code}-{place}") if place else ""

    def ledger_sentence(self, entry: LedgerEntry) -> str:
        """A ledger entry as a sentence."""
        own = f"told-{self.game.code}-{entry.what}"
        message = own if has_words(own) else f"told-{entry.what}"
        places = {"to": entry.target, "from": entry.source}
        you = next((fact for fact, place in places.items() if self.is_you(seat_at(place))), NO_READER)
        return say(message, **{fact: self.place(place) for fact, place in places.items()}, amount=entry.amount, you=you)

    def choice(self, choice: Choice) -> str:
        """A choice in words."""
        kind = choice.form["kind"]
        message = f"choice-{self.game.code}-{kind}"
        return say(message, **self.facts(choice.form)) if has_words(message) else choice.text

    def outcome(self, outcome: Outcome) -> str:
        """An outcome in words."""
        return self.fallen(outcome.text)

    def fallen(self, text: str) -> str:
        """An outcome from the record in words; dice stay as they are."""
        what, _, which = text.partition(":")
        if what == "seat" and which.isdigit():
            return self.name(int(which) - 1)
        message = f"{what}-{self.game.code}-{which}"
        return say(message) if has_words(message) else text

    def facts(self, form: Mapping[str, object]) -> dict[str, object]:
        """The details of a choice in words: seats by name, dice by face."""
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
        """The question to the seat on turn."""
        return say(f"phase-{self.game.code}-{phase}")


def face_name(game: Game, face: int) -> str:
    """A face in words."""
    return say(f"face-{game.code}-{game.face_names[face]}")


def rules_in_words(game: Game, options: Mapping[str, str], edition: str = "") -> list[str]:
    """The rules of a game in words: the closest preset (of equal ones `edition`, else this language's), then what differs."""
    rules = options_line(game, options, edition or game.preset_for(spoken())).split()
    preset = preset_words(game, rules.pop(0)) if rules and "=" not in rules[0] else say(f"game-{game.code}")
    changes = [change.split("=", 1) for change in rules]
    return [
        preset,
        *(say("labelled", label=option_name(game, name), text=value_words(game, name, value)) for name, value in changes),
    ]


def option_facts(game: Game, options: Mapping[str, str]) -> dict[str, str | int]:
    """Options as facts for the guide: `$tie` is the value, for messages to select by, and `$tie_told` its meaning."""
    meanings = {f"{name}_told": value_words(game, name, value) for name, value in options.items()}
    return {name: int(value) if value.isdecimal() else value for name, value in options.items()} | meanings


def preset_words(game: Game, preset: str) -> str:
    """The name of a preset."""
    message = f"preset-{game.code}-{preset.replace('+', '-')}"
    return say(message) if has_words(message) else preset


def option_name(game: Game, option: str) -> str:
    """The name of an option."""
    return say(f"option-{game.code}-{option}")


def value_words(game: Game, option: str, value: str) -> str:
    """The meaning of an option's value; numbers and custom values as they are."""
    message = f"value-{game.code}-{option}-{value}"
    return say(message) if has_words(message) else value
