"""Three servers on PostgreSQL and Redis: 60 are killed with `kill -9`, one each second, and each is replaced.

Meanwhile PostgreSQL is restarted once and Redis killed once. Prints how long that took and how long any table stood still, and
checks that nothing anybody was shown is missing or different in the log, that nobody acted twice or out of turn, that no bot stood
in for anybody who was there, and that every game ends. People act three times as often as in the test of the same.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.cluster.disasters import Disasters
from tests.cluster.servers import cluster
from tests.cluster.storm import Storm, differences
from tests.cluster.test_storm import KILLS, LIMITS, LONGEST, SERVERS, TABLES
from tests.services import PostgresServer, RedisServer


def main() -> None:
    """Run the storm, and check the aftermath."""
    postgres, redis = PostgresServer("fsync=on"), RedisServer()
    begun = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), postgres, redis, SERVERS, limits=LIMITS) as together:
            storm, disasters = Storm(together, TABLES), Disasters(together, postgres, redis, KILLS)
            asyncio.run(storm.rage(disasters.cause_all))
            found = differences(together.servers[0], storm)
    finally:
        postgres.close()
        redis.close()
    print(f"chaos: {SERVERS} servers, {disasters.summary()}; PostgreSQL restarted, Redis killed; {TABLES} tables at once")
    print(f"  {storm.summary()}; all in {time.monotonic() - begun:.0f} s (bar for standing still: {LONGEST} s)")
    print(f"  shown and missing or different, out of turn, stood in for, games without an end: {len(found)}")
    if found or storm.longest > LONGEST:
        sys.exit("\n".join(found[:20]) or "a table stood still for too long")
