"""Lets a server play games of all kinds and keeps its store: `python tests/server/golden_stores.py FOLDER NAME [URL]`.

For the tests of stores of earlier versions: run it once with the new code when raising the version; its files are never made again.
Stores of an earlier version are made with the code of that version on PYTHONPATH. The store is NAME.sqlite, or NAME.sql of the
PostgreSQL at URL; NAME.json lists what was shown, and what people need to play on.
"""

import json
import random
import secrets
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from jollyroll.dice.chain import Chain
from tests.server.clients import Client, begin, play_out
from tests.server.serving import ServerProcess
from tests.server.test_catching_up import history

GAMES = ("kg", "pk", "omg")
ACTIONS = 24


def table(server: ServerProcess, game: str, bots: int, has_devices: bool, luck: random.Random) -> tuple[Client, Client]:
    """A table in the middle of its game."""
    opened = server.open(game, ("free", "free", *["bot:beginner"] * bots))
    chains = [Chain(secrets.token_bytes(32)) if has_devices else None for _ in range(2)]
    one = Client(server, opened["table"], host=opened["host"], chain=chains[0])
    two = Client(server, opened["table"], chain=chains[1])
    one.sit(0, "Ana")
    two.sit(1, "Ben")
    begin(one, two)
    play_out([one, two], luck, ACTIONS)
    return one, two


def about(client: Client) -> dict[str, Any]:
    """The data that a person needs to reconnect."""
    chains = [[chain.link(chain.links).hex(), chain.links] for chain in client.device.chains.values()]
    seeds = {str(seat): seed.hex() for seat, seed in client.seeds.items()}
    return {"tokens": client.tokens, "host": client.host, "seeds": seeds, "chains": chains}


def marks_of(shown: list[str]) -> list[str]:
    """Digests of all events shown, without the forms of choices, which have been extended since."""
    marks = []
    for frame in map(json.loads, shown):
        for part in (frame["event"].get("choice"), *frame["event"].get("parts", ())):
            if part:
                part.pop("form", None)
        marks.append(sha256(json.dumps([frame["seq"], frame["at"], frame["event"]], sort_keys=True).encode()).hexdigest()[:16])
    return marks


def played(server: ServerProcess) -> dict[str, Any]:
    """Tables of all games, with bots and without, with devices and without; gives what there is to know about them."""
    found, luck = {}, random.Random(1)
    for game in GAMES:
        for bots, has_devices in ((1, True), (0, False)):
            people = table(server, game, bots, has_devices, luck)
            for client in people:
                client.close()
            shown = marks_of(history(server, people[0].table_id))
            found[people[0].table_id] = {"shown": shown, "people": [about(client) for client in people]}
    return found


def make(folder: Path, name: str, url: str) -> None:
    """Write the store and its description."""
    with tempfile.TemporaryDirectory() as data:
        with ServerProcess(Path(data), **({"store": url} if url else {})) as server:  # type: ignore[arg-type]
            found = played(server)
            assert server.stop() == 0
        if url:
            dump = ["pg_dump", "--inserts", "--no-owner", "--no-privileges", "--no-comments", url]
            text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
            lines = [line for line in text.splitlines() if line and not line.startswith(("--", "\\"))]
            (folder / f"{name}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
        else:
            with closing(sqlite3.connect(Path(data) / "tables.sqlite")) as store:
                store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                store.execute("PRAGMA journal_mode=DELETE")
            shutil.copy(Path(data) / "tables.sqlite", folder / f"{name}.sqlite")
    (folder / f"{name}.json").write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "")
