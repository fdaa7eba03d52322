"""What a game's package may bring for the page that tells players what was found out about it."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from jollyroll.kit import load_game, plugin_of

Facts = Mapping[str, Any]  # numbers, and lists and tables of them, as JSON keeps them
Fact = dict[str, Any]  # a row of the findings: numbers and names, as JSON holds them


class Findings(Protocol):
    """A module with the facts of one game, and the words made of them."""

    SOLVED: tuple[int, ...]  # numbers of seats whose shares are looked up
    WATCHED: int  # games judged decision by decision

    @property
    def FACTS(self) -> Mapping[str, Callable[[], object]]:
        """Each fact and how it is computed."""

    @property
    def QUICK(self) -> tuple[str, ...]:
        """Facts that are computed at once."""

    @property
    def TABLE_GAMES(self) -> Mapping[int, int]:
        """Games simulated, by number of seats; of solved games only to see how long they last."""

    @property
    def MISTAKES(self) -> Mapping[tuple[str, str], str]:
        """The kind of choice made and the kind of the best one: what is wrong, in words."""

    def words(self, facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
        """The words that the page's template asks for; also draws its pictures."""


def findings_of(name: str) -> Findings:
    """The findings of a game."""
    found = plugin_of(load_game(name)).findings()
    if not found:
        raise LookupError(f"{name} brings no findings")
    return found
