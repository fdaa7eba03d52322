"""Three servers on PostgreSQL and Redis, one of them killed with `kill -9` each second for a minute.

Meanwhile PostgreSQL is restarted once and Redis killed once. Prints how long any table stood still, and checks that nothing anybody
was shown is missing or different in the log, that no bot stood in for anybody, and that every game ends.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.cluster.disasters import disasters
from tests.cluster.servers import cluster
from tests.cluster.storm import Storm, differences
from tests.services import PostgresServer, RedisServer

SECONDS, TABLES, SERVERS = 60, 60, 3
LONGEST = 10  # seconds that a table may stand still


def main() -> None:
    """Storm, and look at what is left."""
    postgres, redis = PostgresServer("fsync=on"), RedisServer()
    begun = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), postgres, redis, SERVERS) as together:
            storm = Storm(together, TABLES)
            asyncio.run(storm.rage(lambda: disasters(together, postgres, redis, SECONDS)))
            slowness = together.slowness
            found = differences(together.servers[0], storm)
    finally:
        postgres.close()
        redis.close()
    events = sum(len(table.shown) for table in storm.tables)
    print(
        f"chaos: {SERVERS} servers, {SECONDS} killed, one each second; PostgreSQL restarted, Redis killed; {TABLES} tables at once"
    )
    if slowness > 1:
        print(f"  a busy machine: a server needs {slowness:.1f} s to start, so fewer were killed, and all waits are longer")
    print(f"  {len(storm.tables)} games, {events:,} events shown, {storm.done:,} actions, in {time.monotonic() - begun:.0f} s")
    print(f"  longest that any table stood still: {storm.longest:.1f} s (bar: {LONGEST} s)")
    print(f"  shown and missing or different, stand-ins, games without an end: {len(found)}")
    if found or storm.longest > LONGEST * slowness:
        sys.exit("\n".join(found[:20]) or "a table stood still for too long")
