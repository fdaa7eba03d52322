"""Makes a store of tables with witnesses and a list of what each shows: `python -m tests.server.golden_maker FOLDER NAME`.

For the tests of stores of earlier versions: files once made are kept, and never made again under the same name.
"""

import json
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import create_engine

from jollyroll.dice.chain import Chain
from jollyroll.match import write_text
from jollyroll.server.live.encoding import encode, snapshot_form, summary_of
from jollyroll.server.live.history import frames_of
from jollyroll.server.store.schema import bring_up_to_date
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.witnessing import reseal
from tests.server.games_in_memory import MemoryTable, answer_call, begun_table, context, known_secrets, random_action

GAMES = ("kg", "pk", "omg")


def fingerprint(frame: dict[str, Any]) -> str:
    """A digest of a frame without the forms of its choices."""
    return sha256(json.dumps(frame, sort_keys=True).encode()).hexdigest()[:16]


def without_forms(rows: Any) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """All frames of a table without the forms of its choices, and those forms."""
    frames = [json.loads(frame) for frame in frames_of(rows, 0)]
    parts = [part for frame in frames for part in (frame["event"].get("choice"), *frame["event"].get("parts", ())) if part]
    return frames, [part.pop("form") for part in parts if "form" in part]


def seal_anew(table: MemoryTable, seat: int, luck: random.Random) -> None:
    """Let a seat's device seal another chain."""
    chain = Chain(luck.randbytes(32))
    table.at += 1_000
    table.keep(reseal(table.state, seat, chain.seal, context(table.at, table.there)))
    table.devices[seat] = chain


def play(table: MemoryTable, luck: random.Random, most: int) -> None:
    """Play this many actions, some without witnesses."""
    for _ in range(most):
        table.there = {seat for seat in table.devices if luck.random() < 0.9}
        if not random_action(table, luck):
            return


def until_called(table: MemoryTable, luck: random.Random) -> None:
    """Play on until a witness is asked."""
    table.there = set(table.devices)
    while not table.state.calling:
        assert random_action(table, luck)


def tables(luck: random.Random) -> Iterator[tuple[str, MemoryTable]]:
    """Tables of every game, each with a description."""
    for game in GAMES:
        people = ["free", "bot:random", "free", "free"]
        devices = {seat: Chain(luck.randbytes(32)) for seat in (0, 2, 3)}
        table = begun_table(game, people, None, devices)
        play(table, luck, 25)
        until_called(table, luck)
        answer_call(table, answers=False)
        play(table, luck, 5)
        until_called(table, luck)
        answer_call(table)
        while table.state.calling:
            answer_call(table)
        seal_anew(table, 2, luck)
        play(table, luck, 25)
        yield f"{game} witnessed", table
        asked = begun_table(game, ["free", "free"], None, {0: devices[0], 1: devices[2]})
        until_called(asked, luck)
        yield f"{game} while a witness is asked", asked
    over = begun_table("kg", ["free", "free"], None, {0: devices[0], 1: devices[2]})
    play(over, luck, 1_000)
    yield "kg over", over
    alone = begun_table("pk", ["free", "bot:random"])
    play(alone, luck, 20)
    yield "pk without devices", alone
    yield "pk second chain", with_second_chain(luck)


def with_second_chain(luck: random.Random) -> MemoryTable:
    """A table whose first chain is used up."""
    devices = {seat: Chain(luck.randbytes(32), 70) for seat in (0, 1)}
    with patch("jollyroll.server.tables.opening.LINKS", 70):
        table = begun_table("pk", ["free", "free"], {"options": {"target": "20000"}}, devices)
    while len(table.state.play.match.fair.chains) == 1:  # type: ignore[union-attr]
        assert random_action(table, luck)
    while table.state.calling:
        answer_call(table)
    ahead = {seat: Chain(luck.randbytes(32)) for seat in (0, 1)}
    for seat, chain in ahead.items():
        table.at += 1_000
        table.keep(reseal(table.state, seat, chain.seal, context(table.at, table.there)))
    while table.state.play.match.chance_count < 70:  # type: ignore[union-attr]
        assert random_action(table, luck)
    table.devices = ahead
    table.there = {0, 1}
    play(table, luck, 12)
    return table


def make(folder: Path, name: str) -> None:
    """The store `NAME.sqlite` and `NAME.json` beside it."""
    store, shown = folder / f"{name}.sqlite", {}
    with create_engine(f"sqlite:///{store}").begin() as connection:
        bring_up_to_date(connection, str(store))
    with known_secrets(2) as luck, closing(sqlite3.connect(store)) as raw:
        for about, table in tables(luck):
            frames, forms = without_forms(table.rows)
            shown[table.state.id] = {
                "about": about,
                "devices": {seat: [chain.link(chain.links).hex(), chain.links] for seat, chain in table.devices.items()},
                "frames": [fingerprint(frame) for frame in frames],
                "forms": forms,
                "snapshot": json.loads(encode(snapshot_form(table.state, len(table.rows)))),
                "record": sha256(write_text(record_of(table.rows)[0]).encode()).hexdigest() if table.state.play else "",
            }
            raw.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", table.rows)
            raw.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", summary_of(table.state, table.at))
        raw.commit()
        raw.execute("VACUUM")
    (folder / f"{name}.json").write_text(json.dumps(shown), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2])
