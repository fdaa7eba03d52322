"""The speed of searching turns of Oh My Gold! to their end, and the quality of the shipped evaluations."""

import time

import numpy as np

from jollyroll.games.oh_my_gold.solve.evaluation_tables import FORMAT, KIND, evaluation_for, relevant_options
from jollyroll.games.oh_my_gold.solve.fitting import start_of
from jollyroll.games.oh_my_gold.solve.kernels import kernels
from jollyroll.games.oh_my_gold.solve.memory import answers
from jollyroll.games.oh_my_gold.solve.selfplay_pool import SelfPlayer
from jollyroll.kit import load_game
from jollyroll.solve import tables
from jollyroll.solve.arrays import AnyArray

GAME = load_game("oh_my_gold")
GAMES = 20
SEED = 4


def turn_starts(player: SelfPlayer) -> AnyArray:
    """States at the beginning of turns, from games of the best player against itself."""
    return np.concatenate([player.game(SEED, 2 * number)[0] for number in range(GAMES)])


def turns(preset: str, seats: int) -> None:
    """Whole turns searched a second, with the final turns after them where these are searched too."""
    start = start_of(GAME, seats, relevant_options(GAME.resolve(preset)))
    player = SelfPlayer(start, evaluation_for(GAME, start).weights)
    states = turn_starts(player)
    times, nodes = [], 0
    for state in states:
        player.memory.path[0] = state
        begin = time.perf_counter()
        kernels().search_turn(player.memory, True, player.horizon)
        times.append(time.perf_counter() - begin)
        nodes += int(answers(player.memory, False).nodes)
    total = sum(times)
    table = tables.find(GAME, KIND, seats, relevant_options(GAME.resolve(preset)), format=FORMAT)
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
