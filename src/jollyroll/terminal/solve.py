"""Makes solved tables in the terminal."""

import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from jollyroll.errors import INTERRUPTED, OK, ArgumentError, FileError, Refused, SeatError
from jollyroll.kit import Game, game_names, load_game
from jollyroll.lab.arguments import check_cores
from jollyroll.lab.ray_solving import employ
from jollyroll.match import RecordLock
from jollyroll.solve.inventory import is_made
from jollyroll.solve.run_job import checkpoint_of, is_begun, key_of, run_job
from jollyroll.solve.solve_job import SolveJob, solve_jobs
from jollyroll.solve.tables import SolvedTable, command_for
from jollyroll.speed.installed import require_speed
from jollyroll.words import figures, say, whole

from .progress import ProgressBar, duration
from .signals import Terminated, catch_signals
from .solve_plan import plan_page
from .solved_tables import stock_lines, table_name
from .style import Style, put

PRECISIONS = (1e-11, 1e-1)


@dataclass(frozen=True)
class SolveRequest:
    """The arguments of `jollyroll solve`."""

    game: str | None
    seats: int | None = None
    preset: str = ""
    options: Mapping[str, str] | None = None
    precision: float | None = None
    cores: int | None = None
    all: bool = False
    again: bool = False
    where: str | None = None
    on: str = ""
    plan: bool = False

    def check(self) -> None:
        """Refuse contradictory arguments."""
        least, most = PRECISIONS
        if self.precision is not None and not least <= self.precision <= most:
            raise ArgumentError("precision-range", least=f"{least:g}", most=f"{most:g}")
        check_cores(self.cores)
        if self.on:
            from jollyroll.lab.ray_cluster import check_cluster

            check_cluster(self.on)
        if self.all and (self.preset or self.options):
            raise ArgumentError("all-or-one")
        if (
            self.game is None
            and not self.all
            and any((self.preset, self.options, self.precision, self.again, self.where, self.on, self.plan))
        ):
            raise ArgumentError("game-needed", known=", ".join(game_names()))


def solve_tables(request: SolveRequest, style: Style, plain: bool) -> int:
    """List the tables, or make the requested ones."""
    request.check()
    games = wanted_games(request)
    require_speed()
    if request.game is None and not request.all:
        for game in games:
            put(*stock_lines(game, request.seats, style))
        return OK
    wanted = [job for game in games for job in wanted_jobs(game, request)]
    if not wanted:
        raise ArgumentError("nothing-to-solve")
    catch_signals()
    if request.plan:
        for job in wanted:
            put(*plan_page(job, title_of(job), style))
        return OK
    for job in wanted:
        code = solve(job, request, plain)
        if code != OK:
            return code
    return OK


def wanted_games(request: SolveRequest) -> list[Game]:
    """The named game, or all that allow the number of seats."""
    games = [load_game(request.game)] if request.game is not None else [load_game(name) for name in game_names()]
    found = [game for game in games if request.seats is None or request.seats in game.seat_range]
    if not found:
        least, most = min(game.seat_range[0] for game in games), max(game.seat_range[-1] for game in games)
        raise SeatError("seat-count" if request.game else "seats-nowhere", seats=request.seats, least=least, most=most)
    return found


def wanted_jobs(game: Game, request: SolveRequest) -> Iterator[SolveJob]:
    """The jobs to run: for one set of options or all presets, and for the given number of seats, all, or the fewest."""
    seen = set()
    every = game.seat_range if request.all else game.seat_range[:1]
    for seats in (request.seats,) if request.seats is not None else every:
        for preset in game.presets if request.all else (request.preset,):
            for job in solve_jobs(game, seats, game.resolve(preset, request.options), request.precision):
                if key_of(job) not in seen and (job.unasked or not request.all):
                    seen.add(key_of(job))
                    yield job


def solve(job: SolveJob, request: SolveRequest, plain: bool) -> int:
    """Make one table, unless it exists."""
    title = title_of(job)
    where = Path(request.where) if request.where is not None else None
    if not request.again and is_made(job, where):
        put(say("solve-there", title=title, command=again(job, request)))
        return OK
    if not employ(job, request.cores, request.on):
        put(say("solve-here", title=title))
    claim = claimed(checkpoint_of(job), title)
    try:
        with ProgressBar(title, plain) as progress:
            table = run_job(job, progress, where)
    except (KeyboardInterrupt, Terminated) as end:
        put(say("solve-stopped" if is_begun(job) else "solve-stopped-early", title=title, command=again(job, request)))
        return end.code if isinstance(end, Terminated) else INTERRUPTED
    finally:
        claim.give_up()
    put(made_sentence(title, table), say("solve-kept", path=str(table.path)))
    return OK


def title_of(job: SolveJob) -> str:
    """The game and table in words."""
    return f"{say(f'game-{job.game.code}')}, {table_name(job)}"


def claimed(checkpoint: Path, title: str) -> RecordLock:
    """The lock for this job; refused while another process does it."""
    try:
        checkpoint.parent.mkdir(parents=True, exist_ok=True)
        return RecordLock(checkpoint)
    except OSError as error:
        raise FileError("cannot-save", path=str(checkpoint), reason=error.strerror or str(error)) from error
    except Refused as refused:
        raise FileError("solving-elsewhere", title=title) from refused


def made_sentence(title: str, table: SolvedTable) -> str:
    """The result in numbers."""
    made = table.manifest
    facts = {"title": title, "states": whole(made.states), "time": duration(made.seconds)}
    if made.error:
        return say("solve-made-estimate", error=figures(f"{made.error:.2g}"), **facts)
    return say("solve-made", precision=figures(f"{made.precision:g}"), residual=figures(f"{made.residual:.2g}"), **facts)


def again(job: SolveJob, request: SolveRequest) -> str:
    """The command that runs this job with the same arguments."""
    words = [command_for(job.game, job.seats, job.options)]
    words += ["--precision", f"{request.precision:g}"] if request.precision is not None else []
    words += ["--cores", str(request.cores)] if request.cores is not None else []
    words += ["--on", shlex.quote(request.on)] if request.on else []
    words += ["--where", shlex.quote(request.where)] if request.where is not None else []
    words += ["--again"] if request.again else []
    return " ".join(words)
