"""The process under uvicorn: how it is set up, what is done when it listens, and what before it stops."""

import asyncio
import logging
import os
import socket
import sys
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from types import FrameType
from typing import Literal

import uvicorn

from jollyroll.errors import FAILED
from jollyroll.server import limits

from . import garbage
from .admission import Admitted
from .http_protocol import HttpProtocol, is_worth_logging
from .ways import Way
from .worker_routes import WorkerRoutes

SWITCH = 0.001  # seconds: the store's thread must not wait long for its turn
Application = Callable[..., Awaitable[None]]


class Process(uvicorn.Server):
    """Says goodbye before connections are closed, and tells when it listens."""

    def __init__(
        self,
        config: uvicorn.Config,
        say_goodbye: Callable[[], Awaitable[None]],
        ready: Callable[[], None],
        notice: float = 0,
        routes: WorkerRoutes | None = None,
    ) -> None:
        super().__init__(config)
        self.routes = routes  # to other workers
        self.patience = notice + limits.END_WITHIN
        self.say_goodbye = say_goodbye
        self.ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when told to, and call it a success; told twice, at once. What was shown is stored, so nothing is lost."""
        if self.should_exit:
            end_at_once(128 + sig)
        self.should_exit = True
        hung = threading.Timer(self.patience, end_at_once, [FAILED])
        hung.daemon = True
        hung.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            loop = asyncio.get_running_loop()
            garbage.collect_manually()
            garbage.collect_seldom(loop)
            sys.setswitchinterval(SWITCH)
            if self.routes:
                HttpProtocol.ROUTES = self.routes
                self.routes.start(loop, self.admitted())
            loop.run_in_executor(None, self.ready)  # words take a while to load: serve meanwhile

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.say_goodbye()
        if self.routes:
            self.routes.stop(asyncio.get_running_loop(), self.admitted())
        await super().shutdown(sockets)

    def admitted(self) -> Callable[..., Admitted]:
        """How a connection is served that another worker has handed over."""
        facts = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        return partial(Admitted, **facts)


def end_at_once(code: int) -> None:
    """End the process, whatever it is at."""
    sys.stdout.flush()
    os._exit(code)


def note_errors_alone() -> None:
    """Of what uvicorn has to tell, only what is worth it."""
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)


def config_of(application: Application, way: Way, proxy: str = "") -> uvicorn.Config:
    """How uvicorn serves this."""
    return uvicorn.Config(
        application,
        log_config=None,
        access_log=False,
        loop=loop_name(),
        http=way.http,
        ws=way.websocket,
        ws_max_size=limits.LARGEST_READ,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.PING_EVERY,
        ws_ping_timeout=limits.PING_EVERY,
        lifespan="on",
        server_header=False,
        date_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or "127.0.0.1",
        timeout_graceful_shutdown=limits.STOP_WITHIN,
        timeout_keep_alive=limits.KEEP_ALIVE,
        limit_concurrency=limits.CONNECTIONS + limits.IDLE_SOCKETS,
    )


def loop_name() -> Literal["asyncio", "uvloop"]:
    """The fastest event loop there is."""
    return "asyncio" if sys.platform == "win32" else "uvloop"
