"""Threads for bots, coach and analyses, so that tables never wait for them, nor one kind for another."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from jollyroll.bots import USUAL, Bot, make_bot
from jollyroll.dice.fair import FairNumbers
from jollyroll.kit import Game
from jollyroll.kit.state import AnyState
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER

from .lanes import Lane, Thought

Result = TypeVar("Result")


class Thinkers:
    """A few threads each for bots, for the coach, for analyses, for proofs and for reading; in each queue askers take turns."""

    def __init__(self) -> None:
        self._players = Lane("bots", limits.BOT_THREADS)
        self._coaches = Lane("coach", limits.COACH_THREADS)
        self._analysts = Lane("analysis", limits.ANALYSIS_THREADS)
        self._provers = Lane("proof", limits.PROOF_THREADS)
        self._readers = Lane("reading", limits.READ_THREADS)
        self._lanes = (self._players, self._coaches, self._analysts, self._provers, self._readers)
        self.closing = False
        self._bots: dict[tuple[str, str], Bot] = {}
        self._slow: dict[tuple[str, str], asyncio.Future[int]] = {}  # bots that are still thinking after all patience

    @property
    def waiting(self) -> int:
        """Questions that are not answered yet."""
        return sum(lane.waiting for lane in self._lanes)

    def queues(self) -> dict[str, int]:
        """Questions that are not answered yet, by kind."""
        return {lane.name: lane.waiting for lane in self._lanes}

    def give_up(self) -> None:
        """The server stops: nobody waits for an answer any more."""
        self.closing = True
        for lane in self._lanes:
            lane.give_up()

    def close(self) -> None:
        """Drop what nobody will read any more."""
        for lane in self._lanes:
            lane.close()

    async def advise(self, question: Callable[..., Result], *facts: object) -> Result:
        """Have the coach look at a moment of a game; refused when too many are waiting for the coach."""
        return await self._run(self._coaches, limits.WORK_WAITING, question, *facts)

    async def analyse(self, question: Callable[..., Result], *facts: object) -> Result:
        """Look through a whole game; refused when too many are waiting for that."""
        return await self._run(self._analysts, limits.WORK_WAITING, question, *facts)

    async def prove(self, question: Callable[..., Result], *facts: object) -> Result:
        """Check the dice of a game; refused when too many are waiting for that."""
        return await self._run(self._provers, limits.WORK_WAITING, question, *facts)

    async def archive(self, question: Callable[..., Result], *facts: object) -> Result:
        """Write an old game down, in the queue of the analyses."""
        return await self._run(self._analysts, limits.READS_WAITING, question, *facts)

    async def read(self, events: int, question: Callable[..., Result], *facts: object) -> Result:
        """Play so many events in some way: a few at once, more in a thread; refused when too many are waiting to be read."""
        if events <= limits.READ_AT_ONCE:
            return question(*facts)
        return await self._run(self._readers, limits.READS_WAITING, question, *facts)

    async def _run(self, lane: Lane, most: int, question: Callable[..., Result], *facts: object) -> Result:
        return await self._answer(lane.ask(most, ASKER.get(), question, *facts))

    async def _answer(self, question: Thought[Result]) -> Result:
        try:
            return await question.answer
        except asyncio.CancelledError:
            if self.closing:
                raise Rejected(Code.CLOSING, retry_after=2) from None
            raise

    # bots

    async def choice_of(self, level: str, game: Game, state: AnyState, asker: str = "") -> int:
        """What a bot of this level chooses here."""
        return (await self.thought_of(level, game, state, asker))[0]

    async def thought_of(self, level: str, game: Game, state: AnyState, asker: str) -> tuple[int, float]:
        """What a bot of this level chooses here, and how many seconds of the processor that took.

        On a new machine its first thought may take minutes: another plays meanwhile.
        """
        key = level, game.name
        question = self._ask_bot(USUAL if key in self._slow else level, game, state, asker)
        begun: list[asyncio.Future[Any]] = [question.begun, question.answer]
        await asyncio.wait(begun, return_when=asyncio.FIRST_COMPLETED)
        done, _ = await asyncio.wait([question.answer], timeout=limits.THINK_WITHIN)
        if not done and level != USUAL and key not in self._slow:
            self._slow[key] = question.answer
            question.answer.add_done_callback(lambda _: self._slow.pop(key, None))
            question.answer.add_done_callback(take_note)
            question = self._ask_bot(USUAL, game, state, asker)
        return await self._answer(question), question.seconds

    def _ask_bot(self, level: str, game: Game, state: AnyState, asker: str) -> Thought[int]:
        return self._players.ask(limits.LIVE_TABLES, asker, self.bot(level, game).choose, state.copy())

    def bot(self, level: str, game: Game) -> Bot:
        """One bot of each level and game plays at all tables: it remembers nothing from one choice to the next."""
        known = self._bots.get((level, game.name))
        if known is None:
            known = self._bots[level, game.name] = make_bot(level, game, FairNumbers())
        return known


def take_note(answer: "asyncio.Future[Result]") -> None:
    """Retrieve the result: the caller may have given up waiting."""
    if not answer.cancelled():
        answer.exception()
