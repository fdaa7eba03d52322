"""Threads for bots, coach and analyses, so that tables never wait for them, nor one kind for another."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from jollyroll.bots import USUAL, Bot, make_bot
from jollyroll.dice.fair import FairNumbers
from jollyroll.kit import Game
from jollyroll.kit.state import GameState
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER

from .question_queue import Question, QuestionQueue

ResultT = TypeVar("ResultT")


class Thinkers:
    """A queue with threads each for bots, coach, analyses, proofs and reading."""

    def __init__(self) -> None:
        self._players = QuestionQueue("bots", limits.BOT_THREADS)
        self._coaches = QuestionQueue("coach", limits.COACH_THREADS)
        self._analysts = QuestionQueue("analysis", limits.ANALYSIS_THREADS)
        self._provers = QuestionQueue("proof", limits.PROOF_THREADS)
        self._readers = QuestionQueue("reading", limits.READ_THREADS)
        self._queues = (self._players, self._coaches, self._analysts, self._provers, self._readers)
        self.closing = False
        self._bots: dict[tuple[str, str], Bot] = {}
        self._slow: dict[tuple[str, str], asyncio.Future[int]] = {}  # bots that have exceeded THINK_WITHIN and still think

    @property
    def waiting(self) -> int:
        """The number of unanswered questions."""
        return sum(queue.waiting for queue in self._queues)

    def queues(self) -> dict[str, int]:
        """The number of unanswered questions, by queue."""
        return {queue.name: queue.waiting for queue in self._queues}

    def give_up(self) -> None:
        """Cancel all answers, since the server stops."""
        self.closing = True
        for queue in self._queues:
            queue.give_up()

    def close(self) -> None:
        """Stop all threads without waiting."""
        for queue in self._queues:
            queue.close()

    async def advise(self, question: Callable[..., ResultT], *facts: object) -> ResultT:
        """Run a question to the coach; rejected if too many are queued."""
        return await self._run(self._coaches, limits.WORK_WAITING, question, *facts)

    async def analyse(self, question: Callable[..., ResultT], *facts: object) -> ResultT:
        """Analyse a whole game; rejected if too many are queued."""
        return await self._run(self._analysts, limits.WORK_WAITING, question, *facts)

    async def prove(self, question: Callable[..., ResultT], *facts: object) -> ResultT:
        """Verify the dice of a game; rejected if too many are queued."""
        return await self._run(self._provers, limits.WORK_WAITING, question, *facts)

    async def archive(self, question: Callable[..., ResultT], *facts: object) -> ResultT:
        """Write the record of an old game, in the queue of analyses."""
        return await self._run(self._analysts, limits.READS_WAITING, question, *facts)

    async def read(self, events: int, question: Callable[..., ResultT], *facts: object) -> ResultT:
        """Replay this many events: a few at once, more in a thread; rejected if too many are queued."""
        if events <= limits.READ_AT_ONCE:
            return question(*facts)
        return await self._run(self._readers, limits.READS_WAITING, question, *facts)

    async def _run(self, queue: QuestionQueue, most: int, question: Callable[..., ResultT], *facts: object) -> ResultT:
        return await self._answer(queue.ask(most, ASKER.get(), question, *facts))

    async def _answer(self, question: Question[ResultT]) -> ResultT:
        try:
            return await question.answer
        except asyncio.CancelledError:
            if self.closing:
                raise Rejected(Code.CLOSING, retry_after=2) from None
            raise

    # bots

    async def choice_of(self, level: str, game: Game, state: GameState, asker: str = "") -> int:
        """The choice of a bot of this level."""
        return (await self.thought_of(level, game, state, asker))[0]

    async def thought_of(self, level: str, game: Game, state: GameState, asker: str) -> tuple[int, float]:
        """The choice of a bot of this level, and the seconds of processor time it took.

        On a new machine its first choice may take minutes of compiling: a bot of the usual level chooses meanwhile.
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

    def _ask_bot(self, level: str, game: Game, state: GameState, asker: str) -> Question[int]:
        return self._players.ask(limits.LIVE_TABLES, asker, self.bot(level, game).choose, state.copy())

    def bot(self, level: str, game: Game) -> Bot:
        """The bot of this level and game, shared by all tables, since bots keep no state between choices."""
        known = self._bots.get((level, game.name))
        if known is None:
            known = self._bots[level, game.name] = make_bot(level, game, FairNumbers())
        return known


def take_note(answer: "asyncio.Future[ResultT]") -> None:
    """Retrieve the result, so that an error nobody waits for is not logged."""
    if not answer.cancelled():
        answer.exception()
