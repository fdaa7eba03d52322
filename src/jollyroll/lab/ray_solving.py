"""Chunks of a solve job as tasks on a Ray cluster. Results stay there, and tasks of a worker that dies are redone."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from jollyroll.errors import FileError
from jollyroll.solve.solve_job import SolveJob
from jollyroll.solve.workers import Answers, Handle, Hire, Task, Workers

from .ray_cluster import MOST_DEATHS, Ray, SentObject, cluster, losing

NOT_SENT = ("game", "hire")  # fields of a job: sent separately, and not needed


def do_chunk(sent: SentObject, folder: str, method: str, *arguments: object) -> Answers:
    """Run a chunk in a worker of the cluster."""
    answers: Answers = getattr(chunk_solver(sent, folder), method)(*arguments)
    return answers


@lru_cache(maxsize=2)
def chunk_solver(sent: SentObject, folder: str) -> object:
    """The chunk solver of a job, made once in each process of the cluster."""
    return sent.arrived().chunk_solver(Path(folder))


class RayTasks:
    """The workers of a cluster."""

    def __init__(self, ray: Ray, on: str, job: SolveJob, checkpoint: Path) -> None:
        self._ray = ray
        self._on = on
        fields = {name: value for name, value in vars(job).items() if name not in NOT_SENT}
        self._sent = SentObject.of(job.game, type(job), fields)
        self._folder = str(checkpoint.resolve())
        self._do = ray.remote(num_cpus=1, num_returns=2, max_retries=MOST_DEATHS)(do_chunk)

    def submit(self, method: str, /, *arguments: object) -> Task:
        with self.translate_errors():
            return Task(*self._do.remote(self._sent, self._folder, method, *arguments))

    def results(self, handles: Iterable[Handle]) -> Iterator[Any]:
        for handle in handles:
            with self.translate_errors():
                result = self._ray.get(handle)
            yield result

    @contextmanager
    def translate_errors(self) -> Iterator[None]:
        """Turn errors of the cluster into ours."""
        try:
            with losing(self._ray, self._on):
                yield
        except OSError as error:
            raise FileError("layers-unseen", path=self._folder, reason=error.strerror or type(error).__name__) from error


def employ(job: SolveJob, cores: int | None, on: str) -> bool:
    """Give a job this many cores, or the workers of a cluster; false if it cannot use the cluster because it has no chunks."""
    job.cores = cores or job.cores
    if on and job.chunked:
        job.hire = ray_workers_for(on, cores)
    return not on or job.chunked


def ray_workers_for(on: str, wanted: int | None) -> Hire:
    """The workers of this cluster, for solve jobs."""

    @contextmanager
    def workers_of(job: SolveJob, checkpoint: Path) -> Iterator[Workers]:
        with cluster(on, wanted) as ray:
            yield RayTasks(ray, on, job, checkpoint)

    return workers_of
