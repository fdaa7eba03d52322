"""A network between browser and server that can be cut."""

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class Network:
    """Forwards everything, unless it is cut or swallows what the browser sends."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.cut = False
        self.deaf = False  # the browser's data no longer reach the server, unnoticed
        self.silent = False  # new connections get no answer
        self.asked = b""  # their data
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Network":
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        self.lose()

    def lose(self) -> None:
        """Cut the network."""
        self.cut = True
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        """Restore the network."""
        self.cut = self.deaf = self.silent = False

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                if self.cut:
                    browser.close()
                    continue
                if self.silent:
                    self._ends.append(browser)
                    threading.Thread(target=self._take, args=(browser,), daemon=True).start()
                    continue
                server = socket.create_connection(("127.0.0.1", self.target))
                self._ends += [browser, server]
                threading.Thread(target=self._pass, args=(browser, server, True), daemon=True).start()
                threading.Thread(target=self._pass, args=(server, browser, False), daemon=True).start()

    def _take(self, one: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                self.asked += data

    def _pass(self, one: socket.socket, other: socket.socket, speaking: bool) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                if not (speaking and self.deaf):
                    other.sendall(data)
            other.shutdown(socket.SHUT_WR)
