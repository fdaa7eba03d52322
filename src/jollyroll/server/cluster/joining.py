"""Joining the other servers on a store."""

import asyncio
import secrets
from collections import Counter

from sqlalchemy import Engine

from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.store.postgres import PostgresBackend

from .channel import Channel
from .lease_tables import make_tables
from .member import Member
from .postgres_channel import PostgresChannel
from .redis_channel import RedisChannel

ID_BYTES = 8


async def join(registry: TableRegistry, backend: PostgresBackend, redis: str, connections: Counter[str]) -> Member:
    """Be one of the servers on this database, which hear of each other by way of Redis, if there is one, and of the database."""
    installation = await registry.store.keep_first("installation", secrets.token_hex(ID_BYTES))
    channels: list[Channel] = []
    if redis:
        there = RedisChannel(redis, installation)
        await there.check()
        channels.append(there)
    database = PostgresChannel(backend.address, installation)
    channels.append(database)
    await asyncio.to_thread(prepare, backend.writer)
    member = Member(registry, installation, channels, connections, None if redis else database)
    await member.start()
    return member


def prepare(engine: Engine) -> None:
    """Have the tables of the leases."""
    with engine.begin() as connection:
        make_tables(connection)
