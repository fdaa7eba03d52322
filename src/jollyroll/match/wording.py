"""A game in words: who is who, what happened and under which rule, what can be chosen and what chance may bring."""

from collections.abc import Mapping, Sequence

from jollyroll.kit import Choice, Game, Outcome
from jollyroll.kit.ledger import LedgerEntry, seat_at
from jollyroll.words import has_words, say, say_for

from .record import Seat

SEAT_FACTS = ("victim", "seat", "owner", "ship", "opponent")  # facts of a choice that are seats


class Wording:
    """Speaks about one game at one table."""

    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self.game = game
        self.seats = seats

    def say(self, message: str, **facts: object) -> str:
        """A message of this game if it has one of its own, else the common one."""
        return say_for(self.game.code, message, **facts)

    def name(self, seat: int) -> str:
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

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
        return say(message, **{"from": self.place(entry.source), "to": self.place(entry.target), "amount": entry.amount})

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
        facts: dict[str, object] = {}
        for key, value in form.items():
            if key in SEAT_FACTS and isinstance(value, int):
                facts[key] = self.name(value)
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
