"""The disasters that strike several servers in a storm."""

import random
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor

from tests.cluster.servers import Cluster
from tests.server.scraping import Scraped
from tests.server.serving import PATIENCE
from tests.services import PostgresServer, RedisServer

EVERY = 1.0  # seconds
AT_LEAST = 0.5  # seconds from one kill to the next, even if it comes late: two at once would be another disaster
AHEAD = 2  # servers that are being started, or wait to take a place


class Disasters:
    """Each second a server is killed and another takes its place.

    Once PostgreSQL is restarted, and Redis killed and started again.
    """

    def __init__(self, together: Cluster, postgres: PostgresServer, redis: RedisServer, kills: int) -> None:
        self.together = together
        self.postgres = postgres
        self.redis = redis
        self.kills = kills  # how many servers are to be killed
        self.killed = 0
        self.seconds = 0.0  # how long all of it took

    def cause_all(self) -> None:
        """Kill servers one by one, and the services between. Nobody is killed before whoever was killed last is replaced."""
        luck = random.Random(7)
        begun = last = time.monotonic()
        with ThreadPoolExecutor(AHEAD) as starting:
            spare = deque(starting.submit(self._started) for _ in range(AHEAD))
            try:
                for number in range(1, self.kills + 1):
                    time.sleep(max(0.0, max(begun + number * EVERY, last + AT_LEAST) - time.monotonic()))
                    last = time.monotonic()
                    self.together.kill(luck.choice(self.together.servers))
                    self.killed += 1
                    spare.append(starting.submit(self._started))
                    self.together.servers.append(spare.popleft().result())
                    self._stop_or_start(number)
                self.seconds = time.monotonic() - begun
            finally:
                self.together.servers += [each.result() for each in spare]

    def _stop_or_start(self, number: int) -> None:
        """Stop or start a service when so many servers have been killed."""
        if number == self.kills // 3:
            self.redis.kill()
        if number == self.kills // 2:
            self.postgres.stop()
            self.postgres.start()
        if number == 2 * self.kills // 3:
            self.redis.start()

    def _started(self) -> Scraped:
        """Start a server as a service manager does: try again if it ends because the database is away."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.together.started()
            except AssertionError:
                if time.monotonic() > end:
                    raise
                time.sleep(EVERY)

    def summary(self) -> str:
        """What was done, in figures."""
        return f"{self.killed} servers killed within {self.seconds:.0f} s"
