"""What all tests share."""

import os
from collections.abc import Iterator

import pytest

os.environ["JOLLYROLL_LANGUAGE"] = "en"  # whatever this computer is set to
# Files whose tests compile, start programs or try very many games: not for the quick loop.
SLOW = (
    "test_two_speeds",
    "test_conformance",
    "test_referee",
    "test_oracle",
    "test_verify",
    "test_fuzz",
    "test_round_trip",
    "test_schema",
)


@pytest.fixture(scope="session", autouse=True)
def data_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nobody's tables and games are found by a test, nor by what it starts, but those made here. Machine code is shared."""
    with pytest.MonkeyPatch.context() as computer:
        computer.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Solvers compile and compute: none of their tests belongs to the quick loop either."""
    for item in items:
        if "solve" in item.path.parts or item.path.stem in SLOW:
            item.add_marker(pytest.mark.slow)
