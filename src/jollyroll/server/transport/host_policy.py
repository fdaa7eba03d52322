"""Which `Host` headers are accepted (against DNS rebinding). Another site can point its own name at this machine, and
its page would then be taken for ours; so requests under a name that is not the server's are refused."""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")  # endings that nobody can register


class HostPolicy:
    """The names that this server answers to; they depend on who is served."""

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
    """True for names of this machine itself."""
    with suppress(ValueError):
        return ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def is_of_home(name: str) -> bool:
    """True for an address, or a name that only the local network can give: no foreign page has one."""
    with suppress(ValueError):
        return bool(ip_address(name))
    return "." not in name or name.endswith(HOME)
