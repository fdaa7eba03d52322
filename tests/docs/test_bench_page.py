"""Measurements that fetch the page build it first: a fresh clone has none."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bench import page, server
from tools import page as the_page


class AskedFor(Exception):
    """The page would be built now."""


@pytest.mark.parametrize("measure", [server.main, page.main])
def test_a_fresh_clone_builds_the_page_before_anything_is_measured(
    measure: Callable[[], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def build() -> None:
        raise AskedFor

    monkeypatch.setattr(the_page, "PAGE", tmp_path / "page")
    monkeypatch.setattr(the_page, "build", build)
    with pytest.raises(AskedFor):
        measure()
    assert not capsys.readouterr().out, "nothing was measured yet"
