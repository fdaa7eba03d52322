"""Draws dice: boxes with names below them, or letters in brackets."""

from jollyroll.kit import Game
from jollyroll.match.wording import face_name

from .dice_board import PrintedDie, dice_board_of, place_name
from .style import Style, room, shown_length

MARKS = "abcdefgh"  # the letters by which players pick dice
BOX = 7  # width of a drawn die


def draw_dice(game: Game, dice: list[PrintedDie], style: Style) -> list[str]:
    """Draw dice side by side."""
    if not dice:
        return []
    if style.plain:
        return [" ".join(plain_die(game, die) for die in dice)]
    width = 1 + max(BOX, *(len(text) for die in dice for text in (face_name(game, die.face), caption(game, die))))
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


def caption(game: Game, die: PrintedDie) -> str:
    """The line below a die: its letter, and its place if set apart."""
    return f"{die.mark} {place_name(game, die.place) if die.fixed else ''}".strip()


def plain_die(game: Game, die: PrintedDie) -> str:
    """A die in plain style: `a[K]` if it can be picked, `[X] locked` if not."""
    return f"{die.mark}[{game.letters[die.face]}]" + (f" {place_name(game, die.place)}" if die.fixed else "")


def drawn_die(game: Game, die: PrintedDie, style: Style) -> list[str]:
    """Three lines of box, then the name of the face and the caption."""
    own = dice_board_of(game)
    picture, look = own.pictures.get(game.face_names[die.face], (f" {game.letters[die.face]} ", ""))
    corners, side, flat = ("┏┓┗┛", "┃", "━") if die.fixed else ("╭╮╰╯", "│", "─")
    edge = "good" if die.place in own.put_down else "danger" if die.fixed else ""
    return [
        style.paint(corners[0] + flat * 5 + corners[1], edge),
        style.paint(side, edge) + " " + style.paint(picture, look) + " " + style.paint(side, edge),
        style.paint(corners[2] + flat * 5 + corners[3], edge),
        style.paint(face_name(game, die.face), "faint"),
        style.paint(caption(game, die), "gold" if die.mark else "faint"),
    ]
