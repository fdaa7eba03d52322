"""Notes by way of Redis: one channel of publish and subscribe, named by prefix and installation. Nothing is kept in Redis.

So a Redis that others use too, full or empty, is neither read nor changed.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from jollyroll.errors import Refused

from .channel import BACK_AFTER, LONGEST_PAUSE, QUIET_FOR, ChannelDown

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG = logging.getLogger(__name__)
PREFIX = "jollyroll"
WITHIN = 2.0  # seconds for a connection, or an answer


class RedisChannel:
    """A channel of a Redis server."""

    def __init__(self, url: str, installation: str) -> None:
        self.name = "Redis"
        self.up = False
        self._topic = f"{PREFIX}:{installation}:notes"
        self._redis = client_of(url)

    async def check(self) -> None:
        """Refuse a server that will never do; one that is only down may come back."""
        from redis.exceptions import AuthenticationError, ConnectionError, ResponseError, TimeoutError

        try:
            await self._redis.ping()
        except (AuthenticationError, ResponseError) as error:
            raise Refused("redis-refuses", reason=str(error)) from None
        except (ConnectionError, TimeoutError, OSError) as error:
            LOG.warning("Redis does not answer (%s). Play goes on without it until it does.", type(error).__name__)

    async def listen(self, receive: Callable[[str], None], changed: Callable[[], None]) -> None:
        from redis.exceptions import RedisError

        pause = BACK_AFTER
        while True:
            subscription = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await subscription.subscribe(self._topic)
                self.up, pause = True, BACK_AFTER
                changed()
                while True:
                    asked = monotonic()
                    message = await subscription.get_message(timeout=QUIET_FOR)
                    if message is not None and message["type"] == "message":
                        receive(str(message["data"]))
                    elif monotonic() - asked > QUIET_FOR / 2:  # nothing comes of an answer to a ping either, but at once
                        await subscription.ping()
            except (RedisError, OSError, ValueError) as error:
                if self.up:
                    LOG.warning("Redis is gone (%s). Play goes on without it until it is back.", type(error).__name__)
                    self.up = False
                    changed()
            finally:
                self.up = False
                await hang_up(subscription)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def send(self, envelopes: Sequence[str]) -> None:
        from redis.exceptions import RedisError

        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for envelope in envelopes:
                    pipeline.publish(self._topic, envelope)
                await pipeline.execute()
        except (RedisError, OSError) as error:
            raise ChannelDown from error

    async def close(self) -> None:
        await self._redis.aclose()


async def hang_up(subscription: "object") -> None:
    """Whatever has become of it."""
    try:
        await subscription.aclose()  # type: ignore[attr-defined]
    except Exception as error:
        LOG.debug("hanging up: %s", type(error).__name__)


def client_of(url: str) -> "Redis":
    """A client for this address; connects when it is used."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise Refused("needs-redis") from None
    try:
        return Redis.from_url(
            url,
            decode_responses=True,
            socket_connect_timeout=WITHIN,
            socket_timeout=WITHIN,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as error:
        raise Refused("bad-redis-url", reason=str(error)) from None
