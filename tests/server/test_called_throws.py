"""A called action cannot be taken back, done twice or lost, and only the right link completes it."""

import random
import secrets
from pathlib import Path

from tests.server.clients import Client, play_out
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.server.witnessed import checked, devices, events, fresh_chain, people, remarks, roll, until_rolled


def test_a_called_action_cannot_be_undone(server: ServerProcess) -> None:
    with people(server, 2) as (one, two):
        two.witnesses = False
        roll(one)
        one.wait(lambda: events(one, "called"))
        assert one.refused("undo", seat=0, at=one.seq) == "nothing-to-undo"
        assert one.refused("reseal", seat=0, chain=fresh_chain().seal.hex()) == "not-ready"
        assert one.refused("roll", seat=0, at=one.seq, nonce=secrets.token_hex(16)) == "no-roll-due"
        assert one.now
        assert (one.now["waits"], one.now["deadline"], one.now["undo"]) == ("witness", None, -1)


def test_repeated_frames_do_no_harm_and_get_the_same_answer(server: ServerProcess) -> None:
    with people(server, 2, "pk", options={}) as (one, two):
        two.witnesses = False
        luck = random.Random(1)
        for _ in range(12):
            for client in (one, two):
                client.caught_up(max(one.seq, two.seq))
            assert one.now
            actor, witness = (one, two) if one.now["seat"] == 0 else (two, one)
            witness.witnesses = actor.witnesses = False
            wish = actor.next_action(luck)
            assert wish
            first = actor.do(wish[0], **wish[1])
            assert actor.do(wish[0], **wish[1])["seq"] == first["seq"]
            witness.caught_up(first["seq"])
            if witness.now and witness.now["waits"] == "witness":
                seat = next(iter(witness.seeds))
                fields = {"seat": seat, "at": witness.seq, "link": witness.device.link(seat)}
                fallen = witness.do("witness", **fields)
                assert witness.do("witness", **fields)["seq"] == fallen["seq"] == first["seq"] + 1
                assert actor.do(wish[0], **wish[1])["seq"] == first["seq"]
        assert len(events(one, "called")) == len([put_in for put_in in devices(one) if put_in["witness"] >= 0]) >= 4


def test_only_the_asked_device_s_link_for_this_throw_is_accepted(server: ServerProcess) -> None:
    with people(server, 3) as (one, two, three):
        two.witnesses = False
        assert three.refused("witness", seat=2, at=three.seq, link=three.device.link(2)) == "no-witness-due"
        before = roll(one)
        for client in (one, two, three):
            client.wait(lambda client=client: events(client, "called"))  # type: ignore[misc]
        assert three.refused("witness", seat=2, at=three.seq, link=three.device.link(2)) == "no-witness-due"
        assert three.refused("witness", seat=1, at=three.seq, link=three.device.link(2)) == "not-yours"
        two.device.throws += 1
        assert two.refused("witness", seat=1, at=two.seq, link=two.device.link(1)) == "bad-link"
        two.device.throws -= 1
        two.witness()
        assert until_rolled(one, before)["witness"] == 1


def test_after_a_crash_the_table_asks_the_witness_again(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with people(server, 2) as (one, two):
        two.witnesses = False
        play_out([one, two], random.Random(2), 1)
        one.wait(lambda: events(one, "called"))
        two.wait(lambda: events(two, "called"))
        shown = list(one.raw)
        server.kill()
        with ServerProcess(tmp_path) as again:
            for client in (one, two):
                client.server = again
                client.connect()
            assert one.now
            assert one.now["waits"] == "witness"
            assert one.raw == shown
            two.witness()
            put_in = until_rolled(one, 0)
            assert (put_in["witness"], put_in["passed"]) == (1, [])
            two.witnesses = True
            play_out([one, two], random.Random(3), 6)
            assert "".join(one.raw) in "".join(history(again, one.table_id))
            checked(again, one)
            assert again.stop() == 0
            assert again.complaints == ""


def test_a_witness_that_does_not_come_back_after_a_crash_is_passed_over(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with people(server, 2) as (one, two):
        two.witnesses = False
        roll(one)
        two.wait(lambda: events(two, "called"))
        server.kill()
        with ServerProcess(tmp_path, {"WITNESS_BACK": 1}) as again:
            one.server = again
            one.connect()
            assert until_rolled(one, 0)["passed"] == [1]
            assert remarks(checked(again, one))["passed-over"] == [2]


def moved(client: Client, seat: int) -> Client:
    """The same seat at another device, which has no chain there yet."""
    ticket = client.do("move", seat=seat)["link"].partition("#take=")[2]
    other = Client(client.server, client.table_id)
    answer = other.do("take", ticket=ticket, token=secrets.token_urlsafe(16))
    other.tokens.append(answer["token"])
    other.seeds[seat] = b""
    return other


def test_another_device_seals_its_own_chain_and_goes_on(server: ServerProcess) -> None:
    with people(server, 2) as (one, two), moved(one, 0) as other:
        fields = {"seat": 0, "at": other.seq, "nonce": secrets.token_hex(16)}
        assert other.refused("roll", **fields) == "link-due"
        assert other.refused("roll", **fields, link=fresh_chain().link(1).hex()) == "bad-link"
        other.reseal(0)
        assert one.refused("reseal", seat=0, chain=fresh_chain().seal.hex()) == "not-yours"
        other.device.throws = 0
        other.wait(lambda: events(other, "resealed"))
        before = roll(other)
        two.wait(lambda: events(two, "called"))
        put_in = until_rolled(other, before)
        assert (put_in["thrower"], put_in["witness"]) == (0, 1)
        assert remarks(checked(server, two)) == {"sealed-late": [1]}


def test_after_the_first_chain_offers_name_the_choices_that_need_a_link(server: ServerProcess) -> None:
    opened = server.open("kg", ("free", "bot:greedy"), options={"first_player": "host"})
    with Client(server, opened["table"], host=opened["host"]) as client:
        client.sit(0)
        client.do("start")
        client.reveal()
        client.wait(lambda: client.now)
        client.do("roll", seat=0, at=client.seq, nonce=secrets.token_hex(16))
        client.wait(lambda: client.offer and client.offer["seq"] == client.seq)
        assert client.offer
        assert client.offer["chance"] == []
        client.reseal(0)
        client.wait(lambda: client.offer and client.offer["chance"])
        rerolls = [choice for choice in client.offer["choices"] if choice in client.offer["chance"]]
        assert rerolls
        assert client.refused("choose", seat=0, at=client.seq, nonce=secrets.token_hex(16), choice=rerolls[0]) == "link-due"


def test_a_chain_that_was_sealed_late_does_not_count_alone(server: ServerProcess) -> None:
    with people(server, 2) as (one, two):
        one.reseal(0)
        one.wait(lambda: events(one, "resealed"))
        two.close()
        one.wait(lambda: not one.presence["seats"][1])
        put_in = until_rolled(one, roll(one))
        assert (put_in["thrower"], put_in["thrower_link"], put_in["witness"], put_in["passed"]) == (-1, "", -1, [1])
        checked(server, one)


def test_another_device_s_chain_and_an_opened_one_cannot_be_sealed(server: ServerProcess) -> None:
    with people(server, 2) as (one, two):
        seal = two.device.seal["chain"]
        assert one.refused("reseal", seat=0, chain=seal) == "bad-seed"
        one.reseal(0)
        assert two.refused("reseal", seat=1, chain=next(reversed(one.device.chains))) == "bad-seed"
    opened = server.open()
    with Client(server, opened["table"], chain=fresh_chain()) as honest, Client(server, opened["table"]) as copyist:
        honest.sit(0)
        copyist.device = honest.device
        seal = honest.device.seal["chain"]
        sitting = {"seat": 1, "name": "Eve", "commitment": "ab" * 32, "token": secrets.token_urlsafe(16)}
        assert copyist.refused("sit", **sitting, chain=seal) == "bad-seed"


def test_a_chain_whose_links_are_known_is_not_sealed_for_another_seat(server: ServerProcess) -> None:
    opened = server.open("kg", ("free", "free"), options={"first_player": "host"})
    with Client(server, opened["table"], host=opened["host"], chain=fresh_chain()) as client:
        client.sit(0)
        client.sit(1)
        client.do("start")
        client.reveal()
        client.wait(lambda: client.now)
        client.reseal(0, 1)
        shared = next(reversed(client.device.chains))
        client.reseal(0)
        later = next(reversed(client.device.chains))
        client.wait(lambda: len(events(client, "resealed")) == 3)
        until_rolled(client, roll(client))
        assert client.refused("reseal", seat=1, chain=later) == "bad-seed"
        client.do("reseal", seat=1, chain=shared)  # unchanged
        assert len(client.table["fair"]["chains"][0]["seals"]) == 3
