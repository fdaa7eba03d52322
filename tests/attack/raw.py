"""Bytes on bare sockets, from any address of this machine: things that no decent client would send."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress

from websockets.frames import Frame, Opcode

KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
PATIENCE = 30  # seconds
A_MOMENT = 0.2


def stream_to(port: int, address: str, patience: float = PATIENCE, receive_buffer: int = 0) -> socket.socket:
    """A connection from this address."""
    stream = socket.socket()
    if receive_buffer:
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    stream.settimeout(patience)
    stream.bind((address, 0))
    stream.connect(("127.0.0.1", port))
    return stream


def request(path: str, body: object = None, more: str = "", method: str = "") -> bytes:
    """A request as bytes."""
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    head = f"{method or ('POST' if data else 'GET')} {path} HTTP/1.1\r\nHost: localhost\r\n{more}"
    head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if data else ""
    return f"{head}\r\n".encode() + data


def ask(port: int, address: str, path: str, body: object = None) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer to one request."""
    with stream_to(port, address) as stream:
        stream.sendall(request(path, body, "Connection: close\r\n"))
        answer = b"".join(iter(lambda: stream.recv(65_536), b""))
    head, _, content = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    return int(first.split()[1]), {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}, content


def opened_from(
    port: int, address: str, game: str = "kg", seats: tuple[str, ...] = ("free", "free"), **settings: object
) -> dict[str, str]:
    """A new table, opened by somebody at this address."""
    status, _, body = ask(port, address, "/api/tables", {"game": game, "seats": seats, "settings": settings})
    assert status == 201, body
    opened: dict[str, str] = json.loads(body)
    return opened


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, payload, fin).serialize(mask=True)


def said(do: str, **fields: object) -> bytes:
    """A valid frame of the protocol."""
    return frame(json.dumps({"v": 1, "id": "a", "do": do, **fields}).encode())


def upgrade(table: str) -> bytes:
    """The request for a connection to a table."""
    return request(f"/ws/{table}", more=f"Upgrade: websocket\r\nConnection: Upgrade\r\n{KEY}\r\n")


def websocket(port: int, address: str, table: str, hello: bool = True, receive_buffer: int = 0) -> socket.socket:
    """A connection to a table, after a hello or even without."""
    stream = stream_to(port, address, receive_buffer=receive_buffer)
    stream.sendall(upgrade(table))
    answer = stream.recv(1_024)
    assert answer.startswith(b"HTTP/1.1 101 "), answer
    if hello:
        stream.sendall(said("hello", offers="none"))
    return stream


def frames_from(stream: socket.socket) -> Iterator[bytes]:
    """The payloads that the server sends, until it closes."""
    with suppress(ConnectionError), stream.makefile("rb") as file:
        while head := file.read(2):
            length = head[1]
            if length == 126:
                length = int.from_bytes(file.read(2), "big")
            elif length == 127:
                length = int.from_bytes(file.read(8), "big")
            yield file.read(length)
