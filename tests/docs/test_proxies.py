"""A real nginx and a real Caddy, set up as `deploy/` says, stand in front of real servers, and games are played through them."""

import json
import random
import re
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

import pytest

from jollyroll.server import limits
from tests.server.clients import alone, begin, play_out, seat_two
from tests.server.serving import PATIENCE, ServerProcess
from tools.proxies import Proxy, the_proxy

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "table.example.org"
FEW_TABLES = {"TABLES": [2, 0.001]}
PORTS = range(10_000, 30_000)  # below those that systems give out
CADDYFILES = ("Caddyfile", "Caddyfile.compose")
TOO_LONG = 20_000  # letters of a body
TOO_LARGE = (413, 502)  # the second is what Caddy 2.6 says


class Answer(NamedTuple):
    status: int
    body: str
    headers: Mapping[str, str]


@contextmanager
def running(proxy: Proxy, arguments: list[str], port: int, log: Path) -> Iterator[int]:
    """The proxy, until it is not needed any more; gives its port."""
    with log.open("wb") as said:
        process = subprocess.Popen([proxy.program, *arguments], env=dict(proxy.environment), stdout=said, stderr=said)
    try:
        end = time.monotonic() + PATIENCE
        while not listens(port):
            assert process.poll() is None, log.read_text(errors="replace")
            assert time.monotonic() < end
            time.sleep(0.02)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    """A port that no other program is given by chance until the proxy listens there."""
    return next(port for port in iter(lambda: random.choice(PORTS), None) if not listens(port))


@contextmanager
def nginx(folder: Path, server: ServerProcess) -> Iterator[int]:
    """The file as it is, but for its name, its certificate and its ports."""
    text, port = (DEPLOY / "nginx.conf").read_text(encoding="utf-8"), free_port()
    assert text.count("127.0.0.1:8000;") == text.count("listen 443 ssl;") == 1
    text = text.replace("127.0.0.1:8000;", f"127.0.0.1:{server.port};").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = re.sub(r"^ *(ssl_certificate|listen \[).*\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 80;", f"listen {free_port()};")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"pid {folder}/pid;\ndaemon off;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    proxy, arguments = the_proxy("nginx"), ["-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([proxy.program, "-t", *arguments], env=dict(proxy.environment), capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr.decode(errors="replace")
    with running(proxy, arguments, port, folder / "log"):
        yield port


@contextmanager
def caddy(folder: Path, name: str, servers: Mapping[str, ServerProcess]) -> Iterator[int]:
    """The file as it is, but for its name and the addresses of the servers."""
    text, port = (DEPLOY / name).read_text(encoding="utf-8"), free_port()
    for address, server in {f"{NAME} {{": None, **servers}.items():
        assert text.count(address) == 1
        text = text.replace(address, f"127.0.0.1:{server.port}" if server else f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}", encoding="utf-8")
    found = the_proxy("caddy")
    proxy = Proxy(found.program, {**found.environment, "HOME": str(folder), "XDG_DATA_HOME": str(folder)})
    with running(proxy, ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], port, folder / "log"):
        yield port


def ask(port: int, path: str, body: str = "", source: str = "127.0.0.1", **headers: str) -> Answer:
    """A request by way of the proxy, from some address."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection = HTTPConnection("127.0.0.1", port, PATIENCE, (source, 0))
    try:
        connection.request("POST" if body else "GET", path, body or None, {"Content-Type": "application/json", **named})
        answer = connection.getresponse()
        return Answer(answer.status, answer.read().decode(), {name.lower(): value for name, value in answer.getheaders()})
    finally:
        connection.close()


def open_table(port: int, source: str, **headers: str) -> int:
    return ask(port, "/api/tables", json.dumps({"game": "kg", "seats": ["free", "bot:beginner"]}), source, **headers).status


def plays_and_holds(server: ServerProcess, port: int) -> None:
    """A game is played through it, and it neither lets anybody claim to be somebody else nor makes one of all."""
    through = copy(server)
    through.port = port
    one, two = seat_two(through)
    with one, two:
        begin(one, two)
        assert play_out([one, two], random.Random(1), 40) > 10
    assert open_table(port, "127.0.0.1", X_Forwarded_For="192.0.2.1") == 201
    assert open_table(port, "127.0.0.1", X_Forwarded_For="192.0.2.2") == 429, "whoever somebody claims to be is not passed on"
    assert open_table(port, "127.0.0.2") == 201, "who really asks is"
    request_id = ask(port, "/api/about", X_Request_Id="chosen").headers["x-request-id"]
    assert re.fullmatch(r"[0-9a-f-]{32,36}", request_id), "the proxy names the request"
    assert ask(port, "/api/tables", " " * TOO_LONG).status in TOO_LARGE
    assert '<html lang="en"' in ask(port, "/", Accept="text/html", Accept_Language="en").body


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("nginx.conf", r"keepalive_timeout (\d+)s;"),
        *((name, r"\tkeepalive (\d+)s\n") for name in ("Caddyfile", "Caddyfile.compose")),
    ],
)
def test_a_proxy_gives_idle_connections_up_before_the_server_does(name: str, pattern: str) -> None:
    """Otherwise it may send a request on one that just ends, and somebody reads an error."""
    [seconds] = re.findall(pattern, (DEPLOY / name).read_text(encoding="utf-8"))
    assert int(seconds) < limits.KEEP_ALIVE


def test_a_game_is_played_through_nginx(tmp_path: Path, built_page: Path) -> None:
    with ServerProcess(tmp_path / "server", FEW_TABLES, proxy="127.0.0.1") as server, nginx(tmp_path, server) as port:
        plays_and_holds(server, port)


def test_a_game_is_played_through_caddy_and_goes_on_when_one_of_two_servers_has_gone(
    tmp_path: Path, built_page: Path, database: str
) -> None:
    with ServerProcess(tmp_path / "server", FEW_TABLES, proxy="127.0.0.1") as server:
        (tmp_path / "one").mkdir()
        with caddy(tmp_path / "one", "Caddyfile", {"127.0.0.1:8000": server}) as port:
            plays_and_holds(server, port)
    first = ServerProcess(tmp_path / "first", proxy="127.0.0.1", store=database)
    second = ServerProcess(tmp_path / "second", proxy="127.0.0.1", store=database)
    (tmp_path / "two").mkdir()
    with first, second, caddy(tmp_path / "two", "Caddyfile.compose", {"table:8000": first, "table-2:8000": second}) as port:
        through = copy(first)
        through.port = port
        client = alone(through)
        for gone in (first, second):  # whichever it was connected to
            assert play_out([client], random.Random(2), 3) == 3
            if gone is first:
                first.stop()
                client.connect()
        client.close()
