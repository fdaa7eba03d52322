"""A fresh process that loads its machine code from disk: plays the named games both ways and compares.

python -m tests.speed.from_disk GAME...
"""

import random
import sys
from itertools import product
from typing import Any

from jollyroll.dice.stream import seed_stream
from jollyroll.kit import load_game
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.lab.speeds import as_records, fast, plain
from jollyroll.testing.two_speeds import compare

EVENTS = 300
GAMES_PER_PRESET = 3


def compare_time_outs(name: str) -> int:
    """Compare the timeout choices in all positions of a few games; returns the number of positions."""
    game, play, quick = load_game(name), plain(name), fast(name)
    dealer, compared = random.Random(name), 0
    for seed, preset in product(range(GAMES_PER_PRESET), game.presets):
        state = game.new_state(dealer.choice(game.seat_range), game.resolve(preset))
        state.ledger = None
        stream = [0, 0, 0, 0]
        seed_stream(stream, seed, 0)
        for _ in range(EVENTS):
            if state.phase == OVER:
                break
            if is_choice(state):
                assert game.rules.timeout_choice(state) == quick.timeout_choice_of(as_records(state))
                compared += 1
            play.advance(state, stream, 100)
    return compared


def was_loaded(function: Any) -> bool:
    """True if all machine code of a compiled function was loaded from disk."""
    return bool(function.stats.cache_hits) and not function.stats.cache_misses


def main(names: list[str]) -> None:
    for name in names:
        game, quick = load_game(name), fast(name)
        events = compare(game, game.resolve(""), game.seat_range[0], seed=3, games=5, leaving=100)
        time_outs = compare_time_outs(name)
        loaded = all(was_loaded(each) for each in (quick.trace, quick.seed_stream, quick.timeout_choice_of))
        print(name, events, time_outs, "loaded" if loaded else "compiled")


if __name__ == "__main__":
    main(sys.argv[1:])
