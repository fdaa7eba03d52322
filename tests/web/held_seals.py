"""Seals that are slow to arrive."""

from playwright.sync_api import BrowserContext, Page, WebSocketRoute

Seals = list[tuple[WebSocketRoute, str | bytes]]  # each with the connection on which it is to go on


def hold_back_seals(browser: Page | BrowserContext) -> Seals:
    """What is sealed here stays in this list, until it is sent on."""
    seals: Seals = []

    def hold_back(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda frame: seals.append((server, frame)) if '"do":"commit"' in str(frame) else server.send(frame))

    browser.route_web_socket("**/ws/*", hold_back)
    return seals
