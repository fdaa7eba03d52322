"""Sitting down, changing the table, presence, moving a seat, emotes, rematch, lobby, trying again from a position."""

import json
import random
import secrets
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from jollyroll.server.live.qr import qr_svg
from jollyroll.server.transport.addresses import for_others
from tests.server.clients import Client, alone, begin, play_out, seat_two, two_playing
from tests.server.serving import ServerProcess

WICKED = ("<img src=x onerror=alert(1)>", '"><script>alert(1)</script>', "'; DROP TABLE events; --", "{ $name }", "${7*7}")


def test_the_host_arranges_the_table(server: ServerProcess) -> None:
    opened = server.open("kg", ("free", "free"))
    with Client(server, opened["table"], host=opened["host"]) as host:
        host.do("place", seat=1, kind="bot:greedy")
        host.do("place", seat=2, kind="bot:random")
        host.do("place", seat=3, kind="free")
        assert [seat["kind"] for seat in host.table["seats"]] == ["free", "bot:greedy", "bot:random", "free"]
        host.do("place", seat=3, kind="remove")
        names = [seat["name"] for seat in host.table["seats"]]
        assert len(set(names)) == 3
        host.do("change", settings={"preset": "fr", "coach": "off", "clock": 45, "youngest": 2})
        assert host.table["options"]["tie"] == "new_game"
        host.do("change", settings={"options": {"shortage": "player_first"}})
        assert (host.table["options"]["tie"], host.table["options"]["shortage"]) == ("new_game", "player_first")
        assert (host.table["clock"], host.table["coach"], host.table["youngest"]) == (45, "off", 2)
        host.do("place", seat=2, kind="remove")
        assert host.table["youngest"] == -1
        host.sit(0, "Ana")
        assert host.table["host"] == 0
        host.do("start")
        host.reveal()
        host.wait(lambda: host.now)


def test_people_stand_up_and_the_host_frees_seats(server: ServerProcess) -> None:
    one, two = seat_two(server)
    with one, two:
        two.do("rename", seat=1, name="Benno")
        two.do("stand", seat=1)
        two.do("stand", seat=1)
        one.caught_up(two.seq)
        assert one.table["seats"][1]["kind"] == "free"
        two.sit(1, "Ben")
        one.do("stand", seat=1)
        two.caught_up(one.seq)
        assert two.refused("commit", seat=1, commitment="0" * 64) == "not-yours"
        kinds = [json.loads(raw)["event"] for raw in one.raw]
        assert [event["why"] for event in kinds if event["kind"] == "stood"] == ["left", "host"]


def test_presence_shows_who_is_connected(server: ServerProcess) -> None:
    one, two = seat_two(server)
    with one:
        one.wait(lambda: one.presence["seats"] == [True, True])
        with Client(server, one.table_id):
            one.wait(lambda: one.presence["watching"] == 1)
        one.wait(lambda: one.presence["watching"] == 0)
        two.close()
        one.wait(lambda: one.presence["seats"] == [True, False])
        assert [since is None for since in one.presence["away"]] == [True, False]


def test_a_seat_moves_to_another_device_and_the_old_key_is_void(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two:
        answer = two.do("move", seat=1)
        assert answer["link"].startswith(f"/t/{one.table_id}#take=")
        assert answer["qr"].startswith("<svg")
        ticket = answer["link"].partition("#take=")[2]
        token = secrets.token_urlsafe(16)
        with Client(server, one.table_id) as phone:
            taken = phone.do("take", ticket=ticket, token=token)
            one.caught_up(phone.seq)
            said = json.dumps([one.raw, one.others, one.table])
            assert ticket not in said
            assert not any(token in said for token in (*two.tokens, taken["token"])), "nobody else hears of keys and links"
            assert taken["you"]["seats"] == [1]
            assert phone.do("take", ticket=ticket, token=token)["token"] == taken["token"] == token
            assert phone.refused("take", ticket=ticket, token=secrets.token_urlsafe(16)) == "bad-ticket"
            two.caught_up(phone.seq)
            assert two.refused("leave", seat=1) == "not-yours"
            assert two.refused("hello", tokens=two.tokens) == "bad-token"
            phone.seeds = two.seeds
            two.seeds = {}
            one.caught_up(phone.seq)
            play_out([one, phone], random.Random(1), 6)


def test_a_seat_that_moves_during_its_turn_gets_an_offer(server: ServerProcess) -> None:
    with alone(server, absent=0) as ana:
        while not ana.now or ana.now["waits"] != "choice" or ana.now["seat"] != 0:
            if not ana.act(random.Random(1)):
                ana.receive()
        ticket = ana.do("move", seat=0)["link"].partition("#take=")[2]
        with Client(server, ana.table_id) as phone:
            phone.do("take", ticket=ticket, nonce=secrets.token_hex(16))
            phone.seeds = ana.seeds
            phone.caught_up(phone.seq)
            assert phone.offer
            assert phone.offer["seat"] == 0
            assert phone.act(random.Random(1))


def test_a_seat_that_moves_before_the_game_is_sealed_anew(server: ServerProcess) -> None:
    one, two = seat_two(server)
    with one, two:
        before = one.table["fair"]["chains"][0]["seats"][1]["commitment"]
        ticket = two.do("move", seat=1)["link"].partition("#take=")[2]
        with Client(server, one.table_id) as phone:
            phone.tokens = [phone.do("take", ticket=ticket, nonce=secrets.token_hex(16))["token"]]
            phone.caught_up(one.seq)
            assert not phone.table["seats"][1]["sealed"]
            assert one.refused("start") == "not-ready"
            phone.seeds = {1: secrets.token_bytes(32)}
            phone.do("commit", seat=1, commitment=sha256(phone.seeds[1]).hexdigest())
            one.do("start")
            assert one.table["fair"]["chains"][0]["seats"][1]["commitment"] != before
            ticket = phone.do("move", seat=1)["link"].partition("#take=")[2]
            assert two.refused("take", ticket=ticket, nonce=secrets.token_hex(16)) == "not-ready", "the seed must be shown first"
            one.reveal()
            phone.reveal()
            two.do("take", ticket=ticket, nonce=secrets.token_hex(16))
            one.wait(lambda: one.now)
            assert one.table["stage"] == "playing"


def test_the_chosen_edition_is_shown(server: ServerProcess) -> None:
    """Some booklets differ in nothing but their language."""
    opened = server.open("kg", preset="es")
    with Client(server, opened["table"], host=opened["host"]) as host:
        assert host.table["preset"] == "es"
        for preset in ("us", "eu-en", "de", "it", "es", "fr", "pt", "nl"):
            host.do("change", settings={"preset": preset})
            assert host.table["preset"] == preset
        host.do("change", settings={"preset": "de"})
        host.do("change", settings={"options": {"tie": "shared"}, "clock": 30})
        assert host.table["preset"] == "de tie=shared"


def test_emotes_are_a_fixed_list_and_names_are_not_markup(server: ServerProcess) -> None:
    one, two = seat_two(server)
    with one, two:
        one.do("emote", seat=0, emote="ahoy")
        two.wait(lambda: any(frame.get("emote") == {"seat": 0, "emote": "ahoy"} for frame in two.others))
        assert one.refused("emote", seat=0, emote="<b>") == "bad-frame"
        for name in WICKED:
            if len(name) <= 24 and not set(name) & set(";()"):
                one.do("rename", seat=0, name=name)
                two.caught_up(one.seq)
                assert two.table["seats"][0]["name"] == name
            else:
                assert one.refused("rename", seat=0, name=name) in ("bad-frame", "bad-name")
    status, _, headers = server.fetch("/api/tables", raw=json.dumps({"game": WICKED[0]}).encode())
    assert status == 400
    assert headers["content-type"] == "application/json"


def test_a_rematch_seats_the_same_people_with_the_same_keys(server: ServerProcess) -> None:
    one, two = two_playing(server, "kg")
    with one, two:
        play_out([one, two], random.Random(12))
        table = one.do("rematch")["table"]
        two.wait(lambda: two.table["rematch"])
        assert two.do("rematch")["table"] == two.table["rematch"] == table
    again = [Client(server, table, tokens=client.tokens, host=client.host) for client in (one, two)]
    with again[0], again[1]:
        for seat, client in enumerate(again):
            assert client.table["of"] == one.table_id
            assert not client.table["seats"][seat]["sealed"]
            client.seeds[seat] = secrets.token_bytes(32)
            client.do("commit", seat=seat, commitment=sha256(client.seeds[seat]).hexdigest())
        again[0].caught_up(again[1].seq)
        assert again[0].table["host"] == 0
        assert again[0].table["fair"]["game"] != one.table["fair"]["game"]
        begin(again[0], again[1])
        play_out(again, random.Random(13), 10)


def test_the_lobby_shows_open_listed_tables(server: ServerProcess) -> None:
    hidden, shown = server.open(), server.open("omg", ("free", "bot:greedy", "free"), listed=True, clock=30)

    def listed() -> list[str]:
        return [table["id"] for table in server.get("/api/lobby")["tables"]]

    assert hidden["table"] not in listed()
    assert shown["table"] in listed()
    with Client(server, shown["table"], host=shown["host"]) as host:
        host.sit(0, "Ana")
        found = next(table for table in server.get("/api/lobby")["tables"] if table["id"] == shown["table"])
        assert (found["people"], found["bots"], found["free"], found["clock"]) == (["Ana"], 1, 1, 30)
        host.sit(2, "Ben")
        assert shown["table"] not in listed(), "no seat is free"


def test_a_preview_shows_the_effect_of_choices_and_changes_nothing(server: ServerProcess) -> None:
    luck = random.Random(4)
    with alone(server, "kg") as client:
        ends = set()
        for _ in range(60):
            if client.now and client.now["waits"] == "choice" and client.now["seat"] == 0:
                client.caught_up(client.seq)
                assert client.offer
                for choice in client.offer["choices"][:6]:
                    answer = client.do("preview", at=client.seq, choices=[choice])
                    ends.add(answer["ends"])
                    assert [step["choice"] for step in answer["steps"]] == [choice]
                    assert ("choices" in answer) == (answer["ends"] == "choice")
                    if answer["ends"] == "choice":
                        deeper = client.do("preview", at=client.seq, choices=[choice, answer["choices"][0]["number"]])
                        assert len(deeper["steps"]) == 2
                    elif answer["ends"] == "turn":
                        assert client.refused("preview", at=client.seq, choices=[choice, 0]) == "no-choice-due"
            if not client.act(luck):
                client.receive()
            if client.table["stage"] == "over":
                break
        assert {"chance", "turn"} <= ends


def test_DIG_06_a_choice_is_taken_back_before_dice_fall_and_not_after(server: ServerProcess) -> None:
    luck = random.Random(6)
    undone = 0
    with alone(server, "omg", bots=1) as client:
        while client.table["stage"] == "playing" and undone < 3:
            if client.now and client.now["undo"] == 0:
                seq = client.seq
                answer = client.ask("undo", seat=0, at=seq)
                if answer.get("ok"):
                    assert client.ask("undo", seat=0, at=seq)["ok"], "sent again"
                    undone += 1
                    client.wait(lambda seq=seq: client.seq > seq)  # type: ignore[misc]
                else:
                    assert answer["refused"] == "stale", "the bot was quicker"
            if not client.act(luck):
                client.receive()
    assert undone


def test_a_finished_game_can_be_continued_from_any_event(server: ServerProcess) -> None:
    one, two = two_playing(server, "omg")
    with one, two:
        play_out([one, two], random.Random(21))
    moment = one.seq // 2
    request = {
        "game": "omg",
        "seats": ["free", "bot:greedy"],
        "again": {"table": one.table_id, "seq": moment},
        "settings": {"pace": 0},
    }
    status, body, _ = server.fetch("/api/tables", request)
    assert status == 201, body
    opened = json.loads(body)
    then = next(frame for frame in map(json.loads, reversed(one.raw[: moment - 1])) if "now" in frame and frame["seq"] <= moment)
    with Client(server, opened["table"], host=opened["host"]) as client:
        assert client.table["of"] == one.table_id
        client.sit(0, "Zoe")
        client.do("start")
        client.reveal()
        client.wait(lambda: client.now)
        begun = next(json.loads(raw) for raw in client.raw if '"kind":"begun"' in raw)
        assert begun["now"]["view"] == then["now"]["view"]
        play_out([client], random.Random(22))
        assert client.table["stage"] == "over"
    assert server.get(f"/api/tables/{client.table_id}/verify")["status"] == "partly"
    for wrong, status, reason in (
        ({"again": {"table": one.table_id, "seq": one.seq}}, 409, ""),
        ({"again": {"table": one.table_id, "seq": 1}}, 409, ""),
        ({"again": {"table": one.table_id, "seq": 0}}, 400, "body.again.seq: Input should be greater than or equal to 1"),
        ({"game": "nix"}, 409, "unknown-game"),
        ({"game": "kg"}, 409, "again-game"),
        ({"settings": {"preset": "quux"}}, 409, "again-rules"),
        ({"settings": {"options": {}}}, 409, "again-rules"),
    ):
        answer = server.fetch("/api/tables", {**request, **wrong})
        assert (answer[0], json.loads(answer[1])["reason"]) == (status, reason), wrong


@pytest.mark.parametrize("path", ["/", "/t/aaaaaaaaaa", "/api/about", "/api/games", "/api/lobby", "/openapi.json", "/nothing"])
def test_pages_have_security_headers(server: ServerProcess, path: str) -> None:
    headers = {name.casefold(): value for name, value in server.fetch(path)[2].items()}
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers


def test_subresources_have_only_the_headers_that_matter_for_them(server: ServerProcess) -> None:
    for wanted, is_part in (("script", True), ("style", True), ("font", True), ("document", False), ("worker", False), ("", False)):
        asked = {"Sec-Fetch-Dest": wanted} if wanted else {}
        headers = {name.casefold(): value for name, value in server.fetch("/api/games", headers=asked)[2].items()}
        assert ("content-security-policy" not in headers) == is_part
        assert (headers["x-content-type-options"], headers["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
        assert "Sec-Fetch-Dest" in headers["vary"]


def test_a_qr_code_leads_to_the_table(server: ServerProcess) -> None:
    status, body, headers = server.fetch(f"/api/tables/{server.open()['table']}/qr.svg")
    assert status == 200
    assert headers["content-type"] == "image/svg+xml"
    assert body.startswith(b"<svg")


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1"])
def test_a_qr_code_leads_another_device_to_the_server(tmp_path: Path, name: str) -> None:
    with ServerProcess(tmp_path, host="0.0.0.0") as server:
        opened = server.open("kg")
        known = {"Host": f"{name}:{server.port}"}
        addresses = server.get("/api/about")["addresses"]
        base = (addresses or [f"http://{name}:{server.port}"])[0]
        assert (
            server.fetch(f"/api/tables/{opened['table']}/qr.svg", headers=known)[1]
            == qr_svg(f"{base}/t/{opened['table']}").encode()
        )
        with Client(server, opened["table"]) as client:
            client.sit(0, "Ana")
            frame = {"v": 1, "id": "1", "do": "move", "seat": 0}
            answer = json.loads(
                server.fetch(f"/api/tables/{opened['table']}/do", {"tokens": client.tokens, "frame": frame}, known)[1]
            )
            assert answer["qr"] == qr_svg(base + answer["link"])
            here = client.do("move", seat=0)
            assert here["qr"] == qr_svg((addresses or [f"http://127.0.0.1:{server.port}"])[0] + here["link"])
        assert server.stop() == 0


def test_the_address_for_other_devices() -> None:
    network = ["http://192.0.2.7:9473", "http://[2001:db8::7]:9473"]
    for base in ("http://localhost:9473", "http://127.0.0.1:9473", "http://[::1]:9473"):
        assert for_others(base, network) == network[0]
        assert for_others(base, []) == base
    for base in ("http://192.0.2.7:9473", "https://jolly.example", "http://["):
        assert for_others(base, network) == base


def test_keys_in_the_store_open_no_seat(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server)
        keys = [*one.tokens, *two.tokens, str(one.host)]
        one.close()
        two.close()
        assert server.stop() == 0
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert one.table_id.encode() in kept
    for key in keys:
        assert len(key) == 22, "128 bits"
        assert key.encode() not in kept
        assert sha256(key.encode()).hexdigest().encode() in kept


def test_a_player_alone_with_bots_can_hurry_them(server: ServerProcess) -> None:
    with alone(server, "kg", bots=2, pace=5_000, options={"first_player": "host"}) as ana:
        luck = random.Random(3)
        while ana.now and ana.now["seat"] == 0:
            ana.act(luck)
        seen = len(ana.raw)
        ana.do("hurry", seat=0)
        ana.wait(lambda: ana.now and ana.now["seat"] == 0)
        times = [json.loads(frame)["at"] for frame in ana.raw[seen - 1 :]]
        assert len(times) > 4
        assert max(late - early for early, late in pairwise(times[1:])) < 5_000, "no pause of theirs"
        while ana.now and ana.now["seat"] == 0:
            ana.act(luck)
        with pytest.raises(TimeoutError):
            ana.receive(timeout=1)  # next time they take longer again


def test_bots_are_not_hurried_while_others_play(server: ServerProcess) -> None:
    opened = server.open("kg", ("free", "free", "bot:beginner"), pace=5_000, options={"first_player": "host"})
    ana, ben = Client(server, opened["table"], host=opened["host"]), Client(server, opened["table"])
    with ana, ben:
        ana.sit(0, "Ana")
        ben.sit(1, "Ben")
        begin(ana, ben)
        luck = random.Random(3)
        while ana.now and ana.now["seat"] < 2:
            for client in (ana, ben):
                client.caught_up(max(ana.seq, ben.seq))
                client.act(luck)
        assert ana.refused("hurry", seat=1) == "not-yours"
        ana.do("hurry", seat=0)
        with pytest.raises(TimeoutError):
            ana.receive(timeout=1)
