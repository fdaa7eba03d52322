"""Actions that are carried out where they are received keep their turn among all other frames, and every frame is answered."""

import asyncio
import json
import random

from jollyroll.server.live.table_lock import TableLock
from tests.server.clients import Client, two_playing
from tests.server.serving import ServerProcess
from tests.server.test_sending_again import on_turn


def answers_in_order(client: Client, number: int) -> list[dict[str, object]]:
    """The next so many answers."""
    found: list[dict[str, object]] = []
    while len(found) < number:
        frame = client.receive()
        if "re" in frame:
            found.append(frame)
    return found


def test_frames_of_all_kinds_sent_at_once_are_answered_in_their_order(server: ServerProcess) -> None:
    luck = random.Random(3)
    one, two = two_playing(server)
    with one, two:
        for _ in range(12):
            client = on_turn(one, two)
            action = client.next_action(luck)
            assert action
            do, fields = action
            wrong = {"seat": fields["seat"], "at": fields["at"], "nonce": "0" * 32}
            ids = [
                client.send("choose", choice=99_999, **wrong),  # refused by the rules, or by the model
                client.send("ping"),
                client.send(do, **fields),
                client.send(do, **fields),
                client.send("ping"),
                client.send("roll", **{**wrong, "at": 0}),  # too late
                client.send("roll", **{**wrong, "seat": 1 - int(fields["seat"])}),  # somebody else's
            ]
            twice = json.dumps({"v": 1, "id": "t", "do": "roll", **wrong})
            client.socket.send(twice.replace('"do": "roll"', '"do": "roll", "do": "ping"'))
            answers = answers_in_order(client, len(ids) + 1)
            assert [answer["re"] for answer in answers] == [*ids, "t"]
            assert ["ok" in answer for answer in answers] == [False, True, True, True, True, False, False, False]
            assert answers[2]["seq"] == answers[3]["seq"], "it happened once"
        events = server.get(f"/api/tables/{one.table_id}/events")["events"]
        assert len([event for event in events if event["event"]["kind"] == "played"]) == 12


def test_a_lock_is_handed_on_in_order_and_nobody_comes_in_between() -> None:
    async def run() -> None:
        lock, order = TableLock(), []

        async def hold(name: int) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        lock.held = True
        tasks = [asyncio.create_task(hold(name)) for name in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        lock.release()
        assert lock.held, "it belongs to whoever waited"
        tasks[0].cancel()  # when it was handed over, but does not know yet
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [2, 3]
        assert not lock.held

    asyncio.run(run())
