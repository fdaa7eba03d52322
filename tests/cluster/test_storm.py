"""Servers killed all the time, PostgreSQL restarted, Redis killed: whatever anybody saw is in the log, and every game ends."""

import asyncio
from pathlib import Path

from tests.cluster.disasters import EVERY, Disasters
from tests.cluster.servers import cluster
from tests.cluster.storm import Storm, differences
from tests.services import PostgresServer, RedisServer

SERVERS, TABLES, KILLS = 3, 60, 60
THINKS = 1.0  # seconds at most, before each action: a minute of it mostly waits
LONGEST = 10  # seconds that a table may stand still, however busy the machine is
LIMITS = {"WITNESS_WITHIN": 1}  # as usual: servers are killed that should have passed on what a witness has sent


def test_nothing_shown_is_missing_or_different_and_every_game_ends(tmp_path: Path) -> None:
    postgres, redis = PostgresServer(), RedisServer()
    try:
        with cluster(tmp_path, postgres, redis, SERVERS, limits=LIMITS) as together:
            storm, disasters = Storm(together, TABLES, thinks=THINKS), Disasters(together, postgres, redis, KILLS)
            asyncio.run(storm.rage(disasters.cause_all))
            found = differences(together.servers[0], storm)
            summary = f"{disasters.summary()}; {storm.summary()}"
            print(summary)
            assert found == [], summary
            assert disasters.killed == KILLS
            assert KILLS * EVERY <= disasters.seconds < 2 * KILLS * EVERY, summary
            assert storm.done > 10 * TABLES
            assert storm.longest < LONGEST, summary
    finally:
        postgres.close()
        redis.close()
