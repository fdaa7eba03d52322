"""Frames on the wire, however the network fragments them: the fast parsing of whole frames gives the same results."""

import json
import random
import socket
import struct
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from jollyroll.server.transport.packing import MASK, frame_at, heading, unmask
from jollyroll.server.transport.transports import TRANSPORTS
from tests.server.serving import ServerProcess
from tests.server.test_slow_readers import deaf_connection

CUT = 0.3  # the probability that a stream is cut after a byte


@settings(deadline=None)
@given(st.binary(max_size=300) | st.integers(0, 70_000).map(bytes))
def test_packed_as_the_library_packs(payload: bytes) -> None:
    assert heading(len(payload)) + payload == Frame(Opcode.TEXT, payload).serialize(mask=False)


@settings(deadline=None)
@given(st.binary(max_size=300) | st.integers(0, 70_000).map(bytes), st.binary(max_size=9), st.binary(max_size=9), st.data())
def test_found_where_the_library_put_it(payload: bytes, before: bytes, after: bytes, data: st.DataObject) -> None:
    written = Frame(Opcode.TEXT, payload).serialize(mask=True)
    begin, end = frame_at(before + written + after, len(before))
    if len(payload) >= 1 << 16:
        assert (begin, end) == (0, 0), "left to the library"
        return
    found = (before + written + after)[begin - MASK : end]
    assert end == len(before) + len(written)
    assert unmask(found[MASK:], found[:MASK]) == payload
    short = data.draw(st.integers(0, len(written) - 1))
    assert frame_at(before + written[:short], len(before)) == (0, 0), "not all there"
    assert frame_at(before + Frame(Opcode.TEXT, payload).serialize(mask=False), len(before)) == (0, 0), "a client must mask"


def frame(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


def ping(name: str) -> bytes:
    return json.dumps({"v": 1, "id": name, "do": "ping"}).encode()


def answers(stream: socket.socket) -> Iterator[tuple[int, bytes]]:
    """The server's frames: opcode and payload."""
    with stream.makefile("rb") as file:
        while head := file.read(2):
            length = head[1]
            if length == 126:
                length = struct.unpack("!H", file.read(2))[0]
            yield head[0] & 0x0F, file.read(length)


@pytest.fixture(scope="module", params=TRANSPORTS)
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with our protocols, or with uvicorn's stock ones."""
    with ServerProcess(tmp_path_factory.mktemp(request.param), JOLLYROLL_TRANSPORT=request.param) as process:
        yield process
        assert process.stop() == 0
        assert process.complaints == ""


def test_every_frame_is_answered_in_order_however_it_is_cut_and_mixed(either: ServerProcess) -> None:
    luck = random.Random(5)
    table = either.open()["table"]
    for number in range(6):
        stream = deaf_connection(either, table)
        stream.settimeout(20)
        stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sent, names = b"", [f"{place}" for place in range(40)]
        for name in names:
            kind = luck.random() if number > 1 else 1
            if kind < 0.2:  # in two fragments, with a ping between them
                half = luck.randrange(len(ping(name)))
                sent += frame(Opcode.TEXT, ping(name)[:half], fin=False) + frame(Opcode.PING, b"between")
                sent += frame(Opcode.CONT, ping(name)[half:])
            elif kind < 0.4:
                sent += frame(Opcode.BINARY, ping(name))
            else:
                sent += frame(Opcode.TEXT, ping(name))
            if luck.random() < 0.2:
                sent += frame(luck.choice([Opcode.PING, Opcode.PONG]), b"x")
        while sent:
            size = luck.randint(1, 200) if number else len(sent)
            stream.sendall(sent[:size])
            sent = sent[size:]
        heard: list[str] = []
        for opcode, payload in answers(stream):
            body = json.loads(payload) if opcode == Opcode.TEXT else {}
            if body.get("re") in names and "seq" in body and "you" not in body:
                heard.append(body["re"])
                if len(heard) == len(names):
                    break
        assert heard == names
        stream.close()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Frame(Opcode.TEXT, ping("a")).serialize(mask=False), 1002),  # not masked
        (frame(Opcode.CONT, b"{}"), 1002),  # nothing to continue
        (frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.TEXT, b"}"), 1002),  # a new message inside a fragmented one
        (bytes([0xC1]) + frame(Opcode.TEXT, ping("a"))[1:], 1002),  # a reserved flag
        (bytes([0x83]) + frame(Opcode.TEXT, ping("a"))[1:], 1002),  # an unknown opcode
        (frame(Opcode.TEXT, b"\xff\xfe"), 1007),  # not UTF-8
        (frame(Opcode.TEXT, b" " * 70_000)[:14], 1009),  # the beginning is enough
        (frame(Opcode.CLOSE, struct.pack("!H", 1000)), 1000),
    ],
    ids=["unmasked", "continued", "inside", "flag", "kind", "letters", "large", "close"],
)
def test_what_breaks_the_rules_of_the_wire_ends_the_connection_with_its_code(
    either: ServerProcess, wrong: bytes, code: int
) -> None:
    with deaf_connection(either, either.open()["table"]) as stream:
        rest = heard_after(stream, wrong)
    assert b'"after"' not in b"".join(payload for _, payload in rest)
    opcode, payload = rest[-1]
    assert opcode == Opcode.CLOSE
    assert struct.unpack("!H", payload[:2]) == (code,)


def heard_after(stream: socket.socket, wrong: bytes) -> list[tuple[int, bytes]]:
    """The server's answer to this, between two pings."""
    stream.settimeout(20)
    said = answers(stream)
    stream.sendall(frame(Opcode.TEXT, ping("before")))
    assert any(b'"re":"before"' in payload for _, payload in said)
    stream.sendall(wrong + frame(Opcode.TEXT, ping("after")))
    return list(said)
