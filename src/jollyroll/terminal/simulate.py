"""Simulations and tournaments in the terminal."""

import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jollyroll.bots.levels import LEVELS
from jollyroll.dice.fair import fresh_seed
from jollyroll.errors import INTERRUPTED, OK, SeatError
from jollyroll.kit import NOBODY, Game, load_game
from jollyroll.lab.arguments import check_numbers, different, games_in_all, numbers_of, orders_of, whole_rounds
from jollyroll.match.record import BOT
from jollyroll.speed.installed import require_speed
from jollyroll.words import say, whole

from .outputs import check_outputs, write_output
from .progress import ProgressBar
from .seating import read_options, read_place, with_components
from .style import Style, put

PATIENCE = 1.0  # seconds before a delay is explained


@dataclass(frozen=True)
class ExportFiles:
    """The files for results."""

    csv: str | None = None
    json: str | None = None
    overwrite: bool = False

    def check(self) -> None:
        """Refuse files that cannot be written."""
        check_outputs([name for name in (self.csv, self.json) if name is not None], self.overwrite)

    def write(self, csv_text: str, json_text: str) -> None:
        """Write the requested files."""
        for name, text in ((self.csv, csv_text), (self.json, json_text)):
            if name is not None:
                write_output(name, text)
                put(say("lab-written", path=name))


@dataclass(frozen=True)
class SimulationRequest:
    """The arguments of a simulation or tournament."""

    game: str
    levels: Sequence[str]
    games: int
    seed: int | None
    preset: str
    options: Mapping[str, str]
    cores: int | None
    on: str  # the address of a cluster, or empty
    files: ExportFiles
    plain: bool

    def names(self) -> list[str]:
        """The names of the levels, given with or without `bot:`."""
        names = [level.removeprefix(BOT) for level in self.levels]
        numbers_of(names)
        return names


def read_request(
    game: str,
    levels: Sequence[str],
    games: int,
    seed: int | None,
    preset: str,
    options: Sequence[str],
    components: Sequence[str],
    cores: int | None,
    on: str,
    csv: str | None,
    json: str | None,
    overwrite: bool,
    plain: bool,
) -> SimulationRequest:
    """The request from the command line."""
    files = ExportFiles(csv, json, overwrite)
    game = with_components(game, components)
    return SimulationRequest(game, levels, games, seed, preset, read_options(options), cores, on, files, plain)


def read_levels(texts: Sequence[str]) -> list[str]:
    """Levels from texts such as `greedy,best`; by default all but the random one."""
    return [level.strip() for text in texts for level in text.split(",")] or list(LEVELS[1:])


class ProgressDisplay:
    """Shows the progress of a series, and explains a long preparation. A context manager."""

    def __init__(self, title: str, games: int, plain: bool) -> None:
        self.title = title
        self.games = games
        self.plain = plain
        self.bar: ProgressBar | None = None
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
            self.begun = time.perf_counter()
            self.bar = ProgressBar(self.title, self.plain)
        self.bar(games, self.games, say("lab-so-far", games=whole(games), asked=whole(self.games)))

    def seconds(self) -> float:
        """The time that the games took, without preparation."""
        return time.perf_counter() - self.begun


def show_simulation(request: SimulationRequest, rotate: bool, host: int | None, youngest: int | None, style: Style) -> int:
    """Simulate and print the results."""
    game, names = ready(request)
    places = [NOBODY if mark is None else mark for mark in (read_place(number, len(names)) for number in (host, youngest))]
    request.files.check()
    require_speed()
    from jollyroll.lab.exports import csv_text, json_text, simulation_rows
    from jollyroll.lab.simulation import SimulationInterrupted, simulate

    from .lab_pages import simulation_lines

    asked = whole_rounds(request.games, len(orders_of(len(names), rotate)))
    seed = fresh_seed() if request.seed is None else request.seed
    code = OK
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
            )
        except SimulationInterrupted as interrupted:
            simulation, code = interrupted.simulation, INTERRUPTED
        except KeyboardInterrupt:  # while getting ready
            put(say("lab-nothing"))
            return INTERRUPTED
        seconds = progress.seconds()
    if not simulation.games and not simulation.unfinished:
        put(say("lab-nothing"))
        return code
    put(*simulation_lines(simulation, game, seconds, style))
    rows = simulation_rows(simulation)
    request.files.write(csv_text(rows), json_text("simulation", simulation, rows))
    return code


def show_tournament(request: SimulationRequest, seats: int, style: Style) -> int:
    """Hold a tournament and print the results."""
    game, names = ready(request, seats)
    different(names)
    request.files.check()
    require_speed()
    from jollyroll.lab.exports import csv_text, json_text, tournament_rows
    from jollyroll.lab.tournament import TournamentInterrupted, hold_tournament

    from .lab_pages import tournament_lines

    seed = fresh_seed() if request.seed is None else request.seed
    code = OK
    with ProgressDisplay(say(f"game-{game.code}"), games_in_all(request.games, len(names), seats), request.plain) as progress:
        try:
            found = hold_tournament(
                game, names, request.games, seats, seed, request.preset, request.options, request.cores, progress, request.on
            )
        except KeyboardInterrupt as stopped:
            so_far = stopped.tournament if isinstance(stopped, TournamentInterrupted) else None
            if so_far is None:
                put(say("lab-nothing"))
                return INTERRUPTED
            found, code = so_far, INTERRUPTED
        seconds = progress.seconds()
    put(*tournament_lines(found, game, seconds, style))
    rows = tournament_rows(found)
    request.files.write(csv_text(rows), json_text("tournament", found, rows))
    return code


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
