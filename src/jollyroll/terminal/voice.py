"""A game in words at a terminal: what the table says, in its colours."""

from collections.abc import Iterable, Sequence

from jollyroll.kit import NOBODY, Game
from jollyroll.kit.ledger import LedgerEntry
from jollyroll.match import Seat
from jollyroll.match.wording import Wording

from .dice import PICTURES
from .style import Style


class Voice(Wording):
    """Speaks about one game at one table in the style of this terminal."""

    def __init__(self, game: Game, seats: Sequence[Seat], style: Style, you: int = NOBODY) -> None:
        super().__init__(game, seats, you)
        self.style = style

    def ledger_lines(self, entries: Iterable[LedgerEntry]) -> list[str]:
        """What happened, each with its rule; what nobody needs to hear is left out."""
        told = ((self.ledger_sentence(entry), entry.rule) for entry in entries)
        return [f"  {sentence} {self.style.paint(f'({rule})', 'faint')}" for sentence, rule in told if sentence]

    def row(self, letters: str) -> str:
        """Dice in one line, as small pictures or letters."""
        if self.style.plain:
            return " ".join(f"[{letter}]" for letter in letters)
        shown = []
        for letter in letters:
            picture, look = PICTURES.get(self.game.face_names[self.game.letters.index(letter)], (letter, ""))
            shown.append(self.style.paint(picture.strip(), look))
        return "  ".join(shown)


def reader_of(seats: Sequence[Seat]) -> int:
    """The seat of whoever reads along at a table: the only person there; nobody in particular where several sit at one terminal."""
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    return people[0] if len(people) == 1 else NOBODY
