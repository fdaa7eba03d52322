"""Analyses of finished games: each is made once, recent ones are cached, and abandoned requests leave nothing behind."""

import asyncio
import threading
from pathlib import Path

import pytest

from jollyroll.server import limits
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables.rows import Row
from jollyroll.server.thinking import analyses
from jollyroll.server.thinking.analyses import Analyses
from tests.server.registries import new_table, with_registries
from tests.server.serving import PATIENCE


class Thinker:
    """Holds an analysis until it is released, and records which game it was."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may = threading.Event()
        self.unable = False

    def analysed(self, rows: list[Row], progress: list[int]) -> bytes:
        self.asked.append(rows[0].table)
        progress[:] = 1, 4
        self.may.wait(PATIENCE)
        if self.unable:
            raise RuntimeError
        return rows[0].table.encode()


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    thinker = Thinker()
    monkeypatch.setattr(limits, "ANALYSES", 3)
    monkeypatch.setattr(analyses, "analysed", thinker.analysed)
    monkeypatch.setattr(analyses.LOG, "disabled", True)
    return thinker


async def over(registry: TableRegistry) -> str:
    """A table whose game is over."""
    name = await new_table(registry)
    (await registry.table(name)).state.stage = TableStage.OVER
    return name


def test_an_analysis_is_made_once_and_cached_even_if_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinker: Thinker
) -> None:
    async def use(registry: TableRegistry) -> None:
        analyses = Analyses(registry.thinkers, registry.finished)
        names = [await over(registry) for _ in range(8)]
        monkeypatch.setattr(limits, "ANSWER_WITHIN", 0.01)
        await asyncio.gather(*[analyses.analysis(name) for name in [*names, *names]])
        while not thinker.asked or await analyses.analysis(thinker.asked[0]) != 0.25:
            await asyncio.sleep(0.01)
        thinker.may.set()
        while analyses._running:
            await asyncio.sleep(0.01)
        asked, known = thinker.asked.copy(), list(analyses._known)
        assert sorted(asked) == sorted(names)
        assert len(known) == 3, "no more than there is room for"

        monkeypatch.setattr(limits, "ANSWER_WITHIN", PATIENCE)
        assert await analyses.analysis(known[-1]) == known[-1].encode()
        assert thinker.asked == asked
        lost = next(name for name in names if name not in known)
        assert await analyses.analysis(lost) == lost.encode()
        assert thinker.asked == [*asked, lost]

    with_registries(tmp_path, use)


def test_a_failed_analysis_is_rejected_and_can_be_retried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinker: Thinker
) -> None:
    async def use(registry: TableRegistry) -> None:
        analyses, name = Analyses(registry.thinkers, registry.finished), await over(registry)
        for _ in range(2):
            with pytest.raises(Rejected) as rejected:
                await analyses.analysis(name)
            assert rejected.value.code == Code.COACH_UNABLE
            assert analyses._running == {}
        thinker.unable = False
        assert await analyses.analysis(name) == name.encode()

    monkeypatch.setattr(limits, "ANSWER_WITHIN", PATIENCE)
    thinker.unable = True
    thinker.may.set()
    with_registries(tmp_path, use)
