"""Keys to seats are shown to nobody, and nothing that is shown opens a seat."""

import json
import random
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.server.clients import Client, begin, play_out, two_playing
from tests.server.serving import ServerProcess

SEAL = sha256(b"x").hexdigest()
READABLE = ("", "?offers=forms", "/events", "/record.json", "/record.jolly", "/verify", "/analysis", "/qr.svg")
ELSEWHERE = ("/api/lobby", "/api/health", "/api/ready", "/api/live", "/api/about", "/api/games", "/openapi.json")


def with_nonces(server: ServerProcess) -> tuple[Client, Client, list[str]]:
    """Two people take seats like old clients, whose keys the server made, with a nonce; returns the nonces too."""
    opened = server.open("kg", listed=True)
    one, two = Client(server, opened["table"], host=opened["host"]), Client(server, opened["table"])
    nonces = [secrets.token_hex(16) for _ in range(2)]
    for seat, client in enumerate((one, two)):
        client.seeds[seat] = secrets.token_bytes(32)
        seal = sha256(client.seeds[seat]).hexdigest()
        client.tokens.append(client.do("sit", seat=seat, name=f"P{seat}", commitment=seal, nonce=nonces[seat])["token"])
    return one, two, nonces


def test_whoever_repeats_the_nonce_of_a_throw_gets_nothing(server: ServerProcess) -> None:
    """Even if a client throws with the nonce it took its seat with, which everybody is shown."""
    one, two, nonces = with_nonces(server)
    with one, two, Client(server, one.table_id) as stranger:
        repeated = [{"seat": seat, "name": f"P{seat}", "commitment": SEAL, "nonce": nonce} for seat, nonce in enumerate(nonces)]
        assert {stranger.refused("sit", **frame) for frame in repeated} == {"seat-taken"}
        begin(one, two)
        luck, thrown = random.Random(3), set[int]()
        while thrown != {0, 1}:
            for client in (one, two):
                client.caught_up(max(one.seq, two.seq))
                if wish := client.next_action(luck):
                    seat = wish[1]["seat"]
                    client.caught_up(client.do(wish[0], **{**wish[1], "nonce": nonces[seat]})["seq"])
                    thrown.add(seat)
        assert {stranger.refused("sit", **frame) for frame in repeated} == {"not-open"}
        path = f"/api/tables/{one.table_id}/do"
        for frame in repeated:
            status, body, _ = server.fetch(path, {"tokens": [], "frame": {"v": 1, "id": "1", "do": "sit", **frame}})
            assert status == 409
            assert "token" not in json.loads(body)
        assert stranger.do("hello")["you"]["seats"] == []


def test_a_used_link_with_the_nonce_it_was_used_with_opens_nothing(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two, Client(server, one.table_id) as phone, Client(server, one.table_id) as stranger:
        ticket, nonce = two.do("move", seat=1)["link"].partition("#take=")[2], secrets.token_hex(16)
        taken = phone.do("take", ticket=ticket, nonce=nonce)
        assert taken["you"]["seats"] == [1]
        assert stranger.refused("take", ticket=ticket, nonce=nonce) == "bad-ticket"
        assert stranger.do("hello", tokens=[taken["token"]])["you"]["seats"] == [1], "the key alone opens it"


def test_a_key_has_another_form_than_what_everybody_is_shown(server: ServerProcess) -> None:
    """So nobody publishes one by mistake."""
    one, two = two_playing(server)
    with one, two:
        for client in (one, two):
            assert client.refused("roll", seat=0, at=client.seq, nonce=client.tokens[0]) == "bad-frame"
            assert client.refused("sit", seat=0, name="Eve", commitment=SEAL, token=secrets.token_hex(16)) == "bad-frame"


def test_a_key_that_the_client_made_is_the_key(server: ServerProcess) -> None:
    opened, token = server.open(), secrets.token_urlsafe(16)
    with Client(server, opened["table"]) as one, Client(server, opened["table"]) as two:
        assert one.do("sit", seat=0, name="Ana", commitment=SEAL, token=token)["token"] == token
        made = two.do("sit", seat=1, name="Ben", commitment=sha256(b"y").hexdigest())["token"]
        assert len(made) == len(token)
        for key, seat in ((token, 0), (made, 1)):
            with Client(server, opened["table"], tokens=[key]) as again:
                assert again.do("hello", tokens=[key])["you"]["seats"] == [seat]


def test_the_key_of_a_device_that_gave_its_seat_away_opens_no_rematch(server: ServerProcess) -> None:
    one, two = two_playing(server, "kg")
    with one, two:
        old = two.tokens
        ticket = two.do("move", seat=1)["link"].partition("#take=")[2]
        two.tokens = [two.do("take", ticket=ticket, token=secrets.token_urlsafe(16))["token"]]
        one.caught_up(two.seq)
        play_out([one, two], random.Random(4))
        rematch = one.do("rematch")["table"]
    with Client(server, rematch) as client:
        assert client.refused("hello", tokens=old) == "bad-token"
        assert client.do("hello", tokens=two.tokens)["you"]["seats"] == [1]
        assert client.do("hello", tokens=one.tokens, host=one.host)["you"] == {"seats": [0], "host": True}


def secrets_of(*clients: Client) -> list[str]:
    """All secrets: keys, and what the store holds of them."""
    keys = [key for client in clients for key in (*client.tokens, client.host) if key]
    return [*keys, *(sha256(key.encode()).hexdigest()[:16] for key in keys)]


def test_keys_links_and_their_hashes_are_nowhere_to_be_read(tmp_path: Path) -> None:
    """Not for spectators or players, in no answer, and not in the server's log."""
    with ServerProcess(tmp_path) as server:
        one, two = two_playing(server, "kg", listed=True)
        with one, two, Client(server, one.table_id, offers="forms") as stranger:
            hidden = secrets_of(one, two)
            ticket = two.do("move", seat=1)["link"].partition("#take=")[2]
            two.tokens.append(two.do("take", ticket=ticket, token=secrets.token_urlsafe(16))["token"])
            hidden += [ticket, *secrets_of(two)]
            one.caught_up(two.seq)
            seen = [answers_to_nonsense(stranger, hidden)]
            path = f"/api/tables/{one.table_id}/do"
            wrong = {"tokens": two.tokens, "frame": {}}, {"tokens": hidden, "frame": {"v": 1, "id": "1", "do": "ping"}}
            seen += [server.fetch(path, each)[1].decode() for each in wrong]
            play_out([one, two], random.Random(9))
            stranger.caught_up(one.seq)
            one.do("rematch")
            stranger.wait(lambda: stranger.table["rematch"])
            seen += [json.dumps([client.raw, client.others, client.table, client.now]) for client in (one, stranger)]
            for address in [*(f"/api/tables/{one.table_id}{rest}" for rest in READABLE), *ELSEWHERE]:
                status, body, headers = server.fetch(address)
                assert status in (200, 202), address
                assert headers.get("Referrer-Policy", headers.get("referrer-policy")) == "no-referrer"
                seen.append(body.decode())
        assert server.stop() == 0
        seen.append(server.complaints)
        assert seen[-1] == ""
        said = "\n".join(seen)
        assert one.table_id in said
        for each in hidden:
            assert each not in said


def answers_to_nonsense(client: Client, hidden: list[str]) -> str:
    """The answers to invalid frames with secrets in wrong places."""
    frames: list[dict[str, Any]] = []
    for each in hidden:
        frames += [
            {"do": "roll", "seat": each},
            {"do": "sit", "seat": 0, "name": each, "token": each, "commitment": each},
            {"do": "take", "ticket": f"{each:x<20}"[:300]},
            {"do": "hello", "tokens": [f"{each}x"]},
            {"do": "hello", "host": each, "lang": each},
            {"do": "change", "settings": {"preset": each}},
        ]
    return "\n".join(json.dumps(client.ask(**frame)) for frame in frames)
