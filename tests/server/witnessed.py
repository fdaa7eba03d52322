"""Tables where everybody has a device of their own."""

import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from jollyroll.dice.chain import Chain
from tests.server.clients import Client
from tests.server.serving import ServerProcess


def fresh_chain() -> Chain:
    """A new device's chain."""
    return Chain(secrets.token_bytes(32))


@contextmanager
def people(server: ServerProcess, count: int, game: str = "kg", bots: int = 0, **settings: Any) -> Iterator[list[Client]]:
    """A number of people, each with a device, in a game that has begun; the first one begins."""
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
    """The events of these kinds that this client was shown, in order."""
    shown = [json.loads(raw)["event"] for raw in client.raw]
    return [event for event in shown if event["kind"] in kinds or not kinds]


def devices(client: Client) -> list[dict[str, Any]]:
    """The contributions of devices to the throws that this client was shown."""
    return [part["devices"] for event in events(client) for part in event.get("parts", ()) if "chance" in part]


def roll(client: Client) -> int:
    """Roll, with the link of the own device; returns the number of throws shown before."""
    assert client.now
    before, seat = len(devices(client)), client.now["seat"]
    client.do("roll", seat=seat, at=client.seq, nonce=secrets.token_hex(16), link=client.device.link(seat))
    return before


def until_rolled(client: Client, before: int) -> dict[str, Any]:
    """Read on until one more throw is shown; returns the devices' contributions to it."""
    client.wait(lambda: len(devices(client)) > before)
    return devices(client)[-1]


def checked(server: ServerProcess, client: Client) -> dict[str, Any]:
    """The verification of the dice so far, without findings."""
    report: dict[str, Any] = server.get(f"/api/tables/{client.table_id}/verify")
    assert report["status"] == "verified", report
    return report


def remarks(report: dict[str, Any]) -> dict[str, list[int | None]]:
    """The codes of remarks, each with its seats."""
    found: dict[str, list[int | None]] = {}
    for each in report["remarks"]:
        found.setdefault(each["code"], []).append(each["seat"])
    return found
