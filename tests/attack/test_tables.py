"""Masses of tables and bots: all count for the address that opened the tables."""

import json
import random
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from jollyroll.server import limits
from tests.attack.raw import said, websocket
from tests.attack.storms import Storm, Victims, in_calm_and_storm, playing_pair
from tests.server.clients import Client, play_out, two_playing
from tests.server.serving import PATIENCE, ServerProcess

BOT_TABLES = 15
READERS = 45


def bots_at_work(storm: Storm, port: int, address: str, tables: list[dict[str, str]], readers: int = 1, reads: bool = True) -> None:
    """Tables of bots alone, which play as long as somebody looks on."""
    while storm.blows():
        streams: list[socket.socket] = []
        for table in tables:
            for _ in range(readers):
                with suppress(AssertionError):  # possibly too many for the server
                    streams.append(websocket(port, address, table["table"], hello=False, receive_buffer=0 if reads else 4_096))
                    streams[-1].sendall(said("hello", host=table["host"], offers="none") + said("start"))
                    streams[-1].setblocking(False)
        while storm.on.is_set() and storm.blows():
            time.sleep(0.01)
            for stream in streams if reads else ():
                with suppress(BlockingIOError, ConnectionError):
                    stream.recv(65_536)
        for stream in streams:
            stream.close()


@pytest.mark.parametrize("level", ["random", "best"])
def test_bots_of_one_address_disturb_nobody(
    besieged: ServerProcess, victims: Victims, address: str, open_table: Callable[..., dict[str, str]], level: str
) -> None:
    tables = [open_table(seats=(f"bot:{level}",) * 4, pace=0) for _ in range(BOT_TABLES)]
    weather = in_calm_and_storm(victims, bots_at_work, besieged.port, address, tables)
    assert weather.is_bearable, str(weather)


def test_clients_that_do_not_read_disturb_nobody(
    besieged: ServerProcess, victims: Victims, address: str, open_table: Callable[..., dict[str, str]]
) -> None:
    tables = [open_table(seats=("bot:random",) * 4, pace=0)]
    weather = in_calm_and_storm(victims, bots_at_work, besieged.port, address, tables, READERS, False)
    assert weather.is_bearable, str(weather)


def previewing(storm: Storm, port: int, address: str, table: str, at: int, choice: int) -> None:
    """As many spectators as allowed, each previewing a choice at the maximum rate."""
    wish = said("preview", at=at, choices=[choice]) * 8
    streams = [websocket(port, address, table) for _ in range(limits.WATCHERS_OF_TABLE)]
    for stream in streams:
        stream.setblocking(False)
    while storm.blows():
        for stream in streams:
            with suppress(BlockingIOError, ConnectionError):
                stream.send(wish)
            with suppress(BlockingIOError, ConnectionError):
                stream.recv(65_536)
        time.sleep(0.005)


def test_previews_of_many_spectators_disturb_nobody(besieged: ServerProcess, victims: Victims, address: str) -> None:
    one, two = playing_pair(besieged, address)
    luck = random.Random(1)
    with one, two:
        while not one.now or one.now["waits"] != "choice":
            play_out([one, two], luck, 1)
        chooser = next(client for client in (one, two) if one.now["seat"] in client.seeds)
        action = chooser.next_action(luck)
        assert action
        choice = action[1]["choice"]
        assert one.do("preview", at=one.seq, choices=[choice])["steps"]
        weather = in_calm_and_storm(victims, previewing, besieged.port, address, one.table_id, one.seq, choice)
    assert weather.is_bearable, str(weather)


# bots


def watched(server: ServerProcess, number: int, headers: dict[str, str] | None = None, **settings: Any) -> list[int]:
    """The times of a number of bot actions at a new table."""
    wish = {"game": "kg", "seats": ["bot:random"] * 3, "settings": {"pace": 0, **settings}}
    opened = json.loads(server.fetch("/api/tables", wish, headers)[1])
    with Client(server, opened["table"], host=opened["host"]) as host:
        host.do("start")
        host.wait(lambda: sum('"kind":"played"' in event for event in host.raw) >= number)
        return [event["at"] for event in map(json.loads, host.raw) if event["event"]["kind"] == "played"][:number]


def pauses(times: list[int]) -> list[int]:
    return [after - before for before, after in pairwise(times)]


def test_remote_bots_are_paced_and_local_ones_are_not(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, proxy="127.0.0.1") as server:
        strangers = watched(server, 8, {"X-Forwarded-For": "192.0.2.7"})
        assert min(pauses(strangers)) >= limits.FASTEST_PACE
        mine = watched(server, 40)
        assert sorted(pauses(mine))[len(mine) // 2] < limits.FASTEST_PACE


def test_beyond_their_rate_the_bots_of_an_address_play_more_slowly(tmp_path: Path) -> None:
    burst, per_second = 5, 10
    with ServerProcess(tmp_path, {"BOTS": [burst, per_second], "THOUGHT": 1_000}) as server:
        times = watched(server, 20)
        assert times[-1] - times[0] >= 1_000 * (20 - burst - 2) / per_second


def test_the_first_player_to_return_becomes_the_bot_address(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"SLEEP_AFTER": 1}, proxy="127.0.0.1") as server:
        opened = server.open("kg", ("free", "bot:random", "bot:random"))
        end = time.monotonic() + PATIENCE
        while server.get("/api/health")["tables"] and time.monotonic() < end:
            time.sleep(0.1)
        with Client(server, opened["table"], host=opened["host"]) as host:
            host.sit(0)
            host.do("start")
            host.reveal()
            host.do("leave", seat=0, for_good=True)
            host.wait(lambda: sum('"by":"bot"' in event for event in host.raw) >= 20)
            times = [event["at"] for event in map(json.loads, host.raw) if event["event"].get("by") == "bot"]
        assert sorted(pauses(times))[len(times) // 2] < limits.FASTEST_PACE, "somebody of this machine has come back"


# rematches


def finished(server: ServerProcess) -> Client:
    """A player at a table with a finished game."""
    one, two = two_playing(server)
    one.do("leave", seat=0, for_good=True)
    two.wait(lambda: two.now and two.now["waits"] == "nothing")
    one.close()
    return two


def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"TABLES": [3, 0.001]}) as server, finished(server) as one, finished(server) as two:
        opened = one.do("rematch")["table"]
        refused = two.ask("rematch")
        assert refused["refused"] == "too-many-tables"
        assert refused["retry_after"] > 0
        wish = {"tokens": two.tokens, "frame": {"v": 1, "id": "x", "do": "rematch"}}
        status, body, headers = server.fetch(f"/api/tables/{two.table_id}/do", wish)
        assert (status, json.loads(body)["refused"]) == (429, "too-many-tables")
        assert int(headers["retry-after"]) > 0
        assert one.do("rematch")["table"] == opened, "to ask again opens nothing"
        assert two.table["rematch"] in (None, "")
