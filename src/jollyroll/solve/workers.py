"""Workers of a solve job: they do its chunks, wherever they are. Here they are threads; a cluster may lend others."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from .solve_job import SolveJob

Handle = Any  # of something that a worker will have made: given to other tasks, or asked for with `results`

Result = Any  # whatever a task has made, or its figures
Answers = tuple[Result, Result]  # of a method of a chunk solver: what it made, and its figures


class Task(NamedTuple):
    """A chunk that somebody works on. `made` is large and stays with the workers as long as nobody asks for it."""

    made: Handle
    figures: Handle  # a few numbers


class Workers(Protocol):
    """Whoever does the chunks of a job. What comes out does not depend on who they are, nor on how many."""

    def submit(self, method: str, /, *arguments: object) -> Task:
        """Have this method of the job's chunk solver called, which answers what it made and its figures."""

    def results(self, handles: Iterable[Handle]) -> Iterator[Result]:
        """What became of these, one after the other, each as soon as it is there."""


Hire = Callable[["SolveJob", "Path"], AbstractContextManager[Workers]]  # workers for a job with this checkpoint


class Part(NamedTuple):
    """One of the two answers of a task that a thread does."""

    answers: "Future[Answers]"
    place: int

    def value(self) -> object:
        """What it is, once it is there."""
        return self.answers.result()[self.place]


class Threads:
    """Workers in this process, which all use the one chunk solver; machine code lets them run at the same time."""

    def __init__(self, chunk_solver: object, pool: ThreadPoolExecutor) -> None:
        self.chunk_solver = chunk_solver
        self.pool = pool

    def submit(self, method: str, /, *arguments: object) -> Task:
        answers = self.pool.submit(self.call, method, arguments)
        return Task(Part(answers, 0), Part(answers, 1))

    def call(self, method: str, arguments: tuple[object, ...]) -> Answers:
        """Do a task. What it needs from others was begun before it, so nobody waits in vain."""
        values = [each.value() if isinstance(each, Part) else each for each in arguments]
        answers: Answers = getattr(self.chunk_solver, method)(*values)
        return answers

    def results(self, handles: Iterable[Handle]) -> Iterator[Result]:
        for handle in handles:
            yield handle.value()


@contextmanager
def threads(job: "SolveJob", checkpoint: "Path") -> Iterator[Workers]:
    """As many threads as the job may use cores; tasks that are not begun are dropped when something goes wrong."""
    pool = ThreadPoolExecutor(job.cores)
    try:
        yield Threads(job.chunk_solver(checkpoint), pool)
    finally:
        pool.shutdown(cancel_futures=True)
