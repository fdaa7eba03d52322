"""The time to read and write a position from play: the mean and the slowest of each stage of a game."""

import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from statistics import fmean

from jollyroll.dice.stream import seed_stream
from jollyroll.kit import Game, built_in, load_game
from jollyroll.kit.phases import OVER
from jollyroll.lab.speeds import plain
from jollyroll.match import read_position, write_position

GAMES_EACH = 4  # of every preset
EVENTS = 400
TRIES = 3  # the best counts, to exclude other load on the machine
BAR = 5.0  # milliseconds


def main() -> None:
    """Every game under every preset, ends of games included."""
    for name in built_in():
        game = load_game(name)
        reading: dict[str, list[float]] = defaultdict(list)
        writing: list[float] = []
        for preset in game.presets:
            for seed in range(GAMES_EACH):
                measure(game, preset, seed, reading, writing)
        for stage, times in sorted(reading.items()):
            ratio = fmean(times) / fmean(writing)
            print(
                f"{name} {stage}: read in {fmean(times):.2f} ms, at most {max(times):.2f} (bar: {BAR:g}); "
                f"{ratio:.1f} times as long as writing ({len(times)} positions)",
                flush=True,
            )


def measure(game: Game, preset: str, seed: int, reading: dict[str, list[float]], writing: list[float]) -> None:
    """One short game of random play, each of its positions written and read."""
    short = {"target": "1000"} if any(option.name == "target" for option in game.options) else {}
    options = game.resolve(preset, short)
    state = game.new_state(game.seat_range[seed % len(game.seat_range)], options)
    stream = [0, 0, 0, 0]
    seed_stream(stream, seed, 0)
    play = plain(game.name)
    for _ in range(EVENTS):
        text = write_position(game, state)
        writing.append(milliseconds(partial(write_position, game, state)))
        reading[stage_of(text)].append(milliseconds(partial(read_position, text, game, options=options)))
        if state.phase == OVER:
            return
        play.advance(state, stream, 0)


def stage_of(text: str) -> str:
    """The stage of a position, by its items."""
    for word in ("won", "final", "playoff", "tie-round", "opener"):
        if f" {word} " in f" {text} ":
            return word
    return "play"


def milliseconds(job: Callable[[], object]) -> float:
    """The best of several tries."""
    quickest = float("inf")
    for _ in range(TRIES):
        begin = time.process_time()
        job()
        quickest = min(quickest, time.process_time() - begin)
    return quickest * 1000


if __name__ == "__main__":
    main()
