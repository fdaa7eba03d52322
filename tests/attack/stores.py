"""Accidents of a store's files, while a server uses them or before it starts."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from jollyroll.server.app import STORE
from tests.server.clients import Client, Closed, play_out, two_playing
from tests.server.serving import ServerProcess

PAGE = 1_024  # bytes
LEAF = 0x0A  # the first byte of a leaf page of a b-tree


def game_under_way(server: ServerProcess, actions: int = 10, game: str = "kg") -> tuple[Client, Client]:
    """Two people some actions into a game."""
    one, two = two_playing(server, game)
    play_out([one, two], random.Random(3), actions)
    return one, two


def farewell(client: Client) -> dict[str, Any]:
    """The server's last message on this connection."""
    try:
        client.wait(lambda: False)
    except Closed as closed:
        return closed.bye
    raise AssertionError


def secrets_of(data: Path, table: str) -> list[str]:
    """The secrets of a table: chains, hashes of keys, seeds."""
    with closing(sqlite3.connect(data / STORE)) as store:
        rows = store.execute("SELECT secret FROM events WHERE game = ? AND secret <> '{}'", [table]).fetchall()
    words = [word for (secret,) in rows for word in secret.split('"') if len(word) >= 32]
    assert words
    return words


def settle(data: Path) -> None:
    """Checkpoint the log, so that everything is in one file."""
    with closing(sqlite3.connect(data / STORE)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def leaf_with(data: Path, word: bytes) -> int:
    """The leaf page that contains this word most often."""
    whole = (data / STORE).read_bytes()
    pages = [whole[place : place + PAGE] for place in range(0, len(whole), PAGE)]
    return max(range(len(pages)), key=lambda number: pages[number].count(word) if pages[number][0] == LEAF else 0)


def overwrite(data: Path, place: int, noise: bytes) -> bytes:
    """Overwrite bytes of the store's file, past SQLite; returns the old ones."""
    with (data / STORE).open("r+b") as file:
        file.seek(place)
        was = file.read(len(noise))
        file.seek(place)
        file.write(noise)
    return was
