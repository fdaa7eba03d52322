"""Joins the other servers on a store."""

import logging
import secrets
from collections import Counter

from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.transport.worker_routes import WorkerRoutes

from .channel import Channel
from .file_sharing import FileSharing
from .member import Member
from .worker_channel import WorkerChannel

LOG = logging.getLogger(__name__)
ID_BYTES = 8


async def join(registry: TableRegistry, redis: str, connections: Counter[str], routes: WorkerRoutes | None = None) -> Member:
    """Join the servers on this database. They exchange notes through Redis, if given, and through the database."""
    from jollyroll.server.store.postgres import PostgresBackend

    from .postgres_channel import PostgresChannel
    from .redis_channel import RedisChannel

    backend = registry.store.backend
    assert isinstance(backend, PostgresBackend)
    installation = await installation_of(registry)
    channels: list[Channel] = []
    if redis:
        there = RedisChannel(redis, installation)
        await there.check()
        channels.append(there)
    database = PostgresChannel(backend.address, installation)
    channels.append(database)
    member = Member(registry, installation, channels, connections, None if redis else database, routes)
    await member.start()
    member.installation = installation
    LOG.info("joined installation %s; servers there now: %d", installation, member.servers)
    return member


async def join_workers(
    registry: TableRegistry, sharing: FileSharing, connections: Counter[str], routes: WorkerRoutes | None = None
) -> Member:
    """Join the workers on this file."""
    installation = await installation_of(registry)
    member = Member(registry, installation, [WorkerChannel(sharing)], connections, None, routes)
    await member.start()
    return member


async def installation_of(registry: TableRegistry) -> str:
    """A name shared by all servers on this store, and by no others."""
    return await registry.store.keep_first("installation", secrets.token_hex(ID_BYTES))
