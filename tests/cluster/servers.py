"""Several real servers on one PostgreSQL, with or without Redis, for tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.scraping import Scraped
from tests.services import PostgresServer, RedisServer
from tests.starting import PREPARED


class Cluster:
    """Servers that share a database. Each has its own folder, as if on a machine of its own."""

    def __init__(self, folder: Path, store: str, redis: str = "", prepared: str = "", limits: dict[str, Any] | None = None) -> None:
        self.folder = folder
        self.store = store
        self.redis = redis
        self.limits = limits
        self.environment: Any = {PREPARED: prepared} if prepared else {}
        self.servers: list[Scraped] = []
        self._begun = 0

    def start(self) -> Scraped:
        """One more server."""
        server = self.started()
        self.servers.append(server)
        return server

    def started(self) -> Scraped:
        """One more that nobody is sent to yet."""
        self._begun += 1
        more = ["--redis", self.redis] if self.redis else []
        folder = self.folder / f"server-{self._begun}"
        return Scraped(folder, self.limits, store=self.store, more=more, **self.environment)

    def kill(self, server: Scraped) -> None:
        """Kill this server abruptly."""
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
    """A number of servers on a new database."""
    with postgres.database() as store:
        together = Cluster(folder, store, redis.url if redis else "", prepared, limits)
        try:
            for _ in range(number):
                together.start()
            yield together
        finally:
            together.close()
