"""A standby takes over from a dead PostgreSQL: play goes on, and nothing that was shown is missing."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.servers import Cluster
from tests.cluster.test_several_servers import apart, begin, caught_up
from tests.server.clients import play_out
from tests.server.test_catching_up import history
from tests.services import PostgresServer


@pytest.fixture
def pair() -> Iterator[tuple[PostgresServer, PostgresServer]]:
    """A database and its standby, which has everything that is committed."""
    primary = PostgresServer()
    standby = PostgresServer(primary=primary)
    primary.wait_for_standby()
    yield primary, standby
    for server in (primary, standby):
        server.close()


def test_when_a_standby_takes_over_actions_wait_and_nothing_shown_is_missing(
    tmp_path: Path, pair: tuple[PostgresServer, PostgresServer]
) -> None:
    primary, standby = pair
    luck = random.Random(6)
    primary.execute("postgres", "CREATE DATABASE games")
    together = Cluster(tmp_path, primary.url("games", others=[standby]))
    try:
        one, other = apart(together.start(), together.start(), "kg")
        with one, other:
            begin(one, other)
            play_out([one, other], luck, 12)
            caught_up(one, other)
            primary.kill()
            actor = next(client for client in (one, other) if client.next_action(luck))
            action = actor.next_action(luck)
            assert action
            sent = actor.send(action[0], **action[1])
            standby.promote()
            assert actor.answer(sent).get("ok")
            caught_up(one, other)
            play_out([one, other], luck, 12)
            caught_up(one, other)
            log = history(together.servers[0], one.table_id)
            for client in (one, other):
                assert all(log[json.loads(frame)["seq"] - 1] == frame for frame in client.raw)
            assert [json.loads(frame)["seq"] for frame in log] == list(range(1, len(log) + 1))
    finally:
        together.close()
