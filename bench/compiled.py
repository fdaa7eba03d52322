"""The speed-up of a wheel compiled by mypyc: the same work with the plain package and with a compiled one, in turns.

Measured are the parts of an action at the live table; a decision of a bot in plain Python; all choices of a position, as coach and
pages ask for them; an event of a game in the terminal, bots deciding. Each ratio is of the best times of several turns. The first
run compiles, which takes minutes.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools import compiled

ROOT = Path(__file__).parents[1]
GAMES = ("kg", "pk", "omg")
MEASURED = ("the action, its dice and its rules", "its row", "its frame for everybody", "the next offer")
TURNS = 3
MOST_EVENTS = 200  # of a game in the terminal
POSITIONS = 40  # for bots and coach


def event_parts(game: str) -> dict[str, float]:
    """Microseconds of the parts of an action."""
    from . import parts

    found = parts.costs(parts.steps_of(game))
    return {part: found[part] for part in MEASURED}


def terminal_game(name: str) -> tuple[float, list[object]]:
    """A match of greedy bots played as in the terminal: microseconds an event, and the positions of their choices."""
    from jollyroll import Match
    from jollyroll.bots import make_bot
    from jollyroll.dice.fair import SeededNumbers
    from jollyroll.match.chance import draw_outcome
    from jollyroll.server.tables.opening import asked_game

    match, numbers = Match.start(asked_game(name), ["A", "B"], options={"first_player": "host"}, host=0), SeededNumbers(5)
    bot = make_bot("greedy", match.game, SeededNumbers(6))
    positions: list[object] = []
    begin, asked = time.process_time(), 0.0
    events = 0
    while events < MOST_EVENTS and not match.is_over:
        events += 1
        if match.to_move is None:
            match.apply_outcome(draw_outcome(match.game, match.state, numbers))
        else:
            positions.append(match.state.copy())
            before = time.process_time()
            number = bot.choose(match.state.copy())
            asked += time.process_time() - before
            match.choices()  # listed by the terminal
            match.choose(number)
        match.standings()
    return (time.process_time() - begin - asked) / events * 1e6, positions


def per_call(ask: Callable[[object], object], positions: list[object]) -> float:
    """Microseconds a call, after a first one that loads everything."""
    for each in positions[:2]:
        ask(each)
    begin = time.process_time()
    for each in positions:
        ask(each)
    return (time.process_time() - begin) / len(positions) * 1e6


def costs(name: str) -> dict[str, float]:
    """All costs of one game."""
    from jollyroll.bots import make_bot
    from jollyroll.dice.fair import SeededNumbers
    from jollyroll.server.tables.opening import asked_game

    game = asked_game(name)
    terminal, positions = terminal_game(name)
    some = positions[:POSITIONS]
    found = event_parts(name)
    for level in ("random", "greedy"):
        bot = make_bot(level, game, SeededNumbers(7))
        found[f"a decision of a {level} bot"] = per_call(bot.choose, some)  # type: ignore[arg-type]
    found["all choices listed, as coach and pages ask"] = per_call(game.choices, some)  # type: ignore[arg-type]
    found["an event of a game in the terminal, without its bots"] = terminal
    return found


def measured(source: Path) -> dict[str, dict[str, float]]:
    """Microseconds by game and part, with the package from this folder."""
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "bench.compiled", "here"]
    said = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
    plain, found = json.loads(said)
    assert plain == (source == compiled.PLAIN), "it is what it is taken for"
    return {game: dict(parts) for game, parts in found.items()}


def main() -> None:
    """A table of parts and games, plain and compiled, best times."""
    from .moves import this_machine

    folder = compiled.kept(compiled.FINE)
    print(this_machine())
    turns = [(measured(compiled.PLAIN), measured(folder)) for _ in range(TURNS)]
    print("Microseconds of processor time, plain and compiled by mypyc, and how much less that is:")
    for part in turns[0][0][GAMES[0]]:
        shown = []
        for game in GAMES:
            plain, other = (min(turn[which][game][part] for turn in turns) for which in (0, 1))
            shown.append(f"{game} {plain:7.1f} {other:7.1f} {1 - other / plain:4.0%}")
        print(f"  {part:54}{'   '.join(shown)}", flush=True)


def here() -> None:
    """Measure the package that this process imports."""
    from jollyroll.server.tables import performing

    plain = str(performing.__file__).endswith(".py")
    print(json.dumps([plain, {game: costs(game) for game in GAMES}]))


if __name__ == "__main__":
    here() if sys.argv[1:] == ["here"] else main()
