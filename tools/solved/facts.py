"""All facts of the page, computed: by the solvers' tables where there are any, by simulation elsewhere."""

from collections.abc import Callable
from typing import Any

from jollyroll.games import GAMES, load_game
from jollyroll.lab.simulation import simulate
from jollyroll.solve.judge import judge_for

from . import kings_gold, oh_my_gold, piraten_kapern
from .mistakes import watch

PAGES: dict[str, Any] = {"kings_gold": kings_gold, "piraten_kapern": piraten_kapern, "oh_my_gold": oh_my_gold}
SEED = 2026
# Games simulated, by number of seats. Two seats of a solved game are looked up; simulated is only how long games last.
TABLE_GAMES = {
    "kings_gold": {2: 1_000},
    "piraten_kapern": {2: 400, 3: 10_000, 4: 10_000, 5: 10_000},
    "oh_my_gold": {2: 10_000, 3: 10_000, 4: 10_000},
}
SOLVED = ("kings_gold", "piraten_kapern")
WATCHED = {"kings_gold": 200, "piraten_kapern": 60, "oh_my_gold": 60}  # games judged decision by decision
LEVELS = ("beginner", "greedy", "exact")


def all_facts(told: Callable[[str], None]) -> dict[str, Any]:
    """Everything, game by game; `told` hears what is being computed."""
    facts: dict[str, Any] = {}
    for name in GAMES:
        facts[name] = {"rules_version": load_game(name).rules_version}
        for fact, compute in PAGES[name].FACTS.items():
            told(f"{name}: {fact}")
            facts[name][fact] = compute()
        told(f"{name}: first turn by number of players")
        facts[name]["seats"] = first_turns(name)
        told(f"{name}: mistakes")
        game = load_game(name)
        facts[name]["mistakes"] = {level: watch(game, level, WATCHED[name]).form() for level in LEVELS}
    return facts


def first_turns(name: str) -> list[dict[str, Any]]:
    """Best players against each other, seat 1 always beginning: each seat's share, by number of players."""
    game = load_game(name)
    found = []
    for seats, games in TABLE_GAMES[name].items():
        done = simulate(game, ["best"] * seats, games, SEED, options={"first_player": "host"}, host=0)
        shares = [[round(value, 5) for value in result.share] for result in done.seats]
        if seats == 2 and name in SOLVED:
            state = game.new_state(2, game.resolve("", {"first_player": "host"}), host=0)
            shares = [[round(share, 5)] * 3 for share in judge_for(game, state).shares(state)]
        found.append({"seats": seats, "shares": shares, "turns": round(done.turns.mean, 1)})
    return found
