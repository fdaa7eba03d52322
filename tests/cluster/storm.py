"""A storm: many tables on several servers, people at each connected to different servers, and servers killed all the time.

At a third of the tables people have devices that witness each other's rolls, and a clock runs that is sometimes left to run out.
Everything shown to anybody is recorded, for comparison with the log at the end.
"""

import asyncio
import hashlib
import json
import random
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from http.client import HTTPException
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from jollyroll.dice.chain import Chain
from tests.server.device import Device
from tests.server.serving import PATIENCE, ServerProcess

BOT = 2  # the seat of the bot at each table
GAMES = ("kg", "pk", "omg")
THINKS = 0.35  # seconds at most, before each action
RESEND = 1.0  # seconds without an answer or an event until an action is sent again unchanged
STOP_OFTEN = 0.4  # the probability of taking the first choice of the list
ABSENT = 4  # seconds until a bot stands in
SURE = 1.5  # seconds connected until everybody must have heard of it
TICK = 0.02  # seconds
LOOKS = 0.08  # seconds, between looks at the table while others are waited for
CLOCK = 2  # seconds for each decision, at some tables
LEFT_TO_CLOCK = 0.1  # the probability of letting a decision's time run out at such a table
EARLY = 50  # tolerance in milliseconds between the clocks of servers
SHORT = {"pk": {"target": "1000"}}  # options that make games short
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


class Servers(Protocol):
    """The live servers; a client may use any of them."""

    @property
    def servers(self) -> Sequence[ServerProcess]: ...


class StormPlayer:
    """A seat connected to one server, which reconnects to another when that one dies."""

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
        self.action: tuple[int, dict[str, Any]] | None = None  # the pending action and the event it belongs to
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.count = 0
        self.socket: ClientConnection | None = None
        self.since: float | None = None  # when this connection said hello
        self.replaced = False  # a bot stands in
        self.asked = 0  # the event that asks for a link; 0 if none does
        self.left_to_clock = self.thought_of = 0  # events: the decision left to the clock; the last one considered
        self.device = Device(Chain(secrets.token_bytes(32)) if table.with_devices else None)

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.is_over():
            servers = list(self.table.storm.cluster.servers)
            if not servers:
                await asyncio.sleep(0.05)
                continue
            server = servers[self.seat % len(servers)] if self.table.storm.apart else random.choice(servers)
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
        """Say hello, and act until the connection ends."""
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
                self.table.shown_to_somebody(frame, text)
                self._look_at(frame["seq"], frame["event"])
            if "event" in frame or "snapshot" in frame:
                self.seq = frame["seq"]
                self.now = frame.get("now", self.now)
                self.stage = frame.get("table", {}).get("stage", self.stage)
                if self.now and self.now["waits"] == "nothing":
                    self.stage = "over"
                self.device.look(frame["table"]["fair"] if "table" in frame else self.device.fair, frame.get("event", {}))
                if self.is_over():
                    return
            elif "offer" in frame:
                self.offer = frame["offer"]
            elif "re" in frame and (answer := self.answers.pop(frame["re"], None)) and not answer.done():
                answer.set_result(frame)

    def _look_at(self, seq: int, event: dict[str, Any]) -> None:
        """Note who is asked for a link, and check that a bot stands in for this seat only while it is away."""
        if event["kind"] in ("called", "passed"):
            self.asked = seq
        elif event["kind"] in ("played", "begun"):
            self.asked = 0
        if event["kind"] in ("stands-in", "back") and event["seat"] == self.seat:
            self.replaced = event["kind"] == "stands-in"
            if event.get("why") == "clock":  # whose time has run out twice
                return
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
        """Repeat a frame until it is accepted; each of these is idempotent."""
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
            await self._insist("sit", seat=self.seat, name=f"P{self.seat}", token=self.token, commitment=seal, **self.device.seal)
            self.sits = True
        self.table.sitting.add(self.seat)
        await self._begin()
        while not self.is_over():
            await self._move()

    async def _begin(self) -> None:
        """The host starts when both are seated; both reveal their seeds."""
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
        if self.asked and self.device.called["witness"] == self.seat:
            await self._witness(self.asked)
            return
        if not now or now.get("seat") != self.seat or now["waits"] not in ("roll", "choice"):
            await asyncio.sleep(LOOKS)
            return
        if self.action is None or self.action[0] != seq:
            if self.table.storm.thinks:
                await asyncio.sleep(random.random() * self.table.storm.thinks)
            if self.seq != seq:
                return
            if self._lets_time_run_out(seq):
                await asyncio.sleep(LOOKS)
                return
            if self.table.storm.apart:
                asked = time.monotonic()
                await self._ask("ping")
                self.table.storm.pings.append(time.monotonic() - asked)
            fields = {"seat": self.seat, "at": seq, "nonce": secrets.token_hex(16)}
            link = {"link": found} if (found := self.device.link(self.seat)) else {}
            if now["waits"] == "choice":
                if not self.offer or self.offer["seq"] != seq:
                    await asyncio.sleep(0.02)
                    return
                choices = self.offer["choices"]
                choice = choices[0] if random.random() < STOP_OFTEN else random.choice(choices)
                self.action = seq, {"do": "choose", **fields, "choice": choice, **(link if choice in self.offer["chance"] else {})}
            else:
                self.action = seq, {"do": "roll", **fields, **link}
        answer = await self._ask(**self.action[1])
        if "refused" in answer:
            assert answer["refused"] in (*PASSING, "stale"), answer
            self.table.storm.refused.append(answer["refused"])
            await asyncio.sleep(min(answer.get("retry_after") or 0.05, 1.0))
        else:
            self.table.storm.done += 1
            while self.seq < answer["seq"]:
                await asyncio.sleep(0.005)

    async def _witness(self, seq: int) -> None:
        """Send the requested link; again if the answer is lost."""
        answer = await self._ask("witness", seat=self.seat, at=seq, link=self.device.link(self.seat))
        assert "ok" in answer or answer["refused"] in (*PASSING, "no-witness-due"), answer
        if "ok" not in answer:
            await asyncio.sleep(LOOKS)
        while "ok" in answer and self.asked == seq:
            await asyncio.sleep(0.005)

    def _lets_time_run_out(self, seq: int) -> bool:
        """Whether to leave this decision to the clock; a seat that once does so goes on with it."""
        if self.thought_of < seq and self.table.with_devices and self.table.storm.thinks and random.random() < LEFT_TO_CLOCK:
            self.left_to_clock = seq
        self.thought_of = seq
        return self.left_to_clock == seq


PASSING = ("not-stored", "busy", "closing", "mishap", "too-many-connections", "stale")  # try again


class StormTable:
    """Two people and a bot; records what anybody was shown, and the longest standstill."""

    def __init__(self, storm: "Storm", opened: dict[str, str], with_devices: bool) -> None:
        self.storm = storm
        self.id = opened["table"]
        self.host = opened["host"]
        self.with_devices = with_devices
        self.sitting: set[int] = set()
        self.shown: dict[int, set[str]] = {}
        self.shown_at: dict[int, float] = {}
        self.last = time.monotonic()
        self.longest = 0.0  # seconds from one event to the next; somebody may have thought meanwhile, or left it to the clock
        self.went_on = ""  # the event that ended this
        self.over = False

    def shown_to_somebody(self, frame: dict[str, Any], text: str) -> None:
        seq, event = frame["seq"], frame["event"]
        if seq not in self.shown:
            now = time.monotonic()
            if now - self.last > self.longest:
                self.longest, self.went_on = now - self.last, f"{event['kind']} by {event.get('by', 'nobody')}"
            self.last = self.shown_at[seq] = now
        elif self.storm.apart and self.storm.blowing:
            self.storm.crossings.append(time.monotonic() - self.shown_at[seq])
        self.shown.setdefault(seq, set()).add(text)

    async def play(self) -> None:
        await asyncio.gather(*[StormPlayer(self, seat).play() for seat in (0, 1)])
        self.over = True


class Storm:
    """All tables."""

    def __init__(self, cluster: Servers, tables: int, apart: bool = False, thinks: float = THINKS) -> None:
        self.cluster = cluster
        self.apart = apart  # the people at a table stay at two different servers
        self.crossings: list[float] = []  # seconds from the first showing of an event until the other player is shown it
        self.pings: list[float] = []  # seconds for a ping at the same time
        self.number = tables
        self.thinks = thinks
        self.tables: list[StormTable] = []
        self.done = 0
        self.refused: list[str] = []
        self.replaced: list[str] = []  # people who were there
        self.witnessed = self.ran_out = 0  # rolls; clocks
        self.blowing = True
        self.clock = 0.0  # seconds in which this process was let run

    async def rage(self, disturb: Callable[[], Any]) -> None:
        """Everybody plays while `disturb` runs; then all games are played to their end."""
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

    async def calm(self, seconds: float) -> None:
        """Everybody plays for this many seconds without disasters; games are not finished."""
        playing = [asyncio.create_task(self._seat(number)) for number in range(self.number)]
        await asyncio.wait(playing, timeout=seconds)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _tick(self) -> None:
        before = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self.clock += min(now - before, 2 * TICK)
            before = now

    async def _seat(self, number: int) -> None:
        """Play one game after the other while the storm lasts."""
        first = True
        while first or self.blowing:
            first = False
            with_devices = number // len(GAMES) % 3 == 0
            table = StormTable(self, await self._open(GAMES[number % len(GAMES)], CLOCK if with_devices else 0), with_devices)
            self.tables.append(table)
            await table.play()

    async def _open(self, game: str, clock: int) -> dict[str, str]:
        body = {
            "game": game,
            "seats": ["free", "free", "bot:beginner"],
            "settings": {"pace": 0, "absent": ABSENT, "clock": clock, "options": SHORT.get(game, {})},
        }
        while True:
            servers = list(self.cluster.servers)
            try:
                status, answer, _ = await asyncio.to_thread(random.choice(servers).fetch, "/api/tables", body)
            except (OSError, IndexError, ValueError, HTTPException):  # the server died while answering
                await asyncio.sleep(0.1)
                continue
            if status == 201:
                opened: dict[str, str] = json.loads(answer)
                return opened
            assert json.loads(answer)["refused"] in PASSING, answer
            await asyncio.sleep(0.2)

    def note(self, events: Iterable[dict[str, Any]]) -> None:
        """Record events of a table."""
        for event in events:
            self.witnessed += sum(part.get("devices", {}).get("witness", -1) >= 0 for part in event.get("parts", ()))
            self.ran_out += event["kind"] == "played" and event["by"] == "clock"

    def summary(self) -> str:
        """The figures in a sentence."""
        stood = max(self.tables, key=lambda table: table.longest)
        return (
            f"{len(self.tables)} games, {sum(len(table.shown) for table in self.tables):,} events shown, {self.done:,} actions,"
            f" {self.witnessed:,} rolls witnessed, {self.ran_out} clocks ran out; longest that any table stood still:"
            f" {self.longest:.1f} s, then {stood.went_on}"
        )

    @property
    def longest(self) -> float:
        """Seconds by the clock on the wall that any table ever stood still."""
        return max(table.longest for table in self.tables)


def differences(server: ServerProcess, storm: Storm) -> list[str]:
    """Errors: events shown but missing from the log or different; actions out of turn or for others; unfinished games.

    A storm without a witnessed roll, or without a clock that ran out, proves nothing about these.
    """
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
        storm.note(frame["event"] for frame in frames)
    if not storm.witnessed or not storm.ran_out:
        found.append(f"{storm.witnessed} rolls were witnessed, {storm.ran_out} clocks ran out")
    return found


def out_of_turn(frames: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Actions of a seat whose turn it was not, of a bot without a seat, or of a clock before its time.

    Acting twice in a position is one of these.
    """
    waited_for, deadline, bots, called = None, 0, {BOT}, None
    for frame in frames:
        event = frame["event"]
        if event["kind"] == "stands-in":
            bots.add(event["seat"])
        elif event["kind"] == "back":
            bots.discard(event["seat"])
        elif event["kind"] == "played" and called:  # decided by chance; whose seat it is may have changed meanwhile
            if (event["seat"], event["by"]) != called:
                yield f"event {frame['seq']}: {event['by']} for seat {event['seat']} instead of {called}"
            called = None
        elif event["kind"] == "played" or (event["kind"] == "called" and event["seat"] >= 0):
            called = (event["seat"], event["by"]) if event["kind"] == "called" else None
            if event["seat"] != waited_for:
                yield f"event {frame['seq']}: seat {event['seat']} acted, seat {waited_for} was waited for"
            if (event["by"] == "bot") != (event["seat"] in bots):
                yield f"event {frame['seq']}: {event['by']} acted for seat {event['seat']}"
            if event["by"] == "clock" and frame["at"] < deadline - EARLY:
                yield f"event {frame['seq']}: the clock acted {deadline - frame['at']} ms before its time"
        now = frame.get("now")
        if now and now["waits"] != "witness":
            waited_for, deadline = now["seat"], now.get("deadline") or 0
