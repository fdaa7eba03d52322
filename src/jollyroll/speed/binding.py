"""What takes the place of the template when code that is written once for all games is bound to one of them."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from jollyroll.kit import Game, listing, template

Bound = TypeVar("Bound", bound=Callable[..., object])


def rulebook_of(game: Game) -> dict[Any, Any]:
    """The game's rulebook in the place of the template, and its own way to list choices if it has one."""
    own = getattr(game.rules, "list_choices", None)
    return {template: game.rules, **({listing.list_choices: own} if own else {})}


def by_rules_of(game: Game, function: Bound) -> Bound:
    """One function by the rules of a game, as they are: what else it calls is not bound."""
    written = cast(FunctionType, function)
    names = {name: game.rules if value is template else value for name, value in written.__globals__.items()}
    return cast(Bound, FunctionType(written.__code__, names, written.__name__, written.__defaults__))
