"""Joining the other servers on a store."""

import secrets
from collections import Counter

from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.store.postgres import PostgresBackend
from jollyroll.server.transport.worker_routes import WorkerRoutes

from .channel import Channel
from .member import Member
from .postgres_channel import PostgresChannel
from .redis_channel import RedisChannel

ID_BYTES = 8


async def join(
    registry: TableRegistry, backend: PostgresBackend, redis: str, connections: Counter[str], routes: WorkerRoutes | None = None
) -> Member:
    """Be one of the servers on this database, which hear of each other by way of Redis, if there is one, and of the database."""
    installation = await registry.store.keep_first("installation", secrets.token_hex(ID_BYTES))
    channels: list[Channel] = []
    if redis:
        there = RedisChannel(redis, installation)
        await there.check()
        channels.append(there)
    database = PostgresChannel(backend.address, installation)
    channels.append(database)
    member = Member(registry, installation, channels, connections, None if redis else database, routes)
    await member.start()
    return member
