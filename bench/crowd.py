"""Many people at many tables: a driver that plays two-seat games over real WebSockets, as fast as it can or at a given pace."""

import asyncio
import hashlib
import json
import random
import secrets
import time
from typing import Any
from urllib.request import Request, urlopen

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from pydantic_core import from_json

STOP_OFTEN = 0.4  # how often a player takes the first choice of the list


class Player(WSListener):
    """One seat on one connection. It chooses by itself what it is offered."""

    def __init__(self, table: "LoadTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.seed = secrets.token_bytes(32)
        self.transport: WSTransport
        self.welcome: asyncio.Future[Any] | None = None
        self.frames = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        body = frame.get_payload_as_bytes()
        if body.startswith(b'{"seq"'):
            self.table.happened(self, body)
        elif body.startswith(b'{"offer"'):
            self.table.offered(self, from_json(body)["offer"])
        elif body.startswith(b'{"re"'):
            answer = from_json(body)
            if self.welcome and not self.welcome.done():
                self.welcome.set_result(answer)
            elif "refused" in answer:
                self.table.crowd.refused.append(answer)
        elif body.startswith(b'{"bye"'):
            self.table.crowd.refused.append(from_json(body))

    def send(self, do: str, **fields: Any) -> None:
        self.frames += 1
        frame = {"v": 1, "id": str(self.frames), "do": do, **fields}
        self.transport.send(WSMsgType.TEXT, json.dumps(frame, separators=(",", ":")).encode())

    async def ask(self, do: str, **fields: Any) -> Any:
        self.welcome = asyncio.get_running_loop().create_future()
        self.send(do, **fields)
        answer = await asyncio.wait_for(self.welcome, 60)
        self.welcome = None
        if "refused" in answer:
            raise RuntimeError(f"{do}: {answer}")
        return answer


class LoadTable:
    """A table with two players."""

    def __init__(self, crowd: "Crowd", opened: dict[str, str]) -> None:
        self.crowd = crowd
        self.id = opened["table"]
        self.host = opened["host"]
        self.players = [Player(self, 0), Player(self, 1)]
        self.seq = 0
        self.sent_at = 0.0  # when the last deed was sent
        self.sent_by: Player | None = None
        self.over = False
        self.due: tuple[Player, str, dict[str, Any]] | None = None  # the next deed
        self.waiting = False  # for the pace

    async def sit_down(self) -> None:
        address = f"ws://127.0.0.1:{self.crowd.port}/ws/{self.id}"
        for player in self.players:
            await ws_connect(lambda player=player: player, address, websocket_handshake_timeout=60, read_buffer_init_size=2048)
            host = {"host": self.host} if player.seat == 0 else {}
            await player.ask("hello", offers="numbers", **host)
        for player in self.players:
            seal = hashlib.sha256(player.seed).hexdigest()
            await player.ask("sit", seat=player.seat, name=f"P{player.seat}", commitment=seal, nonce=secrets.token_hex(16))
        await self.players[0].ask("start")
        for player in self.players:
            await player.ask("reveal", seat=player.seat, seed=player.seed.hex())

    def happened(self, player: Player, body: bytes) -> None:
        """An event arrived at one of the two."""
        if self.sent_by is not None and player is not self.sent_by and b'"kind":"played"' in body[:90]:
            self.crowd.shown(time.perf_counter() - self.sent_at)
            self.sent_by = None
        if player.seat:
            return
        frame = from_json(body)
        self.seq = frame["seq"]
        now = frame.get("now")
        if now is None:
            return
        if now["waits"] == "nothing":
            self.over = True
            self.crowd.ended(self)
        elif now["waits"] == "roll":
            self.do_next(self.players[now["seat"]], "roll", {})

    def offered(self, player: Player, offer: dict[str, Any]) -> None:
        """A player must choose."""
        self.seq = max(self.seq, offer["seq"])
        choices = offer["choices"]
        choice = choices[0] if random.random() < STOP_OFTEN else random.choice(choices)
        self.do_next(player, "choose", {"choice": choice})

    def do_next(self, player: Player, do: str, fields: dict[str, Any]) -> None:
        self.due = player, do, fields
        self.crowd.ready(self)

    def act(self) -> None:
        """Do what is due."""
        if self.due is None or self.over:
            return
        player, do, fields = self.due
        self.due = None
        self.sent_by = player
        self.crowd.sent[do] += 1
        self.sent_at = time.perf_counter()
        player.send(do, seat=player.seat, at=self.seq, nonce=secrets.token_hex(16), **fields)


class Crowd:
    """All tables of a load."""

    def __init__(self, port: int, games: list[str], pace: float = 0.0) -> None:
        self.port = port
        self.games = games
        self.pace = pace  # seconds from deed to deed; 0: at once
        self.tables: list[LoadTable] = []
        self.delays: list[float] = []
        self.sent = {"roll": 0, "choose": 0}
        self.refused: list[Any] = []
        self.over = 0
        self.playing = False

    async def gather(self, tables: int, at_once: int = 16) -> None:
        """Open so many more tables and sit everybody down."""
        gate = asyncio.Semaphore(at_once)

        async def one(number: int) -> None:
            async with gate:
                game = self.games[number % len(self.games)]
                wish = {"game": game, "seats": ["free", "free"], "settings": {"absent": 0}}
                opened = await asyncio.to_thread(post, self.port, "/api/tables", wish)
                table = LoadTable(self, opened)
                self.tables.append(table)
                await table.sit_down()

        await asyncio.gather(*[one(len(self.tables) + number) for number in range(tables)])

    def shown(self, delay: float) -> None:
        self.delays.append(delay)

    def ended(self, table: LoadTable) -> None:
        self.over += 1

    def ready(self, table: LoadTable) -> None:
        """A table can go on."""
        if not self.playing:
            return
        if not self.pace:
            return table.act()
        loop = asyncio.get_running_loop()
        loop.call_later(max(0.0, table.sent_at + self.pace - time.perf_counter()), table.act)

    async def play(self, seconds: float) -> None:
        """Let everybody play for so long."""
        self.playing = True
        loop = asyncio.get_running_loop()
        for table in self.tables:
            table.sent_at = time.perf_counter() - self.pace * random.random()
            if self.pace:
                loop.call_later(random.random() * self.pace, table.act)
            else:
                table.act()
        await asyncio.sleep(seconds)
        self.playing = False


def post(port: int, path: str, body: Any) -> Any:
    """A request with a JSON body."""
    request = Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)
