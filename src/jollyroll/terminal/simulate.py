"""Simulations and tournaments in the terminal."""

import sys
import threading
import time

from jollyroll.dice.fair import fresh_seed
from jollyroll.errors import INTERRUPTED, OK, Refused, SeatError
from jollyroll.kit import NOBODY, Game, load_game
from jollyroll.lab.arguments import check_numbers, different, games_in_all, orders_of, whole_rounds
from jollyroll.solve.tables import unfinished_folder
from jollyroll.speed.installed import require_speed
from jollyroll.words import say, whole

from .progress import ProgressBar
from .seating import read_place
from .series_request import SimulationRequest
from .signals import Terminated, catch_signals
from .style import Style, put

PATIENCE = 1.0  # seconds before a delay is explained


class ProgressDisplay:
    """Shows the progress of a series, and explains a long preparation. A context manager."""

    def __init__(self, title: str, games: int, plain: bool) -> None:
        self.title = title
        self.games = games
        self.plain = plain
        self.bar: ProgressBar | None = None
        self.before = 0  # games of earlier runs
        self.done = 0  # games so far, those included
        self.begun = time.perf_counter()
        self.timer = threading.Timer(PATIENCE, self.explain_delay)
        self.timer.daemon = True

    def __enter__(self) -> "ProgressDisplay":
        return self

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()
        if self.bar is not None:
            self.bar.__exit__()

    def getting_ready(self) -> None:
        self.timer.start()

    def explain_delay(self) -> None:
        """Explain the delay."""
        sys.stderr.write(say("lab-getting-ready") + "\n")
        sys.stderr.flush()

    def played(self, games: int) -> None:
        if self.bar is None:
            self.timer.cancel()
            self.begun, self.before = time.perf_counter(), games
            if games:
                sys.stderr.write(say("lab-resumed", games=whole(games), asked=whole(self.games)) + "\n")
            self.bar = ProgressBar(self.title, self.plain)
        self.done = games
        self.bar(games, self.games, say("lab-so-far", games=whole(games), asked=whole(self.games)))

    def seconds(self) -> float:
        """The time that the games took, without preparation."""
        return time.perf_counter() - self.begun


def show_simulation(request: SimulationRequest, rotate: bool, host: int | None, youngest: int | None, style: Style) -> int:
    """Simulate and print the results; an interrupted simulation is kept, and resumed by the same request."""
    game, names = ready(request)
    places = [NOBODY if mark is None else mark for mark in (read_place(number, len(names)) for number in (host, youngest))]
    request.files.check()
    require_speed()
    from jollyroll.lab.exports import csv_text, json_text, simulation_rows
    from jollyroll.lab.simulation import SimulationInterrupted, simulate

    from .lab_pages import simulation_lines

    catch_signals()
    asked = whole_rounds(request.games, len(orders_of(len(names), rotate)))
    seed = fresh_seed() if request.seed is None else request.seed
    seats = [word for level in names for word in ("--seat", level)]
    marks = [word for name, seat in (("--host", host), ("--youngest", youngest)) if seat is not None for word in (name, str(seat))]
    again = request.again("simulate", seed, *seats, *(["--rotate"] if rotate else []), *marks)
    code, kept = OK, False
    with ProgressDisplay(say(f"game-{game.code}"), asked, request.plain) as progress:
        try:
            simulation = simulate(
                game,
                names,
                request.games,
                seed,
                request.preset,
                request.options,
                rotate=rotate,
                host=places[0],
                youngest=places[1],
                cores=request.cores,
                progress=progress,
                on=request.on,
                folder=unfinished_folder(),
            )
        except SimulationInterrupted as interrupted:
            simulation, code, kept = interrupted.simulation, INTERRUPTED, interrupted.kept
        except (KeyboardInterrupt, Terminated, Refused) as ended:
            return stopped(ended, progress, again)
        seconds = progress.seconds()
    if not simulation.games and not simulation.unfinished:
        put(say("lab-nothing"))
        return code
    put(*simulation_lines(simulation, game, seconds, style, progress.before))
    rows = simulation_rows(simulation)
    request.files.write(csv_text(rows), json_text("simulation", simulation, rows))
    put(*going_on(again, kept))
    return code


def show_tournament(request: SimulationRequest, seats: int, style: Style) -> int:
    """Hold a tournament and print the results; an interrupted tournament is kept, and resumed by the same request."""
    game, names = ready(request, seats)
    different(names)
    request.files.check()
    require_speed()
    from jollyroll.lab.exports import csv_text, json_text, tournament_rows
    from jollyroll.lab.tournament import TournamentInterrupted, hold_tournament

    from .lab_pages import tournament_lines

    catch_signals()
    seed = fresh_seed() if request.seed is None else request.seed
    again = request.again("tournament", seed, "--levels", ",".join(names), "--seats", str(seats))
    code, kept = OK, False
    with ProgressDisplay(say(f"game-{game.code}"), games_in_all(request.games, len(names), seats), request.plain) as progress:
        try:
            found = hold_tournament(
                game,
                names,
                request.games,
                seats,
                seed,
                request.preset,
                request.options,
                request.cores,
                progress,
                request.on,
                unfinished_folder(),
            )
        except TournamentInterrupted as interrupted:
            if interrupted.tournament is None:
                put(say("lab-nothing"), *going_on(again, interrupted.kept))
                return INTERRUPTED
            found, code, kept = interrupted.tournament, INTERRUPTED, interrupted.kept
        except (KeyboardInterrupt, Terminated, Refused) as ended:
            return stopped(ended, progress, again)
        seconds = progress.seconds()
    put(*tournament_lines(found, game, seconds, style, progress.before))
    rows = tournament_rows(found)
    request.files.write(csv_text(rows), json_text("tournament", found, rows))
    put(*going_on(again, kept))
    return code


def stopped(ended: BaseException, progress: ProgressDisplay, again: str) -> int:
    """The exit code after an end without results, and how to go on; errors are raised again."""
    put(*going_on(again, progress.done > 0))
    if isinstance(ended, Terminated):
        return ended.code
    if isinstance(ended, Refused):
        raise ended
    put(say("lab-nothing"))  # while getting ready
    return INTERRUPTED


def going_on(again: str, kept: bool) -> list[str]:
    """The command that goes on, if anything was kept."""
    return [say("lab-kept", command=again)] if kept else []


def ready(request: SimulationRequest, seats: int | None = None) -> tuple[Game, list[str]]:
    """The game and the levels, after checking all arguments."""
    game = load_game(request.game)
    names = request.names()
    if not names:
        raise SeatError("seats-needed", game=game.name)
    game.new_state(len(names) if seats is None else seats, game.resolve(request.preset, request.options))
    check_numbers(request.games, request.seed, request.cores)
    if request.on:
        from jollyroll.lab.ray_cluster import check_cluster

        check_cluster(request.on)
    return game, names
