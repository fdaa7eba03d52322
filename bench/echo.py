"""The yardstick: a bare WebSocket server that forwards every frame to both seats of a pair and stores nothing; and its clients."""

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

FRAME = b'{"v":1,"id":"12","do":"choose","seat":0,"at":41,"choice":21,"nonce":"00000000000000000000000000000000"}'
PATIENCE = 60


class Echo:
    """An ASGI application: frames of either player of a pair go to both."""

    def __init__(self) -> None:
        self.pairs: defaultdict[str, list[Callable[[Any], Awaitable[None]]]] = defaultdict(list)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        pair = self.pairs[scope["path"]]
        pair.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            for each in pair:
                await each({"type": "websocket.send", "text": message["text"]})


def serve() -> None:
    """The server process."""
    import uvicorn

    from jollyroll.server.serve import allow_many_files, listen
    from jollyroll.server.transport.garbage import collect_manually

    allow_many_files()
    collect_manually()
    listener = listen("127.0.0.1", 0)
    print(f":{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        Echo(), log_config=None, ws="websockets-sansio", loop="uvloop", lifespan="off", ws_per_message_deflate=False
    )
    uvicorn.Server(config).run([listener])


class EchoSeat(WSListener):
    """One player of a pair."""

    def __init__(self, pair: "EchoPair") -> None:
        self.pair = pair
        self.heard = 0  # frames
        self.transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.pair.heard(self)


class EchoPair:
    """Two players who speak in turn."""

    def __init__(self, crowd: "EchoCrowd") -> None:
        self.crowd = crowd
        self.seats = [EchoSeat(self), EchoSeat(self)]
        self.turn = 0
        self.spoken = 0  # frames
        self.sent_at = 0.0

    def speak(self) -> None:
        self.sent_at = time.perf_counter()
        self.crowd.done += 1
        self.spoken += 1
        self.send()

    def send(self) -> None:
        """Send the frame of the player whose turn it is."""
        self.seats[self.turn].transport.send(WSMsgType.TEXT, FRAME)

    def heard(self, seat: EchoSeat) -> None:
        """Count a frame once, when the other player has it."""
        seat.heard += 1
        if seat is self.seats[1 - self.turn] and seat.heard == self.spoken:
            self.crowd.delays.append(time.perf_counter() - self.sent_at)
            self.turn = 1 - self.turn
            self.crowd.ready(self)


class EchoCrowd:
    """All pairs."""

    def __init__(self, port: int, pace: float = 0.0) -> None:
        self.port = port
        self.pace = pace
        self.pairs: list[EchoPair] = []
        self.delays: list[float] = []
        self.done = 0
        self.playing = False

    async def gather(self, pairs: int) -> None:
        """Connect this many more pairs."""
        for _ in range(pairs):
            pair = EchoPair(self)
            for seat in pair.seats:
                address = f"ws://127.0.0.1:{self.port}/{len(self.pairs)}"
                await ws_connect(lambda seat=seat: seat, address, websocket_handshake_timeout=PATIENCE, read_buffer_init_size=2048)
            self.pairs.append(pair)

    def ready(self, pair: EchoPair) -> None:
        if not self.playing:
            return
        if not self.pace:
            return pair.speak()
        asyncio.get_running_loop().call_later(max(0.0, pair.sent_at + self.pace - time.perf_counter()), pair.speak)

    async def play(self, seconds: float) -> None:
        """Let everybody speak for this many seconds."""
        self.playing = True
        for pair in self.pairs:
            if self.pace:
                asyncio.get_running_loop().call_later(random.random() * self.pace, pair.speak)
            else:
                pair.speak()
        await asyncio.sleep(seconds)
        self.playing = False

    async def hang_up(self) -> None:
        """Close all connections, once the last frame has arrived."""
        await asyncio.sleep(self.pace + 1)
        transports = [seat.transport for pair in self.pairs for seat in pair.seats]
        for transport in transports:
            transport.disconnect()
        await asyncio.gather(*[transport.wait_disconnected() for transport in transports])


if __name__ == "__main__":
    serve()
