"""Draws the icons of the installed site from web/public/jollyroll.svg: python -m tools.static_site.icons."""

import os

from tools.node import the_node
from tools.page import WEB
from tools.static_site.offline import DARK, ICONS, OWN, TOUCH_ICON

SEEN = 0.8  # of the width: systems crop icons to circles and the like


def main() -> None:
    """Draw the picture on its own colour, with a margin."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", the_node().program)
    from playwright.sync_api import sync_playwright

    from tools.chromium import the_chromium

    drawn = (WEB / "public" / "jollyroll.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=the_chromium(), args=["--no-sandbox"])
        for name in (*ICONS, TOUCH_ICON):
            size = int(name.split("-")[1].split(".")[0])
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{DARK}"
            page.set_content(f'<body style="{style}"><div style="width:{SEEN:.0%}">{drawn}</div></body>')
            page.screenshot(path=OWN / name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
