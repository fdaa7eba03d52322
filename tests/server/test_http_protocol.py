"""The HTTP protocol against clients that send nothing, never stop sending, or send nonsense."""

import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection

import pytest

from tests.server.clients import Client
from tests.server.serving import PATIENCE, ServerProcess
from tests.server.test_slow_readers import memory

KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
UPGRADE = "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with room for five connections."""
    process = ServerProcess(tmp_path_factory.mktemp("strict"), {"SOCKETS_OF_ADDRESS": 5})
    yield process
    assert process.stop() == 0
    assert process.complaints == "", "nobody fills the log"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a patience of one second."""
    process = ServerProcess(tmp_path_factory.mktemp("hasty"), {"REQUEST_WITHIN": 1, "FRAMES": [60, 10]})
    yield process
    assert process.stop() == 0
    assert process.complaints == ""


def knock(server: ServerProcess, words: bytes) -> socket.socket:
    stream = socket.create_connection(("127.0.0.1", server.port))
    stream.settimeout(PATIENCE)
    with suppress(ConnectionError):  # those beyond the limit
        stream.sendall(words)
    return stream


def heard(stream: socket.socket) -> bytes:
    """Everything until the other side closes."""
    said = b""
    try:
        while more := stream.recv(65_536):
            said += more
    except ConnectionResetError:
        pass
    stream.close()
    return said


@pytest.mark.parametrize(
    "words",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /%b HTTP/1.1\r\nHost: localhost\r\n\r\n" % (b"a" * 70_000),
        f"GET /ws/aaaaaaaaaa HTTP/1.1\r\n{UPGRADE}\r\n\r\n".encode(),
        f"GET /ws/aaaaaaaaaa HTTP/1.1\r\n{UPGRADE}\r\n{KEY[:-1]}2\r\n\r\n".encode(),
    ],
    ids=["tls", "garbage", "version", "address", "no-key", "old-socket"],
)
def test_malformed_requests_are_refused_and_not_logged(strict: ServerProcess, words: bytes) -> None:
    assert heard(knock(strict, words)).startswith(b"HTTP/1.1 400 ")


def test_a_path_that_is_no_table_is_closed_to_sockets(strict: ServerProcess) -> None:
    for path in ("/ws/../../etc/passwd", "/ws/a/b", "/api/about"):
        assert heard(knock(strict, f"GET {path} HTTP/1.1\r\n{UPGRADE}\r\n{KEY}\r\n\r\n".encode())).startswith(b"HTTP/1.1 403 ")


def test_an_unfinished_request_times_out(hasty: ServerProcess) -> None:
    begun = {
        "nothing": b"",
        "line": b"GET / HT",
        "headers": b"GET / HTTP/1.1\r\nHost: lo",
        "body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
    }
    waiting = {what: knock(hasty, words) for what, words in begun.items()}
    assert {what: heard(stream) for what, stream in waiting.items()} == dict.fromkeys(begun, b"")


def test_endless_headers_do_not_fill_memory(strict: ServerProcess) -> None:
    before = memory(strict.process.pid)
    stream = knock(strict, b"GET / HTTP/1.1\r\nX: ")
    with suppress(ConnectionError):
        for _ in range(1_000):
            stream.sendall(b"a" * 65_536)
    assert heard(stream)[:13] in (b"HTTP/1.1 400 ", b"")
    assert memory(strict.process.pid) - before < 8 * 2**20


def test_a_large_body_is_refused_and_what_comes_after_it_is_answered(strict: ServerProcess) -> None:
    stream = knock(strict, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % 2**17)
    stream.sendall(b"x" * 2**17)
    stream.sendall(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    answers = heard(stream)
    assert answers.startswith(b"HTTP/1.1 413 ")
    assert b"HTTP/1.1 200 " in answers


def test_an_endless_body_is_neither_buffered_nor_read_for_long(hasty: ServerProcess) -> None:
    before = memory(hasty.process.pid)
    stream = knock(hasty, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % 2**40)
    with pytest.raises(ConnectionError):
        stream.sendall(bytes(2**26))
    assert heard(stream).startswith(b"HTTP/1.1 413 ")
    assert memory(hasty.process.pid) - before < 8 * 2**20


def in_chunks(body: bytes, size: int) -> bytes:
    """A request without a content length."""
    chunks = [body[place : place + size] for place in range(0, len(body), size)]
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head + b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks) + b"0\r\n\r\n"


def test_a_body_in_pieces_is_taken_up_to_the_size_of_any_other(strict: ServerProcess) -> None:
    body = b'{"game": "kg", "seats": ["free", "free"]}'
    stream = knock(strict, in_chunks(body, 7) + in_chunks(body.ljust(16_384), 1_000) + in_chunks(body.ljust(16_385), 1_000))
    stream.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert re.findall(rb"HTTP/1.1 (\d+)", heard(stream)) == [b"201", b"201", b"413", b"400"]


def test_a_body_in_pieces_without_end_is_not_kept(hasty: ServerProcess) -> None:
    before = memory(hasty.process.pid)
    stream = knock(hasty, in_chunks(b"", 1)[:-5])
    with suppress(ConnectionError):
        for _ in range(300):
            stream.sendall(b"10000\r\n%b\r\n" % (b"x" * 65_536))
    assert heard(stream).startswith(b"HTTP/1.1 413 ")
    assert memory(hasty.process.pid) - before < 8 * 2**20


@pytest.mark.parametrize("path", ["/", "/lobby", "/t/aaaaaaaaaa", "/api/about", "/openapi.json", "/nothing"])
def test_head_requests_are_answered_without_a_body(strict: ServerProcess, path: str) -> None:
    answers = []
    for method in ("GET", "HEAD"):
        connection = HTTPConnection("127.0.0.1", strict.port, timeout=PATIENCE)
        connection.request(method, path)
        answer = connection.getresponse()
        answers.append((answer.status, [header for header in answer.getheaders() if header[0] != "x-request-id"]))
        assert bool(answer.read()) == (method == "GET")
        connection.close()
    assert answers[0] == answers[1]


def test_sockets_are_limited_per_address_apart_from_tables(strict: ServerProcess) -> None:
    table = strict.open()["table"]
    players = [Client(strict, table) for _ in range(7)]
    crowd = [knock(strict, b"") for _ in range(5)]
    question = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert heard(knock(strict, question)) == b""
    for stream in crowd:
        stream.close()
    end = time.monotonic() + PATIENCE
    while not (answer := heard(knock(strict, question))):
        assert time.monotonic() < end, "who is gone takes no place"
    assert b'"protocol":1' in answer
    for player in players:
        player.close()


def test_many_requests_on_one_connection_are_served(hasty: ServerProcess) -> None:
    connection = HTTPConnection("127.0.0.1", hasty.port, timeout=PATIENCE)
    for _ in range(4):
        connection.request("GET", "/api/about")
        socket_now, answer = connection.sock, connection.getresponse()
        assert answer.status == 200
        answer.read()
        time.sleep(0.4)
        assert connection.sock is socket_now, "the same connection"
    connection.close()
