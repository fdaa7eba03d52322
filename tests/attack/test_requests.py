"""Masses of requests and connections: answered one at a time, rejected cheaply beyond the rate, without leaving anything behind."""

import json
import os
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bench.serving import seconds_of
from jollyroll.server import limits
from tests.attack.raw import A_MOMENT, ask, request, stream_to, upgrade, websocket
from tests.attack.storms import Storm, Victims, in_calm_and_storm
from tests.server.serving import ServerProcess
from tests.server.test_slow_readers import memory

PIPELINED = 7_000  # requests in one write
SOCKETS = 100


def pipelining(storm: Storm, port: int, address: str) -> None:
    """Thousands of requests in one write, on many sockets."""
    wave = request("/api/about") * PIPELINED
    while storm.blows():
        streams = []
        for _ in range(SOCKETS):
            with suppress(OSError):
                streams.append(stream_to(port, address, A_MOMENT))
        for stream in streams:
            with suppress(OSError):
                stream.send(wave)
        for stream in streams:
            stream.close()


def many_requests(storm: Storm, port: int, address: str) -> None:
    """One request after the other, each on a socket of its own."""
    while storm.blows():
        with suppress(OSError), stream_to(port, address, A_MOMENT) as stream:
            stream.sendall(request("/api/about"))
            stream.recv(65_536)


def many_connects(storm: Storm, port: int, address: str, table: str) -> None:
    """One connection to a table after the other."""
    while storm.blows():
        with suppress(OSError), stream_to(port, address, A_MOMENT) as stream:
            stream.sendall(upgrade(table))
            stream.recv(65_536)


def slowloris(storm: Storm, port: int, address: str) -> None:
    """As many sockets as allowed, each with an endless request, byte by byte."""
    streams: list[socket.socket] = []
    while storm.blows():
        while len(streams) < limits.SOCKETS_OF_ADDRESS:
            with suppress(OSError):
                streams.append(stream_to(port, address, A_MOMENT))
                streams[-1].sendall(b"GET /api/about HTTP/1.1\r\nX: ")
        for stream in streams[:]:
            try:
                stream.send(b"a")
            except OSError:
                streams.remove(stream)


def endless_bodies(storm: Storm, port: int, address: str) -> None:
    """Bodies that are refused, but sent regardless."""
    streams: list[socket.socket] = []
    while storm.blows():
        while len(streams) < 10:
            streams.append(stream_to(port, address, A_MOMENT))
            streams[-1].sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % 2**40)
        for stream in streams[:]:
            try:
                stream.send(b"x" * 65_536)
            except TimeoutError:
                continue
            except OSError:
                streams.remove(stream)


def coming_and_going(storm: Storm, port: int, address: str) -> None:
    """Sockets without a request."""
    while storm.blows():
        with suppress(OSError):
            stream_to(port, address, A_MOMENT).close()


def nonsense(storm: Storm, port: int, address: str) -> None:
    """Sockets that do not even speak HTTP."""
    while storm.blows():
        with suppress(OSError), stream_to(port, address, A_MOMENT) as stream:
            stream.sendall(b"ahoy\r\n\r\n")
            stream.recv(65_536)


def empty_lines(storm: Storm, port: int, address: str) -> None:
    """Only line ends, outside of bodies and in them."""
    streams: list[socket.socket] = []
    while storm.blows():
        while len(streams) < 20:
            streams.append(stream_to(port, address, A_MOMENT))
            if len(streams) % 2:
                streams[-1].sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfffff\r\n")
            streams[-1].setblocking(False)
        for stream in streams[:]:
            try:
                stream.send(b"\r\n" * 2**15)
            except BlockingIOError:
                continue
            except OSError:
                streams.remove(stream)


@pytest.mark.parametrize("attack", [pipelining, many_requests, coming_and_going, nonsense, slowloris, endless_bodies, empty_lines])
def test_requests_in_masses_disturb_nobody(
    besieged: ServerProcess, victims: Victims, address: str, attack: Callable[..., None]
) -> None:
    weather = in_calm_and_storm(victims, attack, besieged.port, address)
    assert weather.is_bearable, str(weather)


def test_connections_in_masses_disturb_nobody(
    besieged: ServerProcess, victims: Victims, address: str, open_table: Callable[[], dict[str, str]]
) -> None:
    weather = in_calm_and_storm(victims, many_connects, besieged.port, address, open_table()["table"])
    assert weather.is_bearable, str(weather)


def test_pipelined_requests_take_no_memory(tmp_path: Path, address: str) -> None:
    with ServerProcess(tmp_path, {"REQUESTS": [10**9, 10**9]}) as server:
        ask(server.port, address, "/api/about")
        before = memory(server.process.pid)
        streams = [stream_to(server.port, address, A_MOMENT) for _ in range(SOCKETS)]
        for stream in streams:
            with suppress(TimeoutError):
                stream.sendall(request("/api/about") * PIPELINED)
        assert memory(server.process.pid) - before < 64 * 2**20
        for stream in streams:
            stream.close()
        assert ask(server.port, address, "/api/about")[0] == 200
        assert memory(server.process.pid) - before < 64 * 2**20
        server.kill()


def test_pipelined_requests_are_answered_in_order(besieged: ServerProcess, address: str) -> None:
    paths = ["/api/about", "/api/nothing", "/api/lobby"] * 10
    with stream_to(besieged.port, address) as stream:
        stream.sendall(b"".join(request(path) for path in paths) + request("/api/about", more="Connection: close\r\n"))
        answers = b"".join(iter(lambda: stream.recv(65_536), b""))
    heads = [part[:3] for part in answers.split(b"HTTP/1.1 ")[1:]]
    assert heads == [b"200", b"404", b"200"] * 10 + [b"200"]


def test_beyond_the_rate_refusals_have_a_retry_time_and_then_stop(tmp_path: Path, address: str) -> None:
    tight = {"REQUESTS": [3, 0.5], "REFUSALS": [4, 0.01]}
    with ServerProcess(tmp_path, tight) as server:
        statuses: Counter[int] = Counter()
        for _ in range(10):
            with suppress(ConnectionError, ValueError, IndexError):
                status, headers, body = ask(server.port, address, "/api/about")
                statuses[status] += 1
                if status == 429:
                    answer = json.loads(body)
                    assert answer["refused"] == "too-many-requests"
                    assert answer["say"]
                    assert 0 < answer["retry_after"] <= int(headers["retry-after"])
                    assert headers["connection"] == "close"
                    assert headers["content-security-policy"]
        assert statuses[429] == 4
        assert statuses[200] <= 5
        assert ask(server.port, "127.0.0.1", "/api/about")[0] == 200, "others are served"


def test_refusing_costs_much_less_than_serving(tmp_path: Path, address: str) -> None:
    number = 250
    with ServerProcess(tmp_path, {"REQUESTS": [2 * number, 0.001], "REFUSALS": [10**6, 10**6]}) as server:
        costs = []
        for status in (200, 200, 429):  # the first to get warm
            before = seconds_of(server.process.pid)
            assert {ask(server.port, address, "/api/lobby")[0] for _ in range(number)} == {status}
            costs.append(seconds_of(server.process.pid) - before)
    assert costs[2] < costs[1] / 3


def test_sockets_beyond_their_rate_are_closed_and_nonsense_is_counted(tmp_path: Path, address: str) -> None:
    with ServerProcess(tmp_path, {"ARRIVALS": [6, 0.01], "REQUESTS": [2, 0.01]}) as server:
        answers = []
        for _ in range(8):
            with stream_to(server.port, address) as stream, suppress(ConnectionError):
                answers.append(b"")
                stream.sendall(b"ahoy\r\n\r\n")
                answers[-1] = stream.recv(65_536)[:12]
        assert answers == [b"HTTP/1.1 400"] * 2 + [b"HTTP/1.1 429"] * 4 + [b""] * 2


def test_beyond_the_rate_of_connects_the_handshake_is_refused(tmp_path: Path, address: str) -> None:
    with ServerProcess(tmp_path, {"CONNECTS": [2, 0.01]}) as server:
        table = server.open()["table"]
        streams = [websocket(server.port, address, table) for _ in range(2)]
        with stream_to(server.port, address) as stream:
            stream.sendall(upgrade(table))
            answer = stream.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b'"refused":"too-many-connections"' in answer
        assert b"\r\nretry-after: " in answer
        for stream in streams:
            stream.close()


def test_behind_a_proxy_and_the_stock_way_rates_hold_too(tmp_path: Path) -> None:
    tight = {"REQUESTS": [4, 0.01], "CONNECTS": [2, 0.01]}
    for name, facts in {"stock": {"JOLLYROLL_TRANSPORT": "stock"}, "proxy": {"proxy": "127.0.0.1"}}.items():
        with ServerProcess(tmp_path / name, tight, **facts) as server:
            table = server.open()["table"]
            from_afar = {"X-Forwarded-For": "192.0.2.7"} if name == "proxy" else {}
            statuses = [server.fetch("/api/about", headers=from_afar)[0] for _ in range(6)]
            assert statuses[-1] == 429, name
            more = "".join(f"{header}: {value}\r\n" for header, value in from_afar.items())
            answers = []
            for _ in range(3):
                with stream_to(server.port, "127.0.0.1") as stream:
                    stream.sendall(upgrade(table)[:-2] + more.encode() + b"\r\n")
                    answers.append(stream.recv(65_536)[:12])
            assert answers == [b"HTTP/1.1 101"] * 2 + [b"HTTP/1.1 429"], name


@pytest.mark.parametrize("body", [b"[" * 16_000, b'{"a":' * 3_000, b"[" * 8_000 + b"]" * 8_000, b"{", b"\xff\xfe"])
def test_deeply_nested_json_is_bad_json(besieged: ServerProcess, address: str, body: bytes) -> None:
    status, _, answer = ask(besieged.port, address, "/api/tables", body)
    assert (status, json.loads(answer)["refused"]) == (400, "bad-json")


@pytest.mark.skipif(not os.path.exists("/proc/net/if_inet6"), reason="needs networks of version 6")
def test_ipv4_clients_of_a_dual_stack_server_are_counted_by_their_ipv4_address(tmp_path: Path, address: str) -> None:
    with ServerProcess(tmp_path, {"TABLES": [2, 0.001]}, host="::") as server:
        wish = {"game": "kg", "seats": ["free", "free"]}
        assert [ask(server.port, address, "/api/tables", wish)[0] for _ in range(3)] == [201, 201, 429]
        assert ask(server.port, "127.0.0.1", "/api/tables", wish)[0] == 201
