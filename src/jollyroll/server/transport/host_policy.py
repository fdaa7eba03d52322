"""Which `Host` headers are accepted, against DNS rebinding. Another site can point its own name at this machine, so that its page
passes for ours; requests with a foreign name are refused.
"""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")  # domains that nobody can register


class HostPolicy:
    """The host names that this server answers to."""

    def __init__(self, host: str = "127.0.0.1", proxy: str = "", names: Iterable[str] = ()) -> None:
        self.anybody = bool(proxy)  # behind a proxy, which checks names itself
        self.here_only = is_here(host)
        self.names = {plain(name) for name in (*names, host, socket.gethostname())}

    def allows(self, host: str) -> bool:
        """Whether the server has the name in this `Host` header. Browsers always send one; requests without come from no page."""
        if self.anybody or not host:
            return True
        name = name_in(host)
        return bool(name) and (is_here(name) or name in self.names or (not self.here_only and is_of_home(name)))


def plain(name: str) -> str:
    """A name normalized for comparison."""
    return name.casefold().removesuffix(".").strip("[]")


def name_in(host: str) -> str:
    """The name in a `Host` header, without the port; empty if malformed."""
    with suppress(ValueError):
        parts = urlsplit(f"//{host}")
        if parts.netloc == host and parts.username is None:
            return plain(parts.hostname or "")
    return ""


def is_here(name: str) -> bool:
    """Whether this is a name of this machine itself."""
    with suppress(ValueError):
        return ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def is_of_home(name: str) -> bool:
    """Whether this is an address, or a name that only the local network can assign."""
    with suppress(ValueError):
        return bool(ip_address(name))
    return "." not in name or name.endswith(HOME)
