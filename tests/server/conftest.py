"""One server for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with generous limits; at the end it must not have logged any errors."""
    process = ServerProcess(tmp_path_factory.mktemp("tables"))
    yield process
    assert process.stop() == 0
    assert process.complaints == ""
