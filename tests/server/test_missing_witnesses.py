"""Witnesses who are gone, silent or slow: play goes on, and everybody is informed."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Client, play_out
from tests.server.serving import PATIENCE, ServerProcess
from tests.server.test_stalls import BEYOND, stopped
from tests.server.witnessed import checked, devices, events, people, remarks, roll, until_rolled

SOON = PATIENCE / 2  # seconds: long before a patient server passes a witness over


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the default limit for witnesses."""
    process = ServerProcess(tmp_path_factory.mktemp("hasty"), {"WITNESS_WITHIN": 1, "WITNESS_BACK": 1})
    yield process
    assert process.stop() == 0
    assert process.complaints == ""


def own_throw(clients: list[Client], seat: int) -> Client:
    """Play on until this seat has to roll."""
    luck = random.Random(seat)
    while not clients[0].now or (clients[0].now["waits"], clients[0].now["seat"]) != ("roll", seat):
        play_out(clients, luck, 1)
        if clients[0].now and clients[0].now["waits"] == "witness":
            for client in clients:
                client.wait(lambda client=client: client.now["waits"] != "witness")  # type: ignore[misc]
    return clients[seat]


def test_a_disconnected_witness_is_not_waited_for(server: ServerProcess) -> None:
    with people(server, 2) as (one, two):
        two.close()
        one.wait(lambda: not one.presence["seats"][1])
        begun = time.monotonic()
        before = roll(one)
        assert until_rolled(one, before) == {**devices(one)[-1], "thrower": 0, "witness": -1, "passed": [1]}
        assert not events(one, "called")
        assert time.monotonic() - begun < SOON
        assert remarks(checked(server, one)) == {"unwitnessed": [0], "passed-over": [2]}


def test_a_witness_who_disconnects_is_passed_over_at_once(server: ServerProcess) -> None:
    with people(server, 3) as (one, two, three):
        two.witnesses = False
        before = roll(one)
        two.wait(lambda: events(two, "called"))
        begun = time.monotonic()
        two.close()
        three.wait(lambda: events(three, "passed"))
        put_in = until_rolled(one, before)
        assert (put_in["witness"], put_in["passed"]) == (2, [1])
        assert [(event["seat"], event["witness"]) for event in events(one, "passed")] == [(1, 2)]
        assert time.monotonic() - begun < SOON


def test_a_silent_witness_is_passed_over_until_it_sends_something(hasty: ServerProcess) -> None:
    with people(hasty, 2, "pk") as (one, two):
        two.witnesses = False
        assert until_rolled(one, roll(one))["passed"] == [1]  # the card; the dice follow
        two.do("ping")
        until_rolled(one, roll(one))
        assert len(events(one, "called")) == 1, "nobody waits for it again; a ping says nothing about witnessing"
        assert [put_in["passed"] for put_in in devices(one)] == [[1]] * len(devices(one))
        two.witnesses = True
        two.caught_up(one.seq)
        own_throw([one, two], 0)
        before, asked = roll(one), len(events(one, "called"))
        two.caught_up(one.seq)
        until_rolled(one, before)
        assert asked > 1
        assert remarks(checked(hasty, one))["passed-over"] == [2]


def test_a_link_that_comes_too_late_is_refused_and_changes_nothing(hasty: ServerProcess) -> None:
    with people(hasty, 2) as (one, two):
        two.witnesses = False
        before = roll(one)
        two.wait(lambda: events(two, "called"))
        at, link = two.seq, two.device.link(1)
        until_rolled(one, before)
        two.caught_up(one.seq)
        assert two.refused("witness", seat=1, at=at, link=link) == "no-witness-due"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the process must be seen to stand still")
def test_a_link_that_comes_when_the_next_one_is_asked_for_is_too_late_but_not_wrong(hasty: ServerProcess) -> None:
    with people(hasty, 2, "pk") as (one, two):
        two.witnesses = False
        before = roll(one)
        two.wait(lambda: events(two, "called"))
        at, link = two.seq, two.device.link(1)
        until_rolled(one, before)  # the card; the dice follow
        assert two.refused("witness", seat=1, at=at, link=link) == "no-witness-due"
        roll(one)
        two.wait(lambda: len(events(two, "called")) == 2)
        assert two.refused("witness", seat=1, at=at, link=link) == "no-witness-due"


def test_a_timely_link_counts_after_a_stall(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"WITNESS_WITHIN": 4}) as server, people(server, 2) as (one, two):
        two.witnesses = False
        for _ in range(2):
            own_throw([one, two], 0)
            before = roll(one)
            two.wait(lambda: two.now and two.now["waits"] == "witness")
            with stopped(server):
                sent = two.witness()
                time.sleep(4 + BEYOND)
            assert two.answer(sent).get("ok")
            assert until_rolled(one, before)["witness"] == 1
            two.witnesses = True
            two.caught_up(one.seq)
            own_throw([one, two], 0)
            two.witnesses = False
        assert server.stop() == 0
        assert server.complaints == ""


def test_a_stand_in_and_the_clock_are_witnessed_by_others_only(hasty: ServerProcess) -> None:
    with people(hasty, 2, clock=2, absent=0) as (one, two):
        one.wait(lambda: one.now and one.now["waits"] == "witness")  # the clock of the first has run out
        two.caught_up(one.seq)
        until_rolled(one, 0)
        called = events(one, "called")[0]
        assert (called["by"], called["seat"], called["link"], called["witness"]) == ("clock", 0, "", 1)
        two.caught_up(one.seq)
        one.do("leave", seat=0)
        before = len(devices(two))
        while len(devices(two)) < before + 2:
            two.receive()
            one.caught_up(two.seq)
        played = [event for event in events(two, "played") if event["by"] == "bot" and event["seat"] == 0]
        put_in = [part["devices"] for event in played for part in event["parts"] if "chance" in part]
        assert all((each["thrower"], each["witness"]) == (-1, 1) for each in put_in)
        checked(hasty, one)


def test_leaving_for_good_waits_for_the_witness(server: ServerProcess) -> None:
    with people(server, 3) as (one, two, three):
        two.witnesses = False
        before = roll(one)
        two.wait(lambda: events(two, "called"))
        sent = three.send("leave", seat=2, for_good=True)
        assert one.do("ping")["ok"]
        assert not one.table["seats"][2]["left"]
        two.witness()
        assert three.answer(sent).get("ok")
        assert until_rolled(one, before)["witness"] == 1
        three.wait(lambda: three.table["seats"][2]["left"])
        checked(server, one)


def test_a_witness_who_leaves_for_good_instead_of_answering_is_passed_over_first(hasty: ServerProcess) -> None:
    with people(hasty, 3) as (one, two, three):
        two.witnesses = False
        before = roll(one)
        two.wait(lambda: events(two, "called"))
        sent = two.send("leave", seat=1, for_good=True)
        three.wait(lambda: events(three, "passed"))
        assert two.answer(sent).get("ok")
        put_in = until_rolled(one, before)
        assert (put_in["witness"], put_in["passed"]) == (2, [1])
        one.wait(lambda: one.table["seats"][1]["left"])
        checked(hasty, one)
