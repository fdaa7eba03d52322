"""A package that cannot be loaded, or brings half a game, is reported in a sentence and leaves the other games alone."""

from pathlib import Path

import pytest

from tests.examples.planted import Replaced, plant, register
from tests.examples.site import jollyroll, run_python
from tools.new_game.skeleton import Names

BROKEN = {
    "raise RuntimeError('no wind')": "The game “ghost” can’t be loaded from ghost:plugin: RuntimeError: no wind.",
    "plugin = 7": "The package behind the game “ghost” offers no plugin of that name at ghost:plugin.",
    "from jollyroll.kit import Plugin as plugin": "offers no plugin of that name at ghost:plugin.",
}
GHOST = Names("ghost", "ghs")
HALF: dict[str, tuple[Replaced, str]] = {
    "no seats": ({"    seat_range = range(2, 7)\n": ""}, "AttributeError: it has no seat_range."),
    "no function": (
        {"def leave(": "def left(", "def points(": "def counted("},
        "it has no points in its rules, no leave in its rules.",
    ),
    "no field": ({'Option("first_player"': 'Option("beginner"'}, "it has no beginner in its state."),
    "no game": ({"return SkeletonGame()": "return 7"}, "TypeError: its plugin gives 7, which is no Game."),
    "other name": (
        {'    name = "skeleton_game"\n    code = "skel"\n    seat': '    name = "ghoul"\n    code = "skel"\n    seat'},
        "its game ghoul (ghs)",
    ),
    "taken code": ({'"skel"': '"kg"'}, "ValueError: its code kg is that of kings_gold."),
    "no code": ({'    code = "skel"\n\n': "\n"}, "has no attribute 'code'."),
    "the code of the rules all games share": ({'"skel"': '"dig"'}, "the code dig is that of the rules all games share."),
}


def test_a_broken_package_takes_no_other_game_down(tmp_path: Path) -> None:
    for number, (code, sentence) in enumerate(BROKEN.items()):
        site = tmp_path / str(number)
        register(site, "ghost", "ghost")
        (site / "ghost.py").write_text(code, encoding="utf-8")
        assert_told(tmp_path, site, sentence)


@pytest.mark.parametrize("what", HALF)
def test_half_a_game_takes_no_other_game_down(tmp_path: Path, what: str) -> None:
    replaced, sentence = HALF[what]
    plant(tmp_path / "site", GHOST, replaced)
    assert_told(tmp_path, tmp_path / "site", sentence)


def assert_told(home: Path, site: Path, sentence: str) -> None:
    """Listing the games or loading this one reports the error; the other games are there."""
    listed = jollyroll(home, site, "games")
    assert listed.returncode == 0, listed.stderr
    assert "King's Gold" in listed.stdout
    assert sentence in " ".join(listed.stdout.split())
    asked = jollyroll(home, site, "games", "ghost")
    assert asked.returncode == 2
    assert sentence in " ".join(asked.stderr.split())
    assert jollyroll(home, site, "rules", "kg").returncode == 0


def test_the_server_offers_the_games_that_are_whole(tmp_path: Path) -> None:
    plant(tmp_path, GHOST, HALF["no seats"][0])
    plant(tmp_path, Names("kraken", "krk"), {})
    offered = "from jollyroll.server.api.about import game_info; from jollyroll.kit import game_names, load_game"
    done = run_python(tmp_path, f"{offered}; print([game_info(load_game(name), []).name for name in game_names()])")
    assert "'kings_gold', 'oh_my_gold', 'piraten_kapern', 'kraken'" in done.stdout, done.stderr
    assert "ghost" not in done.stdout


def test_a_package_that_falls_over_before_its_game_is_reached_takes_no_words_away(tmp_path: Path) -> None:
    site = tmp_path / "site"
    register(site, "ghost", "ghost.ship")
    (site / "ghost").mkdir()
    (site / "ghost" / "__init__.py").write_text("raise RuntimeError('no wind')", encoding="utf-8")
    assert_told(tmp_path, site, "can’t be loaded from ghost.ship:plugin: RuntimeError: no wind.")


def test_words_that_cannot_be_read_or_are_somebody_elses_leave_ours_alone(tmp_path: Path) -> None:
    site = tmp_path / "site"
    plant(site, GHOST, {})
    words = site / "ghost" / "words" / "en"
    (words / "a.ftl").write_bytes(b"\xff\xfe")
    (words / "b.ftl").write_text("game-kg = Fool's Gold\n", encoding="utf-8")
    listed = jollyroll(tmp_path, site, "games")
    assert "King's Gold" in listed.stdout, listed.stderr
    assert "Fool's Gold" not in listed.stdout
    assert "One turn each, and the most points win." in listed.stdout
