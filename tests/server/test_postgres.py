"""Servers on a real PostgreSQL: the guarantees of SQLite hold there while it stops, crashes and comes back."""

import os
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Client, play_out, two_playing
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.server.test_two_processes import races_of_a_game
from tests.services import PASSWORD, PostgresServer

RACES = int(os.environ.get("JOLLYROLL_RACES", "40"))  # raise it for a more thorough run


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that a test may stop."""
    server = PostgresServer()
    yield server
    server.close()


def test_a_game_is_played_and_another_server_goes_on_with_it(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path / "one", store=database) as server:
        one, two = two_playing(server, "kg")
        play_out([one, two], random.Random(5), 20)
        shown = history(server, one.table_id)
        server.kill()
    with ServerProcess(tmp_path / "two", store=database) as server:
        assert history(server, one.table_id) == shown
        for client in (one, two):
            client.server = server
            client.offer = None
            assert client.connect()["ok"]
        play_out([one, two], random.Random(5))
        assert one.now
        assert one.now["waits"] == "nothing"
        for client in (one, two):
            client.close()
        assert server.stop() == 0
        assert server.complaints == ""


def test_two_servers_never_fork_a_game(tmp_path: Path, database: str) -> None:
    luck, races = random.Random(4), 0
    with ServerProcess(tmp_path / "one", store=database) as first, ServerProcess(tmp_path / "two", store=database) as second:
        while races < RACES:
            races += races_of_a_game(first, second, RACES - races, luck)


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_actions_wait_for_a_database_that_is_started_again_and_nothing_shown_is_missing(
    tmp_path: Path, own_postgres: PostgresServer, how: str
) -> None:
    luck = random.Random(6)
    with own_postgres.database() as url, ServerProcess(tmp_path, store=url) as server:
        one, two = two_playing(server, "omg")
        for _ in range(3):
            play_out([one, two], luck, 5)
            getattr(own_postgres, how)()
            actor = next(client for client in (one, two) if client.next_action(luck))
            action = actor.next_action(luck)
            assert action
            sent = actor.send(action[0], **action[1])
            back = threading.Thread(target=own_postgres.start)
            back.start()
            answer = actor.answer(sent)
            back.join()
            assert answer.get("ok"), answer
            for client in (one, two):
                client.caught_up(answer["seq"])
        with Client(server, one.table_id) as watcher:
            assert watcher.seq == one.seq
        shown = history(server, one.table_id)
        assert one.raw[-10:] == shown[-10:]
        for client in (one, two):
            client.close()
        assert server.stop() == 0
        assert PASSWORD not in server.complaints
        assert "the store answers again" in server.complaints
