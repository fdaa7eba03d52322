"""Two server processes on one store: a game cannot fork.

The lock of the data folder would not let the second one start, so these run without it.
"""

import json
import os
import random
import secrets
import threading
from pathlib import Path
from typing import Any

from tests.server.clients import Client, two_playing
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history
from tests.starting import PREPARED

RACES = int(os.environ.get("JOLLYROLL_RACES", "60"))  # raise it for a more thorough run


def a_process(data: Path) -> ServerProcess:
    """A server that shares its folder."""
    return ServerProcess(data, **{PREPARED: "tests.server.shared_folder"})  # type: ignore[arg-type]


def test_conflicting_actions_at_once_one_wins_and_the_other_is_told_where_the_table_is(tmp_path: Path) -> None:
    luck = random.Random(4)
    races = 0
    with a_process(tmp_path) as first, a_process(tmp_path) as second:
        while races < RACES:  # over as many games as necessary
            races += races_of_a_game(first, second, RACES - races, luck)


def races_of_a_game(first: ServerProcess, second: ServerProcess, most: int, luck: random.Random) -> int:
    """Every action of a game is sent to both servers at once, in two ways; returns the number of actions."""
    one, two = two_playing(first, "kg")
    here, elsewhere = (one, two), (twin(second, one), twin(second, two))
    races = 0
    with one, two, elsewhere[0], elsewhere[1]:
        while races < most and one.now and one.now["waits"] != "nothing":
            seat = one.now["seat"]
            action = here[seat].next_action(luck)
            assert action
            answers = race((here[seat], action), (elsewhere[seat], (action[0], {**action[1], "nonce": secrets.token_hex(16)})))
            assert sorted(answer.get("refused", "ok") for answer in answers) == ["ok", "stale"], answers
            assert answers[0]["seq"] == answers[1]["seq"]
            for client in (*here, *elsewhere):  # both processes know it by now: one stored it, the other was notified
                client.caught_up(answers[0]["seq"])
            races += 1
        assert one.raw[-1] == elsewhere[0].raw[-1] == elsewhere[1].raw[-1]
    stored = history(first, one.table_id)
    assert stored == history(second, one.table_id)
    assert [json.loads(frame)["seq"] for frame in stored] == list(range(1, len(stored) + 1))
    for client in (*here, *elsewhere):
        for frame in client.raw:
            assert stored[json.loads(frame)["seq"] - 1] == frame
    return races


def twin(server: ServerProcess, client: Client) -> Client:
    """The same person at the other process."""
    other = Client(server, client.table_id, tokens=client.tokens)
    other.seeds = client.seeds
    return other


def race(*actions: tuple[Client, tuple[str, dict[str, Any]]]) -> list[dict[str, Any]]:
    """Send all at once; returns the answers."""
    answers: list[dict[str, Any]] = []
    gate = threading.Barrier(len(actions))

    def run(client: Client, do: str, fields: dict[str, Any]) -> None:
        gate.wait()
        answers.append(client.ask(do, **fields))

    threads = [threading.Thread(target=run, args=(client, *action)) for client, action in actions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_when_one_process_dies_the_other_carries_on(tmp_path: Path) -> None:
    luck = random.Random(8)
    first, second = a_process(tmp_path), a_process(tmp_path)
    with first, second:
        one, two = two_playing(first, "omg")
        for round_ in range(4):
            for _ in range(3):
                actor = one if one.now and one.now["seat"] == 0 else two
                answer = actor.act(luck)
                assert answer
                for client in (one, two):
                    client.caught_up(answer["seq"])
            for client in (one, two):
                client.close()
                client.server = (second, first)[round_ % 2]
                client.offer = None
                assert client.connect()["ok"]
            one.caught_up(two.seq)
            two.caught_up(one.seq)
            assert one.now == two.now
        one.close()
        two.close()
