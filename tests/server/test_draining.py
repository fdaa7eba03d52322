"""A draining server finishes and stores work in progress and says goodbye; players notice only a reconnection."""

import asyncio
import json
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from jollyroll.server.app import STORE, Server
from jollyroll.server.live.draining import drain
from jollyroll.server.protocol.bodies import OpenTable
from jollyroll.server.protocol.rejected import Rejected
from tests.server.clients import Client, Closed, alone, play_out, two_playing
from tests.server.serving import PATIENCE, ServerProcess


def wait_until(is_so: Callable[[], object]) -> None:
    """Poll until a condition holds."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_probes_say_whether_players_are_welcome(server: ServerProcess) -> None:
    assert server.get("/api/live") == {"live": True}
    assert server.get("/api/ready") == {"ready": True, "why": ""}


def test_a_draining_server_is_not_ready_and_plays_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, options=["--drain", "600"]) as server:
        one, two = two_playing(server)
        with one, two:
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: server.fetch("/api/ready")[0] == 503)
            assert json.loads(server.fetch("/api/ready")[1]) == {"ready": False, "why": "draining"}
            assert server.get("/api/live") == {"live": True}
            assert play_out([one, two], random.Random(1), most=4) == 4
            assert server.stop() == 128 + signal.SIGTERM, "told twice, it ends at once"
    with ServerProcess(tmp_path) as again, Client(again, one.table_id, tokens=one.tokens) as back:
        assert back.seq == one.seq
        assert back.now == one.now


def test_players_notice_a_reconnection_at_most_when_the_server_is_replaced(tmp_path: Path) -> None:
    """Three servers one after the other on one store: every answered action is stored in its place, and every game goes on."""
    luck = random.Random(4)
    server = ServerProcess(tmp_path)
    pairs = [two_playing(server, game) for game in ("kg", "pk", "omg")]
    lonely = alone(server, "kg")
    everybody = [client for pair in pairs for client in pair] + [lonely]
    for _ in range(2):
        for pair in pairs:
            play_out([*pair], luck, most=5)
        sent = [(pair[0], pair[0].send("emote", seat=0, emote="ahoy")) for pair in pairs]
        acting = [client for client in everybody if (action := client.next_action(luck)) and client.send(action[0], **action[1])]
        server.process.send_signal(signal.SIGTERM)
        for client in everybody:
            with pytest.raises(Closed) as closed:
                client.wait(lambda: False)
            assert closed.value.code == 1001
            assert closed.value.bye["refused"] == "closing"
            assert closed.value.bye["retry_after"] >= 1, "a hint when to come back"
        assert server.ended() == 0
        assert server.complaints == ""
        server = ServerProcess(tmp_path)
        for client in everybody:
            client.server = server
            assert client.connect()["ok"], "nothing it has seen is missing or different"
        assert sent
        assert acting
    for pair in pairs:
        play_out([*pair], luck, most=5)
        assert pair[0].raw[-3:] == pair[1].raw[-3:]
    lonely.wait(lambda: lonely.now and lonely.now["seat"] == 0)  # the bot plays on
    for client in everybody:
        client.close()
    assert server.stop() == 0
    assert server.complaints == ""


def test_a_waiting_action_is_stored_before_connections_are_closed(tmp_path: Path) -> None:
    """And no later one is begun; tables are handed over in between."""

    async def leave() -> None:
        server = Server(tmp_path)
        await server.open()
        registry = server.registry
        wanted = OpenTable(game="kg", seats=["bot:beginner", "free"])
        opening = asyncio.create_task(registry.open(wanted))
        while not registry.writer.waiting:
            await asyncio.sleep(0)
        handed: list[str] = []

        async def hand_over(tables: Sequence[str]) -> None:
            assert not registry.writer.waiting
            handed.extend(tables)

        server.hand_over = hand_over
        await drain(server)
        table, _ = await opening
        assert handed == [table]
        with pytest.raises(Rejected) as refused:
            await registry.open(wanted)
        assert refused.value.code == "closing"
        await server.close()

    asyncio.run(leave())


def test_a_hanging_server_ends_after_its_deadline(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"END_WITHIN": 1, "FINISH_WITHIN": 600}) as server:
        one, two = two_playing(server)
        with one, two:
            blocking = sqlite3.connect(tmp_path / STORE, isolation_level=None)
            blocking.execute("BEGIN IMMEDIATE")  # all writers have to wait
            action = next(action for client in (one, two) if (action := client.next_action(random.Random(1))))
            actor = one if action[1]["seat"] == 0 else two
            actor.send(action[0], **action[1])
            server.process.send_signal(signal.SIGTERM)
            assert server.ended() == 1
            blocking.close()
