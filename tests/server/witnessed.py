"""Tables where everybody has a device of their own, for tests of witnesses."""

import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from jollyroll.dice.chain import Chain
from tests.server.clients import Client
from tests.server.serving import ServerProcess


def fresh_chain() -> Chain:
    """The chain of one more device."""
    return Chain(secrets.token_bytes(32))


@contextmanager
def people(server: ServerProcess, count: int, game: str = "kg", bots: int = 0, **settings: Any) -> Iterator[list[Client]]:
    """So many people, each with a device, in a game that has begun; the first one begins."""
    opened = server.open(game, ("free",) * count + ("bot:beginner",) * bots, **{"options": {"first_player": "host"}, **settings})
    with ExitStack() as stack:
        clients = []
        for seat in range(count):
            host = opened["host"] if not seat else None
            clients.append(stack.enter_context(Client(server, opened["table"], host=host, chain=fresh_chain())))
            clients[-1].sit(seat)
        clients[0].do("start")
        for client in clients:
            client.reveal()
        for client in clients:
            client.wait(lambda client=client: client.now)  # type: ignore[misc]
        yield clients


def events(client: Client, *kinds: str) -> list[dict[str, Any]]:
    """What this client was shown of these kinds, in order."""
    shown = [json.loads(raw)["event"] for raw in client.raw]
    return [event for event in shown if event["kind"] in kinds or not kinds]


def devices(client: Client) -> list[dict[str, Any]]:
    """What devices put into the throws that this client was shown."""
    return [part["devices"] for event in events(client) for part in event.get("parts", ()) if "chance" in part]


def roll(client: Client) -> int:
    """Roll, with the link of the own device; gives how many throws this client was shown before."""
    assert client.now
    before, seat = len(devices(client)), client.now["seat"]
    client.do("roll", seat=seat, at=client.seq, nonce=secrets.token_hex(16), link=client.device.link(seat))
    return before


def until_rolled(client: Client, before: int) -> dict[str, Any]:
    """Read on until one more throw than before was shown; gives what devices put into the last one."""
    client.wait(lambda: len(devices(client)) > before)
    return devices(client)[-1]


def checked(server: ServerProcess, client: Client) -> dict[str, Any]:
    """What the check of the dice so far says; they are as sealed."""
    report: dict[str, Any] = server.get(f"/api/tables/{client.table_id}/verify")
    assert report["status"] == "verified", report
    return report


def remarks(report: dict[str, Any]) -> dict[str, list[int | None]]:
    """The codes of what is worth knowing, each with its seats."""
    found: dict[str, list[int | None]] = {}
    for each in report["remarks"]:
        found.setdefault(each["code"], []).append(each["seat"])
    return found
