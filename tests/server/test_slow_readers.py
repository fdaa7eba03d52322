"""A client that does not read harms only itself."""

import socket
import struct
import time
from pathlib import Path

import pytest

from jollyroll.server.transport.transports import TRANSPORTS
from tests.server.clients import Client, two_playing
from tests.server.serving import PATIENCE, ServerProcess

HELLO = b'{"v":1,"id":"1","do":"hello","offers":"none"}'


def deaf_connection(server: ServerProcess, table: str) -> socket.socket:
    """A WebSocket that says hello and never reads again."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    deaf.connect(("127.0.0.1", server.port))
    deaf.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in deaf.recv(1_024).split(b"\r\n")[0]
    mask = b"\x01\x02\x03\x04"
    deaf.sendall(struct.pack("!BB", 0x81, 0x80 | len(HELLO)) + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(HELLO)))
    return deaf


def memory(process: int) -> int:
    """Resident bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4_096


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_one_who_never_reads_is_given_up_and_nobody_else_notices(tmp_path: Path, transport: str) -> None:
    with ServerProcess(tmp_path, {"OUTBOX": 8}, JOLLYROLL_TRANSPORT=transport) as server:
        one, two = two_playing(server)
        deaf = deaf_connection(server, one.table_id)
        with one, two:
            one.wait(lambda: one.presence["watching"] == 1)
            begun, before = time.monotonic(), memory(server.process.pid)
            while one.presence["watching"] == 1:
                for _ in range(100):
                    one.send("emote", seat=0, emote="ahoy")
                for _ in range(100):
                    while "re" not in one.receive():
                        pass
                assert time.monotonic() - begun < 5 * PATIENCE
            assert one.do("ping")["ok"]
            assert memory(server.process.pid) - before < 16 * 2**20
        deaf.close()
        assert server.stop() == 0
        assert server.complaints == ""


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_one_who_does_not_read_answers_is_not_read_either(tmp_path: Path, transport: str) -> None:
    with ServerProcess(tmp_path, JOLLYROLL_TRANSPORT=transport) as server:
        table = server.open()["table"]
        deaf = deaf_connection(server, table)
        deaf.setblocking(False)
        ping = b'{"v":1,"id":"%s","do":"ping"}' % (b"x" * 40)
        frame = struct.pack("!BB", 0x81, 0x80 | len(ping)) + b"\0\0\0\0" + ping
        sent = in_vain = 0
        before = memory(server.process.pid)
        while in_vain < 50 and sent < 50 * 2**20:
            try:
                sent += deaf.send(frame * 100)
                in_vain = 0
            except BlockingIOError:
                in_vain += 1
                time.sleep(0.02)
        assert sent < 50 * 2**20, "the server stopped reading"
        assert memory(server.process.pid) - before < 16 * 2**20
        with Client(server, table) as other:
            assert other.do("ping")["ok"]
        deaf.close()


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_a_connection_that_gives_no_sign_of_life_is_given_up_and_one_that_talks_is_not(tmp_path: Path, transport: str) -> None:
    with ServerProcess(tmp_path, {"PING_EVERY": 2}, JOLLYROLL_TRANSPORT=transport) as server:
        table = server.open()["table"]
        with Client(server, table) as one:
            begun = time.monotonic()
            deaf = deaf_connection(server, table)
            one.wait(lambda: one.presence["watching"] == 2)
            while one.presence["watching"] == 2:
                one.do("ping")
                time.sleep(0.2)
                assert time.monotonic() - begun < PATIENCE
            assert time.monotonic() - begun > 1.9, "it was given time to answer"
        deaf.close()
        assert server.stop() == 0
        assert server.complaints == ""
