"""Requests from other sites, and requests that two readers could understand in two ways: neither does anything here."""

import json

import pytest

from tests.attack.raw import ask, request, stream_to
from tests.server.serving import ServerProcess

ELSEWHERE = "Origin: http://elsewhere.example\r\n"
OPENING = {"game": "kg", "seats": ["free", "free"]}


def answered(port: int, address: str, raw: bytes) -> bytes:
    """Everything received until the connection ends, or no more comes."""
    with stream_to(port, address, 2) as stream:
        stream.sendall(raw)
        got = b""
        try:
            while piece := stream.recv(65_536):
                got += piece
        except (TimeoutError, ConnectionError):
            pass
    return got


def tables(server: ServerProcess) -> int:
    """The number of tables."""
    return int(server.get("/api/health")["tables"])


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_preflights_of_other_sites_are_denied(besieged: ServerProcess, address: str, method: str) -> None:
    wished = f"Access-Control-Request-Method: {method}\r\nAccess-Control-Request-Headers: content-type\r\n"
    more = f"{ELSEWHERE}{wished}Connection: close\r\n"
    head = answered(besieged.port, address, request("/api/tables", more=more, method="OPTIONS")).lower()
    assert head.split()[1] in (b"403", b"405")
    assert b"access-control-allow" not in head


def test_another_site_opens_no_table_and_reads_no_answer(besieged: ServerProcess, address: str) -> None:
    before = tables(besieged)
    for more in (ELSEWHERE, "Origin: null\r\n"):
        posted = answered(besieged.port, address, request("/api/tables", OPENING, f"{more}Connection: close\r\n"))
        assert posted.split()[1] == b"403", posted
        assert json.loads(posted.partition(b"\r\n\r\n")[2])["refused"] == "origin"
    form = request("/api/tables", OPENING, "Connection: close\r\n").replace(b"application/json", b"text/plain")
    assert answered(besieged.port, address, form).split()[1] in (b"400", b"415", b"422"), "as a form could send it without asking"
    read = answered(besieged.port, address, request("/api/tables", more=f"{ELSEWHERE}Connection: close\r\n"))
    assert b"access-control-allow-origin" not in read.lower()
    assert tables(besieged) == before


SMUGGLED = request("/api/tables", OPENING, "Connection: close\r\n")
CHUNKED = b"0\r\n\r\n"
HEADS = {
    "length and chunks": "Content-Length: {more}\r\nTransfer-Encoding: chunked\r\n",
    "chunks and length": "Transfer-Encoding: chunked\r\nContent-Length: {more}\r\n",
    "chunks behind a tab": "Transfer-Encoding:\tchunked\r\nContent-Length: {more}\r\n",
    "chunks with a space before the colon": "Transfer-Encoding : chunked\r\nContent-Length: {more}\r\n",
    "unknown coding": "Transfer-Encoding: xchunked\r\nContent-Length: {more}\r\n",
    "two lengths": "Content-Length: 0\r\nContent-Length: {more}\r\n",
    "a length with a sign": "Content-Length: +{more}\r\n",
    "a line that is carried on": "X: y\r\n Content-Length: {more}\r\nContent-Length: {more}\r\n",
}


@pytest.mark.parametrize("name", HEADS)
def test_no_request_is_hidden_in_another(besieged: ServerProcess, address: str, name: str) -> None:
    """What one reader takes for the body another could take for a request. It is refused, or it is a body: never both."""
    before = tables(besieged)
    body = CHUNKED + SMUGGLED
    head = "POST /api/health HTTP/1.1\r\nHost: localhost\r\n" + HEADS[name].format(more=len(body)) + "\r\n"
    got = answered(besieged.port, address, head.encode() + body)
    first = got.split()[1] if got else b"closed"
    assert first in (b"400", b"405", b"closed"), got
    assert b" 201 " not in got
    assert tables(besieged) == before
    assert ask(besieged.port, address, "/api/health")[0] == 200
