"""How long bots think at the table, and how many games they play compiled."""

import statistics
import time
from collections.abc import Iterator

from jollyroll.bots import make_bot
from jollyroll.bots.levels import LEVELS
from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import Game, built_in, load_game
from jollyroll.kit.phases import is_chance, is_over
from jollyroll.lab.series import Series, Worker
from jollyroll.match.chance import draw_outcome

SEED = 3
DECISIONS = 1_000
THINKING = 3.0  # seconds of decisions measured for each bot
PLAYING = 1.5  # seconds of games measured for each bot


def decisions(game: Game, level: str, seats: int, preset: str) -> Iterator[float]:
    """Seconds of one decision after the other, in games that the bot plays against itself."""
    options = game.resolve(preset)
    numbers = SeededNumbers(SEED)
    bot = make_bot(level, game, SeededNumbers(SEED, 1))
    while True:
        state = game.new_state(seats, options)
        while not is_over(state):
            if is_chance(state):
                game.apply_outcome(state, draw_outcome(game, state, numbers))
                continue
            seen = state.copy()
            begin = time.perf_counter()
            choice = bot.choose(seen)
            yield time.perf_counter() - begin
            game.apply_choice(state, choice)


def latency(game: Game, level: str, seats: int, preset: str = "") -> tuple[float, float, int]:
    """Median and 99th percentile in milliseconds, once tables are loaded and machine code is made."""
    thinking = decisions(game, level, seats, preset)
    for _ in range(20):
        next(thinking)
    times: list[float] = []
    while len(times) < DECISIONS and (len(times) < 100 or sum(times) < THINKING):
        times.append(next(thinking))
    times.sort()
    return statistics.median(times) * 1000, times[int(0.99 * (len(times) - 1))] * 1000, len(times)


def pace(game: Game, level: str, seats: int) -> float:
    """Games a second, compiled, on one core, bots of this level on all seats."""
    number = LEVELS.index(level)
    worker = Worker(Series(game, game.resolve(), ((number,) * seats,), SEED))
    worker.get_ready()
    worker.play(0, 1)
    played, wanted, begin = 1, 1, time.perf_counter()
    while (spent := time.perf_counter() - begin) < PLAYING:
        worker.play(played, wanted)
        played += wanted
        wanted = max(1, min(4 * wanted, int(0.2 * played / max(spent, 1e-3))))
    return (played - 1) / spent


def best_everywhere(game: Game) -> None:
    """How long the best player thinks, in every preset and at tables of every size."""
    for preset in game.presets:
        for seats in game.seat_range:
            middle, slow, count = latency(game, "best", seats, preset)
            print(f"  best, {preset:<18} {seats} seats {middle:>12.3f} ms{slow:>15.3f} ms   ({count} decisions)", flush=True)


def main() -> None:
    """Every game for two, and for three where the best player has another way of thinking; then the best player everywhere."""
    for name in built_in():
        game = load_game(name)
        for seats in (2, 3):
            print(f"{name}, {seats} seats{'decision, median':>26}{'99th percentile':>18}{'compiled, one core':>24}")
            for level in (*LEVELS[1:], LEVELS[0]):
                middle, slow, count = latency(game, level, seats)
                rate = pace(game, level, seats)
                shown = f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"
                print(f"  {level:<12}{middle:>23.3f} ms{slow:>15.3f} ms{shown:>16} games/s   ({count} decisions)", flush=True)
        best_everywhere(game)


if __name__ == "__main__":
    main()
