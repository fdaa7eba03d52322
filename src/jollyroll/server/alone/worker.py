"""What the worker of a page calls: see `web/src/alone/worker.ts`."""

import asyncio
from collections.abc import Awaitable
from typing import Protocol

from .device_store import Shelf
from .host import Answered, Host
from .page_line import PageLine
from .page_words import PageBundle, let_page_speak


class WorkerPage(Protocol):
    """The page, as the worker reaches it."""

    def frame(self, line: int, text: str) -> object:
        """A frame for a connection."""

    def closed(self, line: int, code: int) -> object:
        """A connection has ended."""

    def bundle(self, language: str, text: str) -> PageBundle:
        """The messages of a language."""

    def tables(self) -> Awaitable[object]:
        """Have the solved tables here."""


class Served:
    """The tables of a device, for the page."""

    def __init__(self, page: WorkerPage, shelf: Shelf) -> None:
        let_page_speak(page.bundle)
        self.page = page
        self.host = Host(shelf, page.tables)
        self.lines: dict[int, PageLine] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(self, method: str, path: str, body: str, language: str) -> Answered:
        """The answer to a request."""
        return await self.host.ask(method, path, body, language)

    def connect(self, number: int, table: str) -> None:
        """A connection to a table; frames come from now on."""
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
        """A frame from the page."""
        if number in self.lines:
            self.lines[number].come(text)

    def hang_up(self, number: int) -> None:
        """The page ends a connection."""
        if number in self.lines:
            self.lines[number].hang_up()


def serve(page: WorkerPage, shelf: Shelf) -> Served:
    """Begin."""
    return Served(page, shelf)
