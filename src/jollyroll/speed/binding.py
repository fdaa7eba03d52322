"""What takes the place of the template when code that is written once for all games is bound to one of them."""

from types import ModuleType
from typing import cast

from jollyroll.kit import Game, template


def rulebook_of(game: Game) -> dict[ModuleType, ModuleType]:
    """The game's rulebook in the place of the template."""
    return {template: cast(ModuleType, game.rules)}
