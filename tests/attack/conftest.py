"""One server with default limits for all attacks, and unused addresses."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from jollyroll.server import limits
from tests.attack.raw import opened_from
from tests.attack.storms import Victims
from tests.server.serving import GENEROUS, ServerProcess


def usual(name: str) -> object:
    """A limit as written in its file."""
    limit = getattr(limits, name)
    return [limit.burst, limit.per_second] if isinstance(limit, limits.Rate) else limit


USUAL = {name: usual(name) for name in GENEROUS}
NUMBERS = count(1)


@pytest.fixture(scope="session")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with default settings."""
    process = ServerProcess(tmp_path_factory.mktemp("besieged"), USUAL)
    yield process
    assert process.stop() == 0
    assert process.complaints == "", "nobody fills the log"


@pytest.fixture
def address() -> str:
    """The address of an attack."""
    return f"127.0.66.{next(NUMBERS)}"


@pytest.fixture
def victims(besieged: ServerProcess) -> Iterator[Victims]:
    """People who only want to play."""
    people = Victims(besieged, f"127.0.1.{next(NUMBERS)}")
    yield people
    people.close()


@pytest.fixture
def open_table(besieged: ServerProcess, address: str) -> Callable[..., dict[str, str]]:
    """Opens tables from the address of the attack."""
    return lambda **wish: opened_from(besieged.port, address, **wish)
