"""A storm: many tables on several servers, people at each by way of different servers, and servers that are killed all the time.

Everything anybody was shown is kept, to be compared with the log in the end.
"""

import asyncio
import hashlib
import json
import random
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.cluster.servers import Cluster
from tests.server.serving import PATIENCE, ServerProcess

BOT = 2  # the seat of the bot at each table
GAMES = ("kg", "pk", "omg")
THINKS = 0.35  # seconds at most, before each action
RESEND = 1.0  # seconds without an answer or an event, then an action is sent again, as it was
STOP_OFTEN = 0.4  # how often a player takes the first choice of the list
ABSENT = 4  # seconds until a bot stands in
SURE = 1.5  # seconds connected, then everybody has had time to hear of it
TICK = 0.02  # seconds
LOOKS = 0.08  # seconds, between looks at the table while others are waited for
SHORT = {"pk": {"target": "1000"}}  # options under which games are soon over
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


class StormPlayer:
    """A seat that is connected to one server or another, and comes back to another when that one dies."""

    def __init__(self, table: "StormTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.seed = secrets.token_bytes(32)
        self.token = secrets.token_urlsafe(16)
        self.sits = False
        self.seq = 0
        self.now: dict[str, Any] | None = None
        self.stage = ""
        self.offer: dict[str, Any] | None = None
        self.action: tuple[int, dict[str, Any]] | None = None  # what is sent at which event, until something happens
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.count = 0
        self.socket: ClientConnection | None = None
        self.since: float | None = None  # when this connection was said hello to
        self.replaced = False  # a bot stands in

    async def play(self) -> None:
        """Until the game is over."""
        while not self.is_over():
            servers = list(self.table.storm.cluster.servers)
            if not servers:
                await asyncio.sleep(0.05)
                continue
            server = random.choice(servers)
            try:
                async with connect(
                    f"ws://127.0.0.1:{server.port}/ws/{self.table.id}", compression=None, open_timeout=10, close_timeout=0.2
                ) as self.socket:
                    await self._visit(self.socket)
            except GONE:
                await asyncio.sleep(0.05)
            finally:
                self.socket = self.since = None
                for answer in self.answers.values():
                    answer.cancel()
                self.answers.clear()

    def is_over(self) -> bool:
        return self.stage == "over"

    async def _visit(self, socket: ClientConnection) -> None:
        """Say hello, and do what is to be done until the connection ends."""
        reading = asyncio.create_task(self._read(socket))
        acting = asyncio.create_task(self._act())
        try:
            done, _ = await asyncio.wait([reading, acting], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (reading, acting):
                task.cancel()
            await asyncio.gather(reading, acting, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            frame = json.loads(text)
            if "event" in frame:
                assert frame["seq"] == self.seq + 1, "no event is missing, none comes twice"
                self.table.shown_to_somebody(frame["seq"], text)
                self._look_at(frame["event"])
            if "event" in frame or "snapshot" in frame:
                self.seq = frame["seq"]
                self.now = frame.get("now", self.now)
                self.stage = frame.get("table", {}).get("stage", self.stage)
                if self.now and self.now["waits"] == "nothing":
                    self.stage = "over"
                if self.is_over():
                    return
            elif "offer" in frame:
                self.offer = frame["offer"]
            elif "re" in frame and (answer := self.answers.pop(frame["re"], None)) and not answer.done():
                answer.set_result(frame)

    def _look_at(self, event: dict[str, Any]) -> None:
        """A bot may stand in for this seat while it is away, and only then."""
        if event["kind"] in ("stands-in", "back") and event["seat"] == self.seat:
            self.replaced = event["kind"] == "stands-in"
            if self.replaced and self.since is not None and self.table.storm.clock - self.since > SURE:
                self.table.storm.replaced.append(f"{self.table.id}: a bot stood in for seat {self.seat}, who was there")

    async def _ask(self, do: str, **fields: Any) -> dict[str, Any]:
        assert self.socket
        self.count += 1
        name = str(self.count)
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"v": 1, "id": name, "do": do, **fields}))
        return await asyncio.wait_for(answer, PATIENCE)

    async def _insist(self, do: str, **fields: Any) -> None:
        """Again and again until it is accepted; each of these does no harm when it is sent twice."""
        while "ok" not in (answer := await self._ask(do, **fields)):
            assert answer["refused"] in PASSING, (do, answer)
            await asyncio.sleep(min(answer.get("retry_after") or 0.1, 1.0))

    async def _act(self) -> None:
        host = {"host": self.table.host} if self.seat == 0 else {}
        keys = {"tokens": [self.token]} if self.sits else {}
        await self._insist("hello", offers="numbers", **host, **keys, **({"after": self.seq} if self.seq else {}))
        self.since = self.table.storm.clock
        if not self.sits:
            seal = hashlib.sha256(self.seed).hexdigest()
            await self._insist("sit", seat=self.seat, name=f"P{self.seat}", token=self.token, commitment=seal)
            self.sits = True
        self.table.sitting.add(self.seat)
        await self._begin()
        while not self.is_over():
            await self._move()

    async def _begin(self) -> None:
        """The host starts when both sit; both show their seeds."""
        if self.seat == 0 and self.stage in ("", "open"):
            while len(self.table.sitting) < 2:
                await asyncio.sleep(0.02)
            while self.stage in ("", "open"):
                answer = await self._ask("start")
                assert "ok" in answer or answer["refused"] in (*PASSING, "not-ready", "begun"), answer
                await asyncio.sleep(0.05)
        while self.stage in ("", "open"):
            await asyncio.sleep(0.02)
        if self.stage == "revealing":
            answer = await self._ask("reveal", seat=self.seat, seed=self.seed.hex())
            assert "ok" in answer or answer["refused"] in (*PASSING, "begun", "not-open", "not-revealing"), answer

    async def _move(self) -> None:
        """What is to be done now, if anything is."""
        if self.replaced:
            answer = await self._ask("back", seat=self.seat)
            assert "ok" in answer or answer["refused"] in PASSING, answer
            self.replaced = "ok" not in answer
        seq, now = self.seq, self.now
        if not now or now.get("seat") != self.seat or now["waits"] not in ("roll", "choice"):
            await asyncio.sleep(LOOKS)
            return
        if self.action is None or self.action[0] != seq:
            if self.table.storm.thinks:
                await asyncio.sleep(random.random() * self.table.storm.thinks)
            if self.seq != seq:
                return
            fields = {"seat": self.seat, "at": seq, "nonce": secrets.token_hex(16)}
            if now["waits"] == "choice":
                if not self.offer or self.offer["seq"] != seq:
                    await asyncio.sleep(0.02)
                    return
                choices = self.offer["choices"]
                choice = choices[0] if random.random() < STOP_OFTEN else random.choice(choices)
                self.action = seq, {"do": "choose", **fields, "choice": choice}
            else:
                self.action = seq, {"do": "roll", **fields}
        answer = await self._ask(**self.action[1])
        if "refused" in answer:
            assert answer["refused"] in (*PASSING, "stale"), answer
            self.table.storm.refused.append(answer["refused"])
            await asyncio.sleep(min(answer.get("retry_after") or 0.05, 1.0))
        else:
            self.table.storm.done += 1
            while self.seq < answer["seq"]:
                await asyncio.sleep(0.005)


PASSING = ("not-stored", "busy", "closing", "mishap", "too-many-connections", "stale")  # try again


class StormTable:
    """Two people and a bot; keeps what anybody was shown, and how long it ever stood still."""

    def __init__(self, storm: "Storm", opened: dict[str, str]) -> None:
        self.storm = storm
        self.id = opened["table"]
        self.host = opened["host"]
        self.sitting: set[int] = set()
        self.shown: dict[int, set[str]] = {}
        self.last = storm.clock
        self.longest = 0.0
        self.over = False

    def shown_to_somebody(self, seq: int, text: str) -> None:
        if seq not in self.shown:
            now = self.storm.clock
            self.longest, self.last = max(self.longest, now - self.last), now
        self.shown.setdefault(seq, set()).add(text)

    async def play(self) -> None:
        await asyncio.gather(*[StormPlayer(self, seat).play() for seat in (0, 1)])
        self.over = True


class Storm:
    """All tables."""

    def __init__(self, cluster: Cluster, tables: int) -> None:
        self.cluster = cluster
        self.number = tables
        self.thinks = THINKS
        self.tables: list[StormTable] = []
        self.done = 0
        self.refused: list[str] = []
        self.replaced: list[str] = []  # people who were there
        self.blowing = True
        self.clock = 0.0  # seconds in which this process was let run: a machine that stands still makes no table wait

    async def rage(self, disturb: Callable[[], Any]) -> None:
        """Everybody plays while `disturb` does its worst; then all games are played to their end."""
        ticking = asyncio.create_task(self._tick())
        playing = [asyncio.create_task(self._seat(number)) for number in range(self.number)]
        try:
            await asyncio.to_thread(disturb)
            self.blowing = False
            self.thinks = 0.0
            await asyncio.gather(*playing)
        finally:
            for task in (*playing, ticking):
                task.cancel()
            await asyncio.gather(*playing, ticking, return_exceptions=True)

    async def _tick(self) -> None:
        before = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self.clock += min(now - before, 2 * TICK)
            before = now

    async def _seat(self, number: int) -> None:
        """One game after the other for as long as the storm lasts."""
        first = True
        while first or self.blowing:
            first = False
            table = StormTable(self, await self._open(GAMES[number % len(GAMES)]))
            self.tables.append(table)
            await table.play()

    async def _open(self, game: str) -> dict[str, str]:
        body = {
            "game": game,
            "seats": ["free", "free", "bot:beginner"],
            "settings": {"pace": 0, "absent": ABSENT, "options": SHORT.get(game, {})},
        }
        while True:
            servers = list(self.cluster.servers)
            try:
                status, answer, _ = await asyncio.to_thread(random.choice(servers).fetch, "/api/tables", body)
            except (OSError, IndexError, ValueError):
                await asyncio.sleep(0.1)
                continue
            if status == 201:
                opened: dict[str, str] = json.loads(answer)
                return opened
            assert json.loads(answer)["refused"] in PASSING, answer
            await asyncio.sleep(0.2)

    @property
    def longest(self) -> float:
        """Seconds that any table ever stood still."""
        return max(table.longest for table in self.tables)


def differences(server: ServerProcess, storm: Storm) -> list[str]:
    """What was shown and is not in the log, or in another way; who acted out of turn or for others; games without an end."""
    from tests.server.test_catching_up import history

    found = list(storm.replaced)
    for table in storm.tables:
        log = history(server, table.id)
        found += [f"{table.id}: event {seq}" for seq, shown in table.shown.items() if shown != {log[seq - 1]}]
        if not table.over:
            found.append(f"{table.id} is not over")
        frames = [json.loads(frame) for frame in log]
        if [frame["seq"] for frame in frames] != list(range(1, len(log) + 1)):
            found.append(f"{table.id}: numbers")
        found += [f"{table.id}: {fault}" for fault in out_of_turn(frames)]
    return found


def out_of_turn(frames: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Actions of a seat that was not waited for, or of a bot that has no seat: whoever acts twice in a position is one of these."""
    waited_for, bots = None, {BOT}
    for frame in frames:
        event = frame["event"]
        if event["kind"] == "stands-in":
            bots.add(event["seat"])
        elif event["kind"] == "back":
            bots.discard(event["seat"])
        elif event["kind"] == "played":
            if event["seat"] != waited_for:
                yield f"event {frame['seq']}: seat {event['seat']} acted, seat {waited_for} was waited for"
            if (event["by"] == "bot") != (event["seat"] in bots):
                yield f"event {frame['seq']}: {event['by']} acted for seat {event['seat']}"
        waited_for = frame["now"]["seat"] if frame.get("now") else waited_for
