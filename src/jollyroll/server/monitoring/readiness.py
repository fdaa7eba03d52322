"""Readiness: whether a load balancer should send new players here."""

from jollyroll.server.live.context import ServerContext


def readiness(server: ServerContext) -> str:
    """The reason why not, as a word; empty if ready."""
    if getattr(server, "registry", None) is None:
        return "starting"
    if server.draining:
        return "draining"
    registry = server.registry
    if registry.store.lost:
        return "store-lost"
    if registry.writer.is_waiting or registry.peers.store_away:
        return "store-away"
    return "store-failing" if registry.writer.trouble else ""
