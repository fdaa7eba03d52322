"""Permissions: every kind of frame that a role may not send is rejected."""

from typing import Any, get_args

import pytest

from jollyroll.server.protocol.frames import ClientFrame
from tests.server.clients import Client, seat_two, two_playing
from tests.server.serving import ServerProcess

SEAL, NONCE = "ab" * 32, "cd" * 16
FRAMES: dict[str, dict[str, Any]] = {  # each as sent by the holder of seat 0, who is the host
    "hello": {},
    "ping": {},
    "sit": {"seat": 0, "name": "Eve", "commitment": SEAL, "nonce": NONCE},
    "stand": {"seat": 0},
    "rename": {"seat": 0, "name": "Eve"},
    "place": {"seat": 2, "kind": "free"},
    "change": {"settings": {"clock": 10}},
    "start": {},
    "commit": {"seat": 0, "commitment": SEAL},
    "reseal": {"seat": 0, "chain": SEAL},
    "reveal": {"seat": 0, "seed": SEAL},
    "choose": {"seat": 0, "choice": 0, "nonce": NONCE},
    "roll": {"seat": 0, "nonce": NONCE},
    "outcome": {"outcome": "12KSX", "nonce": NONCE},
    "witness": {"seat": 0, "link": SEAL},
    "undo": {"seat": 0},
    "preview": {"choices": [0]},
    "leave": {"seat": 0, "for_good": True},
    "back": {"seat": 0},
    "hurry": {"seat": 0},
    "coach": {},
    "emote": {"seat": 0, "emote": "ahoy"},
    "rematch": {},
    "move": {"seat": 0},
    "take": {"ticket": "a" * 40, "nonce": NONCE},
}
ANYBODYS = {"hello", "ping", "sit", "preview", "take"}  # allowed to all: taking needs a ticket, sitting a free seat
MOMENTS = {"choose", "roll", "outcome", "witness", "undo", "preview", "coach"}  # meant for one
HOSTS = {"place", "change", "start"}


def test_every_kind_of_frame_is_looked_at() -> None:
    models = get_args(get_args(ClientFrame)[0])
    assert {get_args(model.model_fields["do"].annotation)[0] for model in models} == set(FRAMES)


def verdicts(client: Client) -> dict[str, str]:
    """The answers to each frame for a client."""
    more: dict[str, dict[str, Any]] = {do: {"at": client.seq} for do, fields in FRAMES.items() if do in MOMENTS}
    more["hello"] = {"tokens": client.tokens, "host": client.host, "after": client.seq}
    answers = {do: client.ask(do, **fields, **more.get(do, {})) for do, fields in FRAMES.items()}
    return {do: answer.get("refused", "ok") for do, answer in answers.items()}


@pytest.mark.parametrize("playing", [False, True], ids=["open", "playing"])
@pytest.mark.parametrize("role", ["looking-on", "other-seat"])
def test_neither_onlookers_nor_other_seats_can_act_for_a_seat(server: ServerProcess, role: str, playing: bool) -> None:
    one, two = (two_playing if playing else seat_two)(server)
    with one, two, Client(server, one.table_id) as spectator:
        one.caught_up(spectator.seq)
        asker = spectator if role == "looking-on" else two
        asker.caught_up(one.seq)
        seq = one.seq
        given = verdicts(asker)
        own = {"coach", "rematch", "outcome"} if role == "other-seat" else set()  # for every seat
        for do, verdict in given.items():
            if do in HOSTS:
                assert verdict == "not-host", do
            elif do not in ANYBODYS | own and not (do == "coach" and not playing):
                assert verdict == "not-yours", do
        assert given["sit"] in ("seat-taken", "not-open")
        assert given["take"] == "bad-ticket"
        one.do("ping")
        assert one.seq == seq, "nothing happened"


def test_a_host_who_looks_on_arranges_the_table_and_plays_no_seat(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two, Client(server, one.table_id, host=one.host) as host:
        given = verdicts(host)
        for do in set(FRAMES) - ANYBODYS - HOSTS - {"stand", "rematch", "outcome"}:
            assert given[do] == "not-yours", do
        for do in HOSTS - {"start"}:
            assert given[do] == "not-open", do
        assert given["rematch"] == "not-over"
        assert given["outcome"] == "no-outcome-due"
