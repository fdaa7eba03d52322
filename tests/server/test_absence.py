"""Clocks, absent players and their stand-ins; seeds not revealed; tables that sleep."""

import json
import random
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from jollyroll.server.app import STORE
from tests.server.clients import Client, play_out, seat_two, two_playing
from tests.server.serving import PATIENCE, ServerProcess


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with short limits for absence."""
    process = ServerProcess(tmp_path_factory.mktemp("quick"), {"GRACE": 1, "SLEEP_AFTER": 1})
    yield process
    assert process.stop() == 0
    assert process.complaints == ""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with short limits for seeds; long enough that a busy machine can reveal one in time."""
    process = ServerProcess(tmp_path_factory.mktemp("hasty"), {"REVEAL_WITHIN": 3, "HELLO_WITHIN": 3})
    yield process
    assert process.stop() == 0
    assert process.complaints == ""


def events(client: Client, kind: str) -> list[dict[str, Any]]:
    """All events of this kind."""
    return [event for event in (json.loads(raw)["event"] for raw in client.raw) if event["kind"] == kind]


def pass_by(deadline: float) -> None:
    """Wait until this time has passed, in the server's milliseconds."""
    time.sleep(max(0, deadline / 1_000 - time.time()) + 0.2)


def test_DIG_05_when_time_is_up_the_clock_plays_what_the_rules_name(quick: ServerProcess) -> None:
    one, two = two_playing(quick, "kg", clock=1, absent=0)
    with one, two:
        assert one.now
        assert one.now["deadline"] <= time.time() * 1_000 + 1_000
        one.wait(lambda: len(events(one, "played")) >= 3)
        assert {event["by"] for event in events(one, "played")} == {"clock"}


def test_after_two_timeouts_a_bot_stands_in_and_returns_the_seat(quick: ServerProcess) -> None:
    one, two = two_playing(quick, "kg", clock=1, pace=50)
    with one, two:
        one.wait(lambda: events(one, "stands-in"))
        stood = events(one, "stands-in")[0]
        assert stood["why"] == "clock"
        seat = stood["seat"]
        assert one.table["seats"][seat]["stand_in"] == "greedy"
        client = (one, two)[seat]
        client.caught_up(one.seq)
        client.do("back", seat=seat)
        client.do("back", seat=seat)
        client.wait(lambda: events(client, "back"))
        back = next(frame for frame in map(json.loads, client.raw) if frame["event"]["kind"] == "back")
        assert back["table"]["seats"][seat]["stand_in"] == ""


def test_a_bot_stands_in_for_an_absent_player_who_gets_the_seat_back_on_return(quick: ServerProcess) -> None:
    one, two = two_playing(quick, "kg", absent=1, pace=0)
    with one:
        two.close()
        luck = random.Random(2)
        while not events(one, "stands-in"):
            if not one.act(luck):
                one.receive()
        stood = events(one, "stands-in")[0]
        assert (stood["seat"], stood["why"]) == (1, "away")
        one.wait(lambda: any(event["by"] == "bot" for event in events(one, "played")))
        two.offer = None
        two.connect()
        one.wait(lambda: events(one, "back"))
        assert one.table["seats"][1]["stand_in"] == ""
        two.close()


def test_no_bot_stands_in_while_nobody_waits(quick: ServerProcess) -> None:
    one, two = two_playing(quick, "kg", absent=1)
    for client in (one, two):  # at the same moment, for those still there wait
        client.socket.socket.shutdown(socket.SHUT_RDWR)
    one.close()
    two.close()
    time.sleep(1.6)
    with Client(quick, one.table_id) as spectator:
        assert spectator.seq == max(one.seq, two.seq)


def test_a_player_who_leaves_can_return_unless_it_was_for_good(quick: ServerProcess) -> None:
    opened = quick.open("omg", ("free", "free", "free"), pace=0)
    with Client(quick, opened["table"], host=opened["host"]) as client:
        for seat in range(3):
            client.sit(seat)
        client.do("start")
        client.reveal()
        client.wait(lambda: client.now)
        client.do("leave", seat=1)
        client.do("leave", seat=1)
        assert [event["why"] for event in events(client, "stands-in")] == ["left"]
        client.do("back", seat=1)
        client.do("leave", seat=2, for_good=True)
        client.wait(lambda: client.table["seats"][2]["left"])
        assert client.now
        assert client.now["view"]["present"] == [True, True, False]
        del client.seeds[2]
        play_out([client], random.Random(3), 12)


def test_a_seat_that_does_not_reveal_its_seed_is_freed_and_the_exchange_starts_over(hasty: ServerProcess) -> None:
    one, two = seat_two(hasty)
    with one, two:
        one.do("start")
        one.reveal(0)
        one.wait(lambda: events(one, "stood"))
        assert events(one, "stood") == [{"kind": "stood", "seat": 1, "why": "no-seed"}]
        assert one.table["stage"] == "open"
        assert one.table["restarts"] == 1
        assert [seat["sealed"] for seat in one.table["seats"]] == [False, False]
        assert two.ask("reveal", seat=1, seed=two.seeds[1].hex())["refused"] == "not-yours"
        one.seeds.clear()
        two.seeds.clear()
        two.tokens.clear()
        two.sit(1, "Ben")
        two.do("hello", tokens=two.tokens, after=two.seq)
        one.seeds[0] = b"x" * 32
        one.do("commit", seat=0, commitment=sha256(one.seeds[0]).hexdigest())
        one.do("start")
        one.reveal(0)
        two.reveal(1)
        one.wait(lambda: one.now)
        assert one.table["fair"]["chains"][0]["restarts"] == 1
        two.caught_up(one.seq)
        play_out([one, two], random.Random(1), 10)
    assert hasty.get(f"/api/tables/{one.table_id}/verify")["status"] == "verified"


def test_a_table_without_connections_sleeps_and_wakes_unchanged(quick: ServerProcess) -> None:
    one, two = two_playing(quick, "pk")
    timed, other = two_playing(quick, "pk", clock=3)
    play_out([timed, other], random.Random(5), 2)
    play_out([one, two], random.Random(5), 6)
    assert timed.now
    known = len(timed.raw)
    for client in (one, two, timed, other):
        client.close()
    pass_by(timed.now["deadline"])
    end = time.monotonic() + PATIENCE
    while quick.get("/api/health")["tables"]:
        assert time.monotonic() < end, "it sleeps"
        time.sleep(0.1)

    timed.connect()
    timed.wait(lambda: any("clock" in frame for frame in timed.others))
    woken = next(frame["clock"] for frame in timed.others if "clock" in frame)
    assert all(json.loads(raw)["at"] >= woken["deadline"] for raw in timed.raw[known:]), "no clock ran while nobody was there"
    for client in (one, two):
        client.offer = None
        client.connect()
    assert one.raw[-1:] == two.raw[-1:]
    assert play_out([one, two], random.Random(6), 3) == 3
    for client in (one, two, timed):
        client.close()


def test_a_connection_without_hello_is_closed(hasty: ServerProcess) -> None:
    table = hasty.open()["table"]
    with connect(f"ws://127.0.0.1:{hasty.port}/ws/{table}") as silent:
        assert json.loads(silent.recv(timeout=PATIENCE))["bye"]["refused"] == "no-hello"
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv(timeout=PATIENCE)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1008


def test_a_restart_extends_clocks_and_keeps_seats(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"GRACE": 5}) as server:
        one, two = two_playing(server, "kg", clock=2)
        deadline = one.now["deadline"] if one.now else 0
        server.kill()
        one.close()
        two.close()
    pass_by(deadline)
    with ServerProcess(tmp_path, {"GRACE": 5}) as server:
        one.server = server
        one.connect()
        assert one.now
        one.wait(lambda: any("clock" in frame for frame in one.others))
        moved = next(frame["clock"] for frame in one.others if "clock" in frame)
        assert moved["deadline"] > deadline
        assert moved["deadline"] <= time.time() * 1_000 + 2_000
        assert one.seq == moved["seq"]
        one.close()


def test_only_tables_that_never_began_are_removed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        opened = server.open()
        one, two = two_playing(server)
        one.close()
        two.close()
        server.kill()
    with closing(sqlite3.connect(tmp_path / STORE)) as store, store:
        store.execute("UPDATE tables SET changed = 0")  # long ago
    with ServerProcess(tmp_path) as server:
        assert server.fetch(f"/api/tables/{opened['table']}")[0] == 404
        assert server.fetch(f"/api/tables/{one.table_id}")[0] == 200


def test_leaving_and_returning_repeatedly_gains_no_time(server: ServerProcess) -> None:
    one, two = two_playing(server, "kg", clock=3_000, pace=5_000)
    with one, two:
        assert one.now
        deadline, seat = one.now["deadline"], one.now["seat"]
        client = (one, two)[seat]
        for times in range(1, 5):
            client.do("leave", seat=seat)
            client.wait(lambda: client.now and client.now["deadline"] is None)
            client.do("back", seat=seat)
            client.wait(lambda times=times: len(events(client, "back")) == times)  # type: ignore[misc]
            assert client.now
            assert client.now["deadline"] == deadline


def test_an_extended_clock_stays_extended_while_others_reconnect(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server, "kg", clock=2, pace=5_000)
        assert one.now
        seat, deadline = one.now["seat"], one.now["deadline"]
        here, other = (one, two) if seat == 0 else (two, one)
        other.do("leave", seat=1 - seat)
        server.kill()
        one.close()
        two.close()
    pass_by(deadline)
    with ServerProcess(tmp_path, {"GRACE": 5_000}) as server:
        one.server = two.server = server
        here.connect()
        here.wait(lambda: any("clock" in frame for frame in here.others))
        other.connect()
        here.wait(lambda: events(here, "back") or events(here, "played"))
        for client in (here, other):
            client.wait(lambda client=client: any(frame.get("clock", {}).get("seq") == here.seq for frame in client.others))  # type: ignore[misc]
        assert not events(here, "played"), "the clock has not run out"
        here.close()
        other.close()


def test_reconnecting_repeatedly_gains_no_time(server: ServerProcess) -> None:
    one, two = two_playing(server, "kg", clock=3_000)
    two.close()
    play_out([one], random.Random(4), 1)
    assert one.now
    for _ in range(4):
        deadline = one.now["deadline"]
        one.close()
        one.offer = None
        one.connect()
        assert one.now["deadline"] == deadline
        assert not any("clock" in frame for frame in one.others)
    one.close()
