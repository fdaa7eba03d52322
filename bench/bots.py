"""Bots: decision times at the table, and games a second when compiled."""

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
BEST = LEVELS[-1]
DECISIONS = 1_000
THINKING = 3.0  # seconds of decisions for each bot
PLAYING = 1.5  # seconds of games for each bot, and as many before they count: players keep turns and shares they have met
LEARNING = 15.0  # seconds before games of best players count


def decisions(game: Game, level: str, seats: int, preset: str) -> Iterator[float]:
    """Seconds of each decision, in games of the bot against itself."""
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
    """Median and 99th percentile in milliseconds, with tables loaded and machine code compiled."""
    thinking = decisions(game, level, seats, preset)
    for _ in range(20):
        next(thinking)
    times: list[float] = []
    while len(times) < DECISIONS and (len(times) < 100 or sum(times) < THINKING):
        times.append(next(thinking))
    times.sort()
    return statistics.median(times) * 1000, times[int(0.99 * (len(times) - 1))] * 1000, len(times)


def pace(game: Game, level: str, seats: int) -> float:
    """Games for each second of processor time, compiled, with bots of this level on all seats that have played before."""
    number = LEVELS.index(level)
    worker = Worker(Series(game, game.resolve(), ((number,) * seats,), SEED))
    worker.get_ready()
    before, _ = played_for(worker, 0, LEARNING if level == BEST else PLAYING)
    games, spent = played_for(worker, before, PLAYING)
    return games / spent


def played_for(worker: Worker, first: int, seconds: float) -> tuple[int, float]:
    """Play from this game on for about so much processor time: the games, and the time they took."""
    games, wanted, begin = 0, 1, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        worker.play(first + games, wanted)
        games += wanted
        wanted = max(1, min(4 * wanted, int(0.2 * games / max(spent, 1e-3))))
    return games, spent


def best_everywhere(game: Game) -> None:
    """Decision times of the best player, in every preset and at tables of every size."""
    for preset in game.presets:
        for seats in game.seat_range:
            middle, slow, count = latency(game, "best", seats, preset)
            print(f"  best, {preset:<18} {seats} seats {middle:>12.3f} ms{slow:>15.3f} ms   ({count} decisions)", flush=True)


def main() -> None:
    """Every game for two, and for three where the best player works differently; then the best player everywhere."""
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
