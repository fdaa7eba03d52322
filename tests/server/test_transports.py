"""The server works the same with our own protocols under uvicorn and with its stock ones."""

import random
from pathlib import Path

import pytest

from jollyroll.server.transport.transports import TRANSPORTS
from tests.server.clients import Client, Closed, alone, play_out, two_playing
from tests.server.serving import ServerProcess


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize("game", ["kg", "omg"])
def test_a_whole_game(tmp_path: Path, transport: str, game: str) -> None:
    with ServerProcess(tmp_path, JOLLYROLL_TRANSPORT=transport) as server:
        one, two = two_playing(server, game)
        with one, two, Client(server, one.table_id) as spectator:
            play_out([one, two], random.Random(5))
            spectator.caught_up(one.seq)
            for client in (one, two, spectator):
                assert client.now
                assert client.now["result"]
            refused = one.ask("roll", seat=0, at=one.seq, nonce="0" * 32)
            assert refused["refused"] == "not-playing"
            assert server.get(f"/api/tables/{one.table_id}/verify")["status"] == "verified"
        assert server.stop() == 0
        assert server.complaints == ""


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_whoever_was_away_is_told_what_they_missed(tmp_path: Path, transport: str) -> None:
    with ServerProcess(tmp_path, JOLLYROLL_TRANSPORT=transport) as server:
        with alone(server, "kg") as client:
            play_out([client], random.Random(2), most=4)
            seq, token = client.seq, client.tokens
        with Client(server, client.table_id, tokens=token) as back:
            back.caught_up(seq)
            assert back.seq >= seq


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_everybody_is_told_why_a_connection_ends(tmp_path: Path, transport: str) -> None:
    with ServerProcess(tmp_path, JOLLYROLL_TRANSPORT=transport) as server:
        opened = server.open()
        with Client(server, opened["table"]) as client:
            assert server.stop() == 0
            with pytest.raises(Closed) as closed:
                client.wait(lambda: False)
            assert (closed.value.code, closed.value.bye["refused"]) == (1001, "closing")
