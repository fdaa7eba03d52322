"""Analyses of finished games: each is made once, the last ones are kept, and nobody leaves anything behind by not waiting."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from jollyroll.server import after, limits
from jollyroll.server.after import Afterwards
from jollyroll.server.codes import Code
from jollyroll.server.refusing import No
from jollyroll.server.shown import Stage
from jollyroll.server.store import Row


class House:
    """As much of a house as an analysis needs."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may = asyncio.Event()
        self.store = SimpleNamespace(rows=self.rows)
        self.workers = SimpleNamespace(analyse=self.think)

    async def table(self, _name: str) -> Any:
        return SimpleNamespace(state=SimpleNamespace(stage=Stage.OVER))

    async def rows(self, name: str) -> list[Row]:
        return [Row(name, 1, 0, "{}", "{}")]

    async def think(self, _question: Any, rows: list[Row], progress: list[int]) -> bytes:
        self.asked.append(rows[0].table)
        progress[:] = 1, 4
        await self.may.wait()
        if rows[0].table == "wrong":
            raise RuntimeError
        return rows[0].table.encode()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ANSWER_WITHIN", 0.01)
    monkeypatch.setattr(limits, "ANALYSES", 3)
    monkeypatch.setattr(after.LOG, "disabled", True)


def test_an_analysis_is_made_once_and_kept_even_if_nobody_waits() -> None:
    async def run() -> None:
        house = House()
        afterwards = Afterwards(house)  # type: ignore[arg-type]
        names = [f"table {number}" for number in range(8)]
        assert await asyncio.gather(*[afterwards.analysis(name) for name in [*names, *names]]) == [0.25] * 16
        assert house.asked == names
        house.may.set()
        await asyncio.sleep(0.05)
        assert afterwards._running == {}
        assert list(afterwards._known) == names[-3:], "no more than there is room for"
        assert await afterwards.analysis(names[-1]) == names[-1].encode()
        assert house.asked == names
        assert await afterwards.analysis(names[0]) == names[0].encode()
        assert house.asked == [*names, names[0]]

    asyncio.run(run())


def test_one_that_fails_is_refused_and_may_be_asked_for_again() -> None:
    async def run() -> None:
        house = House()
        house.may.set()
        afterwards = Afterwards(house)  # type: ignore[arg-type]
        for _ in range(2):
            with pytest.raises(No) as no:
                await afterwards.analysis("wrong")
            assert no.value.code == Code.COACH_UNABLE
            assert afterwards._running == {}

    asyncio.run(run())
