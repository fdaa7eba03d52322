"""Bindings: which modules replace the templates when code written once for all games is bound to one game."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from jollyroll.kit import Game, ListingRules, listing, template
from jollyroll.plain import plain_form

BoundT = TypeVar("BoundT", bound=Callable[..., object])


def rulebook_of(game: Game) -> dict[Any, Any]:
    """The game's rulebook as the replacement for the template, with the game's own `list_choices` if it has one.

    >>> from jollyroll import load_game
    >>> from jollyroll.kit import template
    >>> game = load_game("kings_gold")
    >>> rulebook_of(game)[template] is game.rules
    True
    """
    rules = game.rules
    return {template: rules, **({listing.list_choices: rules.list_choices} if isinstance(rules, ListingRules) else {})}


def by_rules_of(game: Game, function: BoundT) -> BoundT:
    """One function bound to the rules of a game; the functions it calls in turn stay unbound.

    >>> from jollyroll import Match
    >>> from jollyroll.kit import cases
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "random"})
    >>> by_rules_of(match.game, cases.outcome_of_case)(match.state, 1)
    1
    """
    written = cast(FunctionType, plain_form(function))
    names = {name: game.rules if value is template else value for name, value in written.__globals__.items()}
    return cast(BoundT, FunctionType(written.__code__, names, written.__name__, written.__defaults__))
