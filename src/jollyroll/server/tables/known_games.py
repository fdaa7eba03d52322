"""Games, each loaded once and shared by all tables."""

from functools import cache

from jollyroll.kit import Game, load_game


@cache
def known_game(name: str) -> Game:
    """The game with this full name."""
    return load_game(name)


@cache
def game_with(name: str, options: frozenset[str]) -> Game:
    """The game with this full name and only these options: tables keep the rules they were opened with."""
    return known_game(name).with_options(options)
