"""Codes for actions in a game, or after it."""

import json

from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from tests.server.clients import Client, alone, two_playing
from tests.server.code_proofs import NONCE, SEAL, at_table, choosing, playing, proof
from tests.server.serving import ServerProcess
from tests.server.witnessed import people, roll


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


@proof(Code.NO_ROLL_DUE)
def no_roll_due(server: ServerProcess) -> object:
    with choosing(server) as client:
        return client.refused("roll", seat=0, at=client.seq, nonce=NONCE)


@proof(Code.NO_OUTCOME_DUE)
def no_outcome_due(server: ServerProcess) -> object:
    with alone(server) as client:
        return client.refused("outcome", at=client.seq, outcome="12KSX", nonce=NONCE)


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
