"""Clients of live tables, for tests: real WebSocket clients that validate every frame against its model.

With a device, a client seals its chain when it sits down, contributes its links to its own throws, and witnesses others'
automatically.
"""

import json
import random
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from jollyroll.dice.chain import Chain
from jollyroll.server.protocol.answers import ServerFrame
from tests.server.device import Device
from tests.server.serving import PATIENCE, ServerProcess

FRAME: TypeAdapter[Any] = TypeAdapter(ServerFrame)


class Closed(Exception):
    """The server has closed the connection; `bye` is its reason."""

    def __init__(self, bye: dict[str, Any] | None, code: int) -> None:
        super().__init__(f"{code} {bye}")
        self.bye = bye or {}
        self.code = code


class Client:
    """One connection to a table. Its keys and events are kept, so that it can reconnect."""

    def __init__(self, server: ServerProcess, table: str, **hello: Any) -> None:
        self.server = server
        self.table_id = table
        self.tokens: list[str] = hello.pop("tokens", [])
        self.host: str | None = hello.pop("host", None)
        self.seeds: dict[int, bytes] = {}
        self.device = Device(hello.pop("chain", None))
        self.witnesses = True  # answers requests for a link
        self.hello = {"offers": "numbers", **hello}
        self.raw: list[str] = []  # events as received
        self.seq = 0
        self.table: dict[str, Any] = {}
        self.now: dict[str, Any] | None = None
        self.offer: dict[str, Any] | None = None
        self.presence: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []  # frames that are neither events nor answers
        self.bye: dict[str, Any] | None = None
        self.count = 0
        self.connect()

    def connect(self, **headers: str) -> dict[str, Any]:
        """Connect, or reconnect."""
        address = f"ws://127.0.0.1:{self.server.port}/ws/{self.table_id}"
        # Read everything at once: otherwise closing waits ten seconds for unread data.
        self.socket = connect(address, compression=None, open_timeout=PATIENCE, max_queue=None, additional_headers=headers)
        answer = self.ask("hello", tokens=self.tokens, host=self.host, after=self.seq or None, **self.hello)
        if answer.get("ok"):
            self.presence = {}
            self.wait(lambda: self.seq >= answer["seq"] and self.presence)
        return answer

    def close(self) -> None:
        """Close the connection."""
        self.socket.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # frames:

    def send(self, do: str, id_: str = "", **fields: Any) -> str:
        """Send a frame; returns its id."""
        self.count += 1
        id_ = id_ or f"{self.count}"
        try:
            self.socket.send(json.dumps({"v": 1, "id": id_, "do": do, **fields}))
        except ConnectionClosed:
            self.wait(lambda: False)  # reads to the end, which gives the reason
        return id_

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame, validated and recorded."""
        try:
            text = self.socket.recv(timeout=timeout)
        except ConnectionClosed as closed:
            raise Closed(self.bye, closed.rcvd.code if closed.rcvd else 1006) from closed
        assert isinstance(text, str)
        FRAME.validate_json(text)
        frame: dict[str, Any] = json.loads(text)
        if "event" in frame:
            assert frame["seq"] == self.seq + 1, "no event is missing, none comes twice"
            self.raw.append(text)
            if "now" not in frame and self.offer and self.offer["seq"] == self.seq:
                self.offer = {**self.offer, "seq": frame["seq"]}  # the game has not changed, so the choices are still valid
        if "event" in frame or "snapshot" in frame:
            self.seq = frame["seq"]
            self.table = frame.get("table", self.table)
            self.now = frame.get("now", self.now)
            self.device.look(self.table["fair"], frame.get("event", {}))
            if self.witnesses and frame.get("event", {}).get("witness") in self.seeds:
                self.witness()
        elif "re" not in frame:
            self.others.append(frame)
            self.offer = frame.get("offer", self.offer)
            self.presence = frame.get("presence", self.presence)
            self.bye = frame.get("bye", self.bye)
        return frame

    def answer(self, name: str) -> dict[str, Any]:
        """The answer to this frame."""
        while True:
            frame = self.receive()
            if "re" in frame and frame["re"] == name:
                return frame

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a frame and return its answer, whatever it is."""
        return self.answer(self.send(do, **fields))

    def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a frame that must be accepted."""
        answer = self.ask(do, **fields)
        assert answer.get("ok"), answer
        return answer

    def refused(self, do: str, **fields: Any) -> str:
        """The code with which a frame is rejected."""
        answer = self.ask(do, **fields)
        assert "refused" in answer, answer
        assert answer["say"], answer
        return str(answer["refused"])

    def wait(self, until: Callable[[], Any]) -> None:
        """Read on until a condition holds."""
        while not until():
            self.receive()

    # a device

    def witness(self) -> str:
        """Send the requested link; returns the id of the frame."""
        called = self.device.called
        return self.send("witness", seat=called["witness"], at=self.seq, link=self.device.link(called["witness"]))

    def reseal(self, *seats: int) -> None:
        """Seal another chain for these seats, or for all of this client."""
        chain = self.device.add(Chain(secrets.token_bytes(32)))
        for seat in seats or list(self.seeds):
            self.do("reseal", seat=seat, chain=chain)

    # a game

    def sit(self, seat: int, name: str = "") -> dict[str, Any]:
        """Take a seat and keep its key."""
        self.seeds[seat] = self.seeds.get(seat) or secrets.token_bytes(32)
        seal = sha256(self.seeds[seat]).hexdigest()
        fields = {"seat": seat, "name": name or f"P{seat}", "commitment": seal, **self.device.seal}
        answer = self.do("sit", token=secrets.token_urlsafe(16), **fields)
        self.tokens.append(answer["token"])
        return answer

    def reveal(self, *seats: int) -> None:
        """Reveal the seeds of these seats, or of all of this client's."""
        for seat in seats or list(self.seeds):
            self.do("reveal", seat=seat, seed=self.seeds[seat].hex())

    def caught_up(self, seq: int) -> None:
        """Read on until this event and its offer of choices have arrived."""
        self.wait(lambda: self.seq >= seq)
        held = self.seeds
        if self.now and self.now["waits"] == "choice" and self.now["seat"] in held and self.hello["offers"] != "none":
            self.wait(lambda: self.offer and self.offer["seq"] == self.seq)

    def next_action(self, luck: random.Random) -> tuple[str, dict[str, Any]] | None:
        """The next action of this client, if it has to act: the frame without its id."""
        now = self.now
        if not now or now["waits"] in ("nothing", "witness") or now["seat"] not in self.seeds:
            return None
        fields: dict[str, Any] = {"seat": now["seat"], "at": self.seq, "nonce": secrets.token_hex(16)}
        link = {"link": found} if (found := self.device.link(now["seat"])) else {}
        if now["waits"] == "roll":
            return "roll", {**fields, **link}
        self.caught_up(self.seq)
        assert self.offer
        choices = self.offer["choices"]
        number = choices[0] if luck.random() < 0.4 else luck.choice(choices)
        choice = number if isinstance(number, int) else number["number"]
        return "choose", {**fields, "choice": choice, **(link if choice in self.offer["chance"] else {})}

    def act(self, luck: random.Random) -> dict[str, Any] | None:
        """Take the next action, if one is due; returns the server's answer to it."""
        action = self.next_action(luck)
        if action is None:
            return None
        answer = self.do(action[0], **action[1])
        self.caught_up(answer["seq"])
        return answer


def seat_two(
    server: ServerProcess, game: str = "kg", chains: tuple[Chain | None, Chain | None] = (None, None), **settings: Any
) -> tuple[Client, Client]:
    """Two people at a new table, about to begin."""
    opened = server.open(game, ("free", "free"), **settings)
    one = Client(server, opened["table"], host=opened["host"], chain=chains[0])
    two = Client(server, opened["table"], chain=chains[1])
    one.sit(0, "Ana")
    two.sit(1, "Ben")
    return one, two


def begin(one: Client, two: Client) -> None:
    """The host starts, seeds are shown, the game begins."""
    one.do("start")
    one.reveal()
    two.reveal()
    for client in (one, two):
        client.wait(lambda client=client: client.now)  # type: ignore[misc]


def two_playing(server: ServerProcess, game: str = "kg", **settings: Any) -> tuple[Client, Client]:
    """Two people in a game that has begun."""
    one, two = seat_two(server, game, **settings)
    begin(one, two)
    return one, two


def play_out(clients: list[Client], luck: random.Random, most: int = 100_000) -> int:
    """Play until the game is over or this many actions are done; returns their number."""
    actions = 0
    for client in clients:
        client.caught_up(max(each.seq for each in clients))
    while actions < most:
        acted = False
        for client in clients:
            answer = client.act(luck) if actions < most else None
            if answer:
                acted = True
                actions += 1
                for other in clients:
                    other.caught_up(answer["seq"])
        now = clients[0].now
        if now and now["waits"] == "nothing":
            break
        if not acted:
            clients[0].receive()
            for other in clients[1:]:
                other.caught_up(clients[0].seq)
    return actions


def alone(server: ServerProcess, game: str = "kg", bots: int = 1, level: str = "beginner", **settings: Any) -> Client:
    """One person and bots in a game that has begun."""
    opened = server.open(game, ("free", *[f"bot:{level}"] * bots), **settings)
    client = Client(server, opened["table"], host=opened["host"])
    client.sit(0, "Ana")
    client.do("start")
    client.reveal()
    client.wait(lambda: client.now)
    return client
