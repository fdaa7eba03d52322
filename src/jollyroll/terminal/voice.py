"""A game in words and colours, for the terminal."""

from collections.abc import Iterable, Sequence

from jollyroll.kit import NOBODY, Game
from jollyroll.kit.ledger import LedgerEntry
from jollyroll.match import Seat
from jollyroll.match.wording import Wording

from .dice_board import dice_board_of
from .style import Style


class Voice(Wording):
    """Speaks about a game at a table, in the terminal's style."""

    def __init__(self, game: Game, seats: Sequence[Seat], style: Style, you: int = NOBODY) -> None:
        super().__init__(game, seats, you)
        self.style = style

    def ledger_lines(self, entries: Iterable[LedgerEntry]) -> list[str]:
        """Ledger entries as sentences with their rules; entries without a sentence are left out."""
        pairs = ((self.ledger_sentence(entry), entry.rule) for entry in entries)
        return [f"  {sentence} {self.style.paint(f'({rule})', 'faint')}" for sentence, rule in pairs if sentence]

    def row(self, letters: str) -> str:
        """Dice in one line, as small pictures or letters."""
        if self.style.plain:
            return " ".join(f"[{letter}]" for letter in letters)
        pictures = dice_board_of(self.game).pictures
        shown = []
        for letter in letters:
            picture, look = pictures.get(self.game.face_names[self.game.letters.index(letter)], (letter, ""))
            shown.append(self.style.paint(picture.strip(), look))
        return "  ".join(shown)


def reader_of(seats: Sequence[Seat]) -> int:
    """The seat to address as “you”: the only person's; NOBODY if several share the terminal."""
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    return people[0] if len(people) == 1 else NOBODY
