"""Dice as pictures: drawn boxes with their names below, or letters in brackets."""

from dataclasses import dataclass

from jollyroll.kit import Game
from jollyroll.match.wording import face_name
from jollyroll.words import say

from .style import Style, room, shown_length

# What a face looks like: three letters wide, and the colour of its meaning.
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
MARKS = "abcdefgh"  # how a player points at a die
BOX = 7  # columns of a drawn die
PUT_DOWN = ("chest", "cards", "ships")  # where a player laid dice on purpose


@dataclass(frozen=True)
class Die:
    """A die on the table: its face, where it lies, the letter to point at it by (if one can), and whether it lies apart."""

    face: int
    place: str = ""
    mark: str = ""
    fixed: bool = False

    @property
    def caption(self) -> str:
        """What stands below it: its letter, and where it lies if that is not simply the table."""
        where = say(f"dice-{self.place}") if self.fixed else ""
        return f"{self.mark} {where}".strip()


def draw_dice(game: Game, dice: list[Die], style: Style) -> list[str]:
    """The dice side by side, in lines."""
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


def dice_row(game: Game, dice: list[Die], width: int, style: Style) -> list[str]:
    """As many dice as stand next to each other."""
    lines = ["", "", "", "", ""]
    for die in dice:
        for index, part in enumerate(drawn_die(game, die, style)):
            space = width - shown_length(part)
            lines[index] += " " * (space // 2) + part + " " * (space - space // 2)
    return [line.rstrip() for line in lines if line.strip()]


def plain_die(game: Game, die: Die) -> str:
    """`a[K]` for a die that can be picked, `[X] locked` for one that cannot."""
    if die.fixed:
        return f"{die.mark}[{game.letters[die.face]}] {say(f'dice-{die.place}')}"
    return f"{die.mark}[{game.letters[die.face]}]"


def drawn_die(game: Game, die: Die, style: Style) -> list[str]:
    """Three lines of box, then the name of the face and how to point at it."""
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
