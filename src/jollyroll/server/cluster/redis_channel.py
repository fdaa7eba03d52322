"""Notes through Redis: one publish/subscribe channel, named by prefix and installation.

No keys are read or written, so the Redis may be shared with other programs.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from jollyroll.errors import MissingPackageError, ServerSetupError

from .channel import BACK_AFTER, LONGEST_PAUSE, QUIET_FOR, ChannelDown

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG = logging.getLogger(__name__)
PREFIX = "jollyroll"
WITHIN = 2.0  # timeout in seconds


class RedisChannel:
    """A channel through a Redis server."""

    def __init__(self, url: str, installation: str) -> None:
        self.name = "Redis"
        self.up = False
        self._topic = f"{PREFIX}:{installation}:notes"
        self._redis = client_of(url)

    async def check(self) -> None:
        """Refuse a Redis that rejects us; one that is only down may come back."""
        from redis.exceptions import ConnectionError, ResponseError, TimeoutError

        try:
            await self._redis.ping()
        except (ConnectionError, ResponseError, TimeoutError, OSError) as error:
            if said := refusal_in(error):
                raise ServerSetupError("redis-refuses", reason=said) from None
            LOG.warning("Redis does not answer (%s). Play continues without it until it does.", type(error).__name__)

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
                    elif monotonic() - asked > QUIET_FOR / 2:  # a timeout, not the answer to a ping, which comes at once
                        await subscription.ping()
            except (RedisError, OSError, ValueError) as error:
                if self.up:
                    LOG.warning("Redis is unreachable (%s). Play continues without it until it is back.", type(error).__name__)
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


def refusal_in(error: BaseException | None) -> str:
    """The reason if Redis rejected the connection; empty otherwise. The client wraps it in a connection error."""
    from redis.exceptions import AuthenticationError, ResponseError

    while error is not None:
        if isinstance(error, AuthenticationError | ResponseError):
            return str(error)
        error = error.__cause__ or error.__context__
    return ""


async def hang_up(subscription: "object") -> None:
    """Close a subscription, ignoring errors."""
    try:
        await subscription.aclose()  # type: ignore[attr-defined]
    except Exception as error:
        LOG.debug("closing the subscription: %s", type(error).__name__)


def client_of(url: str) -> "Redis":
    """A client for this URL, which connects on first use."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise MissingPackageError("needs-redis") from None
    try:
        return Redis.from_url(
            url,
            decode_responses=True,
            socket_connect_timeout=WITHIN,
            socket_timeout=WITHIN,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as error:
        raise ServerSetupError("bad-redis-url", reason=str(error)) from None
