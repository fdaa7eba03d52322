"""Bots, coach and analyses on one device: asked at once and waited for, because the worker has no threads and serves one page."""

from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TypeVar

from jollyroll.bots import Bot, bot_names, make_bot
from jollyroll.bots.levels import EXACT, LEVELS, SEATED
from jollyroll.bots.players import players_of
from jollyroll.dice.fair import FairNumbers
from jollyroll.kit import Game, plugin_of
from jollyroll.kit.state import AnyState
from jollyroll.server.thinking.thinkers import Thinkers

Result = TypeVar("Result")
STRONG_LEVELS = LEVELS[EXACT:]  # bots that may look something up
LEVELS_HERE = bot_names()


def levels_here(game: Game) -> tuple[str, ...]:
    """The levels that a page can play: none that would have to be compiled to machine code."""
    compiled = () if plugin_of(game).plays_in_page else players_of(game).COMPILED
    return tuple(name for name in SEATED if LEVELS.index(name) not in compiled)


class OwnThinkers(Thinkers):
    """The same questions as on a server, without threads."""

    def __init__(self, tables: Callable[[], Awaitable[object]]) -> None:
        self.tables = tables  # has the solved tables brought here, if they are not yet
        self.closing = False
        self._bots: dict[tuple[str, str], Bot] = {}

    async def advise(self, question: Callable[..., Result], *facts: object) -> Result:
        await self.tables()
        return question(*facts)

    async def analyse(self, question: Callable[..., Result], *facts: object) -> Result:
        await self.tables()
        return question(*facts)

    async def prove(self, question: Callable[..., Result], *facts: object) -> Result:
        return question(*facts)

    async def read(self, events: int, question: Callable[..., Result], *facts: object) -> Result:
        return question(*facts)

    async def thought_of(self, level: str, game: Game, state: AnyState, asker: str) -> tuple[int, float]:
        if level in STRONG_LEVELS:
            await self.tables()
        begun = perf_counter()
        choice = self.bot(level, game).choose(state.copy())
        return choice, perf_counter() - begun

    def bot(self, level: str, game: Game) -> Bot:
        known = self._bots.get((level, game.name))
        if known is None:
            known = self._bots[level, game.name] = make_bot(level, game, FairNumbers())
        return known

    def give_up(self) -> None:
        self.closing = True

    def close(self) -> None:
        pass
