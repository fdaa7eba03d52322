"""After a stall of the server, frames that arrived in time are read before a clock decides."""

import json
import random
import secrets
import signal
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from jollyroll.server.transport.transports import TRANSPORTS
from tests.server.clients import Client, seat_two, two_playing
from tests.server.serving import PATIENCE, ServerProcess

CLOCK = 3  # seconds: enough to send an action in time on a busy machine
BEYOND = 0.5  # seconds after a deadline
TEXT, PONG = 0x81, 0x8A


@contextmanager
def stopped(server: ServerProcess) -> Iterator[None]:
    """Stop the process, as on an overloaded computer; frames wait in its sockets."""
    pid = server.process.pid
    server.process.send_signal(signal.SIGSTOP)
    end = time.monotonic() + PATIENCE
    while Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "T":
        assert time.monotonic() < end
        time.sleep(0.001)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


def last_played(client: Client) -> dict[str, Any]:
    """The last action and its seat."""
    played: list[dict[str, Any]] = [json.loads(raw)["event"] for raw in client.raw if json.loads(raw)["event"]["kind"] == "played"]
    return played[-1]


def with_time(clients: tuple[Client, Client]) -> tuple[Client, float]:
    """The client to act with nearly all of its time left, in seconds; otherwise the next decision is awaited."""
    while True:
        for client in clients:
            client.caught_up(max(other.seq for other in clients))
        assert clients[0].now
        actor = clients[clients[0].now["seat"]]
        seq, left = actor.seq, (clients[0].now["deadline"] - actor.do("ping")["at"]) / 1_000
        actor.caught_up(actor.seq)
        if left > CLOCK / 2 and actor.seq == seq:
            return actor, left
        actor.wait(lambda actor=actor, seq=seq: actor.seq > seq)  # type: ignore[misc]


@pytest.fixture(params=TRANSPORTS)
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for each transport."""
    with ServerProcess(tmp_path, {"REVEAL_WITHIN": 3, "HELLO_WITHIN": 3}, JOLLYROLL_TRANSPORT=request.param) as process:
        yield process
        assert process.stop() == 0
        assert process.complaints == ""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the process must be seen to stand still")
class TestStalls:
    @pytest.mark.parametrize("before", [0, 40])
    def test_an_action_that_was_sent_in_time_counts(self, server: ServerProcess, before: int) -> None:
        """Alone in the socket, and behind many other frames of the same player."""
        luck = random.Random(before)
        clients = two_playing(server, "kg", clock=CLOCK, absent=0)
        with clients[0], clients[1]:
            for _ in range(2):
                actor, left = with_time(clients)
                wish = actor.next_action(luck)
                assert wish
                with stopped(server):
                    for number in range(before):
                        actor.send(
                            ("ping", "emote")[number % 2], **({"seat": wish[1]["seat"], "emote": "hurry"} if number % 2 else {})
                        )
                    sent = actor.send(wish[0], **wish[1])
                    time.sleep(left + BEYOND)
                answer = actor.answer(sent)
                assert answer.get("ok"), answer
                actor.caught_up(answer["seq"])
                assert last_played(actor)["by"] == "person"

    def test_an_action_by_request_counts_too(self, server: ServerProcess) -> None:
        clients = two_playing(server, "kg", clock=CLOCK, absent=0)
        with clients[0], clients[1]:
            actor, left = with_time(clients)
            wish = actor.next_action(random.Random(3))
            assert wish
            frame = {"v": 1, "id": "1", "do": wish[0], **wish[1]}
            heard: list[bytes] = []
            path, body = f"/api/tables/{actor.table_id}/do", {"tokens": actor.tokens, "frame": frame}
            asking = threading.Thread(target=lambda: heard.append(server.fetch(path, body)[1]))
            with stopped(server):
                asking.start()
                time.sleep(left + BEYOND)
            asking.join(PATIENCE)
            assert json.loads(heard[0]).get("ok"), heard

    def test_without_an_action_the_clock_decides(self, server: ServerProcess) -> None:
        clients = two_playing(server, "kg", clock=CLOCK, absent=0)
        with clients[0], clients[1]:
            actor, left = with_time(clients)
            seq = actor.seq
            with stopped(server):
                time.sleep(left + BEYOND)
            actor.wait(lambda: actor.seq > seq)
            assert last_played(actor)["by"] == "clock"

    def test_a_seed_that_was_shown_in_time_counts(self, server: ServerProcess) -> None:
        one, two = seat_two(server)
        with one, two:
            one.do("start")
            one.reveal()
            with stopped(server):
                sent = two.send("reveal", seat=1, seed=two.seeds[1].hex())
                time.sleep(3 + BEYOND)
            answer = two.answer(sent)
            assert answer.get("ok"), answer
            two.wait(lambda: two.now)

    def test_a_hello_that_was_said_in_time_counts(self, server: ServerProcess) -> None:
        table = server.open()["table"]
        with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as client:
            with stopped(server):
                client.send(json.dumps({"v": 1, "id": "1", "do": "hello"}))
                time.sleep(3 + BEYOND)
            assert json.loads(client.recv(timeout=PATIENCE)).get("ok")
            client.send(json.dumps({"v": 1, "id": "2", "do": "ping"}))
            answers = iter(lambda: json.loads(client.recv(timeout=PATIENCE)), None)
            assert next(answer for answer in answers if answer.get("re") == "2")["ok"]


def frame_of(kind: int, payload: bytes) -> bytes:
    """A short frame of a client."""
    mask = secrets.token_bytes(4)
    return struct.pack("!BB", kind, 0x80 | len(payload)) + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def test_a_sign_of_life_that_came_in_time_counts(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"PING_EVERY": 2}) as server:
        table = server.open()["table"]
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(
                f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            heard = b""
            while b"\r\n\r\n" not in heard:
                heard += raw.recv(4_096)
            raw.sendall(frame_of(TEXT, b'{"v":1,"id":"1","do":"hello","offers":"none"}'))
            heard = b""
            while (place := heard.rfind(b"\x89\x04")) < 0 or len(heard) < place + 6:
                heard += raw.recv(4_096)
            with stopped(server):
                raw.sendall(frame_of(PONG, heard[place + 2 : place + 6]))
                time.sleep(2 + BEYOND)
            raw.sendall(frame_of(TEXT, b'{"v":1,"id":"2","do":"ping"}'))
            heard = b""
            while b'"re":"2"' not in heard:
                more = raw.recv(4_096)
                assert more, "the connection has ended"
                heard += more
        assert server.stop() == 0
