"""A spectator asks for the past of a long game again and again: the cost depends on what is sent, not on the length of the game."""

from pathlib import Path

from bench.kept_games import filled
from bench.serving import seconds_of
from jollyroll.server.app import STORE
from tests.server.clients import Client
from tests.server.serving import ServerProcess

LONG, SHORT = 3_000, 99
BACK = 90
TIMES = 60


def seconds(server: ServerProcess) -> float:
    """Processor time so far."""
    return seconds_of(server.process.pid)


def cost(server: ServerProcess, table: str, last: int) -> float:
    """Processor time of a number of hellos, each some events behind."""
    with Client(server, table, offers="none") as spectator:
        before = seconds(server)
        for _ in range(TIMES):
            spectator.seq = last - BACK
            spectator.do("hello", after=last - BACK)
            spectator.wait(lambda: spectator.seq == last)
        return seconds(server) - before


def test_hello_far_behind_costs_as_much_on_a_long_game_as_on_a_short_one(tmp_path: Path) -> None:
    long_one, short_one = (filled(tmp_path / STORE, 1, events)[0] for events in (LONG, SHORT))
    with ServerProcess(tmp_path) as server:
        usual = cost(server, short_one, SHORT)
        assert cost(server, long_one, LONG) < 4 * usual + 0.3
        status, body, _ = server.fetch(f"/api/tables/{long_one}/events?after={LONG - 5}")
        assert status == 200
        assert body.count(b'"seq"') == 5
        before = seconds(server)
        for start in range(0, LONG - 200, 400):
            assert server.fetch(f"/api/tables/{long_one}/events?after={start}")[0] == 200
        paged = seconds(server) - before
        before = seconds(server)
        for _ in range(0, LONG - 200, 400):
            assert server.fetch(f"/api/tables/{long_one}/record.jolly")[0] == 200, "this one is a replay of the whole game"
        assert paged < (seconds(server) - before) / 2
