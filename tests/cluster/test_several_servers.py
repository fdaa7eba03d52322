"""Several servers on one database are one: everybody sees everything, and what a table does by itself happens once."""

import json
import os
import random
import secrets
import signal
import time
from collections.abc import Iterator

import pytest

from jollyroll.dice.chain import Chain
from jollyroll.server.cluster.leases import DEAD_AFTER
from tests.cluster.servers import Cluster, cluster
from tests.server.clients import Client, Closed, play_out
from tests.server.scraping import Scraped
from tests.server.serving import PATIENCE, ServerProcess
from tests.server.test_catching_up import history
from tests.services import PostgresServer, RedisServer

AT_ONCE = DEAD_AFTER / 1_000 - 1  # seconds; a server that just dies is not found dead before half a second later


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer, way: RedisServer | None) -> Iterator[Cluster]:
    """Servers that notify each other in one way or the other."""
    with cluster(tmp_path_factory.mktemp("servers"), postgres, way) as together:
        yield together


@pytest.fixture
def two(several: Cluster) -> Cluster:
    """Two running servers; one that an earlier test has ended, or that failed to end it, is replaced."""
    for server in [each for each in several.servers if each.process.poll() is not None]:
        server.ended()
        several.servers.remove(server)
    while len(several.servers) < 2:
        several.start()
    return several


def apart(
    first: ServerProcess,
    second: ServerProcess,
    game: str = "kg",
    bots: int = 0,
    chains: tuple[Chain | None, Chain | None] = (None, None),
    **settings: object,
) -> tuple[Client, Client]:
    """Two people at one table, through two servers, about to begin."""
    opened = first.open(game, ("free", "free", *["bot:beginner"] * bots), **settings)
    one = Client(first, opened["table"], host=opened["host"], chain=chains[0])
    two = Client(second, opened["table"], chain=chains[1])
    one.sit(0, "Ana")
    two.sit(1, "Ben")
    caught_up(one, two)
    return one, two


def begin(one: Client, two: Client) -> None:
    """Start the game: each step follows when the others have heard of the one before."""
    one.do("start")
    caught_up(one, two)
    one.reveal()
    caught_up(one, two)
    two.reveal()
    for client in (one, two):
        client.wait(lambda client=client: client.now)  # type: ignore[misc]


def test_everybody_sees_every_event_whichever_server_they_are_connected_to(two: Cluster) -> None:
    first, second = two.servers
    for game in ("kg", "pk", "omg"):
        one, other = apart(first, second, game, bots=1)
        with one, other:
            begin(one, other)
            play_out([one, other], random.Random(3), 60)
            caught_up(one, other)
            log = history(second, one.table_id)
            for client in (one, other):
                assert all(log[json.loads(frame)["seq"] - 1] == frame for frame in client.raw)


def caught_up(*clients: Client) -> None:
    """Read on until all have seen the same."""
    while len({client.seq for client in clients}) > 1:
        last = max(client.seq for client in clients)
        for client in clients:
            client.caught_up(last)


def test_bots_play_once_and_go_on_when_the_server_that_runs_them_is_killed(two: Cluster) -> None:
    first, second = two.servers
    one, other = apart(first, second, "omg", bots=1)
    begin(one, other)
    play_out([one, other], random.Random(5), 6)
    one.close()
    two.kill(first)  # the table was opened there, so it runs there
    one.server, one.offer = second, None
    assert one.connect()["ok"]
    with one, other:
        play_out([one, other], random.Random(6), 30)
        caught_up(one, other)
        log = [json.loads(frame) for frame in history(second, one.table_id)]
        assert any(each["event"].get("by") == "bot" for each in log)
        assert not any(each["event"]["kind"] == "stands-in" for each in log)


def test_a_server_that_stops_in_order_hands_its_tables_over_at_once(two: Cluster) -> None:
    first, second = two.servers
    one, other = apart(first, second, "kg", bots=1)
    begin(one, other)
    before = leases(second)
    assert leases(first) > 0
    first.process.send_signal(signal.SIGTERM)
    with pytest.raises(Closed) as closed:
        one.wait(lambda: False)
    began = time.monotonic()
    assert closed.value.bye["refused"] == "closing"
    while leases(second) <= before:  # tables of earlier tests, at which nobody is, may just be given up
        assert time.monotonic() - began < AT_ONCE, "taken over only when nothing had been heard of it for long"
        time.sleep(0.02)
    assert first.ended() == 0
    two.servers.remove(first)
    one.server, one.offer = second, None
    assert one.connect()["ok"]
    with one, other:
        play_out([one, other], random.Random(9), 12)


def same_history(first: ServerProcess, second: ServerProcess, table: str) -> list[str]:
    """The events of a table, the same on both. While a bot plays, one server may know more of them than the other for a moment."""
    end = time.monotonic() + PATIENCE
    while True:
        log, again = history(first, table), history(second, table)
        assert all(one == other for one, other in zip(log, again, strict=False))
        if len(log) == len(again):
            return log
        assert time.monotonic() < end


def leases(server: Scraped) -> float:
    """The number of tables that it runs."""
    return server.scrape()["jollyroll_leases"]


def test_nobody_stands_in_for_somebody_who_is_connected_elsewhere(two: Cluster) -> None:
    """Ben is connected to the other server, and thinks for longer than the limit of absence."""
    first, second = two.servers
    one, other = apart(first, second, "kg", absent=1)
    with one, other:
        begin(one, other)
        while not (one.now and one.now["seat"] == 1):
            play_out([one], random.Random(1), 1)
        other.caught_up(one.seq)
        assert one.presence["seats"] == [True, True]
        thinks_for(3, one, other)
        assert not any(json.loads(frame)["event"]["kind"] == "stands-in" for frame in history(first, one.table_id))
        other.close()  # now nobody is there for this seat
        one.wait(lambda: any(json.loads(frame)["event"]["kind"] == "stands-in" for frame in one.raw))


def thinks_for(seconds: float, *clients: Client) -> None:
    """Let time pass in which somebody could be taken for absent."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for client in clients:
            client.do("ping")
        time.sleep(0.1)


def test_presence_emotes_and_names_cross_from_server_to_server(two: Cluster) -> None:
    first, second = two.servers
    one, other = apart(first, second)
    with one, other:
        one.wait(lambda: one.presence["seats"] == [True, True])
        other.wait(lambda: other.presence["seats"] == [True, True])
        other.do("emote", seat=1, emote="ahoy")
        one.wait(lambda: any(each.get("emote") == {"seat": 1, "emote": "ahoy"} for each in one.others))
        with Client(second, one.table_id) as looking_on:
            one.wait(lambda: one.presence["watching"] == 1)
            looking_on.close()
        one.wait(lambda: one.presence["watching"] == 0)
    with Client(second, one.table_id) as again:
        again.wait(lambda: again.presence["seats"] == [False, False])


def test_when_a_server_dies_whoever_was_connected_to_it_is_away(two: Cluster) -> None:
    first, second = two.servers
    one, other = apart(first, second)
    with one, other:
        one.wait(lambda: one.presence["seats"] == [True, True])
        two.kill(second)
        one.wait(lambda: one.presence["seats"] == [True, False])


def test_a_rematch_from_two_servers_at_once_is_one_table(two: Cluster) -> None:
    from tests.server.test_two_processes import race

    first, second = two.servers
    one, other = apart(first, second, "kg")
    with one, other:
        begin(one, other)
        play_out([one, other], random.Random(2))
        caught_up(one, other)
        answers = race((one, ("rematch", {})), (other, ("rematch", {})))
        assert len({answer["table"] for answer in answers}) == 1, answers
        with Client(first, answers[0]["table"], tokens=one.tokens) as here, Client(second, answers[0]["table"]) as there:
            assert here.table == there.table
        assert len([table for table in first.get("/api/lobby")["tables"] if table["id"] != answers[0]["table"]]) == 0


def test_a_server_that_slept_through_its_death_forks_nothing(two: Cluster) -> None:
    """It is stopped for so long that another takes its tables over. When it wakes, both believe that they run the table."""
    first, second = two.servers
    one, other = apart(first, second, "omg", bots=1)
    begin(one, other)
    one.close()
    os.kill(first.process.pid, signal.SIGSTOP)
    one.server, one.offer = second, None
    assert one.connect()["ok"]
    with one, other:
        play_out([one, other], random.Random(4), 12)
        os.kill(first.process.pid, signal.SIGCONT)
        with Client(first, one.table_id) as there:
            play_out([one, other], random.Random(5), 12)
            caught_up(one, other, there)
            log = same_history(first, second, one.table_id)
            for client in (one, other, there):
                assert all(log[json.loads(frame)["seq"] - 1] == frame for frame in client.raw)


def test_devices_witness_rolls_that_were_called_by_way_of_another_server(two: Cluster) -> None:
    first, second = two.servers
    one, other = apart(first, second, "kg", chains=(Chain(secrets.token_bytes(32)), Chain(secrets.token_bytes(32))))
    with one, other:
        begin(one, other)
        play_out([one, other], random.Random(3), 12)
        caught_up(one, other)
        events = [json.loads(frame)["event"] for frame in history(first, one.table_id)]
        assert {event["witness"] for event in events if event["kind"] == "called"} == {0, 1}
        assert not any(event["kind"] == "passed" for event in events)


def test_links_that_move_a_seat_work_on_every_server(two: Cluster) -> None:
    first, second = two.servers
    one, other = apart(first, second)
    with one, other:
        ticket = one.do("move", seat=0)["link"].partition("#take=")[2]
        with Client(second, one.table_id) as elsewhere:
            assert elsewhere.do("take", ticket=ticket)["seat"] == 0
