"""Dice boards: how a game's dice are drawn, named and picked in the terminal. Each game may bring its own."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from jollyroll.kit import Game, plugin_of
from jollyroll.kit.dice_game import ASIDE
from jollyroll.kit.forms import Form
from jollyroll.words import say_for

ROLL = "roll"


@dataclass(frozen=True)
class PrintedDie:
    """A die to draw: its face, its place, the letter to pick it by (if it can be), and whether it is set apart."""

    face: int
    place: str = ""
    mark: str = ""
    fixed: bool = False


@dataclass(frozen=True)
class DiceBoard:
    """The dice of one game. By default each shows its letter, and they can be picked to be rerolled.

    `pictures` are those of faces, by name: three columns and their colour. `put_down` are the places where players put dice.
    `verbs` say what can be done with picked dice: they are the words before the colon in the notation. In long lists of choices,
    those whose kind begins with `unfinished` are shown on demand.
    """

    pictures: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    put_down: Collection[str] = ()
    verbs: Collection[str] = (ROLL,)
    unfinished: str = ""

    def is_unfinished(self, form: Form) -> bool:
        """Whether a choice completes nothing yet."""
        return bool(self.unfinished) and str(form["kind"]).startswith(self.unfinished)

    def can_move(self, place: str, verbs: Collection[str]) -> bool:
        """Whether dice at this place can be picked for one of these verbs."""
        return place != ASIDE and place not in self.put_down

    def takes_with_all(self, die: PrintedDie, verb: str) -> bool:
        """Whether picking all dice for this verb includes this one, which can be picked."""
        return not die.fixed

    def phrase(self, game: Game, verb: str, picked: Sequence[PrintedDie], dice: Sequence[PrintedDie]) -> str:
        """The choice in notation: this verb for the picked ones of all dice."""
        return f"{verb}:{letters_on(game, picked)}"


PLAIN = DiceBoard()


def dice_board_of(game: Game) -> DiceBoard:
    """The dice board of a game, or the plain one."""
    return plugin_of(game).dice_board() or PLAIN


def letters_on(game: Game, dice: Sequence[PrintedDie]) -> str:
    """The letters that dice show."""
    return "".join(game.letters[die.face] for die in dice)


def place_name(game: Game, place: str) -> str:
    """A place of dice in words."""
    return say_for(game.code, f"dice-{place}")
