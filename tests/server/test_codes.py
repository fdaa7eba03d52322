"""Every code of the enum, each brought about by a real client at a real server."""

import json
import os
import secrets
import sqlite3
import time
from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from jollyroll.server import limits
from jollyroll.server.app import STORE
from jollyroll.server.live.connection import Connection
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.codes import Code
from jollyroll.words import has_words
from tests.server.clients import Client, Closed, alone, seat_two, two_playing
from tests.server.registries import Line, new_table, with_registries
from tests.server.serving import PATIENCE, ServerProcess
from tests.server.witnessed import people, roll

SEAL = sha256(b"seed").hexdigest()
NONCE = "0" * 32
PROOFS: dict[Code, Callable[[ServerProcess], object]] = {}
OWN_SERVERS: set[Code] = set()  # proven in tests of their own


def proof(code: Code) -> Callable[[Callable[[ServerProcess], object]], Callable[[ServerProcess], object]]:
    """A function that gives the code it provokes."""

    def keep(function: Callable[[ServerProcess], object]) -> Callable[[ServerProcess], object]:
        PROOFS[code] = function
        return function

    return keep


def alone_proves(*codes: Code) -> Callable[[Callable[..., set[object]]], Callable[..., None]]:
    """A test with a server of its own, that gives the codes it was refused with."""
    OWN_SERVERS.update(codes)

    def test_of(function: Callable[..., set[object]]) -> Callable[..., None]:
        @wraps(function)
        def test(**facts: Any) -> None:
            assert function(**facts) == set(codes)

        return test

    return test_of


def at_table(server: ServerProcess, **hello: Any) -> Client:
    return Client(server, server.open()["table"], **hello)


def playing(server: ServerProcess, **settings: Any) -> tuple[Client, Client]:
    """Two in a game, the one on turn first."""
    one, two = two_playing(server, **settings)
    assert one.now
    return (one, two) if one.now["seat"] == 0 else (two, one)


@pytest.mark.parametrize("code", list(Code))
def test_each_code_has_its_sentence_and_is_explained(code: Code) -> None:
    assert has_words(f"live-{code}")
    assert f"`{code}`" in Path("docs/protocol.md").read_text(encoding="utf-8")


def test_every_code_is_proven() -> None:
    assert set(PROOFS) | OWN_SERVERS == set(Code)
    assert not set(PROOFS) & OWN_SERVERS


def raw(server: ServerProcess, *frames: str | bytes) -> dict[str, Any]:
    """The answer to the last of these frames, sent as they are."""
    with at_table(server) as client:
        for frame in frames:
            client.socket.send(frame)
            while "re" not in (answer := client.receive()):
                pass
        return answer


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


@proof(Code.NO_TABLE)
def no_table(server: ServerProcess) -> object:
    assert server.fetch("/api/tables/aaaaaaaaaa")[0] == 404
    with pytest.raises(Closed) as closed:
        Client(server, "aaaaaaaaaa")
    assert closed.value.code == 1008
    return closed.value.bye["refused"]


@proof(Code.NO_SEAT)
def no_seat(server: ServerProcess) -> object:
    with at_table(server) as client:
        return client.refused("sit", seat=5, name="Ana", commitment=SEAL, nonce=NONCE)


@proof(Code.BAD_TOKEN)
def bad_token(server: ServerProcess) -> object:
    with at_table(server) as client:
        assert client.refused("hello", host="A" * 22) == "bad-token"
        return client.refused("hello", tokens=["A" * 22])


@proof(Code.NOT_YOURS)
def not_yours(server: ServerProcess) -> object:
    one, two = seat_two(server)
    with one, two:
        for do in (
            {"do": "stand"},
            {"do": "rename", "name": "X"},
            {"do": "move"},
            {"do": "emote", "emote": "ahoy"},
            {"do": "leave"},
        ):
            assert two.refused(**do, seat=0) == "not-yours"
        return two.refused("back", seat=0)


@proof(Code.NOT_HOST)
def not_host(server: ServerProcess) -> object:
    one, two = seat_two(server)
    with one, two:
        for do in ({"do": "place", "seat": 2, "kind": "free"}, {"do": "change", "settings": {"clock": 9}}):
            assert two.refused(**do) == "not-host"
        return two.refused("start")


@proof(Code.BAD_TICKET)
def bad_ticket(server: ServerProcess) -> object:
    one, two = seat_two(server)
    with one, two:
        ticket = one.do("move", seat=0)["link"].partition("#take=")[2]
        for place in (5, len(ticket) - 5):  # what it says, and how it is signed
            forged = ticket[:place] + ("x" if ticket[place] != "x" else "y") + ticket[place + 1 :]
            assert two.refused("take", ticket=forged, nonce=NONCE) == "bad-ticket"
        with at_table(server) as elsewhere:
            assert elsewhere.refused("take", ticket=ticket, nonce=NONCE) == "bad-ticket"
        two.do("take", ticket=ticket, nonce=NONCE)
        return two.refused("take", ticket=ticket, nonce="1" * 32)


@proof(Code.SEAT_TAKEN)
def seat_taken(server: ServerProcess) -> object:
    one, two = seat_two(server)
    with one, two:
        assert one.refused("place", seat=1, kind="bot:greedy") == "seat-taken"
        return two.refused("sit", seat=0, name="Eve", commitment=SEAL, nonce=NONCE)


@proof(Code.NAME_TAKEN)
def name_taken(server: ServerProcess) -> object:
    with at_table(server) as client:
        client.sit(0, "Ana")
        assert client.refused("sit", seat=1, name="A\u200dna", commitment=SEAL, nonce=NONCE) == "name-taken"
        return client.refused("sit", seat=1, name="ANA", commitment=SEAL, nonce=NONCE)


@proof(Code.BAD_NAME)
def bad_name(server: ServerProcess) -> object:
    with at_table(server) as client:
        for name in (
            " Ana",
            "A\u202ena",
            "A\nna",
            "A;na",
            "\u0000",
            "\u00ad\u00ad",
            "\u2800",
            "\u115f",
            "Gre\u200bta",
            "A\U000e0041",
        ):
            assert client.refused("sit", seat=1, name=name, commitment=SEAL, nonce=NONCE) == "bad-name"
        return client.refused("sit", seat=1, name="(Ana)", commitment=SEAL, nonce=NONCE)


@proof(Code.BAD_SETTING)
def bad_setting(server: ServerProcess) -> object:
    opened = server.open()
    for request in (
        {"game": "chess", "seats": ["free", "free"]},
        {"game": "omg", "seats": ["free"] * 5},
        {"game": "kg", "seats": ["free", "bot:genius"]},
        {"game": "kg", "seats": ["free", "free"], "settings": {"preset": "mars"}},
        {"game": "kg", "seats": ["free", "free"], "settings": {"options": {"tie": "war"}}},
        {"game": "kg", "seats": ["free", "free"], "settings": {"youngest": 2}},
    ):
        status, answer, _ = server.fetch("/api/tables", request)
        assert (status, json.loads(answer)["refused"]) == (409, "bad-setting")
    with Client(server, opened["table"], host=opened["host"]) as client:
        assert client.refused("place", seat=1, kind="remove") == "bad-setting"
        assert client.refused("change", settings={"stand_in": "nobody"}) == "bad-setting"
        return client.refused("change", settings={"options": {"tie": "war"}})


@proof(Code.NOT_OPEN)
def not_open(server: ServerProcess) -> object:
    one, two = playing(server)
    with one, two:
        seat = next(iter(one.seeds))
        assert one.refused("stand", seat=seat) == "not-open"
        assert one.refused("reveal", seat=seat, seed=SEAL) == "not-open"
        return one.refused("rename", seat=seat, name="Zoe")


@proof(Code.NOT_READY)
def not_ready(server: ServerProcess) -> object:
    opened = server.open()
    with Client(server, opened["table"], host=opened["host"]) as client:
        client.sit(0)
        assert client.refused("reveal", seat=0, seed=client.seeds[0].hex()) == "not-ready"
        return client.refused("start")


@proof(Code.BAD_SEED)
def bad_seed(server: ServerProcess) -> object:
    one, two = seat_two(server)
    with one, two:
        assert one.refused("commit", seat=0, commitment=SEAL) == "bad-seed"
        two.do("stand", seat=1)
        mine = sha256(one.seeds[0]).hexdigest()
        assert two.refused("sit", seat=1, name="Ben", commitment=mine, nonce=NONCE) == "bad-seed", "a seal that is there already"
        two.sit(1, "Ben")
        one.do("start")
        return one.refused("reveal", seat=0, seed=SEAL)


@proof(Code.NOT_PLAYING)
def not_playing(server: ServerProcess) -> object:
    with at_table(server) as client:
        client.sit(0)
        assert server.fetch(f"/api/tables/{client.table_id}/record.json")[0] == 409
        assert client.refused("leave", seat=0) == "not-playing"
        assert client.refused("undo", seat=0, at=client.seq) == "not-playing"
        return client.refused("roll", seat=0, at=client.seq, nonce=NONCE)


@proof(Code.STALE)
def stale(server: ServerProcess) -> object:
    one, two = playing(server)
    with one, two:
        assert one.refused("preview", at=one.seq - 1, choices=[0]) == "stale"
        assert one.refused("coach", at=one.seq + 1) == "stale"
        assert one.refused("undo", seat=next(iter(one.seeds)), at=1) == "stale"
        return one.refused("roll", seat=next(iter(one.seeds)), at=one.seq - 1, nonce=NONCE)


@proof(Code.NOT_YOUR_TURN)
def not_your_turn(server: ServerProcess) -> object:
    one, two = playing(server)
    with one, two:
        two.caught_up(one.seq)
        return two.refused("roll", seat=next(iter(two.seeds)), at=two.seq, nonce=NONCE)


@proof(Code.NO_CHOICE_DUE)
def no_choice_due(server: ServerProcess) -> object:
    one, two = playing(server)
    with one, two:
        assert one.refused("preview", at=one.seq, choices=[0]) == "no-choice-due"
        assert one.refused("coach", at=one.seq) == "no-choice-due"
        return one.refused("choose", seat=next(iter(one.seeds)), at=one.seq, choice=0, nonce=NONCE)


def choosing(server: ServerProcess) -> Client:
    """Somebody who has to choose."""
    client = alone(server, "omg")
    client.wait(lambda: client.now and client.now["seat"] == 0)
    client.do("roll", seat=0, at=client.seq, nonce=secrets.token_hex(16))
    client.wait(lambda: client.now and client.now["waits"] == "choice" and client.now["seat"] == 0)
    return client


@proof(Code.NO_ROLL_DUE)
def no_roll_due(server: ServerProcess) -> object:
    with choosing(server) as client:
        return client.refused("roll", seat=0, at=client.seq, nonce=NONCE)


@proof(Code.NO_WITNESS_DUE)
def no_witness_due(server: ServerProcess) -> object:
    with people(server, 2) as (one, two):
        assert one.refused("witness", seat=0, at=one.seq, link=one.device.link(0)) == "no-witness-due"
        two.witnesses = False
        roll(one)
        return one.refused("witness", seat=0, at=one.seq, link=one.device.link(0))


@proof(Code.LINK_DUE)
def link_due(server: ServerProcess) -> object:
    with people(server, 2) as (one, _):
        return one.refused("roll", seat=0, at=one.seq, nonce=NONCE)


@proof(Code.BAD_LINK)
def bad_link(server: ServerProcess) -> object:
    with people(server, 2) as (one, two):
        for link in (SEAL, two.device.link(1), one.device.seal["chain"]):
            assert one.refused("roll", seat=0, at=one.seq, nonce=NONCE, link=link) == "bad-link"
        two.witnesses = False
        roll(one)
        two.wait(lambda: two.now and two.now["waits"] == "witness")
        return two.refused("witness", seat=1, at=two.seq, link=SEAL)


@proof(Code.NOT_ALLOWED)
def not_allowed(server: ServerProcess) -> object:
    with choosing(server) as client:
        answer = client.ask("choose", seat=0, at=client.seq, choice=5, nonce=NONCE)
        assert answer["reason"].startswith("omg-")
        assert answer["rule"].startswith("OMG-")
        assert client.refused("preview", at=client.seq, choices=[99_999]) == "not-allowed"
        return answer["refused"]


@proof(Code.NOTHING_TO_UNDO)
def nothing_to_undo(server: ServerProcess) -> object:
    with choosing(server) as client:
        return client.refused("undo", seat=0, at=client.seq)


@proof(Code.STOOD_IN)
def stood_in(server: ServerProcess) -> object:
    one, two = two_playing(server, pace=5_000)
    with one, two:
        assert one.now
        actor = one if one.now["seat"] == 0 else two
        seat = one.now["seat"]
        actor.do("leave", seat=seat)
        return actor.refused("roll", seat=seat, at=actor.seq, nonce=NONCE)


@proof(Code.TOO_OFTEN)
def too_often(server: ServerProcess) -> object:
    one, two = two_playing(server)
    with one, two:
        assert one.now
        client, seat = (one, 0) if one.now["seat"] == 1 else (two, 1)
        for _ in range(limits.DETOURS):
            client.do("leave", seat=seat)
            client.do("back", seat=seat)
        client.do("leave", seat=seat)
        return client.refused("back", seat=seat)


@proof(Code.LEFT)
def left(server: ServerProcess) -> object:
    opened = server.open("kg", ("free", "free", "bot:beginner"), pace=1_000)
    with Client(server, opened["table"], host=opened["host"]) as client:
        client.sit(0)
        client.sit(1)
        client.do("start")
        client.reveal()
        client.wait(lambda: client.now)
        client.do("leave", seat=0, for_good=True)
        client.do("leave", seat=0, for_good=True)
        assert client.refused("back", seat=0) == "left"
        return client.refused("leave", seat=0)


@proof(Code.COACH_OFF)
def coach_off(server: ServerProcess) -> object:
    with alone(server, coach="off") as client:
        return client.refused("coach", at=client.seq)


@proof(Code.NOT_OVER)
def not_over(server: ServerProcess) -> object:
    one, two = playing(server)
    with one, two:
        status, answer, _ = server.fetch(f"/api/tables/{one.table_id}/analysis")
        assert (status, json.loads(answer)["refused"]) == (409, "not-over")
        return one.refused("rematch")


@pytest.mark.parametrize("code", list(PROOFS))
def test_each_code_is_given_for_its_reason(server: ServerProcess, code: Code) -> None:
    assert PROOFS[code](server) == code


# those that need a server of their own


@alone_proves(Code.TOO_MANY_FRAMES, Code.TOO_MANY_REQUESTS, Code.TOO_MANY_CONNECTIONS, Code.TOO_MANY_TABLES)
def test_limits_are_answered_with_a_code_and_when_to_come_back(tmp_path: Path) -> set[object]:
    tight = {"FRAMES": [10, 5], "REQUESTS": [12, 0.05], "TABLES": [2, 0.05], "CONNECTIONS_OF_ADDRESS": 3, "LIVE_TABLES": 2}
    server = ServerProcess(tmp_path, tight)
    first, second = server.open(), server.open()
    many_tables = json.loads(server.fetch("/api/tables", {"game": "kg", "seats": ["free", "free"]})[1])
    assert 0 < many_tables["retry_after"] <= 20
    with Client(server, first["table"]) as one, Client(server, first["table"]), Client(server, second["table"]):
        with pytest.raises(Closed) as closed:
            Client(server, first["table"])
        assert closed.value.bye["retry_after"] > 0
        answers = [one.answer(name) for name in [one.send("ping") for _ in range(16)]]
        refused = [answer for answer in answers if "refused" in answer]
        assert refused
        assert all(0 < answer["retry_after"] <= 0.2 for answer in refused)
        assert one.bye is None, "who is told to slow down stays"
    statuses = [server.fetch("/api/about") for _ in range(14)]
    status, body, headers = statuses[-1]
    assert status == 429
    assert int(headers["retry-after"]) >= 1
    assert server.stop() == 0
    return {answer["refused"] for answer in (many_tables, closed.value.bye, *refused, json.loads(body))}


@alone_proves(Code.BUSY)
def test_when_memory_is_full_of_tables_others_have_to_wait(tmp_path: Path) -> set[object]:
    server = ServerProcess(tmp_path, {"LIVE_TABLES": 1})
    first = server.open()
    with Client(server, first["table"]):
        status, body, headers = server.fetch("/api/tables", {"game": "kg", "seats": ["free", "free"]})
        assert (status, json.loads(body)["refused"]) == (429, "too-many-tables")
        status, body, headers = server.fetch("/api/tables/aaaaaaaaaa")
        assert status == 503
        assert "retry-after" in {name.casefold() for name in headers}
    server.stop()
    return {json.loads(body)["refused"]}


@alone_proves(Code.CLOSING)
def test_whoever_is_there_is_told_that_the_server_stops(tmp_path: Path) -> set[object]:
    server = ServerProcess(tmp_path)
    with Client(server, server.open()["table"]) as client:
        server.process.terminate()
        with pytest.raises(Closed) as closed:
            client.wait(lambda: False)
        assert closed.value.code == 1001
    assert server.stop() == 0
    return {closed.value.bye["refused"]}


@alone_proves(Code.NOT_STORED)
def test_what_cannot_be_stored_does_not_happen_and_can_be_tried_again(tmp_path: Path) -> set[object]:
    server = ServerProcess(tmp_path)
    one, two = two_playing(server)
    with one, two:
        assert one.now
        client = one if one.now["seat"] == 0 else two
        fields = {"seat": next(iter(client.seeds)), "at": client.seq, "nonce": NONCE}
        limit_files(server.process.pid, 0)
        refused = client.refused("roll", **fields)
        assert client.seq == fields["at"]
        limit_files(server.process.pid, -1)
        assert client.do("roll", **fields)["seq"] == fields["at"] + 1
        assert client.do("roll", **fields)["seq"] == fields["at"] + 1
    server.stop()
    return {refused}


def limit_files(process: int, size: int) -> None:
    """Let a process write no file longer than this; -1 lifts it. As good as a full disk."""
    import resource

    resource.prlimit(process, resource.RLIMIT_FSIZE, (size if size >= 0 else resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@alone_proves(Code.COACH_UNABLE)
def test_a_coach_without_its_parts_says_so(tmp_path: Path) -> set[object]:
    lacking = tmp_path / "lacking"
    lacking.mkdir()
    (lacking / "numba.py").write_text("raise ModuleNotFoundError('no numba', name='numba')\n", encoding="utf-8")
    server = ServerProcess(tmp_path / "data", PYTHONPATH=os.fspath(lacking))
    with choosing(server) as client:
        refused = client.refused("coach", at=client.seq)
    server.stop()
    return {refused}


@alone_proves(Code.MISHAP)
def test_even_a_mishap_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[object]:
    line = Line()
    said = [{"type": "websocket.receive", "text": json.dumps({"v": 1, "id": do, "do": do})} for do in ("hello", "ping")]
    frames = iter([*said, {"type": "websocket.disconnect"}])

    async def receive() -> dict[str, Any]:
        return next(frames)

    async def mishap(*_: object) -> dict[str, Any]:
        raise RuntimeError

    async def use(registry: TableRegistry) -> None:
        table = await registry.table(await new_table(registry))
        await Connection(registry, table, line, "").read(receive)

    monkeypatch.setattr("jollyroll.server.live.handlers.do", mishap)
    with_registries(tmp_path, use)
    (answer,) = [frame for frame in line.sent if frame.get("re") == "ping"]
    return {answer["refused"]}


@alone_proves(Code.DAMAGED)
def test_a_table_that_cannot_be_read_is_said_so_and_others_go_on(tmp_path: Path) -> set[object]:
    with ServerProcess(tmp_path) as server:
        damaged, whole = server.open()["table"], server.open()["table"]
    raw = sqlite3.connect(tmp_path / STORE)
    raw.execute("UPDATE events SET body = '{' WHERE game = ?", [damaged])
    raw.commit()
    raw.close()
    with ServerProcess(tmp_path) as server:
        with pytest.raises(Closed) as closed:
            Client(server, damaged)
        status, body, _ = server.fetch(f"/api/tables/{damaged}")
        assert status == 500
        assert server.get(f"/api/tables/{whole}")["table"]["stage"] == "open"
        assert "Traceback" not in server.complaints
        assert damaged in server.complaints
    return {closed.value.bye["refused"], json.loads(body)["refused"]}


@alone_proves(Code.STORE_LOST)
def test_a_store_that_is_deleted_stops_play(tmp_path: Path) -> set[object]:
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server)
        (tmp_path / STORE).unlink()
        for client in (one, two):
            with pytest.raises(Closed):
                client.wait(lambda: False)
        status, body, headers = server.fetch("/api/health")
        assert (status, headers["retry-after"]) == (503, "30")
        return {one.bye["refused"] if one.bye else "", two.bye["refused"] if two.bye else "", json.loads(body)["refused"]}


@alone_proves(Code.ARCHIVED)
def test_a_game_that_nobody_went_on_with_is_archived(tmp_path: Path) -> set[object]:
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server)
        one.close()
        two.close()
    with ServerProcess(tmp_path, {"BEGUN_LIFE": 1, "TIDY_EVERY": 1}) as server:
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "archive" / f"{one.table_id}.jolly").exists():
            assert time.monotonic() < end
            time.sleep(0.1)
        while (answer := server.fetch(f"/api/tables/{one.table_id}"))[0] != 404:
            assert time.monotonic() < end
            time.sleep(0.1)
        with pytest.raises(Closed) as closed:
            Client(server, one.table_id)
        assert server.fetch(f"/api/tables/{one.table_id}/record.jolly")[0] == 200
    return {closed.value.bye["refused"], json.loads(answer[1])["refused"]}
