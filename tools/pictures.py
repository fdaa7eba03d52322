"""Makes the pictures of the page for the documents, from posed tables, so that they are reproducible.

python -m tools.pictures        writes docs/pictures/page/*.webp
"""

import base64
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.server.serving import ServerProcess
from tests.web.player import Player
from tests.web.posed import GAMES, finished_game, player_in, show_finale, show_game
from tools import page as the_page
from tools.chromium import the_chromium
from tools.node import the_node

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "page"
SIZES: dict[str, ViewportSize] = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1440, "height": 900}}
THEMES = ("dark", "light")
QUALITY = 82  # of WebP, in percent
MOST = 2_500_000  # bytes for all of them
PATIENCE = 600_000  # milliseconds; the coach may have to be compiled first

Show = Callable[[Player], None]


def main() -> int:
    """Make all pictures."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", the_node().program)
    the_page.build_if_needed()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=the_chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
                )
                for name, show, moving in scenes(server):
                    for size, theme in ((size, theme) for size in SIZES for theme in THEMES):
                        take(browser, server.port, f"{name}-{size}-{theme}", show, moving)
                browser.close()
        finally:
            server.stop()
    total = sum(file.stat().st_size for file in FOLDER.glob("*.webp"))
    print(f"{len(list(FOLDER.glob('*.webp')))} pictures, {total / 1_000:,.0f} kB")
    return 0 if total <= MOST else 1


def scenes(server: ServerProcess) -> Iterator[tuple[str, Show, bool]]:
    """The scenes, and whether anything moves in them."""
    yield "landing", landing, False
    for game in GAMES:
        yield game, lambda player, game=game: show_game(player, game), False  # type: ignore[misc]
    yield "finale", show_finale, True
    over = finished_game(server)

    def report(player: Player) -> None:
        over.go(player)
        expect(player.page.locator("figure svg")).to_be_visible(timeout=PATIENCE)
        player.page.locator("main button:has-text('Undo')").evaluate_all(
            "(all) => all.forEach((one) => one.remove())"
        )  # typed dice can be corrected

    yield "report", report, False


def landing(player: Player) -> None:
    """The landing page."""
    player.open()
    player.page.locator("section button").first.wait_for()


def take(browser: Browser, port: int, name: str, show: Show, moving: bool) -> None:
    """Take one picture in one size and theme."""
    _, size, theme = name.rsplit("-", 2)
    context = browser.new_context(
        viewport=SIZES[size],
        base_url=f"http://127.0.0.1:{port}",
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="no-preference" if moving else "reduce",
        locale="en-GB",
    )
    player = player_in(context)
    show(player)
    (FOLDER / f"{name}.webp").write_bytes(webp(player.page))
    context.close()
    print(name, flush=True)


def webp(page: Page) -> bytes:
    """A screenshot as WebP, a format that Playwright does not write."""
    session = page.context.new_cdp_session(page)
    return base64.b64decode(session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"])


if __name__ == "__main__":
    sys.exit(main())
