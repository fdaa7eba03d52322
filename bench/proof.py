"""Compares more games at both speeds than the test run has time for: python3 run.py bench proof."""

import numpy as np

from jollyroll.bots.levels import RANDOM
from jollyroll.kit import Game, built_in, load_game, plugin_of
from jollyroll.lab import bot_games
from jollyroll.lab.series import Series, Worker, replacements
from jollyroll.speed.compile import compiled
from jollyroll.testing.two_speeds import compare

GAMES_A_TABLE = 1_000
LOOKED_UP_A_TABLE = 100_000


def compare_looked_up(game: Game) -> None:
    """Games whose turns are looked up end in the same positions, after as many choices, as by the rulebook."""
    by_rulebook = compiled(bot_games, replacements(game.name, only_random=True))
    games = 0
    for preset in game.presets:
        for seats in game.seat_range:
            quick = Worker(Series(game, game.resolve(preset), ((RANDOM,) * seats,), 90_000 + seats))
            slow = Worker(quick.series)
            slow.bot_games, slow.memory = by_rulebook, np.zeros(1)
            for one, other in zip(quick.positions(0, LOOKED_UP_A_TABLE), slow.positions(0, LOOKED_UP_A_TABLE), strict=True):
                assert one.tobytes() == other.tobytes(), f"{game.name} {preset}, {seats} seats"
            games += LOOKED_UP_A_TABLE
            print(f"\r{game.name}: {games:,} games equal whether turns are looked up or not", end="", flush=True)
    print(flush=True)


def main() -> None:
    """Every game, preset and number of seats, every event compared field by field."""
    for name in built_in():
        game = load_game(name)
        games = events = 0
        for preset in game.presets:
            for seats in game.seat_range:
                events += compare(game, game.resolve(preset), seats, seed=90_000 + seats, games=GAMES_A_TABLE, leaving=0)
                games += GAMES_A_TABLE
                print(f"\r{name}: {games:,} games, {events:,} positions equal at both speeds", end="", flush=True)
        print(flush=True)
        if plugin_of(game).random_turns():
            compare_looked_up(game)
