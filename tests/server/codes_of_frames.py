"""Codes for frames and requests that cannot be understood or have no target."""

import json

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from jollyroll.server.protocol.codes import Code
from tests.server.clients import Client, Closed
from tests.server.code_proofs import at_table, proof, raw
from tests.server.serving import PATIENCE, ServerProcess


@proof(Code.BAD_JSON)
def bad_json(server: ServerProcess) -> object:
    for frame in ("{", "[]", "7", "", '"hello"', b"\xff\xfe", "{'v': 1}", "NaN"):
        answer = raw(server, frame)
        assert answer["refused"] == "bad-json", frame
        assert answer["re"] is None
    return answer["refused"]


@proof(Code.BAD_FRAME)
def bad_frame(server: ServerProcess) -> object:
    answer = raw(server, '{"v":1,"id":"a","do":"fly"}')
    assert answer["re"] == "a"
    for more in ('"seat":true', '"seat":"0"', '"seat":6', '"seat":-1', '"seat":0,"extra":1', '"seat":0.5', '"seat":0,"for_good":0'):
        assert raw(server, f'{{"v":1,"id":"b","do":"leave",{more}}}')["refused"] == "bad-frame", more
    for strange in ("true", "1.0", '"1"', "null"):
        assert raw(server, f'{{"v":{strange},"id":"a","do":"ping"}}')["refused"] == "bad-frame", strange
    assert raw(server, '{"v":1,"do":"ping"}')["re"] is None
    assert raw(server, '{"v":1,"id":"","do":"ping"}')["re"] is None
    assert raw(server, '{"v":1,"id":"é","do":"ping"}')["re"] is None
    assert server.fetch("/api/tables", {"game": "kg"})[0] == 400
    return answer["refused"]


@proof(Code.VERSION)
def version(server: ServerProcess) -> object:
    assert raw(server, '{"v":2,"id":"a","do":"ping"}')["re"] == "a"
    return raw(server, '{"v":0,"id":"a","do":"anything"}')["refused"]


@proof(Code.TOO_LARGE)
def too_large(server: ServerProcess) -> object:
    assert server.fetch("/api/tables", raw=b'{"game": "%b"}' % (b"x" * 20_000))[0] == 413
    with at_table(server) as client:
        client.socket.send(json.dumps({"v": 1, "id": "a", "do": "ping", "x": "x" * 5_000}))
        with pytest.raises(Closed) as closed:
            client.answer("a")
        assert closed.value.code == 1009
        return closed.value.bye["refused"]


@proof(Code.NO_HELLO)
def no_hello(server: ServerProcess) -> object:
    table = server.open()["table"]
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
        socket.send('{"v":1,"id":"a","do":"ping"}')
        return json.loads(socket.recv(timeout=PATIENCE))["refused"]


@proof(Code.ORIGIN)
def origin(server: ServerProcess) -> object:
    table = server.open()["table"]
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"
    body = {"game": "kg", "seats": ["free", "free"]}
    connect(address, additional_headers={"Origin": f"http://127.0.0.1:{server.port}"}).close()
    for page in ("https://evil.example", "http://["):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers={"Origin": page})
        assert refused.value.response.status_code == 403
        status, answer, _ = server.fetch("/api/tables", body, {"Origin": page})
        assert status == 403
    return json.loads(answer)["refused"]


@proof(Code.NO_PAGE)
def no_page(server: ServerProcess) -> object:
    status, answer, _ = server.fetch("/api/nothing")
    assert status == 404
    return json.loads(answer)["refused"]


@proof(Code.BAD_METHOD)
def bad_method(server: ServerProcess) -> object:
    assert server.fetch("/api/about", {})[0] == 405
    status, answer, headers = server.fetch("/", {})
    assert status == 405
    assert "GET" in headers["allow"]
    assert "HTTP method" in json.loads(answer)["say"]
    return json.loads(answer)["refused"]


@proof(Code.NO_TABLE)
def no_table(server: ServerProcess) -> object:
    assert server.fetch("/api/tables/aaaaaaaaaa")[0] == 404
    with pytest.raises(Closed) as closed:
        Client(server, "aaaaaaaaaa")
    assert closed.value.code == 1008
    return closed.value.bye["refused"]
