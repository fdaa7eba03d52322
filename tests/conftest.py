"""What all tests share."""

import os
from collections.abc import Iterator

import pytest

os.environ["JOLLYROLL_LANGUAGE"] = "en"  # whatever this computer is set to


@pytest.fixture(scope="session", autouse=True)
def data_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nobody's tables and games are found by a test, nor by what it starts, but those made here. Machine code is shared."""
    with pytest.MonkeyPatch.context() as computer:
        computer.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
