"""A load of many people at many tables: a driver that plays two-seat games over real WebSockets, at full speed or a given pace.

It is used by the measurements, and by the tests that kill servers under load. All events shown to clients can be recorded, for
comparison with those stored by the server.
"""

import asyncio
import hashlib
import json
import random
import secrets
import time
from collections import defaultdict
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from pydantic_core import from_json

from jollyroll.dice.chain import Chain

STOP_OFTEN = 0.4  # the probability of taking the first choice of the list
PATIENCE = 60  # seconds
ACTIONS = ("roll", "choose")
NOT_YET = ("not-ready", "busy")  # retried: this server has not heard yet of the other's action, or is catching up
A_MOMENT = 0.01  # seconds
PUT_OFF = 503  # the status for "ask again later"


class Player(WSListener):
    """One seat on one connection. It chooses automatically."""

    def __init__(self, table: "LoadTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.seed = secrets.token_bytes(32)
        self.chain = Chain(secrets.token_bytes(32)) if table.crowd.devices else None
        self.witnessed: set[str] = set()  # ids of frames sent as a witness
        self.acted: set[str] = set()  # ids of unanswered actions
        self.asked: dict[str, Any] | None = None  # its last answer as a witness, until the dice have fallen
        self.token = ""
        self.transport: WSTransport | None = None
        self.expected: asyncio.Future[Any] | None = None
        self.frames = 0
        self.seq = 0  # the last event this player has seen

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None
        self.acted.clear()
        if self.expected and not self.expected.done():
            self.expected.set_exception(ConnectionError())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        body = frame.get_payload_as_bytes()
        if body.startswith(b'{"seq"'):
            self.table.happened(self, body)
        elif body.startswith(b'{"offer"'):
            self.table.offered(self, from_json(body)["offer"])
        elif body.startswith(b'{"re"'):
            self.table.answered(self, from_json(body))
        elif body.startswith(b'{"bye"'):
            self.table.crowd.refused.append(from_json(body))

    def send(self, do: str, **fields: Any) -> None:
        """Send a frame, if connected."""
        if self.transport is None:
            return
        self.frames += 1
        if do == "witness":
            self.witnessed.add(str(self.frames))
        elif do in ACTIONS:
            self.acted.add(str(self.frames))
        frame = {"v": 1, "id": str(self.frames), "do": do, **fields}
        self.transport.send(WSMsgType.TEXT, json.dumps(frame, separators=(",", ":")).encode())

    async def ask(self, do: str, **fields: Any) -> Any:
        """Send a frame and return its answer."""
        self.expected = asyncio.get_running_loop().create_future()
        self.send(do, **fields)
        answer = await asyncio.wait_for(self.expected, PATIENCE)
        self.expected = None
        if answer.get("refused") in NOT_YET:
            await asyncio.sleep(answer.get("retry_after") or A_MOMENT)
            return await self.ask(do, **fields)
        if "refused" in answer:
            raise RuntimeError(f"{do}: {answer}")
        return answer

    def link(self) -> dict[str, str]:
        """The link of this player's device for the next throw, as a field of a frame."""
        return {"link": self.chain.link(self.table.throws + 1).hex()} if self.chain else {}

    def look(self, frame: dict[str, Any]) -> None:
        """Count throws, and witness those of the other player."""
        event = frame.get("event", {})
        thrown = [part["roll"] for part in event.get("parts", ()) if "roll" in part]
        if thrown:
            self.table.throws, self.asked = max(self.table.throws, thrown[-1]), None
        if event.get("witness") == self.seat:
            self.asked = {"seat": self.seat, "at": frame["seq"], **self.link()}
            self.send("witness", **self.asked)

    async def connect(self) -> None:
        """Connect or reconnect; the server sends the rest."""
        address = f"ws://127.0.0.1:{self.table.crowd.port}/ws/{self.table.id}"
        await ws_connect(lambda: self, address, websocket_handshake_timeout=PATIENCE, read_buffer_init_size=2048)
        keys: dict[str, Any] = {"tokens": [self.token]} if self.token else {}
        host = {"host": self.table.host} if self.seat == 0 else {}
        after = {"after": self.seq} if self.seq else {}
        await self.ask("hello", offers="numbers", **keys, **host, **after)


class LoadTable:
    """A table with two players."""

    def __init__(self, crowd: "Crowd", opened: dict[str, str]) -> None:
        self.crowd = crowd
        self.id = opened["table"]
        self.host = opened["host"]
        self.players = [Player(self, 0), Player(self, 1)]
        self.seq = 0
        self.sent_at = 0.0  # when the last action was sent
        self.sent_by: Player | None = None
        self.over = False
        self.throws = 0  # seen by anybody
        self.done = 0  # actions accepted
        self.due: tuple[Player, str, dict[str, Any]] | None = None  # the next action
        self.pending: tuple[Player, str, dict[str, Any]] | None = None  # the unanswered action
        self.shown: dict[int, set[bytes]] = {}  # every event shown to anybody, if recorded

    async def sit_down(self) -> None:
        """Seat both players and begin the game."""
        for player in self.players:
            await player.connect()
        for player in self.players:
            seal = hashlib.sha256(player.seed).hexdigest()
            fields = {"seat": player.seat, "name": f"P{player.seat}", "commitment": seal, "nonce": secrets.token_hex(16)}
            if player.chain:
                fields["chain"] = player.chain.seal.hex()
            player.token = (await player.ask("sit", **fields))["token"]
        await self.players[0].ask("start")
        for player in self.players:
            await player.ask("reveal", seat=player.seat, seed=player.seed.hex())

    async def come_back(self) -> None:
        """Reconnect both players; an unanswered action is sent again unchanged."""
        self.due = None
        for player in self.players:
            await player.connect()
        for player in self.players:
            if player.asked:
                player.send("witness", **player.asked)
        if self.pending:
            player, do, fields = self.pending
            player.send(do, **fields)

    def happened(self, player: Player, body: bytes) -> None:
        """Handle an event or a snapshot at one of the two."""
        if self.crowd.keep:
            frame = from_json(body)
            if "event" in frame:
                assert frame["seq"] == player.seq + 1, "no event is missing, none comes twice"
                self.shown.setdefault(frame["seq"], set()).add(body)
            player.seq = frame["seq"]
        if player.chain:
            player.look(from_json(body))
        if self.sent_by is not None and player is not self.sent_by and b'"kind":"played"' in body[:90]:
            delay = time.perf_counter() - self.sent_at
            self.crowd.delays.append(delay)
            self.crowd.delays_by_second[int(self.sent_at)].append(delay)
            self.sent_by = None
        if player.seat:
            return
        frame = from_json(body)
        self.seq = frame["seq"]
        now = frame.get("now")
        if now is None:
            return
        if now["waits"] == "nothing":
            self.crowd.over += not self.over
            self.over = True
        elif now["waits"] == "roll" and now["seat"] < len(self.players):
            self.do_next(self.players[now["seat"]], "roll", {}, chance=True)

    def offered(self, player: Player, offer: dict[str, Any]) -> None:
        """Handle an offer of choices."""
        self.seq = max(self.seq, offer["seq"])
        choices = offer["choices"]
        choice = choices[0] if random.random() < STOP_OFTEN else random.choice(choices)
        self.do_next(player, "choose", {"choice": choice}, chance=choice in offer["chance"])

    def answered(self, player: Player, answer: dict[str, Any]) -> None:
        """Handle an answer to one of the two."""
        if answer["re"] in player.witnessed:
            player.witnessed.remove(answer["re"])
        elif player.expected and not player.expected.done():
            player.expected.set_result(answer)
            return
        elif answer["re"] in player.acted:
            player.acted.remove(answer["re"])
            if not player.acted and self.pending and self.pending[0] is player:  # else they have gone on already
                self.pending = None
            self.done += "ok" in answer
            self.crowd.done += "ok" in answer
        if "refused" in answer:
            self.crowd.refused.append(answer)

    def do_next(self, player: Player, do: str, fields: dict[str, Any], chance: bool) -> None:
        """Schedule the next action; if chance decides it, the player's device takes part."""
        self.due = player, do, {**fields, **(player.link() if chance else {})}
        self.crowd.ready(self)

    def act(self) -> None:
        """Send the scheduled action."""
        if self.due is None or self.over:
            return
        player, do, fields = self.due
        self.due = None
        self.sent_by = player
        self.crowd.sent[do] += 1
        fields = {"seat": player.seat, "at": self.seq, "nonce": secrets.token_hex(16), **fields}
        self.pending = player, do, fields
        self.sent_at = time.perf_counter()
        player.send(do, **fields)


class Crowd:
    """All tables of a load."""

    def __init__(
        self, port: int, games: list[str], pace: float = 0.0, keep: bool = False, bots: int = 0, devices: bool = False
    ) -> None:
        self.port = port
        self.devices = devices  # everybody has one, with a chain, and witnesses the other's throws
        self.games = games
        self.pace = pace  # seconds from action to action; 0: at once
        self.keep = keep  # record every event shown
        self.seats = ["free", "free"] + ["bot:beginner"] * bots
        self.tables: list[LoadTable] = []
        self.delays: list[float] = []  # seconds from sending an action until it is shown at the other seat
        self.delays_by_second: defaultdict[int, list[float]] = defaultdict(list)  # the same, by when it was sent
        self.sent = dict.fromkeys(ACTIONS, 0)
        self.done = 0  # actions accepted
        self.refused: list[Any] = []
        self.over = 0
        self.playing = False

    async def gather(self, tables: int, at_once: int = 16) -> None:
        """Open this many more tables and seat everybody."""
        gate = asyncio.Semaphore(at_once)

        async def one(number: int) -> None:
            async with gate:
                game = self.games[number % len(self.games)]
                body = {"game": game, "seats": self.seats, "settings": {"absent": 0, "pace": 0}}
                table = LoadTable(self, await asyncio.to_thread(post, self.port, "/api/tables", body))
                self.tables.append(table)
                await table.sit_down()

        begun = len(self.tables)
        await asyncio.gather(*[one(begun + number) for number in range(tables)])

    def ready(self, table: LoadTable) -> None:
        """Let a table go on."""
        if not self.playing:
            return
        if not self.pace:
            return table.act()
        asyncio.get_running_loop().call_later(max(0.0, table.sent_at + self.pace - time.perf_counter()), table.act)

    async def play(self, seconds: float) -> None:
        """Let everybody play for this many seconds."""
        self.playing = True
        loop = asyncio.get_running_loop()
        for table in self.tables:
            if self.pace:
                loop.call_later(random.random() * self.pace, table.act)
            else:
                table.act()
        await asyncio.sleep(seconds)
        self.playing = False

    async def hang_up(self) -> None:
        """Close all connections."""
        open_ones = [player.transport for table in self.tables for player in table.players if player.transport]
        for transport in open_ones:
            transport.disconnect()
        await asyncio.gather(*[transport.wait_disconnected() for transport in open_ones])


def post(port: int, path: str, body: Any) -> Any:
    """A request with a JSON body; retried while the server answers "ask again later"."""
    request = Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            with error:
                wait = float(error.headers.get("Retry-After") or PATIENCE)
                if error.code != PUT_OFF or time.monotonic() + wait > until:
                    raise
            time.sleep(wait)
