"""Whole games whose throws are witnessed, at a real server by real clients with devices."""

import random
from pathlib import Path

import pytest

from tests.server.clients import Client, play_out
from tests.server.serving import ServerProcess
from tests.server.witnessed import checked, devices, events, fresh_chain, people
from tests.terminal.players import run

GAMES = ("kg", "pk", "omg")
SHORT = {"pk": {"target": "1000"}}


@pytest.mark.parametrize("game", GAMES)
def test_every_throw_of_two_people_is_witnessed_by_the_other(server: ServerProcess, game: str, tmp_path: Path) -> None:
    with people(server, 2, game, options=SHORT.get(game, {})) as (one, two):
        play_out([one, two], random.Random(game))
        assert one.table["stage"] == "over"
        for put_in in devices(one):
            assert put_in["thrower"] < 0 or put_in["witness"] == 1 - put_in["thrower"]
            assert put_in["witness"] >= 0
            assert put_in["passed"] == []
        assert not events(one, "passed")
        report = checked(server, one)
        assert report["witnessed"] == report["throws"] + report["draws"] == len(devices(one))
        assert (report["findings"], report["remarks"]) == ([], [])
    record = tmp_path / "game.jolly"
    record.write_bytes(server.fetch(f"/api/tables/{one.table_id}/record.jolly")[1])
    assert run(tmp_path, "verify", str(record)).returncode == 0
    stored = server.fetch(f"/api/tables/{one.table_id}/record.json")[1].decode()
    assert '"version": 2' in stored or '"version":2' in stored


def test_the_next_device_in_turn_order_witnesses(server: ServerProcess) -> None:
    with people(server, 3) as clients:
        play_out(clients, random.Random(3), 60)
        thrown = [put_in for put_in in devices(clients[0]) if put_in["thrower"] >= 0]
        assert {put_in["thrower"] for put_in in thrown} == {0, 1, 2}
        assert all(put_in["witness"] == (put_in["thrower"] + 1) % 3 for put_in in thrown)


def test_what_bots_and_nobody_throw_is_witnessed_by_the_person(server: ServerProcess) -> None:
    with people(server, 1, "omg", bots=2, options={}) as (client,):
        play_out([client], random.Random(4), 25)
        called = events(client, "called")
        assert {event["by"] for event in called if event["seat"] > 0} == {"bot"}
        assert all((event["link"], event["witness"]) == ("", 0) for event in called)
        by = {event["seat"] for event in events(client, "played")}
        assert by == {0, 1, 2}
        for event in events(client, "played"):
            for part in event["parts"]:
                if "chance" in part:
                    put_in = part["devices"]
                    assert (put_in["thrower"], put_in["witness"]) == ((0, -1) if event["seat"] == 0 else (-1, 0))
        begun = events(client, "begun")[0]
        assert all(part["devices"]["witness"] == 0 for part in begun["parts"])
        checked(server, client)


def test_what_is_drawn_before_anybody_acts_is_called_and_witnessed(server: ServerProcess) -> None:
    with people(server, 2, options={"first_player": "random"}) as (one, two):
        called, begun = events(one, "called")[0], events(one, "begun")[0]
        assert (called["seat"], called["witness"], called["roll"]) == (-1, 0, 1)
        assert begun["parts"][0]["devices"]["witness"] == 0
        assert two.now == one.now


def test_seats_on_one_device_do_not_witness_each_other(server: ServerProcess) -> None:
    opened = server.open("kg", ("free", "free"), options={"first_player": "host"})
    with Client(server, opened["table"], host=opened["host"], chain=fresh_chain()) as client:
        client.sit(0)
        client.sit(1)
        client.do("start")
        client.reveal()
        play_out([client], random.Random(5), 20)
        assert not events(client, "called")
        assert all((put_in["thrower"] >= 0, put_in["witness"]) == (True, -1) for put_in in devices(client))
        report = checked(server, client)
        assert {remark["code"] for remark in report["remarks"]} == {"unwitnessed", "one-device"}


def test_a_second_chain_has_the_seals_of_the_devices_that_lie_before_it_begins(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, JOLLYROLL_TESTS_PREPARED_BY="tests.server.short_chains") as server:
        with people(server, 2, "pk", options={"target": "20000"}) as (one, two):
            luck = random.Random(6)
            while len(one.table["fair"]["chains"]) == 1:
                play_out([one, two], luck, 1)
            one.reseal()
            two.reseal()
            for client in (one, two):
                client.caught_up(max(one.seq, two.seq))
            second = one.table["fair"]["chains"][1]
            assert [(sealed["seat"], sealed["after"]) for sealed in second["seals"]] == [(0, 70), (1, 70)]
            assert second["after"] < 70
            while one.device.throws < 80:
                play_out([one, two], luck, 1)
            report = checked(server, one)
            one.wait(lambda: len(devices(one)) >= report["witnessed"])  # the last roll may still be on its way
            assert report["witnessed"] == len(devices(one)) >= 80
            assert report["remarks"] == []
        assert server.stop() == 0
        assert server.complaints == ""
