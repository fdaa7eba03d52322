"""Invalid form input is rejected in plain words: no validator's messages, no field names, no escape sequences."""

import gzip
import json
from random import Random
from typing import Any

from tests.server.clients import Client, play_out, two_playing
from tests.server.serving import ServerProcess

SEAL = "0" * 64
MARK = "\u202e"  # right-to-left override


def refusals(client: Client, do: str, **fields: object) -> dict[str, Any]:
    answer = client.ask(do, **fields)
    assert "refused" in answer, answer
    return answer


def test_no_validators_words_reach_a_player(server: ServerProcess) -> None:
    opened = server.open("kg")
    with Client(server, opened["table"], host=opened["host"]) as client:
        client.sit(0, "Ana")
        answers = {
            "bad-name": refusals(client, "rename", seat=0, name=""),
            "bad-ticket": refusals(client, "take", ticket="half a link"),
            "bad-setting": refusals(client, "change", settings={"options": {"tie": "x" * 300}}),
            "bad-frame": refusals(client, "leave", seat=77),
        }
        assert {code: answer["refused"] for code, answer in answers.items()} == {code: code for code in answers}
        for answer in answers.values():
            for word in ("should", "String", "Input", "leave.seat", "rename.name", "\\u"):
                assert word not in answer["say"]
        assert answers["bad-name"]["say"] == "A name has 1 to 24 characters."
        assert answers["bad-frame"]["reason"].startswith("leave.seat: "), "programs are told what is wrong"


def test_a_name_with_a_mark_of_direction_is_refused_without_repeating_it(server: ServerProcess) -> None:
    opened = server.open("kg")
    with Client(server, opened["table"]) as client:
        answer = refusals(client, "sit", seat=0, name=f"An{MARK}a", commitment=SEAL)
        assert answer["refused"] == "bad-name"
        assert "“Ana” can’t be a name" in answer["say"]
        assert "\\u" not in answer["say"]
        assert MARK not in answer["say"]


def test_the_list_of_games_is_packed_for_those_who_can_unpack_it(server: ServerProcess) -> None:
    status, plain, _ = server.fetch("/api/games")
    packed_status, packed, headers = server.fetch("/api/games", headers={"Accept-Encoding": "gzip"})
    assert (status, packed_status) == (200, 200)
    assert headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in headers["vary"]
    assert json.loads(gzip.decompress(packed)) == json.loads(plain)
    assert len(packed) < len(plain) / 2


def test_bots_of_a_game_that_is_played_on_have_the_names_of_those_who_sat_there(server: ServerProcess) -> None:
    one, two = two_playing(server, "kg")
    with one, two:
        play_out([one, two], Random(3))
        again = {"table": one.table_id, "seq": 12}
        _, opened, _ = server.fetch("/api/tables", {"game": "kg", "seats": ["bot:greedy", "free"], "again": again})
    seats = server.get(f"/api/tables/{json.loads(opened)['table']}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == [one.table["seats"][0]["name"], ""]
