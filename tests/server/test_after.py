"""Analyses of finished games: each is made once, the last ones are kept, and nobody leaves anything behind by not waiting."""

import asyncio
import threading
from pathlib import Path

import pytest

from jollyroll.server import after, limits
from jollyroll.server.after import Afterwards
from jollyroll.server.codes import Code
from jollyroll.server.house import House
from jollyroll.server.refusing import No
from jollyroll.server.shown import Stage
from jollyroll.server.store import Row
from tests.server.houses import new_table, with_houses
from tests.server.serving import PATIENCE


class Thinker:
    """Thinks about a game until it may speak, and then says which one it was."""

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
    monkeypatch.setattr(after, "analysed", thinker.analysed)
    monkeypatch.setattr(after.LOG, "disabled", True)
    return thinker


async def over(house: House) -> str:
    """A table whose game is over."""
    name = await new_table(house)
    (await house.table(name)).state.stage = Stage.OVER
    return name


def test_an_analysis_is_made_once_and_kept_even_if_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinker: Thinker
) -> None:
    async def use(house: House) -> None:
        afterwards = Afterwards(house)
        names = [await over(house) for _ in range(8)]
        monkeypatch.setattr(limits, "ANSWER_WITHIN", 0.01)
        await asyncio.gather(*[afterwards.analysis(name) for name in [*names, *names]])
        while not thinker.asked or await afterwards.analysis(thinker.asked[0]) != 0.25:
            await asyncio.sleep(0.01)
        thinker.may.set()
        while afterwards._running:
            await asyncio.sleep(0.01)
        asked, known = thinker.asked.copy(), list(afterwards._known)
        assert sorted(asked) == sorted(names)
        assert len(known) == 3, "no more than there is room for"

        monkeypatch.setattr(limits, "ANSWER_WITHIN", PATIENCE)
        assert await afterwards.analysis(known[-1]) == known[-1].encode()
        assert thinker.asked == asked
        lost = next(name for name in names if name not in known)
        assert await afterwards.analysis(lost) == lost.encode()
        assert thinker.asked == [*asked, lost]

    with_houses(tmp_path, use)


def test_one_that_fails_is_refused_and_may_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinker: Thinker
) -> None:
    async def use(house: House) -> None:
        afterwards, name = Afterwards(house), await over(house)
        for _ in range(2):
            with pytest.raises(No) as no:
                await afterwards.analysis(name)
            assert no.value.code == Code.COACH_UNABLE
            assert afterwards._running == {}
        thinker.unable = False
        assert await afterwards.analysis(name) == name.encode()

    monkeypatch.setattr(limits, "ANSWER_WITHIN", PATIENCE)
    thinker.unable = True
    thinker.may.set()
    with_houses(tmp_path, use)
