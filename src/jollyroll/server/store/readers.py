"""Threads that read the store, each with a connection of its own: whoever asks waits for one hop, however much is asked."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from jollyroll.server import limits
from jollyroll.server.counters import COUNTERS

from .failures import Unreachable
from .trouble import trouble_of, unreadable

Answer = TypeVar("Answer")
WAIT = 0.2  # seconds until a database that did not answer is asked again


class Readers:
    """A few threads. What one question asks is all of one moment, whatever is written meanwhile."""

    def __init__(self, engine: Engine, threads: int) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="readers")
        self._own = threading.local()
        self._open: set[Connection] = set()
        self._closing = threading.Event()

    async def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer to a question, or Unreadable."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """Ask, and ask again while the way to the database is lost, for a while."""
        end = time.monotonic() + limits.READ_WITHIN
        while True:
            try:
                with self._connection().begin():
                    return question(self._own.connection)
            except DBAPIError as error:
                self._hang_up()
                COUNTERS.store_errors[trouble_of(error)] += 1
                trouble = unreadable(error)
            if not isinstance(trouble, Unreachable) or time.monotonic() > end or self._closing.wait(WAIT):
                raise trouble

    def _connection(self) -> Connection:
        if getattr(self._own, "connection", None) is None:
            self._own.connection = self.engine.connect()
            self._open.add(self._own.connection)
        connection: Connection = self._own.connection
        return connection

    def _hang_up(self) -> None:
        """Begin anew next time."""
        connection, self._own.connection = getattr(self._own, "connection", None), None
        if connection is not None:
            self._open.discard(connection)
            connection.invalidate()
            connection.close()

    def close(self) -> None:
        """When nobody asks any more."""
        self._closing.set()
        self._threads.shutdown()
        for connection in self._open:
            connection.close()
        self._open.clear()
