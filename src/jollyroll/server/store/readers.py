"""A pool of threads that read the store, each with its own connection. A query costs one hop to a thread, however much it reads."""

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

AnswerT = TypeVar("AnswerT")
WAIT = 0.2  # seconds between retries


class Readers:
    """Threads for reading. A query sees one snapshot, whatever is written meanwhile."""

    def __init__(self, engine: Engine, threads: int) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="readers")
        self._own = threading.local()
        self._open: set[Connection] = set()
        self._closing = threading.Event()

    async def ask(self, question: Callable[[Connection], AnswerT]) -> AnswerT:
        """Run a query in a thread; raises Unreadable if it fails."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def _ask(self, question: Callable[[Connection], AnswerT]) -> AnswerT:
        """Run a query, retrying for a while if the database is unreachable."""
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
        """Drop this thread's connection; the next query opens a new one."""
        connection, self._own.connection = getattr(self._own, "connection", None), None
        if connection is not None:
            self._open.discard(connection)
            connection.invalidate()
            connection.close()

    def close(self) -> None:
        """Stop the threads and close their connections."""
        self._closing.set()
        self._threads.shutdown()
        for connection in self._open:
            connection.close()
        self._open.clear()
