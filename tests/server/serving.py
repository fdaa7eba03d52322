"""Real server processes for tests."""

import json
import os
import re
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.starting import Program

GENEROUS = {
    "FRAMES": [1_000_000, 100_000],
    "REQUESTS": [1_000_000, 100_000],
    "CONNECTS": [1_000_000, 100_000],
    "ARRIVALS": [1_000_000, 100_000],
    "TABLES": [1_000_000, 100_000],
    "PASTS": [1_000_000, 100_000],
    "WORK": [1_000_000, 100_000],
    "EMOTES": [1_000_000, 100_000],
    "COACHING": [1_000_000, 100_000],
    "PREVIEWS": [1_000_000, 100_000],
    "PREVIEWS_OF_ADDRESS": [1_000_000, 100_000],
    "BOTS": [1_000_000, 100_000],
    "CONNECTIONS_OF_ADDRESS": 10_000,
    "WITNESS_WITHIN": 60,  # a busy machine is no reason to pass anybody over
}
PATIENCE = 60  # seconds; a busy machine is no reason to fail


class ServerProcess:
    """A server of its own on a free port."""

    def __init__(
        self,
        data: Path,
        limits: dict[str, Any] | None = None,
        proxy: str = "",
        host: str = "",
        options: Sequence[str] = (),
        store: str = "",
        more: Sequence[str] = (),
        **environment: str,
    ) -> None:
        self.data = data
        data.mkdir(parents=True, exist_ok=True)
        changed = data / "limits.json"
        changed.write_text(json.dumps({**GENEROUS, **(limits or {})}), encoding="utf-8")
        arguments = ["serve", "--port", "0", "--data", str(data), "--limits", str(changed)]
        arguments += ["--proxy", proxy] if proxy else []
        arguments += ["--host", host] if host else []
        arguments += options
        arguments += ["--store", store] if store else []
        arguments += more
        reads, tells = os.pipe()
        with open(os.devnull) as nothing, (data / "server.log").open("ab") as log:
            self.process = Program(arguments, [nothing.fileno(), tells, log.fileno()], {**os.environ, **environment})
        os.close(tells)
        self.output = os.fdopen(reads)
        line = self.output.readline()
        found = re.search(r":(\d+)", line)
        if not found:
            self.ended()
        assert found, f"{line!r} {(data / 'server.log').read_text()}"
        self.port = int(found[1])

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    @property
    def complaints(self) -> str:
        """The errors in the server's log; empty if there were none."""
        return (self.data / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill the process abruptly."""
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> int:
        """Stop it gracefully; returns the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        """Wait for its end; returns the exit code."""
        code = self.process.wait(PATIENCE)
        self.output.close()
        return code

    def get(self, path: str) -> Any:
        """The JSON of a GET request."""
        return json.loads(self.fetch(path)[1])

    def fetch(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None, raw: bytes | None = None
    ) -> tuple[int, bytes, dict[str, str]]:
        """Status, body and headers of any answer."""
        data = raw if raw is not None else json.dumps(body).encode() if body is not None else None
        request = Request(f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json", **(headers or {})})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read(), dict(answer.headers)
        except HTTPError as error:
            return error.code, error.read(), dict(error.headers)

    def open(self, game: str = "kg", seats: tuple[str, ...] = ("free", "free"), **settings: Any) -> dict[str, str]:
        """A new table."""
        status, body, _ = self.fetch("/api/tables", {"game": game, "seats": list(seats), "settings": {"pace": 0, **settings}})
        assert status == 201, body
        opened: dict[str, str] = json.loads(body)
        return opened
