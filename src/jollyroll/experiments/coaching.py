"""Analyses games of a cell: here, in several processes, or on a Ray cluster. Findings come in the order of the games, so that
they add up to the same numbers everywhere.
"""

import errno
import os
import pickle
import subprocess
import sys
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from queue import SimpleQueue
from typing import IO, NamedTuple

from jollyroll.lab.parallel import cores_here
from jollyroll.lab.ray_cluster import MOST_DEATHS, SentObject, cluster, losing

from .luck_and_skill import CoachFindings, findings_in, next_match
from .plan import ExperimentCell

GAMES_EACH = 4  # a process that gets fewer is not worth its start
COACH = [sys.executable, "-m", __name__]


class CoachTask(NamedTuple):
    """The games of a cell, on their way to where they are analysed."""

    cell: SentObject
    seed: int


def all_findings(
    cell: ExperimentCell, seed: int, numbers: range, cores: int | None, on: str
) -> Generator[CoachFindings, None, None]:
    """What the coach finds in the games of these numbers, in order."""
    fields = {name: value for name, value in vars(cell).items() if name != "game"}
    processes = min(cores or cores_here(), len(numbers) // GAMES_EACH)
    if on and numbers:
        yield from on_cluster(CoachTask(SentObject.of(cell.game, type(cell), fields), seed), numbers, cores, on)
    elif processes > 1:
        yield from in_processes(CoachTask(SentObject.of(cell.game, type(cell), fields), seed), numbers, processes)
    else:
        for number in numbers:
            yield findings_in(next_match(cell, seed, number))


def analyse_game(task: CoachTask, number: int) -> CoachFindings:
    """The findings in one game, where it was sent to."""
    return findings_in(next_match(cell_of_task(task), task.seed, number))


@lru_cache(maxsize=2)
def cell_of_task(task: CoachTask) -> ExperimentCell:
    """The cell, unpacked once in each process."""
    cell: ExperimentCell = task.cell.arrived()
    return cell


def on_cluster(task: CoachTask, numbers: range, cores: int | None, on: str) -> Generator[CoachFindings, None, None]:
    """Each game as a task of a Ray cluster, done again if its worker dies."""
    with cluster(on, cores) as ray, losing(ray, on):
        analyse = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(analyse_game)
        for handle in [analyse.remote(task, number) for number in numbers]:
            yield ray.get(handle)


def in_processes(task: CoachTask, numbers: range, processes: int) -> Generator[CoachFindings, None, None]:
    """Each game in one of several processes of this machine, which machine code and tables are loaded into once."""
    with ExitStack() as stack:
        free: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
        for _ in range(processes):
            free.put(stack.enter_context(coach_process(task)))

        def analyse(number: int) -> CoachFindings:
            for _ in range(MOST_DEATHS):
                process = free.get()
                try:
                    found = ask(process, number)
                except (EOFError, OSError):  # it was killed, perhaps for want of memory
                    free.put(stack.enter_context(coach_process(task)))
                    continue
                free.put(process)
                if isinstance(found, Exception):
                    raise found
                return found
            raise ChildProcessError(errno.ECHILD, os.strerror(errno.ECHILD))

        pool = ThreadPoolExecutor(processes)
        try:
            yield from pool.map(analyse, numbers)
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def coach_process(task: CoachTask) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that analyses one game after the other, until the end of the block. Ctrl-C does not reach it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(COACH, stdin=pipe, stdout=pipe, stderr=quiet, env=environment, start_new_session=True) as process:
        try:
            assert process.stdin
            send(task, process.stdin)
            yield process
        finally:
            process.kill()


def ask(process: "subprocess.Popen[bytes]", number: int) -> CoachFindings | Exception:
    """The findings of such a process in one game, or the error that it met."""
    assert process.stdin
    assert process.stdout
    send(number, process.stdin)
    found: CoachFindings | Exception = pickle.load(process.stdout)
    return found


def send(item: object, channel: IO[bytes]) -> None:
    """Send an object through a pipe."""
    pickle.dump(item, channel)
    channel.flush()


def main() -> None:
    """Analyse the games whose numbers arrive, until there are no more."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed must not get in between
    task: CoachTask = pickle.load(sys.stdin.buffer)
    while True:
        try:
            number: int = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            send(analyse_game(task, number), answers)
        except Exception as error:  # whatever it is, it is raised where the games are wanted
            send(error, answers)


if __name__ == "__main__":
    main()
