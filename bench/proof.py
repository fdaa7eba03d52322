"""More games compared at both speeds than the test run has time for: python3 run.py bench proof."""

from jollyroll.kit import built_in, load_game
from jollyroll.testing.two_speeds import compare

GAMES_A_TABLE = 1_000


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
