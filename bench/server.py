"""The live table under load: server on one core, the crowd on another, and a bare WebSocket echo beside it in the same run.

An action is one frame of a player: a choice with the dice that follow, or a roll. Each is judged by the rulebook, its dice come
from the sealed chain, it is committed to SQLite with full durability, and only then shown to both seats. A witnessed throw does
that twice: when it is called, and when the other player's device has answered.
"""

import asyncio
import json
import time

from tools.page import build_if_needed

from . import boardgame_io, parts, stores
from .crowd import Crowd
from .echo import EchoCrowd
from .measuring import kilobytes, milliseconds, undisturbed
from .moves import GAMES, MIX, busy, this_machine
from .serving import echo_server, fetch, on_other_cores, table_server
from .waits import CALM_SECONDS, PACE, calm

CROWDS = (1_000, 4_000, 8_000)  # live tables
WAVES = 8  # of people who come, play and go, until the server's caches have their final size
WAVE = 200  # tables
STARTS = 5


async def calm_echo() -> None:
    """The same waits without a game behind them."""
    with echo_server() as server:
        echo = EchoCrowd(server.port, PACE)
        await echo.gather(30)
        floor = server.memory()
        for pairs in CROWDS:
            await echo.gather(pairs - len(echo.pairs))
            echo.delays.clear()
            with undisturbed():
                await echo.play(CALM_SECONDS)
            each = kilobytes((server.memory() - floor) / (pairs - 30))
            print(f"  bare echo, {pairs:,} pairs: {milliseconds(echo.delays)}, {each} a pair of connections", flush=True)
        await echo.hang_up()


async def leaving() -> None:
    """Memory left over from tables that people have left."""
    with table_server() as server:
        left = []
        for _ in range(WAVES):
            crowd = Crowd(server.port, list(GAMES))
            await crowd.gather(WAVE)
            await crowd.play(2)
            await crowd.hang_up()
            while json.loads(fetch(server.port, "/api/health"))["tables"]:
                await asyncio.sleep(0.5)
            left.append(f"{server.memory() / 1e6:.1f}")
        print(f"Memory each time {WAVE} tables were played at and left: {', '.join(left)} MB", flush=True)


def resting() -> None:
    """Memory of a live table without its connections."""
    from .crowd import post

    tables = 1_000
    with table_server() as server:
        body = {"game": "kg", "seats": ["free", "free"], "settings": {}}
        for _ in range(50):
            post(server.port, "/api/tables", body)
        floor = server.memory()
        for _ in range(tables):
            post(server.port, "/api/tables", body)
        print(f"A table without connections: {kilobytes((server.memory() - floor) / tables)} (bar: 40)", flush=True)


def starting() -> None:
    """Seconds from the command to the first page, and to the first answer that needs the games."""
    pages, games = [], []
    for _ in range(STARTS):
        with table_server() as server:
            fetch(server.port, "/")
            pages.append(time.perf_counter() - server.begun)
            fetch(server.port, "/api/games")
            games.append(time.perf_counter() - server.begun)
    page, game = (sorted(times)[STARTS // 2] for times in (pages, games))
    print(f"From the command to the first page: {page:.2f} s; until it knows the games: {game:.2f} s", flush=True)


def main() -> None:
    """All figures."""
    import uvloop

    build_if_needed()
    print(this_machine(), flush=True)
    parts.main()
    starting()
    resting()
    with on_other_cores():
        uvloop.run(busy((*GAMES, MIX), GAMES))
        uvloop.run(calm(CROWDS))
        uvloop.run(calm(CROWDS[1:2], devices=True))
        uvloop.run(calm_echo())
        uvloop.run(leaving())
    stores.main()
    boardgame_io.main()
