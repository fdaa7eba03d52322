"""What lies on the table, drawn for the terminal: each game brings a board of its own."""

from typing import Protocol

from jollyroll.kit import Game, plugin_of
from jollyroll.kit.state import AnyView

from . import plain_board
from .style import Style
from .voice import Voice


class Board(Protocol):
    """A module that draws one game."""

    def board(self, view: AnyView, voice: Voice, style: Style) -> list[str]:
        """What a seat may see."""

    def note(self, view: AnyView, style: Style) -> list[str]:
        """What matters for the next choice, in a line or two."""


def board_of(game: Game) -> Board:
    """The board of a game; the plain one for a game that brings none."""
    return plugin_of(game).board() or plain_board


def draw_board(game: Game, view: AnyView, voice: Voice, style: Style) -> list[str]:
    """The board of this game from what a seat may see."""
    return board_of(game).board(view, voice, style)


def draw_note(game: Game, view: AnyView, style: Style) -> list[str]:
    """What matters for the next choice, in a line or two."""
    return board_of(game).note(view, style)
