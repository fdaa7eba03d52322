"""Routes about the server: version, health, games and the lobby."""

import json
from collections.abc import Sequence
from functools import cache

from fastapi import FastAPI, Request, Response
from pydantic_core import to_json
from starlette.responses import PlainTextResponse

import jollyroll
from jollyroll.bots import bot_names
from jollyroll.bots.registry import opponents
from jollyroll.kit import Game, built_in, full_name, game_names
from jollyroll.server import limits
from jollyroll.server.live.context import ServerContext
from jollyroll.server.monitoring.readiness import readiness
from jollyroll.server.protocol.bodies import GameInfo, Health, Liveness, Lobby, LobbyTable, OptionInfo, Readiness, ServerInfo
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import TableStage
from jollyroll.server.protocol.fields import VERSION, Language, Word
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.tables.known_games import known_game
from jollyroll.words import languages
from jollyroll.words.language import known

from .catalogues import catalogue_of
from .packed import PreparedAnswer
from .parts import JSON, refusals

NOT_NOW = 503


def add_about(api: FastAPI, server: ServerContext) -> None:
    """Add these routes."""

    @api.get("/api/about", responses=refusals(429))
    async def about() -> ServerInfo:
        """The server's version, languages, bots and addresses."""
        return ServerInfo(
            name="jollyroll",
            version=jollyroll.__version__,
            protocol=VERSION,
            languages=list(languages()),
            bots=list(bot_names()),
            addresses=server.addresses,
        )

    @api.get("/api/health", responses=refusals(429))
    async def health() -> Health:
        """The load of the server."""
        registry = server.registry
        return Health(
            tables=len(registry.tables),
            connections=len(server.connections),
            unstored=len(registry.writer.waiting),
            thinking=registry.thinkers.waiting,
        )

    @api.get("/api/live")
    async def live() -> Liveness:
        """Liveness check: succeeds while the process answers. Restart it if it does not."""
        return Liveness()

    @api.get("/api/ready", responses={503: {"model": Readiness}})
    async def ready(response: Response) -> Readiness:
        """Readiness check: fails while the server drains, or has lost its store."""
        why = readiness(server)
        response.status_code = NOT_NOW if why else 200
        return Readiness(ready=not why, why=why)

    @api.get("/api/games", responses=refusals(429), response_model=list[GameInfo])
    async def games(request: Request) -> Response:
        """All games with their options and presets."""
        return all_games(tuple(game_names()), opponents()).to(request)

    @api.get("/api/games/{game}/words/{language}", responses=refusals(400, 404, 429), response_class=PlainTextResponse)
    def game_words(game: Word, language: Language) -> str:
        """The messages of a game, as Fluent text; untranslated ones in English."""
        name = full_name(game)
        if name not in game_names():
            raise Rejected(Code.NO_PAGE)
        return catalogue_of(name, known(language))

    @api.get("/api/lobby", responses=refusals(429, 503))
    async def lobby() -> Lobby:
        """Open tables that are listed and have a free seat, newest first."""
        found = await server.registry.store.summaries(TableStage.OPEN, limits.LOBBY)
        return Lobby(tables=[LobbyTable(id=row.table, game=row.game, opened=row.opened, **json.loads(row.lobby)) for row in found])


@cache
def all_games(names: tuple[str, ...], bots: tuple[str, ...]) -> PreparedAnswer:
    """The response with these games and bots, which never changes: encoded and compressed once."""
    return PreparedAnswer(to_json([game_info(known_game(name), bots) for name in names]), JSON)


def game_info(game: Game, levels: Sequence[str], coach: bool = True) -> GameInfo:
    """A game with its options and presets, and the bots and coach available for it."""
    options = [
        OptionInfo(
            name=option.name,
            rule=option.rule,
            default=option.default,
            values=list(option.values),
            house=list(option.house),
            least=option.numbers[0] if option.numbers else None,
            most=option.numbers[-1] if option.numbers else None,
            step=option.numbers.step if option.numbers else None,
            custom=option.custom,
        )
        for option in game.options
    ]
    return GameInfo(
        name=game.name,
        code=game.code,
        rules=game.rules_version,
        seats=list(game.seat_range),
        age=game.least_age,
        minutes=game.minutes,
        dice=game.dice_count,
        letters=game.letters,
        faces=list(game.face_names),
        places=list(game.places),
        options=options,
        presets={name: game.resolve(name) for name in game.presets},
        editions=dict(game.editions),
        levels=list(levels),
        coach=coach,
        built_in=game.name in built_in(),
    )
