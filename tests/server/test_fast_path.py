"""Actions on the fast path keep their order among all other frames, and every frame is answered."""

import asyncio
import json
import random
import secrets
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

from jollyroll.server.counters import COUNTERS
from jollyroll.server.live.connection import Connection
from jollyroll.server.live.fast_path import FastPath
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.table_lock import TableLock
from jollyroll.server.protocol.bodies import OpenTable
from jollyroll.server.protocol.reading import read_frame
from tests.server.clients import Client, two_playing
from tests.server.registries import Line, with_registries
from tests.server.serving import PATIENCE, ServerProcess
from tests.server.test_sending_again import on_turn


def answers_in_order(client: Client, number: int) -> list[dict[str, object]]:
    """The next answers, in order."""
    found: list[dict[str, object]] = []
    while len(found) < number:
        frame = client.receive()
        if "re" in frame:
            found.append(frame)
    return found


def test_frames_of_all_kinds_sent_at_once_are_answered_in_their_order(server: ServerProcess) -> None:
    luck = random.Random(3)
    one, two = two_playing(server)
    with one, two:
        for _ in range(12):
            client = on_turn(one, two)
            action = client.next_action(luck)
            assert action
            do, fields = action
            wrong = {"seat": fields["seat"], "at": fields["at"], "nonce": "0" * 32}
            ids = [
                client.send("choose", choice=99_999, **wrong),  # refused by the rules, or by the model
                client.send("ping"),
                client.send(do, **fields),
                client.send(do, **fields),
                client.send("ping"),
                client.send("roll", **{**wrong, "at": 0}),  # too late
                client.send("roll", **{**wrong, "seat": 1 - int(fields["seat"])}),  # somebody else's
            ]
            twice = json.dumps({"v": 1, "id": "t", "do": "roll", **wrong})
            client.socket.send(twice.replace('"do": "roll"', '"do": "roll", "do": "ping"'))
            answers = answers_in_order(client, len(ids) + 1)
            assert [answer["re"] for answer in answers] == [*ids, "t"]
            assert ["ok" in answer for answer in answers] == [False, True, True, True, True, False, False, False]
            assert answers[2]["seq"] == answers[3]["seq"], "it happened once"
        events = server.get(f"/api/tables/{one.table_id}/events")["events"]
        assert len([event for event in events if event["event"]["kind"] == "played"]) == 12


def test_the_lock_of_a_table_is_first_come_first_served() -> None:
    async def run() -> None:
        lock, order = TableLock(), []

        async def hold(name: int) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        lock.held = True
        tasks = [asyncio.create_task(hold(name)) for name in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        lock.release()
        assert lock.held, "it belongs to whoever waited"
        tasks[0].cancel()  # handed over, but not informed yet
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [2, 3]
        assert not lock.held

    asyncio.run(run())


class FastLine(Line):
    """A line that offers frames to the fast path first, as a WebSocket does."""

    taker: Any = None
    under_way = read_paused = False
    rest = b""

    def go_on(self) -> None:
        """Do nothing: there is nothing else to send."""


class FastPlayer:
    """Plays both seats of a table over one connection with a fast path."""

    def __init__(self, registry: TableRegistry, table: str) -> None:
        self.registry, self.table = registry, registry.tables[table]
        self.line, self.frames = FastLine(), 0
        self.connection = Connection(registry, self.table, self.line, "http://localhost")
        FastPath(self.connection, self.line)  # type: ignore[arg-type]

    def frame(self, do: str, fields: dict[str, Any]) -> str:
        self.frames += 1
        return json.dumps({"v": 1, "id": str(self.frames), "do": do, **fields})

    async def do(self, do: str, **fields: Any) -> None:
        await self.connection.answer(read_frame(self.frame(do, fields)))
        assert self.line.sent, do

    async def begin(self, host: str) -> None:
        """Sit down on both seats and begin."""
        seeds = [secrets.token_bytes(32) for _ in range(2)]
        self.connection._hello_timer.start()
        await self.do("hello", host=host)
        for seat, seed in enumerate(seeds):
            await self.do("sit", seat=seat, name=f"P{seat}", commitment=sha256(seed).hexdigest())
        await self.do("start")
        for seat, seed in enumerate(seeds):
            await self.do("reveal", seat=seat, seed=seed.hex())
        async with asyncio.timeout(PATIENCE):
            while self.table.state.play is None:
                await asyncio.sleep(0.01)

    def act(self) -> None:
        """Send the next action as a frame."""
        state = self.table.state
        assert state.play
        match = state.play.match
        fields = {"seat": match.state.seat, "at": self.table.seq, "nonce": secrets.token_hex(16)}
        choice = {"choice": match.choices()[0].number} if state.waits == "choice" else {}
        assert self.line.taker(self.frame("choose" if choice else "roll", {**fields, **choice}))

    async def answered(self) -> None:
        """Wait for the answer to the last frame, which must be accepted."""
        async with asyncio.timeout(PATIENCE):
            while not any(sent.get("re") == str(self.frames) for sent in self.line.sent):
                await asyncio.sleep(0.001)
        assert next(sent for sent in self.line.sent if sent.get("re") == str(self.frames))["ok"]


def test_the_latency_of_an_action_counts_from_its_own_frame_on_either_path(tmp_path: Path) -> None:
    pause = 0.2

    async def use(registry: TableRegistry) -> None:
        table, host = await registry.open(OpenTable.model_validate({"game": "kg", "seats": ["free", "free"]}))
        player = FastPlayer(registry, table)
        await player.begin(host)

        async def counted() -> float:
            """Act; returns the latency that the metric recorded."""
            before = COUNTERS.stored.total
            player.act()
            await player.answered()
            return COUNTERS.stored.total - before

        for _ in range(3):
            begun = monotonic()
            assert 0 < await counted() <= monotonic() - begun
        await asyncio.sleep(pause)  # no frame is under way

        asked = monotonic()
        async with player.table.lock:
            waiting = asyncio.create_task(counted())
            await asyncio.sleep(pause)
        assert pause / 2 < await waiting <= monotonic() - asked

        begun = monotonic()
        assert 0 < await counted() <= monotonic() - begun
        player.connection.leave()

    with_registries(tmp_path, use)
