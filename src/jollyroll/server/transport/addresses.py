"""Under which addresses people reach this server."""

import socket
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_network
from typing import Any
from urllib.parse import urlsplit

ANYWHERE = ("0.0.0.0", "::", "")
FAMILIES = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # each with an address that is nobody's
NETWORK_BITS = 64  # of an address of version 6
KEPT = 4_096  # addresses whose networks are kept in mind
HERE = ("localhost", "127.0.0.1", "::1")  # each machine is that to itself


def network_addresses(families: Iterable[int] = FAMILIES) -> list[str]:
    """The addresses of this machine in its networks of these kinds. Nothing is sent to find out."""
    found: list[str] = []
    for family, target in FAMILIES.items():
        if family not in families:
            continue
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found.append(probe.getsockname()[0])
    return [f"[{address}]" if ":" in address else address for address in found if not address.startswith(("127.", "::1", "fe80"))]


def for_others(base: str, addresses: Sequence[str]) -> str:
    """Where another device finds this server that somebody knows as `base`; `addresses` are those in the network."""
    with suppress(ValueError):
        if addresses and urlsplit(base).hostname in HERE:
            return addresses[0]
    return base


def who_asks(scope: Mapping[str, Any]) -> str:
    """Who sent a request, or connects, as far as the network tells."""
    client = scope.get("client")
    return asker_of(client[0]) if client else "?"


@lru_cache(KEPT)
def asker_of(address: str) -> str:
    """Who that is, for limits: a network of version 6 is one asker, since everybody there has millions of addresses.

    A socket that serves both kinds of network writes addresses of version 4 in those of version 6; they are what they are.
    """
    with suppress(ValueError):
        if ":" in address:
            long = IPv6Address(address.partition("%")[0])
            return str(long.ipv4_mapped or ip_network((long, NETWORK_BITS), strict=False))
    return address


def is_of_this_machine(asker: str) -> bool:
    """Whoever that is sits at this machine itself."""
    return asker.startswith("127.") or asker == asker_of("::1")


def same_origin(origin: str, host: str) -> bool:
    """A page from this origin belongs to the server that was asked under this name."""
    with suppress(ValueError):  # what is no address is nobody's origin
        return bool(host) and urlsplit(origin).netloc.casefold() == host.casefold()
    return False
