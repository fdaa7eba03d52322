"""Computes all facts of the page: from solved tables where there are any, by simulation elsewhere."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from jollyroll.errors import Refused
from jollyroll.kit import load_game
from jollyroll.lab.findings import findings_of
from jollyroll.lab.simulation import simulate
from jollyroll.solve.judge import judge_for
from jollyroll.solve.tables import command_for

from .mistakes import watch

SEED = 2026
CLOSE = 0.02  # bound on the error of shares in solved games
LEVELS = ("beginner", "greedy", "exact")


def compute(names: Sequence[str], facts: dict[str, Any], missing: bool) -> Iterator[str]:
    """Compute the facts of these games, or only the missing ones; yields the name of each when it is done."""
    for name in names:
        found = facts.setdefault(name, {})
        found["rules_version"] = load_game(name).rules_version
        for fact, work in all_of(name).items():
            if not missing or fact not in found:
                found[fact] = work()
                yield f"{name}: {fact}"


def all_of(name: str) -> dict[str, Callable[[], Any]]:
    """The functions that compute the facts of a game."""
    return {
        **findings_of(name).FACTS,
        "seats": lambda: first_turns(name),
        "mistakes": lambda: {level: watch(load_game(name), level, findings_of(name).WATCHED).form() for level in LEVELS},
    }


def first_turns(name: str) -> list[dict[str, Any]]:
    """Best players against each other, with seat 1 always beginning: each seat's share, by number of players."""
    game = load_game(name)
    found = []
    for seats, games in findings_of(name).TABLE_GAMES.items():
        done = simulate(game, ["best"] * seats, games, SEED, options={"first_player": "host"}, host=0)
        shares = [[round(value, 5) for value in result.share] for result in done.seats]
        if seats in findings_of(name).SOLVED:
            state = game.new_state(seats, game.resolve("", {"first_player": "host"}), host=0)
            judge = judge_for(game, state)
            if judge.error > CLOSE:
                raise Refused("table-missing", kind="shares", seats=seats, command=command_for(game, seats, game.resolve()))
            shares = [[round(share, 5)] * 3 for share in judge.shares(state)]
        found.append({"seats": seats, "shares": shares, "turns": round(done.turns.mean, 1)})
    return found
