"""Network addresses: of this server, and of those who connect to it."""

import socket
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_network
from typing import Any
from urllib.parse import urlsplit

ANYWHERE = ("0.0.0.0", "::", "")
FAMILIES = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # each with an address reserved for documentation
NETWORK_BITS = 64  # of an IPv6 address
KEPT = 4_096  # cached addresses
HERE = ("localhost", "127.0.0.1", "::1")  # loopback: useless to other devices


def network_addresses(families: Iterable[int] = FAMILIES) -> list[str]:
    """This machine's addresses in its networks. Connecting a UDP socket sends nothing."""
    found: list[str] = []
    for family, target in FAMILIES.items():
        if family not in families:
            continue
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found.append(probe.getsockname()[0])
    return [f"[{address}]" if ":" in address else address for address in found if not address.startswith(("127.", "::1", "fe80"))]


def for_others(base: str, addresses: Sequence[str]) -> str:
    """The server's address for other devices, for a client that uses `base`; `addresses` are those in the network."""
    with suppress(ValueError):
        if addresses and urlsplit(base).hostname in HERE:
            return addresses[0]
    return base


def asker_in(scope: Mapping[str, Any]) -> str:
    """The asker of a request or connection."""
    client = scope.get("client")
    return asker_of(client[0]) if client else "?"


@lru_cache(KEPT)
def asker_of(address: str) -> str:
    """The asker of an address: an IPv6 network counts as one, since everybody there has millions of addresses.

    A dual-stack socket reports IPv4 addresses mapped into IPv6; they are unmapped.
    """
    with suppress(ValueError):
        if ":" in address:
            long = IPv6Address(address.partition("%")[0])
            return str(long.ipv4_mapped or ip_network((long, NETWORK_BITS), strict=False))
    return address


def is_of_this_machine(asker: str) -> bool:
    """Whether the asker is on this machine."""
    return asker.startswith("127.") or asker == asker_of("::1")


def same_origin(origin: str, host: str) -> bool:
    """Whether a page from this origin comes from the host that it asks."""
    with suppress(ValueError):  # not an address
        return bool(host) and urlsplit(origin).netloc.casefold() == host.casefold()
    return False
