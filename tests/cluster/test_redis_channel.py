"""A listening server's requests to Redis."""

import asyncio

import pytest

from jollyroll.server.cluster import redis_channel
from jollyroll.server.cluster.redis_channel import RedisChannel, client_of
from tests.services import RedisServer

QUIET_FOR = 0.1
TIMES = 6


def test_while_nothing_is_said_redis_is_asked_now_and_then_whether_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the answer triggers no immediate next request."""
    monkeypatch.setattr(redis_channel, "QUIET_FOR", QUIET_FOR)
    redis = RedisServer()

    async def pings() -> int:
        client = client_of(redis.url)
        answered = (await client.info("commandstats")).get("cmdstat_ping", {"calls": 0})
        await client.aclose()
        return int(answered["calls"])

    async def asked() -> int:
        channel, up = RedisChannel(redis.url, "quiet"), asyncio.Event()
        before = await pings()
        listening = asyncio.create_task(channel.listen(lambda note: None, up.set))
        await up.wait()
        await asyncio.sleep(TIMES * QUIET_FOR)
        found = await pings() - before
        redis.kill()  # so that it ends, however busy it is
        while channel.up:
            await asyncio.sleep(0.01)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await channel.close()
        return found

    try:
        assert 1 <= asyncio.run(asked()) <= TIMES + 1
    finally:
        redis.close()
