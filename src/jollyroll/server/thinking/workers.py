"""Long thoughts: bots, coach and analyses think in threads, so that the tables never wait for them, nor one kind for another."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from jollyroll.bots import USUAL, Bot, make_bot
from jollyroll.dice.fair import FairNumbers
from jollyroll.kit import Game
from jollyroll.kit.state import AnyState
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected

Answer = TypeVar("Answer")


class Workers:
    """A few threads for bots, for the coach, for what takes long after a game, and for reading; questions wait in a short queue."""

    def __init__(self) -> None:
        self._players = ThreadPoolExecutor(limits.BOT_THREADS, thread_name_prefix="bots")
        self._coaches = ThreadPoolExecutor(limits.COACH_THREADS, thread_name_prefix="coach")
        self._analysts = ThreadPoolExecutor(limits.ANALYSIS_THREADS, thread_name_prefix="analysis")
        self._readers = ThreadPoolExecutor(limits.READ_THREADS, thread_name_prefix="reading")
        self._waiting: Counter[ThreadPoolExecutor] = Counter()
        self.closing = False
        self._asked: set[asyncio.Future[Any]] = set()
        self._bots: dict[tuple[str, str], Bot] = {}
        self._slow: dict[tuple[str, str], asyncio.Future[int]] = {}  # bots that are still thinking after all patience

    @property
    def waiting(self) -> int:
        """Questions that are not answered yet."""
        return self._waiting.total()

    def give_up(self) -> None:
        """The server stops: nobody waits for an answer any more."""
        self.closing = True
        for asked in self._asked:
            asked.cancel()

    def close(self) -> None:
        """Drop what nobody will read any more."""
        for threads in (self._players, self._coaches, self._analysts, self._readers):
            threads.shutdown(wait=False, cancel_futures=True)

    async def advise(self, question: Callable[..., Answer], *facts: object) -> Answer:
        """Have the coach look at a moment of a game; refused when too many are waiting."""
        self._check_queue()
        return await self._run(self._coaches, question, *facts)

    async def analyse(self, question: Callable[..., Answer], *facts: object) -> Answer:
        """Look through a whole game; refused when too many are waiting."""
        self._check_queue()
        return await self._run(self._analysts, question, *facts)

    async def prove(self, question: Callable[..., Answer], *facts: object) -> Answer:
        """Check the dice of a game, which no analysis keeps waiting; refused when too many are waiting."""
        self._check_queue()
        return await self._run(self._readers, question, *facts)

    async def archive(self, question: Callable[..., Answer], *facts: object) -> Answer:
        """Write an old game down, when no analysis is waiting for the thread."""
        return await self._run(self._analysts, question, *facts)

    def _check_queue(self) -> None:
        if self.waiting >= limits.WORK_WAITING:
            raise Rejected(Code.BUSY, retry_after=2)

    async def read(self, events: int, question: Callable[..., Answer], *facts: object) -> Answer:
        """Play so many events in some way: a few at once, more in a thread; refused when too many are waiting to be read."""
        if events <= limits.READ_AT_ONCE:
            return question(*facts)
        if self._waiting[self._readers] >= limits.READS_WAITING:
            raise Rejected(Code.BUSY, retry_after=2)
        return await self._run(self._readers, question, *facts)

    async def choice_of(self, level: str, game: Game, state: AnyState) -> int:
        """What a bot of this level chooses here. On a new machine its first thought may take minutes: another plays meanwhile."""
        key = level, game.name
        if key in self._slow:
            return await self._ask(USUAL, game, state)
        choice = asyncio.ensure_future(self._ask(level, game, state))
        done, _ = await asyncio.wait([choice], timeout=limits.THINK_WITHIN)
        if done or level == USUAL:
            return await choice
        self._slow[key] = choice
        choice.add_done_callback(lambda _: self._slow.pop(key, None))
        choice.add_done_callback(take_note)
        return await self._ask(USUAL, game, state)

    async def _ask(self, level: str, game: Game, state: AnyState) -> int:
        return await self._run(self._players, self.bot(level, game).choose, state.copy())

    async def _run(self, threads: ThreadPoolExecutor, question: Callable[..., Answer], *facts: object) -> Answer:
        self._waiting[threads] += 1
        answer = asyncio.get_running_loop().run_in_executor(threads, question, *facts)
        answer.add_done_callback(partial(self._answered, threads))
        asked = asyncio.shield(answer)  # who gives up waiting does not make a thread stop
        self._asked.add(asked)
        try:
            return await asked
        except asyncio.CancelledError:
            if self.closing:
                raise Rejected(Code.CLOSING, retry_after=2) from None
            raise
        finally:
            self._asked.discard(asked)

    def _answered(self, threads: ThreadPoolExecutor, answer: "asyncio.Future[Any]") -> None:
        self._waiting[threads] -= 1
        take_note(answer)

    def bot(self, level: str, game: Game) -> Bot:
        """One bot of each level and game plays at all tables: it remembers nothing from one choice to the next."""
        known = self._bots.get((level, game.name))
        if known is None:
            known = self._bots[level, game.name] = make_bot(level, game, FairNumbers())
        return known


def take_note(answer: "asyncio.Future[Any]") -> None:
    """Whatever came of it: those who asked may have given up waiting."""
    if not answer.cancelled():
        answer.exception()
