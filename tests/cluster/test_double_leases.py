"""Two servers that both believe they run every table: whatever they do by themselves is done once, and no table forks."""

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import pytest

from tests.cluster.servers import Cluster, cluster
from tests.cluster.storm import out_of_turn
from tests.cluster.test_several_servers import apart, begin, caught_up
from tests.server.clients import Client, play_out
from tests.server.test_catching_up import history
from tests.services import PostgresServer, RedisServer

GAMES = ("kg", "pk", "omg")
PACE = 30  # milliseconds: bots of both servers wait for the same moment
CLOCK = 1  # seconds
ABSENT = 1  # seconds


class Believers:
    """Both servers, and what they count."""

    def __init__(self, together: Cluster) -> None:
        self.first, self.second = together.servers

    def sum(self, metric: str) -> float:
        return sum(self.each(metric))

    def each(self, metric: str) -> list[float]:
        return [server.scrape().get(metric, 0.0) for server in (self.first, self.second)]


@pytest.fixture(scope="module")
def believers(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer, way: RedisServer | None) -> Iterator[Believers]:
    """They hear of each other in one way or the other."""
    with cluster(tmp_path_factory.mktemp("believers"), postgres, way, prepared="tests.cluster.every_lease") as two:
        yield Believers(two)


def of_both(believers: Believers, clients: Sequence[Client], gone: Sequence[Client] = ()) -> list[dict[str, Any]]:
    """The log of a table; both servers have the same one, nobody was shown another one, and nobody acted out of turn."""
    caught_up(*clients)
    logs = [history(server, clients[0].table_id) for server in (believers.first, believers.second)]
    shorter, log = sorted(logs, key=len)  # bots may have gone on meanwhile
    assert shorter == log[: len(shorter)]
    for client in (*clients, *gone):
        assert all(log[json.loads(frame)["seq"] - 1] == frame for frame in client.raw)
    frames = [json.loads(frame) for frame in log]
    assert [frame["seq"] for frame in frames] == list(range(1, len(frames) + 1))
    assert list(out_of_turn(frames)) == []
    return frames


def is_believed(believers: Believers, tables: int) -> None:
    """Neither has noticed anything."""
    assert min(believers.each("jollyroll_leases")) >= tables, "both run all of these tables"


@pytest.mark.parametrize("game", GAMES)
def test_bots_act_once(believers: Believers, game: str) -> None:
    """Over as many tables as it takes until bots have acted often enough."""
    before, by_bots, tables = believers.sum("jollyroll_overtaken_total"), 0, 0
    while by_bots <= 20 or believers.sum("jollyroll_overtaken_total") == before:
        tables += 1
        assert tables < 20, "both try, and one of them comes second"
        one, other = apart(believers.first, believers.second, game, bots=1, pace=PACE)
        with one, other:
            begin(one, other)
            play_out([one, other], random.Random(8 + tables), 40)
            frames = of_both(believers, [one, other])
            is_believed(believers, 1)
        by_bots += sum(frame["event"].get("by") == "bot" for frame in frames)


def test_clocks_run_out_once_and_bots_stand_in_once(believers: Believers) -> None:
    """Whose time has run out twice is replaced, and so is whoever hangs up; at two tables of each game."""
    tables: list[tuple[Client, Client]] = []
    with ExitStack() as connected:
        before = believers.sum("jollyroll_overtaken_total")
        for game in GAMES * 2:
            one, other = apart(believers.first, believers.second, game, bots=1, clock=CLOCK, absent=ABSENT, pace=PACE)
            tables.append((connected.enter_context(one), connected.enter_context(other)))
            begin(one, other)
        for one, _ in tables:
            one.wait(lambda one=one: stood_in(one.raw, "clock"))  # type: ignore[misc]
        by_clock = believers.sum("jollyroll_overtaken_total")
        assert by_clock - before > len(tables)
        for clients in tables:
            frames = of_both(believers, clients)
            assert sum(frame["event"].get("by") == "clock" for frame in frames) >= 2
        is_believed(believers, len(tables))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_stands_in_once_for_whoever_has_gone(believers: Believers, game: str) -> None:
    before = believers.sum("jollyroll_overtaken_total")
    tables = [apart(believers.first, believers.second, game, bots=1, absent=ABSENT, pace=PACE) for _ in range(3)]
    with ExitStack() as connected:
        for one, other in tables:
            connected.enter_context(one)
            begin(one, other)
            while not (one.now and one.now["seat"] == 1):
                play_out([one], random.Random(3), 1)
            other.caught_up(one.seq)
            other.close()
        for one, other in tables:
            one.wait(lambda one=one: stood_in(one.raw, "away"))  # type: ignore[misc]
            frames = of_both(believers, [one], [other])
            assert [frame["event"]["seat"] for frame in frames if frame["event"]["kind"] == "stands-in"] == [1]
        is_believed(believers, len(tables))
    assert believers.sum("jollyroll_overtaken_total") > before


def stood_in(raw: Sequence[str], why: str) -> bool:
    """A bot has stood in for this reason."""
    events = (json.loads(frame)["event"] for frame in raw)
    return any(event["kind"] == "stands-in" and event["why"] == why for event in events)
