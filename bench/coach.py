"""The coach: time to judge a position, and a whole game."""

import statistics
import time
from typing import Any

from jollyroll.bots import make_bot
from jollyroll.coach import analyse, odds
from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import Game, built_in, load_game
from jollyroll.match import Match, Seat
from jollyroll.match.chance import draw_outcome

SEED = 5
POSITIONS = 200
PATIENCE = 6.0  # seconds of judging for each game and number of seats


def played(game: Game, seats: int, number: int) -> tuple[Match, list[Any]]:
    """A game between greedy bots, and its positions with a choice due."""
    match = Match.start(game, [Seat(f"Bot {seat + 1}", "bot:greedy") for seat in range(seats)])
    bot, numbers = make_bot("greedy", game, SeededNumbers(SEED, 2 * number)), SeededNumbers(SEED, 2 * number + 1)
    positions = []
    while not match.is_over:
        if match.choices():
            positions.append(match.state.copy())
            match.choose(bot.choose(match.state.copy()))
        else:
            match.apply_outcome(draw_outcome(game, match.state, numbers))
    return match, positions


def measure(game: Game, seats: int) -> str:
    """One line for a game with this many seats."""
    match, positions = played(game, seats, 0)
    for number in range(1, 1 + POSITIONS // len(positions)):
        positions += played(game, seats, number)[1]
    odds(positions[0])  # loads tables and compiles machine code
    times: list[float] = []
    step = max(1, len(positions) // POSITIONS)
    for position in positions[::step]:
        begin = time.perf_counter()
        odds(position)
        times.append(time.perf_counter() - begin)
        if sum(times) > PATIENCE:
            break
    times.sort()
    begin = time.perf_counter()
    analyse(match)
    whole = time.perf_counter() - begin
    middle, slow = statistics.median(times) * 1000, times[int(0.99 * (len(times) - 1))] * 1000
    events = len(match.events)
    return f"{middle:>10.2f} ms{slow:>12.2f} ms  ({len(times)} positions){whole:>10.2f} s for a game of {events} events"


def main() -> None:
    """Every game for two and for three."""
    print("The coach: odds of a position (median, 99th percentile), analysis of a game")
    for name in built_in():
        game = load_game(name)
        for seats in (2, 3):
            print(f"  {name + ', ' + str(seats) + ' seats':<26}{measure(game, seats)}", flush=True)


if __name__ == "__main__":
    main()
