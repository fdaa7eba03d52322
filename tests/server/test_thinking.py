"""Bots that think for long hold nobody up."""

import asyncio
import threading
from collections.abc import Coroutine
from contextvars import copy_context
from typing import Any, Self

import pytest

from jollyroll.bots import Bot
from jollyroll.kit import Game, GameState
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.rates import ASKER
from jollyroll.server.tables.known_games import known_game
from jollyroll.server.thinking.thinkers import Thinkers
from tests.server.serving import PATIENCE

HELD = 2 * PATIENCE  # seconds that a rejected client's connection is held


class Thinker(Bot):
    """Chooses 7, but only when released."""

    def __init__(self, may: threading.Event) -> None:
        self.may = may

    def choose(self, state: Any) -> int:
        self.may.wait(HELD)
        return 7


class Quick(Bot):
    """Chooses 1."""

    def __init__(self) -> None:
        return

    def choose(self, state: Any) -> int:
        return 1


class Position(GameState):
    def copy(self) -> Self:
        return self


def test_another_bot_plays_while_one_is_at_its_first_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "THINK_WITHIN", 0.05)
    may = threading.Event()

    async def run(game: Game) -> list[int]:
        thinkers = Thinkers()
        thinkers._bots = {("best", game.name): Thinker(may), ("greedy", game.name): Quick()}
        meanwhile = [await thinkers.choice_of("best", game, Position()) for _ in range(5)]
        may.set()
        while thinkers._slow:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(limits, "THINK_WITHIN", 60)
        later = await thinkers.choice_of("best", game, Position())
        thinkers.close()
        return [*meanwhile, later]

    assert asyncio.run(run(known_game("kings_gold"))) == [1, 1, 1, 1, 1, 7]


def test_too_many_questions_are_refused_with_when_to_ask_again_and_no_kind_fills_the_queue_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "WORK_WAITING", 3)
    may = threading.Event()

    async def run() -> Rejected:
        thinkers = Thinkers()
        asked = [asyncio.create_task(thinkers.analyse(may.wait, HELD)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Rejected) as rejected:
            await thinkers.analyse(may.wait)
        for others in (thinkers.advise, thinkers.prove):
            assert await asyncio.wait_for(others(lambda: "done"), PATIENCE) == "done"
        may.set()
        await asyncio.gather(*asked)
        assert thinkers.waiting == 0
        thinkers.close()
        return rejected.value

    rejected = asyncio.run(run())
    assert rejected.code == Code.BUSY
    assert rejected.retry_after


def of_asker(asker: str, asking: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """A question from one asker."""
    context = copy_context()
    context.run(ASKER.set, asker)
    return asyncio.get_running_loop().create_task(asking, context=context)


def test_whoever_asks_much_makes_nobody_wait_but_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COACH_THREADS", 1)
    thought: list[str] = []
    may = threading.Event()

    async def run() -> None:
        thinkers = Thinkers()
        first = of_asker("much", thinkers.advise(may.wait, HELD))
        asked = [of_asker("much", thinkers.advise(thought.append, f"much {number}")) for number in range(5)]
        asked += [of_asker("little", thinkers.advise(thought.append, f"little {number}")) for number in range(2)]
        await asyncio.sleep(0)
        may.set()
        await asyncio.gather(first, *asked)
        thinkers.close()

    asyncio.run(run())
    assert thought == ["much 0", "little 0", "much 1", "little 1", "much 2", "much 3", "much 4"]


def test_one_asker_never_has_all_threads() -> None:
    may = threading.Event()

    async def run() -> str:
        thinkers = Thinkers()
        asked = [of_asker("much", thinkers.advise(may.wait, HELD)) for _ in range(10)]
        await asyncio.sleep(0)
        answer: str = await asyncio.wait_for(of_asker("little", thinkers.advise(lambda: "advised")), PATIENCE)
        may.set()
        await asyncio.gather(*asked)
        thinkers.close()
        return answer

    assert asyncio.run(run()) == "advised"


def test_in_a_full_queue_those_make_room_who_fill_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WORK_WAITING", 4)
    may = threading.Event()

    async def run() -> tuple[str, list[Any]]:
        thinkers = Thinkers()
        asked = [of_asker("much", thinkers.analyse(may.wait, HELD)) for _ in range(4)]
        await asyncio.sleep(0)
        little = of_asker("little", thinkers.analyse(lambda: "analysed"))
        await asyncio.sleep(0)
        may.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        answer: str = await asyncio.wait_for(little, PATIENCE)
        thinkers.close()
        return answer, answers

    answer, answers = asyncio.run(run())
    assert answer == "analysed"
    assert [isinstance(each, Rejected) for each in answers] == [False, False, False, True]


def test_who_waits_for_a_thread_does_not_count_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "THINK_WITHIN", 0.2)
    monkeypatch.setattr(limits, "BOT_THREADS", 1)
    may = threading.Event()

    async def run(game: Game) -> int:
        thinkers = Thinkers()
        thinkers._bots = {("best", game.name): Quick(), ("greedy", game.name): Thinker(may)}
        before = asyncio.create_task(thinkers.choice_of("greedy", game, Position()))
        await asyncio.sleep(0)
        asked = asyncio.create_task(thinkers.choice_of("best", game, Position()))
        await asyncio.sleep(0.5)
        assert not thinkers._slow
        may.set()
        choice = await asked
        await before
        thinkers.close()
        return choice

    assert asyncio.run(run(known_game("kings_gold"))) == 1


def test_whoever_comes_back_does_not_wait_for_analyses() -> None:
    may = threading.Event()

    async def run() -> tuple[str, str]:
        thinkers = Thinkers()
        analyses = [asyncio.create_task(thinkers.analyse(may.wait, HELD)) for _ in range(10)]
        await asyncio.sleep(0)
        read = await asyncio.wait_for(thinkers.read(limits.READ_AT_ONCE + 1, lambda: "read"), PATIENCE)
        advised = await asyncio.wait_for(thinkers.advise(lambda: "advised"), PATIENCE)
        assert not any(analysis.done() for analysis in analyses)
        may.set()
        await asyncio.gather(*analyses)
        thinkers.close()
        return read, advised

    assert asyncio.run(run()) == ("read", "advised")


def test_when_the_server_stops_nobody_waits_for_those_who_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "THINK_WITHIN", 0.05)
    may = threading.Event()

    async def run(game: Game) -> set[Code]:
        thinkers = Thinkers()
        thinkers._bots = {("best", game.name): Thinker(may), ("greedy", game.name): Thinker(may)}
        asked = [
            thinkers.analyse(may.wait, HELD),
            thinkers.advise(may.wait, HELD),
            thinkers.read(limits.READ_AT_ONCE + 1, may.wait, HELD),
            thinkers.choice_of("best", game, Position()),
        ]
        answers = asyncio.gather(*asked, return_exceptions=True)
        while not thinkers._slow:
            await asyncio.sleep(0.01)
        thinkers.give_up()
        given = await asyncio.wait_for(answers, PATIENCE)
        may.set()
        thinkers.close()
        return {answer.code for answer in given if isinstance(answer, Rejected)}

    assert asyncio.run(run(known_game("kings_gold"))) == {Code.CLOSING}
