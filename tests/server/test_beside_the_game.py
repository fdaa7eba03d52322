"""Activity beside a game does not disturb its players: spectators, new chains, answers of witnesses, hellos."""

import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import RateLimits
from tests.server.clients import Client, two_playing
from tests.server.serving import ServerProcess
from tests.server.test_called_throws import moved
from tests.server.witnessed import devices, events, people, until_rolled


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with short limits for absence."""
    process = ServerProcess(tmp_path_factory.mktemp("quick"), {"GRACE": 2, "SLEEP_AFTER": 1})
    yield process
    assert process.stop() == 0
    assert process.complaints == ""


def test_with_spectators_only_no_time_runs_out(quick: ServerProcess) -> None:
    one, two = two_playing(quick, "kg", clock=2, absent=1)
    with Client(quick, one.table_id) as watcher:
        two.close()
        one.close()
        watcher.wait(lambda: not any(watcher.presence["seats"]))
        seq = watcher.seq
        time.sleep(4)  # two clocks, and the time until a bot stands in
        watcher.do("ping")
        assert watcher.seq == seq, "neither a clock nor a stand-in has decided anything"
        one.connect()
        with one:
            assert one.seq == seq
            [clock] = [frame["clock"] for frame in one.others if "clock" in frame]
            assert clock["deadline"] > one.do("ping")["at"], "whoever is back has a moment"


def test_bots_play_on_for_spectators(quick: ServerProcess) -> None:
    opened = quick.open("kg", ("bot:random", "bot:random"), pace=0)
    with Client(quick, opened["table"], host=opened["host"]) as host:
        host.do("start")
        host.wait(lambda: len(events(host, "played")) > 5)


def test_a_host_without_a_seat_does_not_wait_for_ever_for_a_seed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"REVEAL_WITHIN": 1}) as server:
        opened = server.open("kg", ("free", "bot:random"))
        with Client(server, opened["table"], host=opened["host"]) as host:
            with Client(server, opened["table"]) as ana:
                ana.sit(0)
            host.wait(lambda: host.table["seats"][0]["kind"] == "person" and not host.presence["seats"][0])
            host.do("start")
            host.wait(lambda: host.table["seats"][0]["kind"] == "free")


def test_an_action_under_way_outlives_another_chain_and_a_moved_seat_and_is_done_once(server: ServerProcess) -> None:
    with people(server, 3) as (one, two, three):
        at, nonce, link = one.seq, secrets.token_hex(16), one.device.link(0)
        two.reseal(1)
        two.wait(lambda: events(two, "resealed"))
        moved(three, 2).close()
        action = {"seat": 0, "at": at, "nonce": nonce, "link": link}
        answer = one.do("roll", **action)
        assert answer["seq"] == at + 3
        two.caught_up(answer["seq"])
        until_rolled(one, 0)
        again = one.do("roll", **action)
        assert again["seq"] == at + 3
        assert len(events(one, "called")) == 1
        assert one.refused("roll", **{**action, "nonce": secrets.token_hex(16)}) == "stale"


def test_answers_of_a_witness_do_not_count_towards_its_rate(tmp_path: Path) -> None:
    long = {"first_player": "host", "target": "20000"}  # nobody wins before this device has witnessed often enough
    few = {"FRAMES": [12, 0.001]}
    with ServerProcess(tmp_path, few) as server, people(server, 1, "pk", bots=2, pace=0, options=long) as [one]:
        one.do("leave", seat=0)  # a bot stands in: from here on this device only witnesses
        one.wait(lambda: sum(put_in["witness"] == 0 for put_in in devices(one)) > 20)
        assert not [frame for frame in one.others if "refused" in frame]


def test_presence_is_told_when_it_changes_and_to_whoever_says_hello(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two:
        for client in (one, two):
            client.wait(lambda client=client: all(client.presence["seats"]))  # type: ignore[misc]
        presences = [frame for frame in two.others if "presence" in frame]
        one.presence = {}
        one.do("hello", tokens=one.tokens, after=one.seq, offers="numbers")
        one.wait(lambda: one.presence)
        two.do("ping")
        assert [frame for frame in two.others if "presence" in frame] == presences
        with Client(server, one.table_id):
            two.wait(lambda: two.presence["watching"] == 1)


def test_two_limits_of_the_same_size_count_each_for_itself() -> None:
    assert (limits.FRAMES.burst, limits.FRAMES.per_second) == (limits.PREVIEWS.burst, limits.PREVIEWS.per_second)
    rates = RateLimits()
    for _ in range(limits.FRAMES.burst):
        rates.take("somebody", limits.FRAMES, Code.TOO_MANY_FRAMES)
    with pytest.raises(Rejected):
        rates.take("somebody", limits.FRAMES, Code.TOO_MANY_FRAMES)
    rates.take("somebody", limits.PREVIEWS, Code.TOO_MANY_FRAMES)
