"""Servers killed all the time, PostgreSQL restarted, Redis killed: whatever anybody saw is in the log, and every game ends."""

import asyncio
import os
from pathlib import Path

from tests.cluster.disasters import disasters
from tests.cluster.servers import cluster
from tests.cluster.storm import Storm, differences
from tests.services import PostgresServer, RedisServer

SECONDS = int(os.environ.get("JOLLYROLL_STORM", "15"))  # a minute, for those who want to be sure: `python3 run.py bench chaos`
LONGEST = 10  # seconds that a table may stand still, on a machine on which a server starts within one
TABLES = int(os.environ.get("JOLLYROLL_STORM_TABLES", "60"))


def test_nothing_shown_is_missing_or_different_and_every_game_ends(tmp_path: Path) -> None:
    postgres, redis = PostgresServer(), RedisServer()
    try:
        with cluster(tmp_path, postgres, redis, 3) as together:
            storm = Storm(together, TABLES)
            asyncio.run(storm.rage(lambda: disasters(together, postgres, redis, SECONDS)))
            assert storm.done > 10 * TABLES
            assert storm.longest < LONGEST * together.slowness
            assert differences(together.servers[0], storm) == []
    finally:
        postgres.close()
        redis.close()
