"""Boards: the table drawn for the terminal. Each game may bring its own."""

from typing import Protocol

from jollyroll.kit import Game, plugin_of
from jollyroll.kit.state import AnyView

from . import plain_board
from .style import Style
from .voice import Voice


class Board(Protocol):
    """A module that draws one game's board."""

    def board(self, view: AnyView, voice: Voice, style: Style) -> list[str]:
        """The board, as a seat may see it."""

    def note(self, view: AnyView, style: Style) -> list[str]:
        """A line or two about what matters for the next choice."""


def board_of(game: Game) -> Board:
    """The board of a game, or the plain one."""
    return plugin_of(game).board() or plain_board


def draw_board(game: Game, view: object, voice: Voice, style: Style) -> list[str]:
    """Draw the game's board, as a seat may see it."""
    return board_of(game).board(view, voice, style)


def draw_note(game: Game, view: object, style: Style) -> list[str]:
    """A line or two about what matters for the next choice."""
    return board_of(game).note(view, style)
