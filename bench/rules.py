"""The speed of the rules: compiled on one core and on all, interpreted, and the share of random numbers; beside OpenSpiel."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bench import words
from bench.openspiel_games import NAMES, SpielGame
from jollyroll.bots.levels import RANDOM
from jollyroll.dice import stream
from jollyroll.kit import Game, built_in, load_game, plugin_of
from jollyroll.lab import playout
from jollyroll.lab.bot_games import DECISIONS
from jollyroll.lab.series import Series, Worker
from jollyroll.lab.speeds import as_records, fast, new_stream, plain
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.compile import compiled

SEATS = 2
ROUNDS = 5
SECONDS = 1.0
MOST = 1_000_000  # choices in one game; far more than any game takes
SEED = 7
BARS = {"kings_gold": 50, "oh_my_gold": 20, "piraten_kapern": 20}  # target in million decisions a second on one core


class Table:
    """One game, set up for measuring."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.start = game.new_state(SEATS, game.resolve())
        self.start.ledger = None
        self.records = as_records(self.start)
        self.fast = fast(game.name)
        self.plain = plain(game.name)
        self.worker = Worker(Series(game, game.resolve(), ((RANDOM,) * SEATS,), SEED))

    def compiled_games(self, first: int, games: int) -> int:
        """Play this many games compiled; returns the number of choices made."""
        room, line = self.records.copy(), new_stream()
        return int(self.fast.play_many(room, self.records, line, SEED, first, games, MOST))

    def interpreted_games(self, first: int, games: int) -> int:
        """The same games in plain Python."""
        choices = 0
        for number in range(first, first + games):
            line = [0, 0, 0, 0]
            stream.seed_stream(line, SEED, number)
            choices += self.plain.play_on(self.start.copy(), line, MOST)
        return choices

    def looked_up_games(self, first: int, games: int) -> int:
        """The same as the lab plays random players: whole turns are looked up if the game brings a graph."""
        _, notes = self.worker.positions(first, games)
        return int(notes[:, DECISIONS].sum())

    def words_a_game(self, games: int = 200) -> float:
        """Random words drawn per game, counted by a counting stream."""
        replace: dict[Any, Any] = {**rulebook_of(self.game), stream.next_word: words.counted()}
        counting = compiled(playout, replace)
        line: Any = words.counting_stream()
        room = self.records.copy()
        total = 0
        for number in range(games):
            line[4] = 0
            counting.play_many(room, self.records, line, SEED, number, 1, MOST)
            total += int(line[4])
        return total / games


def games_for(play: Callable[[int, int], int], seconds: float) -> int:
    """The number of games that take about this long."""
    games = 1
    while True:
        begin = time.perf_counter()
        play(0, games)
        spent = time.perf_counter() - begin
        if spent > seconds / 10:
            return max(1, int(games * seconds / spent))
        games *= 4


def rate(play: Callable[[int, int], int], games: int) -> tuple[float, float]:
    """Games and choices per second of processor time."""
    begin = time.process_time()
    choices = play(0, games)
    spent = time.process_time() - begin
    return games / spent, choices / spent


def on_all_cores(table: Table, games: int) -> tuple[float, float]:
    """The same on every core at once, each with its own games."""
    cores = os.cpu_count() or 1
    begin = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        choices = sum(pool.map(lambda core: table.compiled_games(core * games, games), range(cores)))
    spent = time.perf_counter() - begin
    return cores * games / spent, choices / spent


def median(rates: list[tuple[float, float]]) -> tuple[float, float]:
    """The median of games and of choices a second."""
    return statistics.median(games for games, _ in rates), statistics.median(choices for _, choices in rates)


def measure(name: str) -> None:
    """Print one game's figures: medians of rounds in which all measurements take turns."""
    table = Table(load_game(name))
    table.compiled_games(0, 1)
    table.looked_up_games(0, 1)
    many, few = games_for(table.compiled_games, SECONDS), games_for(table.interpreted_games, SECONDS)
    spiels = [SpielGame(spiel) for spiel in NAMES]
    one, looked_up, every, slow, word_ns = [], [], [], [], []
    beside: list[list[tuple[float, float]]] = [[] for _ in spiels]
    from_python: list[list[tuple[float, float]]] = [[] for _ in spiels]
    for _ in range(ROUNDS):
        one.append(rate(table.compiled_games, many))
        looked_up.append(rate(table.looked_up_games, many))
        every.append(on_all_cores(table, many))
        slow.append(rate(table.interpreted_games, few))
        word_ns.append(words.nanoseconds_a_word())
        for spiel, rates, slower in zip(spiels, beside, from_python, strict=True):
            rates.append(spiel.rate(SECONDS / 2))
            slower.append(spiel.rate_from_python(SECONDS / 4))
    ratio = statistics.median(quick[1] / plain_rate[1] for quick, plain_rate in zip(one, slow, strict=True))
    word = statistics.median(word_ns)
    share = table.words_a_game() * word * 1e-9 * median(one)[0]
    cores = os.cpu_count() or 1
    print(f"{name}, {SEATS} seats, random legal choices, preset {next(iter(table.game.presets))}")
    print(f"  compiled, one core      {median(one)[0]:>12,.0f} games/s {median(one)[1] / 1e6:>9.2f} M decisions/s")
    how = "turns looked up" if plugin_of(table.game).random_turns() else "as simulated"
    games, choices = median(looked_up)
    reached = choices / 1e6 / BARS[name]
    print(f"  {how:<24}{games:>12,.0f} games/s {choices / 1e6:>9.2f} M decisions/s ({reached:.0%} of the {BARS[name]} M aimed at)")
    print(f"  compiled, {cores} cores       {median(every)[0]:>12,.0f} games/s {median(every)[1] / 1e6:>9.2f} M decisions/s")
    print(f"  interpreted, one core   {median(slow)[0]:>12,.0f} games/s {median(slow)[1] / 1e6:>9.4f} M decisions/s")
    print(f"  compiled / interpreted  {ratio:>12,.0f} x")
    print(f"  random words alone      {share:>12.1%} of compiled time ({word:.2f} ns a word)")
    for where, found in (("", beside), (", Python", from_python)):
        for spiel, rates in zip(spiels, found, strict=True):
            ratio = statistics.median(quick[1] / theirs[1] for quick, theirs in zip(looked_up, rates, strict=True))
            games, choices = median(rates)
            shown = f"{games:>12,.0f} games/s {choices / 1e6:>9.4f} M decisions/s; ours {ratio:,.1f} x as many"
            print(f"  OpenSpiel's {spiel.name + where:<20}{shown}", flush=True)


def main() -> None:
    """All games, each in a process that finds its machine code in the cache, as in every later use."""
    for name in built_in():
        for step in ("warm", "measure"):
            subprocess.run([sys.executable, "-m", "bench.rules", step, name], check=True)


if __name__ == "__main__":
    if sys.argv[1] == "warm":
        table = Table(load_game(sys.argv[2]))
        table.compiled_games(0, 1)
        table.looked_up_games(0, 1)
    else:
        measure(sys.argv[2])
