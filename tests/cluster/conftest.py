"""Redis for the tests of several servers."""

from collections.abc import Iterator

import pytest

from tests.services import RedisServer


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """One for all tests that do not kill it."""
    server = RedisServer()
    yield server
    server.close()
