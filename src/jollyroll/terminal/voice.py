"""A game in words at a terminal: what the table says, in its colours."""

from collections.abc import Sequence

from jollyroll.kit import Game
from jollyroll.kit.ledger import LedgerEntry
from jollyroll.match import Seat
from jollyroll.match.wording import Wording

from .dice import PICTURES
from .style import Style


class Voice(Wording):
    """Speaks about one game at one table in the style of this terminal."""

    def __init__(self, game: Game, seats: Sequence[Seat], style: Style) -> None:
        super().__init__(game, seats)
        self.style = style

    def ledger_line(self, entry: LedgerEntry) -> str:
        """A ledger entry in words, with its rule."""
        return f"{self.ledger_sentence(entry)} {self.style.paint(f'({entry.rule})', 'faint')}"

    def row(self, letters: str) -> str:
        """Dice in one line, as small pictures or letters."""
        if self.style.plain:
            return " ".join(f"[{letter}]" for letter in letters)
        shown = []
        for letter in letters:
            picture, look = PICTURES.get(self.game.face_names[self.game.letters.index(letter)], (letter, ""))
            shown.append(self.style.paint(picture.strip(), look))
        return "  ".join(shown)
