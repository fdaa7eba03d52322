"""Long thoughts: bots, coach and analyses think in threads, so that the tables never wait for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from jollyroll.bots import Bot, make_bot
from jollyroll.dice.fair import FairNumbers
from jollyroll.games import Game

from . import limits
from .codes import Code
from .refusing import No

Answer = TypeVar("Answer")


class Workers:
    """A few threads with a short queue."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(limits.WORKERS, thread_name_prefix="thinking")
        self.waiting = 0
        self._bots: dict[tuple[str, str], Bot] = {}

    def close(self) -> None:
        """Drop what nobody will read any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def think(self, question: Callable[..., Answer], *facts: Any) -> Answer:
        """Have a question answered by a thread; refused when too many are waiting."""
        if self.waiting >= limits.WORK_WAITING:
            raise No(Code.BUSY, retry_after=2)
        return await self._run(question, *facts)

    async def read(self, events: int, question: Callable[..., Answer], *facts: Any) -> Answer:
        """Read so many events in some way: a few at once, more in a thread."""
        return question(*facts) if events <= limits.READ_AT_ONCE else await self._run(question, *facts)

    async def choice_of(self, level: str, game: Game, state: Any) -> int:
        """What a bot of this level chooses here. Bots never wait for people who ask too much."""
        return await self._run(self.bot(level, game).choose, state.copy())

    async def _run(self, question: Callable[..., Answer], *facts: Any) -> Answer:
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, question, *facts)
        finally:
            self.waiting -= 1

    def bot(self, level: str, game: Game) -> Bot:
        """One bot of each level and game plays at all tables: it remembers nothing from one choice to the next."""
        known = self._bots.get((level, game.name))
        if known is None:
            known = self._bots[level, game.name] = make_bot(level, game, FairNumbers())
        return known
