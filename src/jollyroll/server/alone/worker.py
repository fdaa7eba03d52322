"""The interface that a page's worker calls: see `web/src/alone/worker.ts`."""

import asyncio
from collections.abc import Awaitable
from typing import Protocol

from .device_store import Shelf
from .host import Answered, Host
from .page_line import PageLine
from .page_words import PageBundle, use_page_catalogues


class WorkerPage(Protocol):
    """The page's callbacks."""

    def frame(self, line: int, text: str) -> object:
        """Send a frame to a connection."""

    def closed(self, line: int, code: int) -> object:
        """Close a connection."""

    def bundle(self, language: str, text: str) -> PageBundle:
        """Make a message bundle of a language from its catalogues."""

    def tables(self) -> Awaitable[object]:
        """Fetch the solved tables."""


class PageServer:
    """Serves the tables of a page."""

    def __init__(self, page: WorkerPage, shelf: Shelf) -> None:
        use_page_catalogues(page.bundle)
        self.page = page
        self.host = Host(shelf, page.tables)
        self.lines: dict[int, PageLine] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(self, method: str, path: str, body: str, language: str) -> Answered:
        """Answer a request of the HTTP API."""
        return await self.host.ask(method, path, body, language)

    def connect(self, number: int, table: str) -> None:
        """Open a connection to a table."""
        page = self.page
        line = self.lines[number] = PageLine(lambda text: page.frame(number, text), lambda code: page.closed(number, code))
        task = asyncio.get_running_loop().create_task(self._serve(number, table, line))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, number: int, table: str, line: PageLine) -> None:
        try:
            await self.host.connect(table, line)
        finally:
            self.lines.pop(number, None)

    def come(self, number: int, text: str) -> None:
        """Receive a frame from the page."""
        if number in self.lines:
            self.lines[number].come(text)

    def hang_up(self, number: int) -> None:
        """Close a connection."""
        if number in self.lines:
            self.lines[number].hang_up()


def serve(page: WorkerPage, shelf: Shelf) -> PageServer:
    """Start serving a page."""
    return PageServer(page, shelf)
