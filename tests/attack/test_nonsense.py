"""Nonsense in place of frames and paths: every frame is answered, no file is served, and the game goes on."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from jollyroll.server.protocol.frames import ClientFrame
from tests.attack.raw import request, stream_to
from tests.server.clients import two_playing
from tests.server.serving import PATIENCE, ServerProcess

FRAMES = 1_500
KINDS = get_args(get_args(ClientFrame)[0])
VALUES: list[Any] = [
    *(
        0,
        1,
        -1,
        7,
        2**31,
        2**63,
        -(2**70),
        0.5,
        1e308,
        True,
        None,
        "",
        "x",
        "0" * 64,
        "z" * 64,
        "A" * 22,
        "ff" * 16,
        "\u202e",
        "\0",
    ),
    *(
        "\ud800",
        "💀" * 40,
        "../../etc/passwd",
        [],
        [[[]]],
        {},
        {"do": "roll"},
        ["A" * 22] * 30,
        {"pace": -1},
        {"options": {"x": []}},
    ),
]
NOT_FRAMES = [
    "",
    " ",
    "null",
    "[]",
    "7",
    '"roll"',
    "{}",
    "{",
    "NaN",
    '{"v":NaN}',
    "\x00",
    '{"v":1,"do":"roll"',
    "[" * 900,
    '{"a":' * 300,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with high limits: the content matters here, not the rate."""
    process = ServerProcess(tmp_path_factory.mktemp("nonsense"))
    yield process
    assert process.stop() == 0
    assert process.complaints == ""


def nonsense(luck: Random, number: int) -> str:
    """A frame with some of its fields, each with any value; or no frame at all."""
    if luck.random() < 0.1:
        return luck.choice(NOT_FRAMES)
    kind = luck.choice(KINDS)
    given: dict[str, Any] = {"v": 1, "id": str(number), "do": get_args(kind.model_fields["do"].annotation)[0]}
    for name in kind.model_fields:
        if name not in given and luck.random() < 0.8:
            given[name] = luck.choice(VALUES)
    if luck.random() < 0.2:
        given[luck.choice(["v", "id", "do", "more"])] = luck.choice(VALUES)
    return json.dumps(given)


@pytest.mark.parametrize("is_seated", [True, False], ids=["a player", "a stranger"])
def test_every_frame_is_answered_whatever_it_says(server: ServerProcess, is_seated: bool) -> None:
    one, two = two_playing(server)
    luck = Random(7)
    hello = {"v": 1, "id": "hello", "do": "hello", "tokens": one.tokens if is_seated else []}
    answers = sent = 0
    while sent < FRAMES:
        with connect(f"ws://127.0.0.1:{server.port}/ws/{one.table_id}", compression=None, max_queue=None) as line:
            line.send(json.dumps(hello))
            waiting = 1
            try:
                while waiting:
                    got = json.loads(line.recv(PATIENCE))
                    if "re" in got:
                        waiting -= 1
                        assert got.get("refused") != "mishap", got
                        answers += got["re"] != "hello"
                    if not waiting and sent < FRAMES:
                        sent += 1
                        waiting = 1
                        line.send(nonsense(luck, sent))
            except ConnectionClosed:  # a seat that was left or taken back ends a connection
                answers += 1
    assert answers == sent == FRAMES
    assert server.complaints == ""
    assert two.ask("ping")["ok"]
    for client in (one, two):
        client.close()


PATHS = [
    *("/../../../etc/passwd", "/assets/../../../../etc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd"),
    *(
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
        "/assets/....//....//app.py",
        "/..\\..\\etc\\passwd",
        "/assets/..;/app.py",
    ),
    *("/assets/%00", "/t/../../app.py", "/api/tables/..%2f..%2fserver.log", "/api/tables/%2e%2e/record.jolly", "//etc/passwd"),
    *("/assets/%252e%252e%252fapp.py", "/server.log"),
]


@pytest.mark.parametrize("path", PATHS)
def test_no_address_leads_out_of_the_page(server: ServerProcess, path: str) -> None:
    with stream_to(server.port, "127.0.0.1", PATIENCE) as stream:
        stream.sendall(request(path, more="Connection: close\r\n"))
        got = b""
        while piece := stream.recv(65_536):
            got += piece
    assert got.split()[1] in (b"400", b"404"), got
    assert b"root:" not in got
    assert b"import " not in got
