"""A proxy between a browser and the server, for features that need Playwright otherwise.

Bots at tables opened through it play without pauses, and every page reports its errors here.
"""

import json
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

NOTING = (Path(__file__).parent / "noting.js").read_bytes()
CHUNK = 65_536
CUT_OFF = "TypeError: Importing a module script failed."  # WebKit, when a page is left while it still loads modules


class Relay:
    """Forwards everything, and collects the errors of pages."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.complaints: list[str] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(browser,), daemon=True).start()

    def _serve(self, browser: socket.socket) -> None:
        """Serve one request per connection, or a WebSocket for as long as it lasts."""
        with suppress(OSError), browser, browser.makefile("rb") as incoming:
            line, headers = read_head(incoming)
            if not line:
                return
            path = line.split(" ")[1]
            body = incoming.read(int(headers.get("content-length", 0)))
            if path == "/complaints":
                self.complaints += {body.decode()} - {CUT_OFF}
                return browser.sendall(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
            if path == "/noting.js":
                return browser.sendall(answer("HTTP/1.1 200 OK", {"content-type": "text/javascript"}, NOTING))
            with socket.create_connection(("127.0.0.1", self.target)) as server:
                if headers.get("upgrade"):
                    server.sendall(head(line, headers) + body)
                    threading.Thread(target=pass_on, args=(server, browser), daemon=True).start()
                    return pass_on(browser, server)
                if line.startswith("POST /api/tables "):
                    table = json.loads(body)
                    body = json.dumps({**table, "settings": {**table.get("settings", {}), "pace": 0}}).encode()
                if "text/html" in headers.get("accept", ""):
                    headers.pop("accept-encoding", None)
                line = line.replace("HTTP/1.1", "HTTP/1.0")  # so that answers are not chunked
                server.sendall(head(line, {**headers, "connection": "close", "content-length": str(len(body))}) + body)
                self._answer(browser, server)

    def _answer(self, browser: socket.socket, server: socket.socket) -> None:
        """Add a script to pages that reports their errors."""
        with server.makefile("rb") as outgoing:
            line, headers = read_head(outgoing)
            body = outgoing.read()
            if "text/html" in headers.get("content-type", ""):
                body = body.replace(b"<head>", b'<head><script src="/noting.js"></script>', 1)
            browser.sendall(answer(line, headers, body))


def read_head(stream: BinaryIO) -> tuple[str, dict[str, str]]:
    line = stream.readline().decode("latin-1").strip()
    headers: dict[str, str] = {}
    while text := stream.readline().decode("latin-1").strip():
        name, _, value = text.partition(":")
        headers[name.lower()] = value.strip()
    return line, headers


def head(line: str, headers: dict[str, str]) -> bytes:
    return "\r\n".join([line, *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode("latin-1")


def answer(line: str, headers: dict[str, str], body: bytes) -> bytes:
    return head(line, {**headers, "connection": "close", "content-length": str(len(body))}) + body


def pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(CHUNK):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_RDWR)
