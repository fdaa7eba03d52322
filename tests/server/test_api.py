"""The HTTP API matches its OpenAPI description: schemathesis tries everything, valid and invalid."""

import json
import random
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from jollyroll.server.live.handlers import HANDLERS
from tests.server.clients import alone, play_out
from tests.server.serving import ServerProcess


@pytest.fixture(scope="session")
def described(server: ServerProcess) -> Any:
    """The description of the server's API."""
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/openapi.json")


API = schemathesis.pytest.from_fixture("described")


@API.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any) -> None:
    case.body = whole(case.body)
    case.call_and_validate()


def whole(body: Any) -> Any:
    """JSON Schema accepts 1.0 as an integer; the server does not."""
    if isinstance(body, dict):
        return {name: whole(value) for name, value in body.items()}
    if isinstance(body, list):
        return [whole(value) for value in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


def test_the_frames_of_the_protocol_are_described_too(server: ServerProcess) -> None:
    schemas = server.get("/openapi.json")["components"]["schemas"]
    assert {"ClientFrame", "ServerFrame", "EventFrame", "Choose", "Accepted", "TableInfo", "Code"} <= set(schemas)
    assert len(schemas["ClientFrame"]["oneOf"]) == len(HANDLERS) + 1, "and hello"


def test_a_program_can_play_a_whole_game_without_a_connection(server: ServerProcess) -> None:
    """All that a page does over its connection, by plain requests; the only other player is a bot."""
    opened = server.open("kg", ("free", "bot:beginner"), pace=0)
    path = f"/api/tables/{opened['table']}"

    def do(what: str, *tokens: str, **fields: Any) -> dict[str, Any]:
        frame = {"v": 1, "id": "x", "do": what, **fields}
        status, body, _ = server.fetch(f"{path}/do", {"tokens": list(tokens), "host": opened["host"], "frame": frame})
        answer: dict[str, Any] = json.loads(body)
        assert status == 200, answer
        return answer

    seed = b"a" * 32
    token = do("sit", seat=0, name="Ana", commitment=sha256(seed).hexdigest(), nonce="0" * 32)["token"]
    assert server.get(f"{path}?offers=forms")["offer"] is None
    do("start")
    do("reveal", token, seat=0, seed=seed.hex())
    chosen = 0
    while (stands := server.get(f"{path}?offers=numbers"))["table"]["stage"] != "over":
        now = stands["now"]
        if now is None or now["seat"] != 0:
            time.sleep(0.02)
        elif now["waits"] == "roll":
            do("roll", token, seat=0, at=stands["seq"], nonce=f"{stands['seq']:032}")
        else:
            forms = server.get(f"{path}?offers=forms")["offer"]
            assert [choice["number"] for choice in forms["choices"]] == stands["offer"]["choices"]
            choice = stands["offer"]["choices"][0]
            answer = do("choose", token, seat=0, at=stands["seq"], choice=choice, nonce=f"{stands['seq']:032}")
            assert server.get(f"{path}/events?after={answer['seq'] - 1}")["events"][0]["event"]["kind"] == "played"
            chosen += 1
    assert chosen > 5
    assert server.get(f"{path}/verify")["status"] == "verified"
    status, body, _ = server.fetch(f"{path}/do", {"frame": {"v": 1, "id": "x", "do": "leave", "seat": 0}})
    assert (status, json.loads(body)["refused"]) == (403, "not-yours")


def test_games_are_listed_with_all_their_options(server: ServerProcess) -> None:
    games = {game["code"]: game for game in server.get("/api/games")}
    assert set(games) == {"kg", "pk", "omg"}
    assert set(games["kg"]["presets"]) >= {"us", "fr", "nl"}
    assert next(option for option in games["pk"]["options"] if option["name"] == "target")["most"] == 20_000
    assert all(game["levels"] == ["beginner", "greedy", "exact", "best"] and game["coach"] for game in games.values())
    assert server.get("/api/about")["protocol"] == 1


def test_the_coach_analyses_a_finished_game(server: ServerProcess) -> None:
    with alone(server, "kg") as client:
        play_out([client], random.Random(3))
        for _ in range(120):
            status, body, _ = server.fetch(f"/api/tables/{client.table_id}/analysis")
            if status != 202:
                break
            assert 0 <= json.loads(body)["done"] <= 1
        assert status == 200, body
        answer = json.loads(body)
        events = server.get(f"/api/tables/{client.table_id}/record.json")["events"]
        assert len(answer["seqs"]) == len(events) == len(answer["analysis"]["steps"])
        assert max(answer["seqs"]) == client.seq


def test_the_coach_gives_odds_at_the_table(server: ServerProcess) -> None:
    with alone(server, "kg", coach="always") as client:
        luck = random.Random(3)
        while not any("coach" in frame for frame in client.others):
            if not client.act(luck):
                client.receive()
            if client.now and client.now["waits"] == "choice" and client.now["seat"] == 0:
                client.caught_up(client.seq)
                assert client.offer
                advice = client.do("coach", at=client.seq)["advice"]
                assert [row["number"] for row in advice["odds"]] == client.offer["choices"]
                assert all(abs(sum(row["shares"]) - 1) < 1e-6 for row in advice["odds"])
                client.wait(lambda: any("coach" in frame for frame in client.others))


def test_advice_stays_valid_when_a_chain_is_sealed_meanwhile(tmp_path: Path) -> None:
    """A server's first question to the coach takes longest: it loads the coach's tables."""
    with ServerProcess(tmp_path, {"COACH_THREADS": 1}) as server, alone(server, "kg", coach="always") as client:
        luck = random.Random(3)
        while not (client.offer and client.offer["seq"] == client.seq):
            if not client.act(luck):
                client.receive()
        before = client.seq
        client.reseal(0)
        client.wait(lambda: client.seq > before)
        client.wait(lambda: any("coach" in frame for frame in client.others))
        (advice,) = (frame["coach"] for frame in client.others if "coach" in frame)
        assert advice["seq"] == client.seq == before + 1
