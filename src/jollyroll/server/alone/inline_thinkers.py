"""Bots, coach and analyses without threads: the page's worker has none, and serves one page."""

from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TypeVar

from jollyroll.bots import Bot, bot_names
from jollyroll.bots.levels import EXACT, LEVELS, SEATED
from jollyroll.bots.players import players_of
from jollyroll.kit import Game, plugin_of
from jollyroll.kit.state import GameState
from jollyroll.server.thinking.thinkers import Thinkers

ResultT = TypeVar("ResultT")
STRONG_LEVELS = LEVELS[EXACT:]  # levels that may use solved tables
LEVELS_HERE = bot_names()


def levels_here(game: Game) -> tuple[str, ...]:
    """The levels that play in a page, without those that need machine code."""
    compiled = () if plugin_of(game).plays_in_page else players_of(game).COMPILED
    return tuple(name for name in SEATED if LEVELS.index(name) not in compiled)


class InlineThinkers(Thinkers):
    """Answers the same questions as `Thinkers`, but at once."""

    def __init__(self, tables: Callable[[], Awaitable[object]]) -> None:
        self.tables = tables  # fetches the solved tables once
        self.closing = False
        self._bots: dict[tuple[str, str], Bot] = {}

    async def advise(self, question: Callable[..., ResultT], *facts: object) -> ResultT:
        await self.tables()
        return question(*facts)

    async def analyse(self, question: Callable[..., ResultT], *facts: object) -> ResultT:
        await self.tables()
        return question(*facts)

    async def prove(self, question: Callable[..., ResultT], *facts: object) -> ResultT:
        return question(*facts)

    async def read(self, events: int, question: Callable[..., ResultT], *facts: object) -> ResultT:
        return question(*facts)

    async def thought_of(self, level: str, game: Game, state: GameState, asker: str) -> tuple[int, float]:
        if level in STRONG_LEVELS:
            await self.tables()
        begun = perf_counter()
        choice = self.bot(level, game).choose(state.copy())
        return choice, perf_counter() - begun

    def give_up(self) -> None:
        self.closing = True

    def close(self) -> None:
        pass
