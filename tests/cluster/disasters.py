"""What happens to several servers in a storm."""

import random
import time

from tests.cluster.servers import Cluster
from tests.services import PostgresServer, RedisServer

EVERY = 1.0  # seconds


def disasters(together: Cluster, postgres: PostgresServer, redis: RedisServer, seconds: int) -> None:
    """Each second a server is killed and another started; once PostgreSQL is restarted, and Redis killed and started again."""
    luck = random.Random(7)
    begun = time.monotonic()
    for second in range(1, seconds + 1):
        time.sleep(max(0.0, begun + second * EVERY - time.monotonic()))
        together.kill(luck.choice(together.servers))
        if second == seconds // 3:
            redis.kill()
        if second == seconds // 2:
            postgres.stop()
            postgres.start()
        if second == 2 * seconds // 3:
            redis.start()
        together.start()
