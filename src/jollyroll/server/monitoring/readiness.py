"""Whether the server takes new players: what a load balancer asks before it sends anybody."""

from jollyroll.server.live.context import ServerContext


def readiness(server: ServerContext) -> str:
    """Why it does not, in a word; nothing if it does."""
    if getattr(server, "registry", None) is None:
        return "starting"
    if server.draining:
        return "draining"
    if server.registry.store.lost:
        return "store-lost"
    return "store-away" if server.registry.writer.is_waiting else ""
