"""The path of a roll: our functions called between the frame that asks for it and the frame that shows it.

The whole server runs in this process. `sys.setprofile` notes every call in `jollyroll`, in all threads, from sending the frame
until its answer and its event have arrived. Comprehensions and generated code are not counted.
"""

import asyncio
import gc
import hashlib
import inspect
import json
import secrets
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import jollyroll

from .crowd import post

HOME = str(Path(jollyroll.__file__).parent) + "/"
ROLLS = 7
GOES_ON = inspect.CO_COROUTINE | inspect.CO_GENERATOR
GAMES = ("kg", "pk", "omg")
Calls = Counter[CodeType]


class Profile:
    """Counts calls of our functions while active; resuming a coroutine is no new call."""

    def __init__(self) -> None:
        self.calls: Calls | None = None
        self.frames: set[FrameType] = set()  # of calls that may still be running

    def note(self, frame: FrameType, event: str, _fact: object) -> None:
        """What `sys.setprofile` calls."""
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(HOME) or code.co_name.startswith("<"):
            return
        if frame not in self.frames:
            if code.co_flags & GOES_ON:
                self.frames.add(frame)
            if self.calls is not None:
                self.calls[code] += 1

    @contextmanager
    def into(self, calls: Calls) -> Iterator[None]:
        """Count calls during the block."""
        self.calls = calls
        try:
            yield
        finally:
            self.calls = None


class Player:
    """Plays both seats of a table over one connection."""

    def __init__(self, socket: Any, profile: Profile) -> None:
        self.socket = socket
        self.profile = profile
        self.frames = 0
        self.seq = 0
        self.now: Any = None
        self.offer: Any = None

    async def do(self, do: str, **fields: object) -> None:
        """Send a frame and return its answer."""
        self.frames += 1
        await self.socket.send(json.dumps({"v": 1, "id": str(self.frames), "do": do, **fields}))
        while (got := await self.receive()).get("re") != str(self.frames):
            pass
        assert got.get("ok"), got

    async def receive(self) -> Any:
        """The next frame of the server."""
        got = json.loads(await self.socket.recv())
        if "event" in got or "snapshot" in got:
            self.seq, self.now = got["seq"], got.get("now", self.now)
        self.offer = got.get("offer", self.offer)
        return got

    async def sit_down(self, host: str) -> None:
        """Take both seats and begin."""
        await self.do("hello", host=host, offers="numbers")
        seeds = [secrets.token_bytes(32) for _ in range(2)]
        for seat, seed in enumerate(seeds):
            seal = hashlib.sha256(seed).hexdigest()
            await self.do("sit", seat=seat, name=f"P{seat}", commitment=seal, nonce=secrets.token_hex(16))
        await self.do("start")
        for seat, seed in enumerate(seeds):
            await self.do("reveal", seat=seat, seed=seed.hex())
        while self.now is None:
            await self.receive()

    async def rolls(self) -> list[Calls]:
        """The calls of the first rolls made by a player."""
        found: list[Calls] = []
        while len(found) < ROLLS and self.now["waits"] != "nothing":
            action = {"seat": self.now["seat"], "at": self.seq, "nonce": secrets.token_hex(16)}
            before = self.seq
            if self.now["waits"] == "roll":
                calls: Calls = Counter()
                with self.profile.into(calls):
                    await self.do("roll", **action)
                    while self.seq == before:
                        await self.receive()
                found.append(calls)
            else:
                while not self.offer or self.offer["seq"] != self.seq:
                    await self.receive()
                await self.do("choose", choice=self.offer["choices"][0], **action)
            while self.seq == before:
                await self.receive()
        return found


async def path_of_a_roll(game: str, profile: Profile) -> Calls:
    """The calls of an ordinary roll."""
    from websockets.asyncio.client import connect

    from jollyroll.server.app import Server
    from jollyroll.server.serve import listen
    from jollyroll.server.transport.process import Process, config_of

    with tempfile.TemporaryDirectory() as folder:
        listener = listen("127.0.0.1", 0)
        port = listener.getsockname()[1]
        app = Server(Path(folder))
        process = Process(config_of(app, app.transport), app.say_goodbye, lambda: None)
        served = asyncio.create_task(process.serve([listener]))
        while not process.started:
            await asyncio.sleep(0.01)
        body = {"game": game, "seats": ["free", "free"], "settings": {"pace": 0}}
        opened = await asyncio.to_thread(post, port, "/api/tables", body)
        async with connect(f"ws://127.0.0.1:{port}/ws/{opened['table']}", proxy=None) as socket:
            player = Player(socket, profile)
            await player.sit_down(opened["host"])
            rolls = await player.rolls()
        process.should_exit = True
        await served
    return sorted(rolls, key=len)[len(rolls) // 2]


def words(calls: Calls) -> str:
    """How many, and in how many files."""
    files = {code.co_filename for code in calls}
    return f"{len(calls)} functions in {len(files)} files, {calls.total()} calls"


def main() -> None:
    """The path of a roll in each game; with `--all`, every function on it."""
    profile = Profile()
    threading.setprofile(profile.note)
    sys.setprofile(profile.note)
    try:
        paths = {game: asyncio.run(path_of_a_roll(game, profile)) for game in GAMES}
    finally:
        threading.setprofile(None)
        sys.setprofile(None)
        gc.enable()  # the server has turned it off
    for game, calls in paths.items():
        server = Counter({code: number for code, number in calls.items() if code.co_filename.startswith(f"{HOME}server/")})
        print(f"A roll of {game}: {words(calls)}; in the server: {words(server)}")
        if "--all" in sys.argv:
            for code, number in sorted(calls.items(), key=lambda each: (each[0].co_filename, each[0].co_firstlineno)):
                print(f"{number:5} {code.co_filename.removeprefix(HOME)}:{code.co_qualname}")


if __name__ == "__main__":
    main()
