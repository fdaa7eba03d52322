"""The same load on boardgame.io, if Node is available: pairs of people in turn, every move throws eight dice and is shown to both.

It keeps its matches in memory: nothing is synced to disk, no die is sealed, no rulebook judges. Installed once below `build/`.
"""

import asyncio
import json
import os
import shutil
import subprocess
from pathlib import Path

from picows import WSFrame, WSMsgType, WSTransport, ws_connect

from .echo import PATIENCE, EchoCrowd, EchoPair, EchoSeat
from .measuring import fastest, milliseconds, undisturbed
from .serving import Process, on_other_cores, running

VERSION = "0.50.2"
HERE = Path(__file__).parent
PLACE = HERE.parent / "build" / "boardgame.io"
PAIRS = 400  # without pauses
CROWDS = (1_000, 4_000)
PACE = 3.0  # seconds
CALM_SECONDS = 12.0
OPENED, PING, PONG = b"0", b"2", b"3"  # of engine.io
JOIN, JOINED, SAYS = b"40/dice,", b"40/dice", b"42/dice,"  # of socket.io, in the namespace of the game
STATE = b'"_stateID":'


class Seat(EchoSeat):
    """One player of a pair."""

    pair: "Match"

    def __init__(self, pair: "Match", number: int) -> None:
        super().__init__(pair)
        self.number = number

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        body = frame.get_payload_as_bytes()
        if body == PING:
            transport.send(WSMsgType.TEXT, PONG)
        elif body.startswith(OPENED):
            transport.send(WSMsgType.TEXT, JOIN)
        elif body.startswith(JOINED):
            self.say("sync", self.pair.name, str(self.number), None, 2)
        elif body.startswith(SAYS + b'["update"'):
            self.pair.state = int(body.partition(STATE)[2].partition(b"}")[0])
            self.pair.heard(self)
        elif body.startswith(SAYS + b'["sync"'):
            self.pair.ready += 1

    def say(self, *what: object) -> None:
        """Send an event of socket.io."""
        self.transport.send(WSMsgType.TEXT, SAYS + json.dumps(what, separators=(",", ":")).encode())


class Match(EchoPair):
    """Two players who move in turn."""

    seats: list[Seat]  # type: ignore[assignment]

    def __init__(self, crowd: "Matches") -> None:
        super().__init__(crowd)
        self.name = f"m{len(crowd.pairs)}"
        self.seats = [Seat(self, number) for number in (0, 1)]
        self.state = 0
        self.ready = 0

    def send(self) -> None:
        seat = str(self.turn)
        move = {"type": "MAKE_MOVE", "payload": {"type": "throwAll", "args": [], "playerID": seat}}
        self.seats[self.turn].say("update", move, self.state, self.name, seat)


class Matches(EchoCrowd):
    """All matches of a measurement."""

    async def gather(self, pairs: int) -> None:
        for _ in range(pairs):
            match = Match(self)
            address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            for seat in match.seats:
                await ws_connect(lambda seat=seat: seat, address, websocket_handshake_timeout=PATIENCE, read_buffer_init_size=2048)
                while match.ready <= seat.number:
                    await asyncio.sleep(0.001)
            self.pairs.append(match)


def install() -> str:
    """Install boardgame.io; returns its version and Node's, or nothing without Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return ""
    if not (PLACE / "node_modules" / "boardgame.io").is_dir():
        PLACE.mkdir(parents=True, exist_ok=True)
        (PLACE / "package.json").write_text("{}", encoding="utf-8")
        command = [npm, "install", "--no-audit", "--no-fund", "--no-save", "--silent", f"boardgame.io@{VERSION}"]
        if subprocess.run(command, cwd=PLACE, check=False).returncode:
            return ""
    return node


async def measure(node: str) -> None:
    """Its figures."""
    os.environ["NODE_PATH"] = str(PLACE / "node_modules")
    with running(Process(node, str(HERE / "boardgame_io.cjs"))) as server:
        crowd = Matches(server.port)
        await crowd.gather(PAIRS)
        await fastest(crowd, server, f"boardgame.io {VERSION}, in memory, {PAIRS} pairs that never wait")
        await crowd.hang_up()
    with running(Process(node, str(HERE / "boardgame_io.cjs"))) as server:
        crowd = Matches(server.port, PACE)
        for pairs in CROWDS:
            await crowd.gather(pairs - len(crowd.pairs))
            crowd.delays.clear()
            before = server.seconds()
            with undisturbed():
                await crowd.play(CALM_SECONDS)
            share = (server.seconds() - before) / CALM_SECONDS
            print(f"  {pairs:,} pairs, paced: {milliseconds(crowd.delays)}; {share:.0%} of a core", flush=True)
        await crowd.hang_up()


def main() -> None:
    """Measure boardgame.io if it can be installed."""
    import uvloop

    node = install()
    if not node:
        print("boardgame.io: left out, for there is no Node here, or it could not be installed", flush=True)
        return
    print("The same load on boardgame.io", flush=True)
    with on_other_cores():
        uvloop.run(measure(node))
