"""The same load on a file and on PostgreSQL, by one process and by two: actions a second, and how long one waits.

With two processes the people at a table are connected to either, as it happens, so most events go from one to the other.
PostgreSQL runs beside them with everything synced to the disk; what it uses of the processor is told apart.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from .crowd import Crowd
from .measuring import fastest, milliseconds, undisturbed
from .serving import Process, family, on_other_cores, seconds_of, table_server

GAMES = ["kg", "pk", "omg"]
TABLES = 400  # that never wait
CROWDS = (1_000, 4_000)  # tables that move every so often
PACE = 3.0  # seconds
CALM_SECONDS = 12.0
WAYS = {
    "one process, SQLite": (False, 1),
    "one process, PostgreSQL": (True, 1),
    "two processes, PostgreSQL": (True, 2),
}


@contextmanager
def server_on(database: bool, workers: int) -> Iterator[tuple[Process, int]]:
    """The server, and the process of its database if it has one."""
    if not database:
        with table_server() as server:
            yield server, 0
        return
    from tests.services import PostgresServer

    postgres = PostgresServer("fsync=on", "full_page_writes=on", "shared_buffers=128MB")
    try:
        with postgres.database() as url, table_server(url, workers) as server:
            yield server, postgres.process_id
    finally:
        postgres.close()


async def busy(name: str, database: bool, workers: int) -> None:
    """As many as it can."""
    with server_on(database, workers) as (server, postgres):
        crowd = Crowd(server.port, GAMES)
        await crowd.gather(TABLES)
        before, rows = used(postgres), server.stored()
        await fastest(crowd, server, name)
        if postgres:
            each = (used(postgres) - before) / max(1, server.stored() - rows)
            print(f"      µs an action of PostgreSQL besides: {each * 1e6:.0f}", flush=True)
        await crowd.hang_up()


def used(process: int) -> float:
    """Seconds of the processor of a database, its connections included."""
    return sum(map(seconds_of, family(process))) if process else 0.0


async def calm(name: str, database: bool, workers: int) -> None:
    """How long it takes from sending an action until the other seat is shown it."""
    with server_on(database, workers) as (server, _):
        crowd = Crowd(server.port, GAMES, PACE)
        for tables in CROWDS:
            await crowd.gather(tables - len(crowd.tables))
            crowd.delays.clear()
            before = server.seconds()
            with undisturbed():
                await crowd.play(CALM_SECONDS)
            share = (server.seconds() - before) / CALM_SECONDS
            print(f"  {name}, {tables:,} tables: {milliseconds(crowd.delays)}; {share:.0%} of a core", flush=True)
        await crowd.hang_up()


def main() -> None:
    """All ways."""
    import uvloop

    print(f"Stores and processes, all games, {TABLES} tables that never wait; then each table moving every {PACE:.0f} seconds")
    if tempfile.gettempdir().startswith("/dev/shm"):
        print("  (the temporary folder is memory: nothing is synced to a disk)")
    with on_other_cores():
        for name, way in WAYS.items():
            uvloop.run(busy(name, *way))
        for name, way in WAYS.items():
            uvloop.run(calm(name, *way))
