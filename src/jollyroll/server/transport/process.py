"""The server process under uvicorn: configuration, startup and shutdown."""

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
from .transports import Transport
from .worker_routes import WorkerRoutes

SWITCH = 0.001  # seconds between thread switches, so that the store's thread runs soon
Application = Callable[..., Awaitable[None]]


class Process(uvicorn.Server):
    """uvicorn's server, with callbacks when it listens and before it closes connections."""

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
        """Stop gracefully on the first signal and at once on the second. All that was shown is stored, so nothing is lost."""
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
            garbage.SeldomCollector().run(loop)
            sys.setswitchinterval(SWITCH)
            if self.routes:
                HttpProtocol.ROUTES = self.routes
                self.routes.start(loop, self.admitted())
            loop.run_in_executor(None, self.ready)  # in a thread, since loading the catalogues takes a while

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.say_goodbye()
        if self.routes:
            self.routes.stop(asyncio.get_running_loop(), self.admitted())
        await super().shutdown(sockets)

    def admitted(self) -> Callable[..., Admitted]:
        """The protocol factory for connections that another worker hands over."""
        facts = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        return partial(Admitted, **facts)


def end_at_once(code: int) -> None:
    """End the process immediately."""
    sys.stdout.flush()
    os._exit(code)


def note_errors_alone() -> None:
    """Keep only uvicorn's log messages that matter."""
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)


def config_of(application: Application, transport: Transport, proxy: str = "") -> uvicorn.Config:
    """uvicorn's configuration for this application."""
    return uvicorn.Config(
        application,
        log_config=None,
        access_log=False,
        loop=loop_name(),
        http=transport.http,
        ws=transport.websocket,
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
    """The fastest event loop available."""
    return "asyncio" if sys.platform == "win32" else "uvloop"
