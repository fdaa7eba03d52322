"""Whole games over the network: two people, people and bots, one device passed around; and the leftovers."""

import json
import random

import pytest

from jollyroll.match import read_json, read_text, replay
from jollyroll.match.verify import verify
from tests.server.clients import Client, alone, play_out, two_playing
from tests.server.serving import ServerProcess

GAMES = ("kg", "pk", "omg")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end_and_everything_is_kept(server: ServerProcess, game: str) -> None:
    settings = {"options": {"target": "1000"}} if game == "pk" else {}
    one, two = two_playing(server, game, **settings)
    with one, two:
        play_out([one, two], random.Random(game))
        assert one.now
        assert one.now == two.now
        assert one.now["result"]["winners"]
        assert one.table["stage"] == "over"
        assert one.raw[-len(two.raw) :] == two.raw[-len(one.raw) :], "everybody gets the same bytes"
    table = one.table_id
    written = read_json(server.fetch(f"/api/tables/{table}/record.json")[1].decode())
    assert read_text(server.fetch(f"/api/tables/{table}/record.jolly")[1].decode()) == written
    assert verify(written).status == "verified"
    match = replay(written)
    assert match.result
    assert list(match.result.scores) == one.now["result"]["scores"]
    report = server.get(f"/api/tables/{table}/verify")
    assert report["status"] == "verified"
    assert report["throws"] + report["draws"] == match.chance_count


@pytest.mark.parametrize("game", GAMES)
def test_a_person_and_bots_play_to_the_end(server: ServerProcess, game: str) -> None:
    with alone(server, game, bots=2, level="greedy", options={"target": "1000"} if game == "pk" else {}) as client:
        play_out([client], random.Random(game))
        assert client.table["stage"] == "over"
        bots = [event for event in map(json.loads, client.raw) if event["event"].get("by") == "bot"]
        assert {event["event"]["seat"] for event in bots} == {1, 2}


def test_one_device_is_passed_around(server: ServerProcess) -> None:
    opened = server.open("kg", ("free", "free", "free"))
    with Client(server, opened["table"], host=opened["host"]) as client:
        for seat in range(3):
            assert client.sit(seat)["you"]["seats"] == list(range(seat + 1))
        client.do("start")
        client.reveal()
        play_out([client], random.Random(1))
        assert client.table["stage"] == "over"


def test_one_who_looks_on_sees_the_same_and_can_do_nothing(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two, Client(server, one.table_id) as spectator:
        assert spectator.table == one.table
        assert spectator.now == one.now
        play_out([one, two], random.Random(3), 20)
        spectator.caught_up(one.seq)
        assert spectator.raw == one.raw[-len(spectator.raw) :]
        assert spectator.offer is None
        assert spectator.refused("roll", seat=0, at=spectator.seq, nonce="0" * 32) == "not-yours"
        assert spectator.refused("coach", at=spectator.seq) == "not-yours"


def test_offers_come_with_forms_for_pages(server: ServerProcess) -> None:
    opened = server.open("pk", ("free", "bot:beginner"))
    with Client(server, opened["table"], host=opened["host"], offers="forms") as client:
        client.sit(0)
        client.do("start")
        client.reveal()
        play_out([client], random.Random(5), 30)
        offers = [frame["offer"] for frame in client.others if "offer" in frame]
        assert offers
        assert all({"number", "text", "form"} == set(choice) for offer in offers for choice in offer["choices"])
