"""Codes for seats, keys, names and settings: before a game begins, above all."""

import json
from hashlib import sha256

from jollyroll.server.protocol.codes import Code
from tests.server.clients import Client, seat_two
from tests.server.code_proofs import NONCE, SEAL, at_table, playing, proof
from tests.server.serving import ServerProcess


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
        for place in (5, len(ticket) - 5):  # its content, and its signature
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
