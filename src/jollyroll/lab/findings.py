"""The interface of a game's findings, for the page that presents them to players."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from jollyroll.kit import load_game, plugin_of

Facts = Mapping[str, Any]  # numbers, and lists and tables of them, as in JSON
Fact = dict[str, Any]  # one row of the findings, as in JSON


class Findings(Protocol):
    """A module with the facts of one game and the texts made from them."""

    SOLVED: tuple[int, ...]  # numbers of seats for which shares come from the solution
    WATCHED: int  # games analysed decision by decision

    @property
    def FACTS(self) -> Mapping[str, Callable[[], object]]:
        """The function that computes each fact."""

    @property
    def QUICK(self) -> tuple[str, ...]:
        """Facts that take no time to compute."""

    @property
    def TABLE_GAMES(self) -> Mapping[int, int]:
        """Games to simulate, by number of seats; for solved games only to measure their length."""

    @property
    def MISTAKES(self) -> Mapping[tuple[str, str], str]:
        """For the kind of choice made and the kind of the best one: the mistake, in words."""

    def words(self, facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
        """The texts for the page's template; also draws its pictures."""


def findings_of(name: str) -> Findings:
    """The findings of a game."""
    found = plugin_of(load_game(name)).findings()
    if not found:
        raise LookupError(f"{name} brings no findings")
    return found
