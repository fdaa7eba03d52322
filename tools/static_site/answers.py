"""Static answers: what a server tells everybody alike: the games, their words, and the version."""

import json
from pathlib import Path

import jollyroll
from jollyroll.kit import built_in, game_names, plugin_of
from jollyroll.server.alone.inline_thinkers import LEVELS_HERE, levels_here
from jollyroll.server.api.about import game_info
from jollyroll.server.api.catalogues import catalogue_of
from jollyroll.server.protocol.bodies import Lobby, ServerInfo
from jollyroll.server.protocol.fields import VERSION
from jollyroll.server.tables.known_games import known_game
from jollyroll.words import languages


def add_answers(site: Path) -> None:
    """Write the answers of the HTTP API that need no table."""
    api = site / "api"
    (api / "words").mkdir(parents=True)
    games = [
        game_info(game, levels_here(game), plugin_of(game).plays_in_page).model_dump(mode="json")
        for game in map(known_game, game_names())
    ]
    about = ServerInfo(
        name="jollyroll",
        version=jollyroll.__version__,
        protocol=VERSION,
        languages=list(languages()),
        bots=list(LEVELS_HERE),
        addresses=[],
    )
    for name, form in (
        ("games", games),
        ("about", about.model_dump(mode="json")),
        ("lobby", Lobby(tables=[]).model_dump(mode="json")),
    ):
        (api / f"{name}.json").write_text(json.dumps(form, ensure_ascii=False), encoding="utf-8")
    for game in game_names():
        if game not in built_in():
            for language in languages():
                (api / "words" / f"{game}-{language}.ftl").write_text(catalogue_of(game, language), encoding="utf-8")
