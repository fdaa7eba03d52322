"""Several real servers on one PostgreSQL, with or without Redis, for tests."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from tests.server.serving import ServerProcess
from tests.services import PostgresServer, RedisServer
from tests.starting import PREPARED


class Cluster:
    """Servers that share a database. Each has a folder of its own, as if it were on a machine of its own."""

    def __init__(self, folder: Path, store: str, redis: str = "", prepared: str = "", limits: dict[str, Any] | None = None) -> None:
        self.folder = folder
        self.store = store
        self.redis = redis
        self.limits = limits
        self.environment: Any = {PREPARED: prepared} if prepared else {}
        self.servers: list[ServerProcess] = []
        self._begun = 0
        self._starts: list[float] = []  # seconds, each

    def start(self) -> ServerProcess:
        """One more server."""
        self._begun += 1
        more = ["--redis", self.redis] if self.redis else []
        folder = self.folder / f"server-{self._begun}"
        begun = time.monotonic()
        server = ServerProcess(folder, self.limits, store=self.store, more=more, **self.environment)
        self._starts.append(time.monotonic() - begun)
        self.servers.append(server)
        return server

    @property
    def slowness(self) -> float:
        """How many times slower this machine is at the moment than one on which a server starts within a second: 1 to 4 times."""
        return min(4.0, max(1.0, median(self._starts)))

    def kill(self, server: ServerProcess) -> None:
        """As if the power went out for this one."""
        self.servers.remove(server)
        server.kill()

    def close(self) -> None:
        """Stop all of them at once."""
        for server in list(self.servers):
            self.kill(server)


@contextmanager
def cluster(
    folder: Path,
    postgres: PostgresServer,
    redis: RedisServer | None,
    number: int = 2,
    prepared: str = "",
    limits: dict[str, Any] | None = None,
) -> Iterator[Cluster]:
    """So many servers on a new database."""
    with postgres.database() as store:
        together = Cluster(folder, store, redis.url if redis else "", prepared, limits)
        try:
            for _ in range(number):
                together.start()
            yield together
        finally:
            together.close()
