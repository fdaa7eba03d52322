"""The words of a game, for a page that lacks them."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from jollyroll.kit import built_in, game_names
from jollyroll.server.api.catalogues import catalogue_of, messages_in
from jollyroll.words import catalogue, languages
from jollyroll.words.catalogue import bundle
from tests.server.serving import ServerProcess


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", built_in())
def test_a_served_catalogue_has_our_messages(game: str, language: str) -> None:
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource(catalogue_of(game, language)))
    ours, names = bundle(language), [*words._messages]
    assert len(names) > 100
    for common in (Path(str(catalogue.__file__)).parent / language).glob("*.ftl"):  # for references
        words.add_resource(FluentResource(common.read_text(encoding="utf-8")))
    for name in names:
        pattern, facts = words.get_message(name).value, {"command": "jollyroll"}
        assert pattern
        assert words.format_pattern(pattern, facts)[0] == ours.format_pattern(ours.get_message(name).value, facts)[0]


def test_untranslated_messages_are_english(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "# said first\nahoy = Ahoy { $name },\n    and well met\n\n### of the sea\nsea = Sea\n", encoding="utf-8"
    )
    assert messages_in(tmp_path) == {"ahoy": "ahoy = Ahoy { $name },\n    and well met", "sea": "sea = Sea"}
    assert messages_in(tmp_path / "missing") == {}


def test_every_game_says_whether_the_page_has_its_words(server: ServerProcess) -> None:
    listed = {game["name"]: game["built_in"] for game in server.get("/api/games")}
    assert listed == {name: name in built_in() for name in game_names()}


def test_every_game_of_ours_says_how_many_dice_it_has(server: ServerProcess) -> None:
    dice = {game["name"]: game["dice"] for game in server.get("/api/games") if game["built_in"]}
    assert dice == {"kings_gold": 5, "oh_my_gold": 4, "piraten_kapern": 8}


def test_words_are_served_for_every_game_and_language(server: ServerProcess) -> None:
    for game in server.get("/api/games"):
        texts = [server.fetch(f"/api/games/{game['name']}/words/{language}") for language in languages()]
        assert all(status == 200 and headers["content-type"] == "text/plain; charset=utf-8" for status, _, headers in texts)
        assert len({body for _, body, _ in texts}) == len(languages())
    assert server.fetch("/api/games/chess/words/en")[0] == 404
    assert server.fetch(f"/api/games/{built_in()[0]}/words/xx")[1].decode() == catalogue_of(built_in()[0], "en")
