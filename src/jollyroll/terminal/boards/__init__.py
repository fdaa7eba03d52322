"""What lies on the table, drawn for the terminal: one page for each game."""

from importlib import import_module
from typing import Any

from jollyroll.games import Game
from jollyroll.terminal.style import Style
from jollyroll.terminal.voice import Voice


def draw_board(game: Game, view: Any, voice: Voice, style: Style) -> list[str]:
    """The board of this game from what a seat may see."""
    page = import_module(f"{__name__}.{game.name}")
    lines: list[str] = page.board(view, voice, style)
    return lines


def draw_note(game: Game, view: Any, style: Style) -> list[str]:
    """What matters for the next choice, in a line or two."""
    page = import_module(f"{__name__}.{game.name}")
    lines: list[str] = page.note(view, style)
    return lines
