"""The names this server goes by. A page of another site can give its own name the address of this machine, and would then be
taken for a page of ours: so whoever asks under a name that is not the server's is not let in."""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")  # endings that nobody can register


class HostPolicy:
    """Which names those are depends on who is served."""

    def __init__(self, host: str = "127.0.0.1", proxy: str = "", names: Iterable[str] = ()) -> None:
        self.anybody = bool(proxy)  # the proxy is asked, and knows its names
        self.here_only = is_here(host)
        self.names = {plain(name) for name in (*names, host, socket.gethostname())}

    def allows(self, host: str) -> bool:
        """The server goes by the name in this `Host` header. Browsers always send one; what sends none is no page."""
        if self.anybody or not host:
            return True
        name = name_in(host)
        return bool(name) and (is_here(name) or name in self.names or (not self.here_only and is_of_home(name)))


def plain(name: str) -> str:
    """A name as it is compared."""
    return name.casefold().removesuffix(".").strip("[]")


def name_in(host: str) -> str:
    """The name in a `Host` header, without the port; nothing if it is none."""
    with suppress(ValueError):
        parts = urlsplit(f"//{host}")
        if parts.netloc == host and parts.username is None:
            return plain(parts.hostname or "")
    return ""


def is_here(name: str) -> bool:
    """This machine, as it calls itself."""
    with suppress(ValueError):
        return ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def is_of_home(name: str) -> bool:
    """An address, or a name that only the own network can have given: nobody else's page is found under these."""
    with suppress(ValueError):
        return bool(ip_address(name))
    return "." not in name or name.endswith(HOME)
