"""The resources of a server: memory of a table, a player, a spectator; processor time of a spectator and a bot.

Also the space of games on disk, in a file and in PostgreSQL. Ratios and bytes hold on any machine, processor time on this one.
"""

import json
from contextlib import closing

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from .crowd import PATIENCE, Crowd
from .measuring import fastest, kilobytes
from .moves import GAMES, this_machine
from .server import resting
from .serving import Process, on_other_cores, table_server

TABLES = 200
FIRST = 30  # tables, so that the server's base memory is excluded
SPECTATORS = 5  # at each table
BOTS = 2  # at each table, beside two people
HELLO = json.dumps({"v": 1, "id": "1", "do": "hello"}).encode()


class Spectator(WSListener):
    """Receives everything it is shown, and ignores it."""

    transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, HELLO)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Ignore the frame."""


async def come_to_look(crowd: Crowd) -> list[Spectator]:
    """Seat spectators at every table."""
    spectators: list[Spectator] = []
    for table in crowd.tables:
        for _ in range(SPECTATORS):
            address = f"ws://127.0.0.1:{crowd.port}/ws/{table.id}"
            _, spectator = await ws_connect(Spectator, address, websocket_handshake_timeout=PATIENCE, read_buffer_init_size=2048)
            assert isinstance(spectator, Spectator)
            spectators.append(spectator)
    return spectators


async def people_and_spectators() -> None:
    """The same tables with and without spectators."""
    with table_server() as server:
        crowd = Crowd(server.port, list(GAMES))
        await crowd.gather(FIRST)
        floor = server.memory()
        await crowd.gather(TABLES - FIRST)
        seated = (server.memory() - floor) / (TABLES - FIRST)
        print(f"A table of two with both connections, at the beginning of a game: {kilobytes(seated)}")
        alone = await fastest(crowd, server, "nobody looks on")
        played = server.memory()
        spectators = await come_to_look(crowd)
        each = (server.memory() - played) / len(spectators)
        watched = await fastest(crowd, server, f"{SPECTATORS} look on at each table")
        cost = (1 / watched - 1 / alone) / SPECTATORS
        print(f"A spectator: {kilobytes(each)}, and {cost * 1e6:.0f} µs of each action ({cost * alone:.0%} of one nobody looks at)")
        for spectator in spectators:
            if spectator.transport:
                spectator.transport.disconnect()
        await crowd.hang_up()


async def bots() -> None:
    """Tables of two people and bots, whose actions count like any other."""
    rates = {}
    for number in (0, BOTS):
        with table_server() as server:
            crowd = Crowd(server.port, list(GAMES), bots=number)
            await crowd.gather(TABLES // 4)
            rates[number] = await fastest(crowd, server, f"{number} bots (beginner) at each table")
            await crowd.hang_up()
    print(
        f"An action at a table where half are bots costs {rates[0] / rates[BOTS]:.2f} times as much as where none are", flush=True
    )


def held(server: Process) -> int:
    """Bytes of the games on disk."""
    import psycopg

    if not isinstance(server.store, str):
        return server.store.stat().st_size
    with closing(psycopg.connect(server.store)) as database:
        found = database.execute("SELECT pg_database_size(current_database())").fetchone()
        assert found
        return int(found[0])


def written_ahead(server: Process) -> int:
    """Bytes that PostgreSQL has written to its log."""
    import psycopg

    with closing(psycopg.connect(str(server.store))) as database:
        found = database.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone()
        assert found
        return int(found[0])


async def kept(url: str) -> None:
    """Permanent disk space of an action."""
    with table_server(url) as server:
        crowd = Crowd(server.port, list(GAMES))
        await crowd.gather(TABLES)
        rows, size, log = server.stored(), held(server), written_ahead(server) if url else 0
        await fastest(crowd, server, "PostgreSQL" if url else "SQLite")
        actions = server.stored() - rows
        said = f"{kilobytes((held(server) - size) / actions)} an action stay on the disk"
        if url:
            said += f"; {kilobytes((written_ahead(server) - log) / actions)} an action are written to PostgreSQL's log"
        print(f"      {said}", flush=True)
        await crowd.hang_up()


def main() -> None:
    """Take all measurements, which needs two minutes."""
    import uvloop

    from tests.services import PostgresServer

    print(this_machine(), flush=True)
    resting()
    with on_other_cores():
        uvloop.run(people_and_spectators())
        uvloop.run(bots())
        uvloop.run(kept(""))
    postgres = PostgresServer("fsync=on", "full_page_writes=on", "shared_buffers=128MB")
    try:
        with postgres.database() as url, on_other_cores():
            uvloop.run(kept(url))
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
