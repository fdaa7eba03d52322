"""Fills a store with many tables in the middle of their games, as if played there: for measurements of recovery."""

import asyncio
import json
import os
import random
import secrets
import signal
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from jollyroll.server.app import STORE
from jollyroll.server.live.encoding import event_row, summary_of
from jollyroll.server.live.keys import hash_of
from jollyroll.server.live.saving import has_saved_state, saved_row
from jollyroll.server.protocol.enums import Actor, TableStage
from jollyroll.server.store import SavedRow, Store, Summary, Writer
from jollyroll.server.tables import opening, playing, sitting
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.events import Transition
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.terms import USUAL_TERMS, changed_terms
from jollyroll.server.thinking.known_bots import KNOWN_BOTS

GAMES = ("kg", "pk", "omg")
LONG = 100  # events; only one of the games can be made to last that long
DIFFERENT = 5  # games of each kind; all others are copies
HOST, KEYS = "hosthosthosthosthosthu", ("aaaaaaaaaaaaaaaaaaaaaA", "bbbbbbbbbbbbbbbbbbbbbA")
NEVER = 2_000_000_000_000  # milliseconds since 1970: no table expires


class KeptEvent(NamedTuple):
    """An event to store, and the data stored with it."""

    row: Row
    summary: Summary | None
    saved: SavedRow | None


def played_game(game: str, events: int, luck: random.Random) -> list[Transition] | None:
    """This many events of a table of two; nothing if the game ended earlier."""
    found = opening.asked_game(game)
    stops = 0.4 if events < LONG else 0.0  # without stopping nobody wins
    terms = changed_terms(found, USUAL_TERMS, {"absent": 0}, 2, KNOWN_BOTS)
    seeds = [luck.randbytes(32) for _ in KEYS]
    done = [opening.open_table(found, opening.seats_of(found, ["free"] * 2, KNOWN_BOTS), terms, hash_of(HOST), at(luck))]
    for seat, key in enumerate(KEYS):
        seal = sha256(seeds[seat]).digest()
        done.append(sitting.sit(done[-1].state, seat, f"P{seat}", seal, hash_of(key), seat == 0, at(luck)))
    done.append(sitting.start(done[-1].state, at(luck)))
    for seat, seed in enumerate(seeds):
        done.append(sitting.reveal(done[-1].state, seat, seed, at(luck)))
    done.append(playing.begin_game(done[-1].state, at(luck)))
    while len(done) < events:
        state = done[-1].state
        if state.stage != TableStage.PLAYING or state.play is None:
            return None
        seat, choices, nonce = state.to_act, state.play.match.choices(), luck.randbytes(16)
        if choices:
            number = (choices[0] if luck.random() < stops else luck.choice(choices[1:] or choices)).number
            done.append(playing.act(state, Intent(seat, Actor.PERSON, ChoiceMade(number), nonce), at(luck)))
        else:
            done.append(playing.act(state, Intent(seat, Actor.PERSON, None, nonce), at(luck)))
    return done


def at(luck: random.Random) -> ActionContext:
    """A fixed moment; chance from this generator."""
    return ActionContext(NEVER, luck.randbytes)


def twin(game: list[Transition], name: str) -> Iterator[KeptEvent]:
    """The events of a game at a table with this id."""
    for seq, transition in enumerate(game, 1):
        state = transition.state.copy()
        state.id = name
        row = event_row(seq, NEVER, transition._replace(state=state))
        if seq == 1:
            row = row._replace(body=json.dumps({**json.loads(row.body), "id": name}))
        last = seq == len(game)
        yield KeptEvent(
            row, summary_of(state, NEVER) if last or seq == 1 else None, saved_row(row, state) if has_saved_state(seq) else None
        )


async def fill(path: Path, tables: int, events: int) -> tuple[list[str], Store, Writer]:
    """Put this many tables into the store in this file; returns their ids, and the store and writer to close, or not."""
    luck = random.Random(7)
    games: list[list[Transition]] = []
    while len(games) < min(tables, DIFFERENT * len(GAMES)):
        game = played_game(GAMES[len(games) % len(GAMES)] if events < LONG else "pk", events, luck)
        games += [game] if game else []
    store = await Store.at(path)
    writer = store.open_writer()
    names = [secrets.token_hex(5).translate(str.maketrans("0189", "wxyz")) for _ in range(tables)]
    for number, name in enumerate(names):
        kept = twin(games[number % len(games)], name)
        await asyncio.gather(*[writer.store(row, summary, lambda: None, saved) for row, summary, saved in kept])
    return names, store, writer


def filled(path: Path, tables: int, events: int) -> list[str]:
    """This many tables in a store that is closed again."""

    async def run() -> list[str]:
        names, store, writer = await fill(path, tables, events)
        await writer.stop()
        await store.close()
        return names

    return asyncio.run(run())


async def fill_and_die(path: Path, tables: int, events: int) -> None:
    """Leave a store as a server does that is killed while it writes."""
    names, _store, _writer = await fill(path, tables, events)
    print(*names, sep="\n", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    asyncio.run(fill_and_die(Path(sys.argv[1]) / STORE, int(sys.argv[2]), int(sys.argv[3])))
