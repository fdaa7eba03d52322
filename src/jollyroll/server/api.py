"""The HTTP API: games, lobby, opening tables, and what is left of a game afterwards."""

import json
from pathlib import Path as Folder
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Query, Request, Response

import jollyroll
from jollyroll.bots import BOTS
from jollyroll.games import GAMES, Game
from jollyroll.match import write_json, write_text

from . import doing, limits
from .answers import Accepted
from .bodies import About, Do, GameInfo, History, Lobby, LobbyTable, OpenTable, OptionInfo, Snapshot, TableOpened
from .codes import Code
from .encoding import encode, snapshot_form
from .fields import VERSION
from .frames import Hello
from .guard import answer_refusals, refusals
from .history import frames_of
from .holder import Holder
from .openapi import describe
from .pages import serve_page
from .qr import qr_svg
from .shown import Stage
from .state import known_game

if TYPE_CHECKING:
    from .app import Server

TableName = Annotated[str, Path(pattern="^[a-z2-7]{10}$", description="the id of a table")]
JSON = "application/json"


def make_api(server: "Server", page: Folder | None) -> FastAPI:
    """All routes."""
    api = FastAPI(
        title="Jollyroll", version=jollyroll.__version__, docs_url=None, redoc_url=None, openapi_url="/openapi.json",
        description="The live table. Frames of the WebSocket protocol are among the components; docs/protocol.md explains them.",
    )  # fmt: skip
    answer_refusals(api)

    @api.get("/api/about", responses=refusals(429))
    async def about() -> About:
        """This server."""
        return About(
            name="jollyroll",
            version=jollyroll.__version__,
            protocol=VERSION,
            languages=["en"],
            bots=list(BOTS),
            addresses=server.addresses,
        )

    @api.get("/api/games", responses=refusals(429))
    async def games() -> list[GameInfo]:
        """All games with their options and presets."""
        return [game_info(known_game(name)) for name in GAMES]

    @api.get("/api/lobby", responses=refusals(429))
    async def lobby() -> Lobby:
        """Open tables that are listed, newest first."""
        found = await server.house.store.summaries(Stage.OPEN.value, limits.LOBBY)
        rows = [(row, json.loads(row.lobby)) for row in found]
        return Lobby(
            tables=[LobbyTable(id=row.table, game=row.game, opened=row.opened, **more) for row, more in rows if more["free"]]
        )

    @api.post("/api/tables", status_code=201, responses=refusals(400, 403, 404, 413, 429, 503))
    async def open_table(wish: OpenTable, request: Request) -> TableOpened:
        """Open a table."""
        server.askers.take(asker(request), limits.TABLES, Code.TOO_MANY_TABLES)
        table, host = await server.house.open(wish)
        return TableOpened(table=table, host=host, link=f"/t/{table}")

    @api.get("/api/tables/{table}", responses=refusals(404, 429, 503), response_model=Snapshot)
    async def snapshot(table: TableName) -> Response:
        """How a table stands."""
        live = await server.house.table(table)
        form = snapshot_form(live.state, live.seq)
        return raw({"seq": live.seq, "table": form["table"], "now": form.get("now")})

    @api.get("/api/tables/{table}/events", responses=refusals(404, 429, 503), response_model=History)
    async def events(table: TableName, after: Annotated[int, Query(ge=0, lt=2**31)] = 0) -> Response:
        """Events exactly as they were sent."""
        live = await server.house.table(table)
        upto = min(live.seq, after + limits.HISTORY)
        rows = await server.house.store.rows(table, 0, upto)
        frames = await server.house.workers.think(frames_of, rows, after)
        body = b'{"last":%d,"events":[%b]}' % (live.seq, b",".join(frames))
        return Response(body, media_type=JSON)

    @api.post("/api/tables/{table}/do", responses=refusals(403, 404, 409, 413, 429, 503), response_model=Accepted)
    async def do(table: TableName, body: Do, request: Request) -> Response:
        """One frame without a connection."""
        live = await server.house.table(table)
        holder = Holder()
        holder.base = str(request.base_url).rstrip("/")
        holder.show(live.state, body.tokens, body.host)
        if isinstance(body.frame, Hello):
            return raw({"re": body.frame.id, "ok": True, "seq": live.seq, "you": holder.you(live.state)})
        return raw(await doing.do(live, body.frame, holder))

    @api.get("/api/tables/{table}/qr.svg", responses=refusals(404, 429, 503), response_class=Response)
    async def qr(table: TableName, request: Request) -> Response:
        """The address of a table as a QR code."""
        await server.house.table(table)
        return Response(qr_svg(f"{str(request.base_url).rstrip('/')}/t/{table}"), media_type="image/svg+xml")

    @api.get("/api/tables/{table}/record.{form}", responses=refusals(404, 409, 429, 503), response_class=Response)
    async def record(table: TableName, form: Annotated[str, Path(pattern="^(json|jolly)$")]) -> Response:
        """The record so far, in either written form."""
        _, found = await server.house.record(table)
        write, kind = (write_json, JSON) if form == "json" else (write_text, "text/plain; charset=utf-8")
        headers = {"Content-Disposition": f'attachment; filename="{found.game}-{table}.{form}"'}
        return Response(write(found), media_type=kind, headers=headers)

    describe(api)
    serve_page(api, page)
    return api


def raw(form: Any) -> Response:
    """A body that is known to fit its model: tests check that it does."""
    return Response(encode(form), media_type=JSON)


def asker(request: Request) -> str:
    """Who asks, as far as the network tells."""
    return request.client.host if request.client else "?"


def game_info(game: Game) -> GameInfo:
    """A game as one sits down to it."""
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
        letters=game.letters,
        faces=list(game.face_names),
        places=list(game.place_names.values()),
        options=options,
        presets={name: game.resolve(name) for name in game.presets},
    )
