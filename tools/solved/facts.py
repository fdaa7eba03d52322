"""All facts of the page, computed: by the solvers' tables where there are any, by simulation elsewhere."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from jollyroll.errors import Refused
from jollyroll.kit import load_game
from jollyroll.lab.simulation import simulate
from jollyroll.solve.judge import judge_for
from jollyroll.solve.tables import command_for

from . import kings_gold, oh_my_gold, piraten_kapern
from .mistakes import watch

PAGES: dict[str, Any] = {"kings_gold": kings_gold, "piraten_kapern": piraten_kapern, "oh_my_gold": oh_my_gold}
SEED = 2026
# Games simulated, by number of seats. Solved tables are looked up; simulated is then only how long games last.
TABLE_GAMES = {
    "kings_gold": {2: 1_000, 3: 1_000, 4: 1_000, 5: 3_000, 6: 2_000},
    "piraten_kapern": {2: 400, 3: 10_000, 4: 10_000, 5: 10_000},
    "oh_my_gold": {2: 3_000, 3: 3_000, 4: 3_000},
}
SOLVED = {"kings_gold": (2, 3, 4), "piraten_kapern": (2,), "oh_my_gold": ()}  # for four by a table that has to be made first
CLOSE = 0.005  # shares of solved games are off by no more
WATCHED = {"kings_gold": 200, "piraten_kapern": 60, "oh_my_gold": 60}  # games judged decision by decision
LEVELS = ("beginner", "greedy", "exact")


def compute(names: Sequence[str], facts: dict[str, Any], missing: bool) -> Iterator[str]:
    """Put the facts of these games among the others, or only those that are missing; tells each one that is there now."""
    for name in names:
        found = facts.setdefault(name, {})
        found["rules_version"] = load_game(name).rules_version
        for fact, work in all_of(name).items():
            if not missing or fact not in found:
                found[fact] = work()
                yield f"{name}: {fact}"


def all_of(name: str) -> dict[str, Callable[[], Any]]:
    """What there is to compute of a game."""
    return {
        **PAGES[name].FACTS,
        "seats": lambda: first_turns(name),
        "mistakes": lambda: {level: watch(load_game(name), level, WATCHED[name]).form() for level in LEVELS},
    }


def first_turns(name: str) -> list[dict[str, Any]]:
    """Best players against each other, seat 1 always beginning: each seat's share, by number of players."""
    game = load_game(name)
    found = []
    for seats, games in TABLE_GAMES[name].items():
        done = simulate(game, ["best"] * seats, games, SEED, options={"first_player": "host"}, host=0)
        shares = [[round(value, 5) for value in result.share] for result in done.seats]
        if seats in SOLVED[name]:
            state = game.new_state(seats, game.resolve("", {"first_player": "host"}), host=0)
            judge = judge_for(game, state)
            if judge.error > CLOSE:
                raise Refused("table-missing", kind="shares", seats=seats, command=command_for(game, seats, game.resolve()))
            shares = [[round(share, 5)] * 3 for share in judge.shares(state)]
        found.append({"seats": seats, "shares": shares, "turns": round(done.turns.mean, 1)})
    return found
