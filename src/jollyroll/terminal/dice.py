"""Draws dice: boxes with names below them, or letters in brackets."""

from dataclasses import dataclass

from jollyroll.kit import Game
from jollyroll.match.wording import face_name
from jollyroll.words import say

from .style import Style, room, shown_length

# The picture of a face, three columns wide, and its colour.
PICTURES = {
    "coin-1": ("(1)", "gold"),
    "coin-2": ("(2)", "gold"),
    "coin-3": ("(3)", "gold"),
    "cannon": ("●══", ""),
    "skull": (" ☠ ", "strong"),
    "crossbones": (" ✖ ", "danger"),
    "coin": (" ● ", "gold"),
    "diamond": (" ◆ ", "cool"),
    "monkey": ("@ö@", ""),
    "parrot": ("(°>", "good"),
    "sword": ("╾┼━", "strong"),
    "key": ("o─╖", "good"),
}
MARKS = "abcdefgh"  # the letters by which players pick dice
BOX = 7  # width of a drawn die
PUT_DOWN = ("chest", "cards", "ships")  # places where players put dice


@dataclass(frozen=True)
class PrintedDie:
    """A die to draw: its face, its place, the letter to pick it by (if it can be), and whether it is set apart."""

    face: int
    place: str = ""
    mark: str = ""
    fixed: bool = False

    @property
    def caption(self) -> str:
        """The line below it: its letter, and its place if set apart."""
        where = say(f"dice-{self.place}") if self.fixed else ""
        return f"{self.mark} {where}".strip()


def draw_dice(game: Game, dice: list[PrintedDie], style: Style) -> list[str]:
    """Draw dice side by side."""
    if not dice:
        return []
    if style.plain:
        return [" ".join(plain_die(game, die) for die in dice)]
    width = 1 + max(BOX, *(len(text) for die in dice for text in (face_name(game, die.face), die.caption)))
    width += (width + 1) * len(dice) <= room()
    in_a_row = max(1, room() // width)
    lines: list[str] = []
    for first in range(0, len(dice), in_a_row):
        lines += dice_row(game, dice[first : first + in_a_row], width, style)
    return lines


def dice_row(game: Game, dice: list[PrintedDie], width: int, style: Style) -> list[str]:
    """Draw the dice that fit into one row."""
    lines = ["", "", "", "", ""]
    for die in dice:
        for index, part in enumerate(drawn_die(game, die, style)):
            space = width - shown_length(part)
            lines[index] += " " * (space // 2) + part + " " * (space - space // 2)
    return [line.rstrip() for line in lines if line.strip()]


def plain_die(game: Game, die: PrintedDie) -> str:
    """A die in plain style: `a[K]` if it can be picked, `[X] locked` if not."""
    if die.fixed:
        return f"{die.mark}[{game.letters[die.face]}] {say(f'dice-{die.place}')}"
    return f"{die.mark}[{game.letters[die.face]}]"


def drawn_die(game: Game, die: PrintedDie, style: Style) -> list[str]:
    """Three lines of box, then the name of the face and the caption."""
    picture, look = PICTURES.get(game.face_names[die.face], (f" {game.letters[die.face]} ", ""))
    corners, side, flat = ("┏┓┗┛", "┃", "━") if die.fixed else ("╭╮╰╯", "│", "─")
    edge = "good" if die.place in PUT_DOWN else "danger" if die.fixed else ""
    return [
        style.paint(corners[0] + flat * 5 + corners[1], edge),
        style.paint(side, edge) + " " + style.paint(picture, look) + " " + style.paint(side, edge),
        style.paint(corners[2] + flat * 5 + corners[3], edge),
        style.paint(face_name(game, die.face), "faint"),
        style.paint(die.caption, "gold" if die.mark else "faint"),
    ]
