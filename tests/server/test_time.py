"""Time is elapsed time: setting the computer's clock, during a run or between two, changes nothing."""

import json
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Client, alone, seat_two, two_playing
from tests.server.serving import PATIENCE
from tests.server.settable_clock import HOUR, ServerWithClock

SET = pytest.mark.parametrize("seconds", [-HOUR, HOUR], ids=["back", "forward"])
SECONDS = 1_000


def events(client: Client, kind: str) -> list[dict[str, Any]]:
    """All events of this kind, with their times."""
    return [frame for frame in map(json.loads, client.raw) if frame["event"]["kind"] == kind]


def server_time(client: Client) -> int:
    """The server's answer to a ping."""
    at: int = client.do("ping")["at"]
    return at


@SET
def test_bots_play_on(tmp_path: Path, seconds: int) -> None:
    with ServerWithClock(tmp_path) as server, alone(server, "kg", bots=3, pace=100, clock=1, absent=0) as client:
        server.set_clock(seconds)
        known = len(events(client, "played"))
        client.wait(lambda: len(events(client, "played")) >= known + 12)
        played = events(client, "played")[known:]
        assert {frame["event"]["by"] for frame in played} == {"bot", "clock"}
        times = [frame["at"] for frame in played]
        assert times == sorted(times)
        for one, two in pairwise(played):
            wait = 100 if two["event"]["by"] == "bot" else 1 * SECONDS
            assert two["at"] - one["at"] >= wait, "nothing comes early"
            assert two["at"] - one["at"] < PATIENCE * SECONDS, "and nothing sleeps"


@SET
def test_clocks_run_as_they_were_shown(tmp_path: Path, seconds: int) -> None:
    with ServerWithClock(tmp_path) as server:
        one, two = two_playing(server, "kg", clock=3, absent=0)
        with one, two:
            assert one.now
            shown = one.now["deadline"]
            before = server_time(one)
            assert shown - before <= 3 * SECONDS
            server.set_clock(seconds)
            assert 0 <= server_time(one) - before < PATIENCE * SECONDS
            one.wait(lambda: events(one, "played"))
            decided = events(one, "played")[0]
            assert decided["event"]["by"] == "clock"
            assert shown <= decided["at"] < shown + PATIENCE * SECONDS
            assert one.now["deadline"] - decided["at"] == 3 * SECONDS


@SET
def test_who_is_absent_is_waited_for_as_long_as_the_table_says(tmp_path: Path, seconds: int) -> None:
    with ServerWithClock(tmp_path) as server:
        one, two = two_playing(server, "kg", absent=2, pace=0)
        with one:
            two.close()
            one.wait(lambda: one.presence["seats"] == [True, False])
            away = one.presence["away"][1]
            server.set_clock(seconds)
            luck = random.Random(2)
            while not events(one, "stands-in"):
                if not one.act(luck):
                    one.receive()
            stood = events(one, "stands-in")[0]
            assert 2 * SECONDS <= stood["at"] - away < PATIENCE * SECONDS


@SET
def test_seeds_are_waited_for_as_long_as_before(tmp_path: Path, seconds: int) -> None:
    with ServerWithClock(tmp_path, {"REVEAL_WITHIN": 2}) as server:
        one, two = seat_two(server)
        with one, two:
            one.do("start")
            one.reveal()
            server.set_clock(seconds)
            one.wait(lambda: events(one, "stood"))
            waited = events(one, "stood")[0]["at"] - events(one, "started")[0]["at"]
            assert 2 * SECONDS <= waited < PATIENCE * SECONDS


def test_a_table_sleeps_in_time_and_is_kept(tmp_path: Path) -> None:
    with ServerWithClock(tmp_path, {"SLEEP_AFTER": 1, "TIDY_EVERY": 1}) as server:
        table = server.open()["table"]
        with Client(server, table) as client:
            server.set_clock(1_000 * HOUR)
            assert client.do("ping")["ok"]
        server.set_clock(-HOUR)
        end = time.monotonic() + PATIENCE
        while server.get("/api/health")["tables"]:
            assert time.monotonic() < end, "it sleeps"
            time.sleep(0.1)
        server.set_clock(1_000 * HOUR)
        time.sleep(2.5)  # tidied at least once
        assert server.get(f"/api/tables/{table}")["seq"] == 1


@SET
def test_links_that_move_a_seat_live_as_long_as_before(tmp_path: Path, seconds: int) -> None:
    with ServerWithClock(tmp_path, {"TICKET_LIFE": 2}) as server:
        one, two = two_playing(server)
        with one, two:
            tickets = [client.do("move", seat=seat)["link"].partition("#take=")[2] for seat, client in enumerate((one, two))]
            server.set_clock(seconds)
            with Client(server, one.table_id) as phone:
                assert phone.do("take", ticket=tickets[0])["seat"] == 0
                time.sleep(2.1)
                assert phone.refused("take", ticket=tickets[1]) == "bad-ticket"


@SET
def test_rates_are_what_they_were(tmp_path: Path, seconds: int) -> None:
    with ServerWithClock(tmp_path, {"EMOTES": [1, 0.5]}) as server:
        one, two = seat_two(server)
        with one, two:
            one.do("emote", seat=0, emote="ahoy")
            server.set_clock(seconds)
            refused = one.ask("emote", seat=0, emote="ahoy")
            assert refused["refused"] == "too-many-frames"
            assert 0 < refused["retry_after"] <= 2
            time.sleep(2)
            assert one.do("emote", seat=0, emote="ahoy")["ok"]


def test_a_table_goes_on_from_what_is_stored_when_the_clock_was_set_back_between_two_runs(tmp_path: Path) -> None:
    """The store is from an hour ahead: bots do not sleep, clocks do not show an hour, and time does not go back."""
    with ServerWithClock(tmp_path, seconds=HOUR) as server:
        one, two = two_playing(server, "kg", clock=3, pace=100, absent=0)
        game = alone(server, "kg", bots=3, pace=100, clock=2, absent=0)
        ahead = server_time(one)
        assert ahead > time.time() * SECONDS + 0.9 * HOUR * SECONDS
        server.kill()
        for client in (one, two, game):
            client.close()
    with ServerWithClock(tmp_path) as server:
        for client in (one, two, game):
            client.server = server
        with one, two, game:
            for client in (one, two):
                client.offer = None
                client.connect()
            assert one.now
            assert server_time(one) >= events(one, "begun")[0]["at"], "no table's time goes back"
            left = one.now["deadline"] - server_time(one)
            assert left <= 3 * SECONDS, "a clock of three seconds shows no more than three"
            one.wait(lambda: events(one, "played"))
            assert events(one, "played")[0]["event"]["by"] == "clock"
            game.offer = None
            game.connect()
            known = len(events(game, "played"))
            game.wait(lambda: len(events(game, "played")) >= known + 6)
            times = [frame["at"] for frame in map(json.loads, game.raw)]
            assert times == sorted(times)
            fresh = server.open()["table"]
            with Client(server, fresh) as new:
                assert abs(server_time(new) - time.time() * SECONDS) < PATIENCE * SECONDS, "new tables go by the clock of the day"
