"""What takes the place of the template when code that is written once for all games is bound to one of them."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import TypeVar, cast

from jollyroll.kit import Game, template

Bound = TypeVar("Bound", bound=Callable[..., object])


def rulebook_of(game: Game) -> dict[ModuleType, ModuleType]:
    """The game's rulebook in the place of the template."""
    return {template: cast(ModuleType, game.rules)}


def by_rules_of(game: Game, function: Bound) -> Bound:
    """One function by the rules of a game, as they are: what else it calls is not bound."""
    written = cast(FunctionType, function)
    names = {name: game.rules if value is template else value for name, value in written.__globals__.items()}
    return cast(Bound, FunctionType(written.__code__, names, written.__name__, written.__defaults__))
