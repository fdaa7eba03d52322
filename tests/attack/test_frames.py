"""Floods of frames on one connection: all of them count, and beyond the rate they are not read."""

import socket
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from websockets.frames import Opcode

from jollyroll.server import limits
from tests.attack.raw import A_MOMENT, frame, frames_from, said, stream_to, upgrade, websocket
from tests.attack.storms import Storm, Victims, in_calm_and_storm, under_attack
from tests.server.serving import ServerProcess

AT_ONCE = 1_000  # frames in one write
FLOODS = {
    "pings": frame(b"", Opcode.PING),
    "pings-with-payload": frame(b"x" * 125, Opcode.PING),
    "pongs": frame(b"", Opcode.PONG),
    "empty-messages": frame(b""),
    "empty-binaries": frame(b"", Opcode.BINARY),
    "messages": said("ping"),
}


def pour(storm: Storm, stream: socket.socket, water: bytes) -> None:
    """Write without pause, while the attack is on and the connection is open."""
    stream.settimeout(A_MOMENT)
    with suppress(ConnectionError):
        while storm.blows():
            with suppress(TimeoutError):
                stream.send(water)
    while storm.blows():
        time.sleep(A_MOMENT)


def flood(storm: Storm, port: int, address: str, table: str, water: bytes, hello: bool = True) -> None:
    """The same frame again and again."""
    pour(storm, websocket(port, address, table, hello), water * AT_ONCE)


def empty_fragments(storm: Storm, port: int, address: str, table: str) -> None:
    """A message that never ends, of nothing."""
    stream = websocket(port, address, table)
    stream.sendall(frame(b"", fin=False))
    pour(storm, stream, frame(b"", Opcode.CONT, fin=False) * AT_ONCE)


def dribble(storm: Storm, port: int, address: str, table: str) -> None:
    """Frames byte by byte, on many connections."""
    streams = [websocket(port, address, table) for _ in range(20)]
    drops = frame(b"x" * 4_000)
    place = 0
    while storm.blows():
        for stream in streams:
            stream.setblocking(False)
            with suppress(BlockingIOError, ConnectionError):
                stream.send(drops[place % len(drops) : place % len(drops) + 1])
        place += 1


@pytest.mark.parametrize("kind", ["pings", "pongs", "messages"])
def test_a_flood_of_frames_disturbs_nobody(
    besieged: ServerProcess, victims: Victims, address: str, open_table: Callable[[], dict[str, str]], kind: str
) -> None:
    weather = in_calm_and_storm(victims, flood, besieged.port, address, open_table()["table"], FLOODS[kind])
    assert weather.is_bearable, str(weather)


def test_a_flood_before_hello_disturbs_nobody(
    besieged: ServerProcess, victims: Victims, address: str, open_table: Callable[[], dict[str, str]]
) -> None:
    weather = in_calm_and_storm(victims, flood, besieged.port, address, open_table()["table"], FLOODS["pings"], False)
    assert weather.is_bearable, str(weather)


@pytest.mark.parametrize("attack", [empty_fragments, dribble])
def test_frames_in_pieces_disturb_nobody(
    besieged: ServerProcess,
    victims: Victims,
    address: str,
    open_table: Callable[[], dict[str, str]],
    attack: Callable[..., None],
) -> None:
    weather = in_calm_and_storm(victims, attack, besieged.port, address, open_table()["table"])
    assert weather.is_bearable, str(weather)


@pytest.mark.parametrize("kind", FLOODS)
def test_whatever_comes_is_read_no_faster_than_frames_may_be_sent(
    besieged: ServerProcess, address: str, open_table: Callable[[], dict[str, str]], kind: str
) -> None:
    """Server and system buffer only a little, and then the sender has to wait."""
    with websocket(besieged.port, address, open_table()["table"]) as stream:
        stream.settimeout(A_MOMENT)
        water, sent, in_vain = FLOODS[kind] * AT_ONCE, 0, 0
        while in_vain < 3 and sent < 64 * 2**20:
            try:
                sent += stream.send(water)
            except TimeoutError:
                in_vain += 1
        assert sent < 16 * 2**20, "the server stopped reading"


def test_a_ping_is_answered_and_nothing_is_lost_after_a_flood(
    besieged: ServerProcess, address: str, open_table: Callable[[], dict[str, str]]
) -> None:
    number = limits.FRAMES.burst + 5
    with websocket(besieged.port, address, open_table()["table"]) as stream:
        stream.sendall(frame(b"beat", Opcode.PING) * number + frame(b'{"v":1,"id":"last","do":"ping"}'))
        pongs = 0
        for payload in frames_from(stream):
            pongs += payload == b"beat"
            if b'"re":"last"' in payload:
                break
        assert pongs == number


def test_frames_sent_with_the_handshake_are_read(
    besieged: ServerProcess, address: str, open_table: Callable[[], dict[str, str]]
) -> None:
    with stream_to(besieged.port, address) as stream:
        stream.sendall(upgrade(open_table()["table"]) + said("hello", offers="none"))
        with stream.makefile("rb") as file:
            while file.readline() != b"\r\n":
                pass
            assert b'"ok":true' in file.read(100)


def test_fragments_of_a_message_are_limited(
    besieged: ServerProcess, address: str, open_table: Callable[[], dict[str, str]]
) -> None:
    with websocket(besieged.port, address, open_table()["table"]) as stream:
        stream.sendall(frame(b"", fin=False) + frame(b"", Opcode.CONT, fin=False) * limits.FRAGMENTS)
        *_, goodbye = frames_from(stream)
    assert int.from_bytes(goodbye[:2], "big") == 1009


def test_the_attackers_of_these_tests_end(besieged: ServerProcess, address: str, open_table: Callable[[], dict[str, str]]) -> None:
    with under_attack(flood, besieged.port, address, open_table()["table"], FLOODS["pings"]) as storm:
        storm.on.set()
        assert besieged.get("/api/health")["tables"] >= 1
