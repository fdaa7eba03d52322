"""A plain web host on this machine for a built site, and a check that a browser has cached it: for tests and measurements."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

# Everything Python needs is cached, so the network may go.
KEPT = """
async () => {
  const list = await (await fetch("python.json")).json();
  const kept = [];
  for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()).map((request) => request.url));
  return Object.keys(list.bytes).every((name) => kept.some((url) => url.endsWith(`/${list.folder}/${name}`)));
}
"""


class PlainHost(ThreadingHTTPServer):
    """Serves the files of a folder below a path. The folder may be exchanged, as with a new version of a site."""

    def __init__(self, folder: Path, below: str = "/") -> None:
        self.folder, self.below = folder, below
        self.gone = False
        super().__init__(("127.0.0.1", 0), FileHandler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}{self.below}"

    def go(self) -> None:
        """Stop answering, open connections included."""
        self.gone = True
        self.shutdown()
        self.server_close()


class FileHandler(SimpleHTTPRequestHandler):
    """One request for a file."""

    protocol_version = "HTTP/1.1"
    server: PlainHost

    def parse_request(self) -> bool:
        if self.server.gone:
            self.close_connection = True
            return False
        return super().parse_request()

    def translate_path(self, path: str) -> str:
        self.directory = str(self.server.folder)
        below = self.server.below
        return super().translate_path("/" + path.removeprefix(below) if path.startswith(below) else "/nothing")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def hosted(folder: Path, below: str = "/") -> Iterator[PlainHost]:
    """Serve this folder."""
    with PlainHost(folder, below) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()
