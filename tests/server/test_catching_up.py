"""A reconnecting client gets exactly what it missed."""

import json
import random

from tests.server.clients import Client, play_out, two_playing
from tests.server.serving import ServerProcess


def test_the_events_after_any_event_are_the_same_bytes(server: ServerProcess) -> None:
    one, two = two_playing(server, "omg")
    with one, two:
        play_out([one, two], random.Random(2), 40)
        frames = history(server, one.table_id)
        assert frames[-len(one.raw) :] == one.raw
        for after in (*range(1, one.seq, 4), one.seq - 1, one.seq):
            with Client(server, one.table_id) as back:
                back.raw, back.seq = [], after
                back.do("hello", after=after)
                back.wait(lambda back=back: back.seq == one.seq)  # type: ignore[misc]
                assert back.raw == frames[after:]
                if back.raw:
                    assert back.now == one.now


def history(server: ServerProcess, table: str) -> list[str]:
    """All events of a table as bytes, by pages."""
    frames: list[str] = []
    while True:
        page = server.fetch(f"/api/tables/{table}/events?after={len(frames)}")[1].decode()
        body = json.loads(page)
        frames += split(page)
        if len(frames) == body["last"]:
            return frames


def split(page: str) -> list[str]:
    """The events of a page, unchanged."""
    decoder, place, frames = json.JSONDecoder(), page.index("[") + 1, []
    while page[place] != "]":
        end = decoder.raw_decode(page, place)[1]
        frames.append(page[place:end])
        place = end + (page[end] == ",")
    return frames


def test_after_a_long_absence_a_snapshot_is_sent(server: ServerProcess) -> None:
    one, two = two_playing(server, "pk", options={"target": "20000"})
    with one, two:
        play_out([one, two], random.Random(2), 120)
        with Client(server, one.table_id) as back:
            for after in (None, 3, one.seq - 101):
                back.raw, back.seq, back.now = [], after or 0, None
                back.do("hello", after=after)
                back.wait(lambda: back.seq == one.seq)
                assert back.raw == []
                assert back.table == one.table
                assert back.now == one.now
            back.seq = one.seq - 100
            back.do("hello", after=back.seq)
            back.wait(lambda: back.seq == one.seq)
            assert len(back.raw) == 100


def test_a_client_ahead_of_the_server_gets_a_snapshot(server: ServerProcess) -> None:
    one, two = two_playing(server)
    with one, two, Client(server, one.table_id) as strange:
        strange.seq = 0
        strange.do("hello", after=one.seq + 100)
        strange.wait(lambda: strange.seq == one.seq)
        assert strange.now == one.now


def test_a_player_reconnects_during_a_turn_and_continues(server: ServerProcess) -> None:
    luck = random.Random(9)
    one, two = two_playing(server)
    with one, two:
        for _ in range(12):
            play_out([one, two], luck, 3)
            two.close()
            one.wait(lambda: one.presence["seats"] == [True, False])
            one.act(luck)
            two.offer = None
            assert two.connect()["you"] == {"seats": [1], "host": False}
            one.wait(lambda: one.presence["seats"] == [True, True])
            two.caught_up(one.seq)
            assert one.now == two.now
