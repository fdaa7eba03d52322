"""Strangers can neither fill the server nor keep players out."""

import json
import random
import socket
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from jollyroll.errors import Refused
from jollyroll.server import limits, limits_file
from jollyroll.server.limits import Rate
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import RateLimits
from jollyroll.server.transport.addresses import asker_in, asker_of, is_of_this_machine, same_origin
from jollyroll.server.transport.host_policy import HostPolicy
from jollyroll.server.transport.languages import wanted
from tests.server.clients import Client, Closed, play_out, seat_two, two_playing
from tests.server.serving import PATIENCE, ServerProcess
from tests.server.test_slow_readers import memory


def test_those_who_look_on_never_keep_players_out(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"WATCHERS_OF_TABLE": 2}) as server:
        one, two = two_playing(server)
        with one, two, Client(server, one.table_id), Client(server, one.table_id):
            with Client(server, one.table_id) as three:
                assert three.table == {}, "no more room to look on"
            two.close()
            assert two.connect()["you"]["seats"] == [1]


def test_a_table_cannot_grow_for_ever(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"EVENTS": 12}) as server:
        one, two = two_playing(server)
        with one, two:
            with pytest.raises(AssertionError, match="record-many-events"):
                play_out([one, two], random.Random(1))
            assert max(one.seq, two.seq) == 12


@pytest.mark.parametrize("frame", ["{", '{"v":1,"id":"x","do":"ping"}'], ids=["nonsense", "frames"])
def test_a_flood_of_frames_is_answered_no_faster_than_frames_may_be_sent(tmp_path: Path, frame: str) -> None:
    with ServerProcess(tmp_path, {"FRAMES": [10, 20]}) as server, Client(server, server.open()["table"]) as client:
        for _ in range(40):
            client.socket.send(frame)
        answers: list[dict[str, Any]] = []
        while len(answers) < 40:
            answer = client.receive()
            answers += [answer] if "re" in answer else []
        slow = [answer for answer in answers if answer.get("refused") == "too-many-frames"]
        assert all(answer.get("refused") != "too-many-frames" for answer in answers[:9])
        assert 0 < len(slow) < 25, "each refusal makes the sender wait for the next frame"
        assert {answer["re"] for answer in slow} == {json.loads(frame)["id"] if "id" in frame else None}
        assert all(0 < answer["retry_after"] <= 0.05 for answer in slow)


def test_emotes_are_limited_per_seat_over_any_connection(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"EMOTES": [2, 0.01]}) as server:
        one, two = seat_two(server)
        with one, two, Client(server, one.table_id, tokens=one.tokens) as again:
            frame = {"v": 1, "id": "x", "do": "emote", "seat": 0, "emote": "hurry"}
            body = {"tokens": one.tokens, "frame": frame}
            one.do("emote", seat=0, emote="hurry")
            assert server.fetch(f"/api/tables/{one.table_id}/do", body)[0] == 200
            assert one.refused("emote", seat=0, emote="hurry") == "too-many-frames"
            assert again.refused("emote", seat=0, emote="hurry") == "too-many-frames"
            status, answer, _ = server.fetch(f"/api/tables/{one.table_id}/do", body)
            assert (status, json.loads(answer)["refused"]) == (429, "too-many-frames")
            two.do("emote", seat=1, emote="sorry")


def test_frames_are_measured_in_bytes(server: ServerProcess) -> None:
    with Client(server, server.open()["table"]) as client:
        most = limits.LARGEST_FRAME
        for letter in ("x", "é", "€"):
            empty = '{"v":1,"id":"a","do":"ping","x":""}'
            text = empty.replace('""', f'"{letter * ((most - len(empty)) // len(letter.encode()))}"')
            assert most - 3 < len(text.encode()) <= most
            client.socket.send(text)
            assert client.answer("a")["refused"] == "bad-frame"
        client.socket.send(text.replace("€", "€€€", 1))
        with pytest.raises(Closed) as closed:
            client.answer("a")
        assert (closed.value.code, closed.value.bye["refused"]) == (1009, "too-large")


def test_unknown_tables_leave_nothing_behind(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        luck = random.Random(1)
        for _ in range(200):
            name = "".join(luck.choices("abcdefghijklmnopqrstuvwxyz234567", k=10))
            assert server.fetch(f"/api/tables/{name}")[0] == 404
        before = memory(server.process.pid)
        for _ in range(300):
            name = "".join(luck.choices("abcdefghijklmnopqrstuvwxyz234567", k=10))
            with pytest.raises(Closed) as closed:
                Client(server, name)
            assert closed.value.bye["refused"] == "no-table"
        assert server.get("/api/health") == {"tables": 0, "connections": 0, "unstored": 0, "thinking": 0}
        assert memory(server.process.pid) - before < 6 * 2**20


def test_askers_are_forgotten_before_they_fill_the_memory() -> None:
    rates_by_address, rate = RateLimits(most=10), Rate(1, 0.001)
    for number in range(100):
        rates_by_address.take(f"asker {number}", rate, Code.TOO_MANY_REQUESTS)
    assert len(rates_by_address._buckets) == 10
    with pytest.raises(Rejected) as rejected:
        rates_by_address.take("asker 99", rate, Code.TOO_MANY_REQUESTS)
    assert 900 < (rejected.value.retry_after or 0) <= 1_000


def test_an_ipv6_network_is_one_asker() -> None:
    assert asker_of("2001:db8::1") == asker_of("2001:db8::ffff:1") != asker_of("2001:db8:0:1::1")
    assert asker_of("192.0.2.7") == "192.0.2.7"
    assert asker_of("fe80::1%eth0") == "fe80::/64"
    assert asker_of("::ffff:nonsense:") == "::ffff:nonsense:"


def test_a_mapped_ipv4_address_is_the_same_asker() -> None:
    assert asker_of("::ffff:192.0.2.7") == asker_of("::ffff:c000:207") == asker_of("192.0.2.7") == "192.0.2.7"
    assert asker_in({"client": ("::ffff:192.0.2.7", 1)}) == "192.0.2.7"
    assert [name for name in ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1") if not is_of_this_machine(asker_of(name))] == []
    assert not any(is_of_this_machine(asker_of(name)) for name in ("192.0.2.7", "2001:db8::1", "::ffff:192.0.2.7", ""))


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("https://Table.example", "table.example", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://evil.example", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("", "", False),
        ("http://[", "[", False),
        ("http://[::1", "localhost:8000", False),
        ("http://[x]", "[x]", False),
    ],
)
def test_only_pages_of_the_server_itself_may_act(origin: str, host: str, same: bool) -> None:
    assert same_origin(origin, host) == same


@pytest.mark.parametrize(
    ("policy", "known", "unknown"),
    [
        (
            HostPolicy(),
            ["", "localhost", "LOCALHOST:8000", "localhost.", "127.0.0.1:8000", "127.0.0.7", "[::1]:8000", "x.localhost"],
            [
                "evil.example:8000",
                "192.0.2.7",
                "printer",
                "x.lan",
                "localhost.evil.example",
                "a@localhost",
                "[",
                "[::2]",
                "/",
                ":1",
                "?",
            ],
        ),
        (
            HostPolicy("0.0.0.0", names=["Table.Example"]),
            ["localhost:80", "192.0.2.7:8000", "[fd00::2]:8000", "printer:8000", "desk.local", "desk.lan", "table.example:8000"],
            ["evil.example:8000", "192.0.2.7.evil.example", "x.table.example", "[x]", "lan.evil.example"],
        ),
        (HostPolicy("table.example"), ["table.example", "localhost"], ["evil.example"]),
        (HostPolicy("127.0.0.1", proxy="127.0.0.1"), ["table.example", "localhost"], []),
    ],
    ids=["here", "network", "name", "proxy"],
)
def test_the_server_accepts_its_own_host_names(policy: HostPolicy, known: list[str], unknown: list[str]) -> None:
    assert [name for name in known if not policy.allows(name)] == []
    assert [name for name in unknown if policy.allows(name)] == []


def test_dns_rebinding_is_refused(server: ServerProcess) -> None:
    evil = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
    table = server.open()["table"]
    for path, body in (("/", None), ("/api/lobby", None), ("/api/tables", {"game": "kg", "seats": ["free", "free"]})):
        status, answer, _ = server.fetch(path, body, evil)
        assert (status, json.loads(answer)["refused"]) == (403, "origin")
        assert f"evil.example:{server.port}" in json.loads(answer)["say"]
    with socket.create_connection(("127.0.0.1", server.port)) as stream:
        head = (
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
        )
        names = "".join(f"{name}: {value}\r\n" for name, value in evil.items())
        stream.sendall(f"GET /ws/{table} HTTP/1.1\r\n{names}{head}\r\n\r\n".encode())
        assert stream.recv(100).startswith(b"HTTP/1.1 403 ")


def test_behind_a_proxy_each_client_is_an_asker_of_its_own(tmp_path: Path) -> None:
    def status(asker: str) -> int:
        request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/about", headers={"X-Forwarded-For": asker})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            error.close()
            return error.code

    for proxy, last in (("127.0.0.1", 200), ("", 429)):
        with ServerProcess(tmp_path / (proxy or "none"), {"REQUESTS": [2, 0.01]}, proxy=proxy) as server:
            assert [status(f"192.0.2.{number}") for number in range(3)][-1] == last


def test_limits_come_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "limits.json"
    monkeypatch.setattr(limits, "LOBBY", limits.LOBBY)
    monkeypatch.setattr(limits, "FRAMES", limits.FRAMES)
    path.write_text(json.dumps({"LOBBY": 3, "FRAMES": [5, 2]}), encoding="utf-8")
    limits_file.change(path)
    assert (limits.LOBBY, limits.FRAMES.burst, limits.FRAMES.per_second) == (3, 5, 2)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("", "limits-form"),
        ("[" * 10_000, "limits-form"),
        ("[]", "limits-form"),
        ('{"NOTHING": 1}', "limit-unknown"),
        ('{"Path": "x"}', "limit-unknown"),
        ('{"\\u001b[31m": 1}', "limit-unknown"),
        ('{"LOBBY": "many"}', "limit-number"),
        ('{"LOBBY": 2.5}', "limit-number"),
        ('{"LOBBY": -5}', "limit-number"),
        ('{"READ_THREADS": 0}', "limit-number"),
        ('{"LOBBY": true}', "limit-number"),
        ('{"FRAMES": 5}', "limit-rate"),
        ('{"FRAMES": [1]}', "limit-rate"),
        ('{"FRAMES": [1, 0]}', "limit-rate"),
        ('{"FRAMES": [0.5, 1]}', "limit-rate"),
        ('{"FRAMES": [1, Infinity]}', "limit-rate"),
    ],
)
def test_invalid_limits_are_refused_and_nothing_is_changed(tmp_path: Path, wrong: str, code: str) -> None:
    path = tmp_path / "limits.json"
    path.write_text(wrong.replace("{", '{"CATCH_UP": 7, ', 1), encoding="utf-8")
    before = {**vars(limits)}
    with pytest.raises(Refused) as refused:
        limits_file.change(path)
    assert refused.value.code == code
    assert str(path) in refused.value.sentence()
    assert "\x1b" not in refused.value.sentence()
    assert vars(limits) == before


def test_a_missing_file_of_limits_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        limits_file.change(tmp_path / "limits.json")
    assert refused.value.code == "limits-file"


def test_the_first_requested_language_with_a_catalogue_is_used() -> None:
    assert wanted("xx-YY, en-GB;q=0.8") == "en"
    assert wanted("") == "en"
    assert wanted("," * 10_000) == "en"


def test_the_rate_of_the_coach_holds_without_a_connection(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"COACHING": [3, 0.1]}) as server:
        table = server.open("kg")["table"]
        frame = {"frame": {"v": 1, "id": "a", "do": "coach", "at": 1}}
        answers = [json.loads(server.fetch(f"/api/tables/{table}/do", frame)[1])["refused"] for _ in range(5)]
    assert answers[3:] == ["too-many-frames"] * 2
    assert "too-many-frames" not in answers[:3]
