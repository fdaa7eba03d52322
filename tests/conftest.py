"""Fixtures shared by all tests."""

import asyncio
import fcntl
import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.order import in_order, rooms
from tests.run_folder import run_folder
from tools import page as the_page

if TYPE_CHECKING:
    from tests.services import PostgresServer, RedisServer

os.environ["JOLLYROLL_LANGUAGE"] = "en"  # regardless of the system's language
# Files whose tests compile, start programs or try very many games: not for the quick loop.
SLOW = (
    "test_two_speeds",
    "test_conformance",
    "test_referee",
    "test_oracle",
    "test_verify",
    "test_verify_changes",
    "test_verify_draws",
    "test_verify_discrepancies",
    "test_browser_agrees",
    "test_fuzz",
    "test_round_trip",
    "test_schema",
)


@pytest.fixture(scope="session", autouse=True)
def data_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A data folder without anybody's own tables and games, here and in started programs. Machine code is shared."""
    with pytest.MonkeyPatch.context() as computer:
        computer.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Leave the browser's event loop, which stands still between two tests of the page."""
    if "web" in rooms(request.path):
        yield
        return
    paused = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(paused)


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page built from the current sources, by one worker while the others wait."""
    with (run_folder(tmp_path_factory) / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        the_page.build_if_needed()
    return the_page.PAGE


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users may enter, unlike pytest's own."""
    with tempfile.TemporaryDirectory(prefix="jollyroll-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator["PostgresServer"]:
    """A PostgreSQL for all tests that leave it running."""
    from tests.services import PostgresServer

    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture
def database(postgres: "PostgresServer") -> Iterator[str]:
    """The URL of a new and empty database."""
    with postgres.database() as url:
        yield url


@pytest.fixture
def own_postgres() -> Iterator["PostgresServer"]:
    """A PostgreSQL that a test may stop and reconfigure, with a database in it."""
    from tests.services import PostgresServer

    server = PostgresServer()
    server.execute("postgres", "CREATE DATABASE games")
    yield server
    server.close()


@pytest.fixture
def redis() -> Iterator["RedisServer"]:
    """A Redis of its own, empty."""
    from tests.services import RedisServer

    server = RedisServer()
    yield server
    server.close()


def pytest_collection_finish() -> None:
    """Freeze modules and tests: the garbage collector need not scan them again and again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Solver tests compile and compute: none of them belongs to the quick loop."""
    items[:] = in_order(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    for item in items:
        if "solve" in rooms(item.path) or item.path.stem in SLOW:
            item.add_marker(pytest.mark.slow)
