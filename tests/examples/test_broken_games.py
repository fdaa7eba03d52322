"""A package that cannot be loaded is told in a sentence and leaves the other games alone."""

from pathlib import Path

import pytest

from tests.examples.site import jollyroll

BROKEN = {
    "raise RuntimeError('no wind')": "The game “ghost” cannot be loaded from ghost:plugin: RuntimeError: no wind.",
    "plugin = 7": "The package that brings the game “ghost” offers no plugin of that name at ghost:plugin.",
}


@pytest.mark.parametrize("code", BROKEN)
def test_a_broken_package_takes_no_other_game_down(tmp_path: Path, code: str) -> None:
    site = tmp_path / "site"
    (site / "ghost-1.0.dist-info").mkdir(parents=True)
    (site / "ghost.py").write_text(code, encoding="utf-8")
    (site / "ghost-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: ghost\nVersion: 1.0\n", encoding="utf-8")
    (site / "ghost-1.0.dist-info" / "entry_points.txt").write_text("[jollyroll.games]\nghost = ghost:plugin\n", encoding="utf-8")
    listed = jollyroll(tmp_path, site, "games")
    assert listed.returncode == 0
    assert "King's Gold" in listed.stdout
    assert BROKEN[code] in " ".join(listed.stdout.split())
    asked = jollyroll(tmp_path, site, "games", "ghost")
    assert asked.returncode == 2
    assert BROKEN[code] in " ".join(asked.stderr.split())
    assert jollyroll(tmp_path, site, "rules", "kg").returncode == 0
