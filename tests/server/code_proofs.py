"""Registry of proofs that a code is given for its reason, and their common parts."""

import secrets
from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from typing import Any

from jollyroll.server.protocol.codes import Code
from tests.server.clients import Client, alone, two_playing
from tests.server.serving import ServerProcess

SEAL = sha256(b"seed").hexdigest()
NONCE = "0" * 32
PROOFS: dict[Code, Callable[[ServerProcess], object]] = {}
OWN_SERVERS: set[Code] = set()  # proven in tests of their own


def proof(code: Code) -> Callable[[Callable[[ServerProcess], object]], Callable[[ServerProcess], object]]:
    """Registers a function that provokes and returns this code."""

    def keep(function: Callable[[ServerProcess], object]) -> Callable[[ServerProcess], object]:
        PROOFS[code] = function
        return function

    return keep


def alone_proves(*codes: Code) -> Callable[[Callable[..., set[object]]], Callable[..., None]]:
    """Registers a test with a server of its own that returns the codes of its rejections."""
    OWN_SERVERS.update(codes)

    def test_of(function: Callable[..., set[object]]) -> Callable[..., None]:
        @wraps(function)
        def test(**facts: Any) -> None:
            assert function(**facts) == set(codes)

        return test

    return test_of


def at_table(server: ServerProcess, **hello: Any) -> Client:
    return Client(server, server.open()["table"], **hello)


def playing(server: ServerProcess, **settings: Any) -> tuple[Client, Client]:
    """Two in a game, the one on turn first."""
    one, two = two_playing(server, **settings)
    assert one.now
    return (one, two) if one.now["seat"] == 0 else (two, one)


def raw(server: ServerProcess, *frames: str | bytes) -> dict[str, Any]:
    """The answer to the last of these frames, sent unchanged."""
    with at_table(server) as client:
        for frame in frames:
            client.socket.send(frame)
            while "re" not in (answer := client.receive()):
                pass
        return answer


def choosing(server: ServerProcess) -> Client:
    """A client with a choice due."""
    client = alone(server, "omg")
    client.wait(lambda: client.now and client.now["seat"] == 0)
    client.do("roll", seat=0, at=client.seq, nonce=secrets.token_hex(16))
    client.wait(lambda: client.now and client.now["waits"] == "choice" and client.now["seat"] == 0)
    return client
