"""Chunks of a solve job as tasks of a Ray cluster. What tasks make stays there, and a task whose worker dies is done again."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from jollyroll.errors import ArgumentError, FileError
from jollyroll.solve.solve_job import SolveJob
from jollyroll.solve.workers import Answers, Handle, Hire, Result, Task, Workers

from .ray_cluster import MOST_DEATHS, Ray, Sent, cluster, first_line

NOT_SENT = ("game", "hire")  # fields of a job: sent apart, and not needed


def do_chunk(sent: Sent, folder: str, method: str, *arguments: object) -> Answers:
    """Done by a worker on the cluster."""
    answers: Answers = getattr(chunk_solver(sent, folder), method)(*arguments)
    return answers


@lru_cache(maxsize=2)
def chunk_solver(sent: Sent, folder: str) -> object:
    """The chunk solver of a job, once in each process of the cluster."""
    return sent.arrived().chunk_solver(Path(folder))


class RayTasks:
    """Workers of a cluster."""

    def __init__(self, ray: Ray, on: str, job: SolveJob, checkpoint: Path) -> None:
        self._ray = ray
        self._on = on
        fields = {name: value for name, value in vars(job).items() if name not in NOT_SENT}
        self._sent = Sent.of(job.game, type(job), fields)
        self._folder = str(checkpoint.resolve())
        self._do = ray.remote(num_cpus=1, num_returns=2, max_retries=MOST_DEATHS)(do_chunk)

    def submit(self, method: str, /, *arguments: object) -> Task:
        with self.told():
            return Task(*self._do.remote(self._sent, self._folder, method, *arguments))

    def results(self, handles: Iterable[Handle]) -> Iterator[Result]:
        for handle in handles:
            with self.told():
                result = self._ray.get(handle)
            yield result

    @contextmanager
    def told(self) -> Iterator[None]:
        """What goes wrong on the cluster, in our words. What a task raises comes as both, a `RayTaskError` and what it was."""
        try:
            yield
        except ConnectionError as error:
            raise ArgumentError("cluster-lost", cluster=self._on, problem=first_line(error)) from error
        except OSError as error:
            raise FileError("layers-unseen", path=self._folder, reason=error.strerror or type(error).__name__) from error
        except self._ray.exceptions.RayTaskError:
            raise
        except self._ray.exceptions.RayError as error:
            raise ArgumentError("cluster-lost", cluster=self._on, problem=first_line(error)) from error


def hired_on(on: str, wanted: int | None) -> Hire:
    """Workers of this cluster for jobs."""

    @contextmanager
    def hire(job: SolveJob, checkpoint: Path) -> Iterator[Workers]:
        with cluster(on, wanted) as ray:
            yield RayTasks(ray, on, job, checkpoint)

    return hire
