"""Notes through PostgreSQL's LISTEN and NOTIFY, on two connections of their own or within a transaction."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from .channel import BACK_AFTER, LONGEST_PAUSE, QUIET_FOR, ChannelDown

if TYPE_CHECKING:
    from jollyroll.server.store.postgres_connection import ImpatientAsyncConnection

LOG = logging.getLogger(__name__)
WITHIN = 3  # timeout in seconds
NOTIFY = "SELECT pg_notify(%s, envelope) FROM unnest(%s::text[]) AS envelope"


class PostgresChannel:
    """A channel through the store's own database."""

    def __init__(self, address: str, installation: str) -> None:
        self.name = "PostgreSQL"
        self.up = False
        self._address = address  # a connection string of libpq
        self._topic = f"jollyroll_{installation}"
        self._sender: ImpatientAsyncConnection | None = None

    async def _connect(self) -> "ImpatientAsyncConnection":
        from jollyroll.server.store.postgres_connection import ImpatientAsyncConnection

        connect = ImpatientAsyncConnection.connect
        connection = await connect(self._address, autocommit=True, connect_timeout=WITHIN, prepare_threshold=None)
        connection.within = WITHIN
        return connection

    async def listen(self, receive: Callable[[str], None], changed: Callable[[], None]) -> None:
        from psycopg import Error

        pause = BACK_AFTER
        while True:
            connection = None
            try:
                connection = await self._connect()
                await connection.execute(f'LISTEN "{self._topic}"')
                self.up, pause = True, BACK_AFTER
                changed()
                while True:
                    async for note in connection.notifies(timeout=QUIET_FOR):
                        receive(note.payload)
                    await connection.execute("SELECT 1")
            except (Error, OSError) as error:
                if self.up:
                    LOG.warning("notifications from the database are interrupted (%s)", type(error).__name__)
                    self.up = False
                    changed()
            finally:
                self.up = False
                if connection:
                    await connection.close()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def send(self, envelopes: Sequence[str]) -> None:
        from psycopg import Error

        try:
            if self._sender is None:
                self._sender = await self._connect()
            await self._sender.execute(NOTIFY, (self._topic, list(envelopes)))
        except (Error, OSError) as error:
            await self._hang_up()
            raise ChannelDown from error

    def send_within(self, connection: Connection, envelopes: Sequence[str]) -> None:
        """Send when the current transaction commits; blocking."""
        connection.exec_driver_sql(NOTIFY, (self._topic, list(envelopes)))

    async def _hang_up(self) -> None:
        sender, self._sender = self._sender, None
        if sender:
            await sender.close()

    async def close(self) -> None:
        await self._hang_up()
