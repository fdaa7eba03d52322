"""The same load on a file and on PostgreSQL, by one process and by two workers: actions a second, and waiting times.

Workers hand connections over, so the people at a table are connected to one of them. PostgreSQL runs beside them with everything
synced to disk; its processor time is reported separately.

Then two servers that hand nothing over, each with one of the two people at every table: the delay between the two seats seeing an
event, with Redis between the servers and without.
"""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .crowd import Crowd
from .measuring import fastest, milliseconds, undisturbed
from .serving import Process, family, on_other_cores, seconds_of, table_server

GAMES = ["kg", "pk", "omg"]
TABLES = int(os.environ.get("JOLLYROLL_BENCH_TABLES", "400"))  # without pauses
CROWDS = (1_000, 4_000)  # tables that move at a pace
PACE = 3.0  # seconds
CALM_SECONDS = 12.0
TABLES_APART = 60  # with one person at each server, who thinks for a fifth of a second on average
WAYS = {
    "one process, SQLite": (False, 1),
    "two workers, SQLite": (False, 2),
    "one process, PostgreSQL": (True, 1),
    "two workers, PostgreSQL": (True, 2),
}


@contextmanager
def server_on(database: bool, workers: int) -> Iterator[tuple[Process, int]]:
    """The server, and the process of its database if there is one."""
    if not database:
        with table_server("", workers) as server:
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
    """Actions a second without pauses."""
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
    """Processor time of a database, its connections included."""
    return sum(map(seconds_of, family(process))) if process else 0.0


async def calm(name: str, database: bool, workers: int) -> None:
    """The delay from sending an action until the other seat is shown it."""
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


def apart(with_redis: bool) -> None:
    """The delay of an event from one server to the other, while people play at both."""
    from tests.cluster.servers import cluster
    from tests.cluster.storm import Storm
    from tests.services import PostgresServer, RedisServer

    postgres, redis = PostgresServer("fsync=on"), RedisServer()
    try:
        with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), postgres, redis if with_redis else None) as two:
            storm = Storm(two, TABLES_APART, apart=True)
            asyncio.run(storm.calm(CALM_SECONDS))
    finally:
        postgres.close()
        redis.close()
    name = "Redis" if with_redis else "PostgreSQL alone"
    print(
        f"  two servers, {name}, {TABLES_APART} tables, from shown here to shown there: {milliseconds(storm.crossings)}"
        f" ({len(storm.crossings):,} events); a ping and its answer meanwhile: {milliseconds(storm.pings)}",
        flush=True,
    )


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
    for with_redis in (True, False):
        apart(with_redis)
