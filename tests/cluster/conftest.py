"""Redis for the tests of several servers."""

from collections.abc import Iterator

import pytest

from tests.services import RedisServer


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A Redis for all tests that do not kill it."""
    server = RedisServer()
    yield server
    server.close()


@pytest.fixture(scope="module", params=["redis", "postgresql"])
def way(request: pytest.FixtureRequest, redis: RedisServer) -> RedisServer | None:
    """How servers notify each other: this Redis, or without one PostgreSQL."""
    return redis if request.param == "redis" else None
