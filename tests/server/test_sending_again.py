"""Frames sent twice, late, out of order or by somebody else."""

import json
import random
import secrets
from hashlib import sha256

from tests.server.clients import Client, seat_two, two_playing
from tests.server.serving import ServerProcess


def on_turn(*clients: Client) -> Client:
    """The client that has to act."""
    for client in clients:
        client.caught_up(max(other.seq for other in clients))
    return next(client for client in clients if client.now and client.now["seat"] in client.seeds)


def test_every_action_happens_once_however_often_and_in_whatever_order_it_is_sent(server: ServerProcess) -> None:
    luck = random.Random(7)
    one, two = two_playing(server)
    with one, two:
        sent: list[tuple[Client, str, dict[str, object], dict[str, object]]] = []
        for _ in range(60):
            client = on_turn(one, two)
            action = client.next_action(luck)
            if action is None:
                break
            do, fields = action
            ids = [client.send(do, **fields) for _ in range(luck.randint(1, 4))]
            answers = [client.answer(each) for each in ids]
            assert all({**answer, "re": ""} == {**answers[0], "re": ""} for answer in answers)
            assert answers[0]["ok"]
            sent.append((client, do, fields, {**answers[0], "re": ""}))
            again = luck.choice(sent)  # any action of the past, by whoever did it
            assert {**again[0].ask(again[1], **again[2]), "re": ""} == again[3]
        events = server.get(f"/api/tables/{one.table_id}/events")["events"]
        assert len([event for event in events if event["event"]["kind"] == "played"]) == len(sent)


def test_sitting_down_twice_gives_the_same_key(server: ServerProcess) -> None:
    opened = server.open()
    with Client(server, opened["table"]) as client:
        seal, token = sha256(b"x").hexdigest(), secrets.token_urlsafe(16)
        first = client.do("sit", seat=0, name="Ana", commitment=seal, token=token)
        seq = client.seq
        again = client.do("sit", seat=0, name="Ana", commitment=seal, token=token)
        assert first["token"] == again["token"] == token
        assert client.seq == seq
        with Client(server, opened["table"]) as elsewhere:  # the answer was lost with the connection
            assert elsewhere.do("sit", seat=0, name="Ana", commitment=seal, token=token)["you"]["seats"] == [0]
            assert elsewhere.seq == seq
        other = client.ask("sit", seat=0, name="Ana", commitment=seal, token=secrets.token_urlsafe(16))
        assert other["refused"] == "seat-taken"


def test_what_is_the_case_already_is_accepted_and_changes_nothing(server: ServerProcess) -> None:
    one, two = seat_two(server)
    with one, two:
        one.caught_up(two.seq)
        seq = one.seq
        assert one.do("rename", seat=0, name="Ana")["seq"] == seq
        assert one.do("commit", seat=0, commitment=sha256(one.seeds[0]).hexdigest())["seq"] == seq
        for settings in ({"clock": 30}, {"preset": "fr", "coach": "off"}, {"options": {"shortage": "player_first"}}):
            changed = one.do("change", settings=settings)["seq"]
            assert one.do("change", settings=settings)["seq"] == changed == seq + 1
            seq = changed
        for kind in ("bot:greedy", "free", "remove"):
            changed = one.do("place", seat=2, kind=kind)["seq"]
            assert one.do("place", seat=2, kind=kind)["seq"] == changed == seq + 1
            seq = changed
        one.do("start")
        one.do("start")
        one.reveal(0)
        one.reveal(0)
        kinds = [json.loads(raw)["event"]["kind"] for raw in one.raw]
        assert kinds.count("started") == 1
        assert kinds.count("revealed") == 1


def test_an_action_for_another_moment_is_refused_with_the_moment_it_is_now(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two:
        client = on_turn(one, two)
        action = client.next_action(random.Random(1))
        assert action
        for moment in (client.seq - 1, client.seq + 1, 0):
            answer = client.ask(action[0], **{**action[1], "at": moment})
            assert answer["refused"] == "stale"
            assert answer["seq"] == client.seq


def test_another_nonce_or_choice_at_a_moment_that_is_gone_is_stale(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two:
        client = on_turn(one, two)
        action = client.next_action(random.Random(1))
        assert action
        client.do(action[0], **action[1])
        forged = {**action[1], "nonce": secrets.token_hex(16)}
        assert client.refused(action[0], **forged) == "stale"
        assert client.refused("choose", **{**action[1], "choice": 1}) == "stale"


def test_nobody_plays_the_seat_of_another(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two:
        client = on_turn(one, two)
        other = two if client is one else one
        action = client.next_action(random.Random(1))
        assert action
        assert other.refused(action[0], **action[1]) == "not-yours"
        mine = {**action[1], "seat": next(iter(other.seeds))}
        assert other.refused(action[0], **mine) == "not-your-turn"


def test_answers_come_in_order_for_frames_sent_at_once(server: ServerProcess) -> None:
    opened = server.open()
    with Client(server, opened["table"]) as client:
        names = [client.send("ping", id_=f"p{number}") for number in range(30)]
        heard: list[str] = []
        while len(heard) < len(names):
            frame = client.receive()
            if "re" in frame:
                heard.append(frame["re"])
        assert heard == names


def test_every_frame_is_answered_exactly_once_whatever_it_is(server: ServerProcess) -> None:
    luck = random.Random(11)
    one, two = two_playing(server)
    with one, two:
        pieces = ["roll", "choose", "sit", "hello", "undo", "leave", "nonsense", "preview", "emote", "change", 7, None]
        values = [0, 1, 5, 6, -1, 2**40, "x", None, [], {}, True, 1.5, "0" * 32, "0" * 64, one.seq, "greedy"]
        fields = ["seat", "at", "nonce", "choice", "choices", "name", "commitment", "seed", "emote", "settings", "tokens", "more"]
        expected = []
        for number in range(300):
            frame = {"v": 1, "id": f"f{number}", "do": luck.choice(pieces)}
            frame.update({field: luck.choice(values) for field in luck.sample(fields, luck.randint(0, 5))})
            if frame["do"] == "leave":
                frame["for_good"] = "no"
            two.socket.send(json.dumps(frame))
            expected.append(f"f{number}")
        heard: list[str] = []
        while len(heard) < len(expected):
            answer = two.receive()
            if "re" in answer:
                heard.append(answer["re"])
        assert heard == expected
