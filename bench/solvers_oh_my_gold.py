"""How fast turns of Oh My Gold! are thought through to their end, and how good the evaluations are that come with the program."""

import time
from typing import Any

import numpy as np

from jollyroll.games.oh_my_gold.solve.classes import FORMAT, KIND, evaluation_for, what_matters
from jollyroll.games.oh_my_gold.solve.machine import fast
from jollyroll.games.oh_my_gold.solve.rounds import start_of
from jollyroll.games.oh_my_gold.solve.training import Player
from jollyroll.kit import load_game
from jollyroll.solve import tables

GAME = load_game("oh_my_gold")
GAMES = 20
SEED = 4


def beginnings(player: Player) -> Any:
    """Turns about to begin, from games that the best player plays against itself."""
    return np.concatenate([player.game(SEED, 2 * number)[0] for number in range(GAMES)])


def turns(preset: str, seats: int) -> None:
    """Whole turns thought through a second, the final one after them too where one is left."""
    start = start_of(GAME, seats, what_matters(GAME.resolve(preset)))
    player = Player(start, evaluation_for(GAME, start).stages)
    states = beginnings(player)
    times, nodes = [], 0
    for state in states:
        player.scratch.states[0] = state
        begin = time.perf_counter()
        fast().think(player.scratch, True, player.reach)
        times.append(time.perf_counter() - begin)
        nodes += int(player.scratch.desks[0]["nodes"])
    total = sum(times)
    table = tables.find(GAME, KIND, seats, what_matters(GAME.resolve(preset)), format=FORMAT)
    error = f"{table.manifest.error:.3f}" if table else "none of its own"
    print(
        f"  {preset:<18} {seats} seats {len(times) / total:>9,.0f} turns/s {nodes / total:>12,.0f} positions/s"
        f"   slowest {max(times) * 1000:>7.1f} ms   standard error of a share {error}",
        flush=True,
    )


def main() -> None:
    """Every preset, for two to four."""
    print("oh_my_gold, whole turns solved on the rulebook, one core")
    for preset in GAME.presets:
        for seats in GAME.seat_range:
            turns(preset, seats)


if __name__ == "__main__":
    main()
