"""Workers of a solve job, which do its chunks. Here they are threads; a cluster may provide others."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    from pathlib import Path

    from .solve_job import SolveJob

Handle = object  # of a result that a worker will have made: passed to other tasks, or fetched with `results`

Answers = tuple[object, object]  # returned by a method of a chunk solver: its result and its figures


class Task(NamedTuple):
    """A chunk in progress. Its result `made` is large and stays with the workers until fetched."""

    made: Handle
    figures: Handle  # a few numbers


class Workers(Protocol):
    """The workers of a job. Results do not depend on which or how many they are."""

    def submit(self, method: str, /, *arguments: object) -> Task:
        """Call this method of the job's chunk solver, which returns its result and its figures."""

    def results(self, handles: Iterable[Handle]) -> Iterator[Any]:
        """The values of these handles in order, each as soon as it is available."""


Hire = Callable[["SolveJob", "Path"], AbstractContextManager[Workers]]  # workers for a job with this checkpoint


class AnswerPart(NamedTuple):
    """One of the two return values of a task in a thread."""

    answers: "Future[Answers]"
    place: int

    def value(self) -> object:
        """The value, once it is available."""
        return self.answers.result()[self.place]


class Threads:
    """Workers in this process, which share one chunk solver; machine code lets them run in parallel."""

    def __init__(self, chunk_solver: object, pool: ThreadPoolExecutor) -> None:
        self.chunk_solver = chunk_solver
        self.pool = pool

    def submit(self, method: str, /, *arguments: object) -> Task:
        answers = self.pool.submit(self.call, method, arguments)
        return Task(AnswerPart(answers, 0), AnswerPart(answers, 1))

    def call(self, method: str, arguments: tuple[object, ...]) -> Answers:
        """Run a task. The results it needs belong to tasks submitted before it, so it never waits in vain."""
        values = [each.value() if isinstance(each, AnswerPart) else each for each in arguments]
        answers: Answers = getattr(self.chunk_solver, method)(*values)
        return answers

    def results(self, handles: Iterable[Handle]) -> Iterator[Any]:
        for handle in handles:
            yield cast("AnswerPart", handle).value()


@contextmanager
def threads(job: "SolveJob", checkpoint: "Path") -> Iterator[Workers]:
    """As many threads as the job may use cores; pending tasks are cancelled if one fails."""
    pool = ThreadPoolExecutor(job.cores)
    try:
        yield Threads(job.chunk_solver(checkpoint), pool)
    finally:
        pool.shutdown(cancel_futures=True)
