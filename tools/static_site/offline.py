"""Makes the site installable and able to work offline: the web manifest, and the service worker with its list of files."""

import hashlib
import json
import shutil
from pathlib import Path

from tools.page import WEB

OWN = WEB / "site"  # files of the site alone
WORKER = "service_worker.js"
MANIFEST = "jollyroll.webmanifest"
ICONS = {"icon-192.png": "192x192", "icon-512.png": "512x512"}
TOUCH_ICON = "icon-180.png"
DARK = "#0f2230"
DOCS = "docs"
LATER = ("python-", f"{DOCS}/")  # cached on first use
MARK = 16


def add_offline(site: Path) -> None:
    """Write the service worker, with all files for starting the page; its version changes with any file of the site."""
    for name in (*ICONS, TOUCH_ICON):
        shutil.copy(OWN / name, site / name)
    (site / MANIFEST).write_text(json.dumps(manifest()), encoding="utf-8")
    head = f'<link rel="manifest" href="./{MANIFEST}" /><link rel="apple-touch-icon" href="./{TOUCH_ICON}" /></head>'
    page = (site / "index.html").read_text(encoding="utf-8")
    (site / "index.html").write_text(page.replace("</head>", head), encoding="utf-8")
    found = sorted(path for path in site.rglob("*") if path.is_file())
    names = [path.relative_to(site).as_posix() for path in found]
    digest = hashlib.sha256()
    for name, path in zip(names, found, strict=True):
        digest.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    shell = ["./", *(name for name in names if not name.startswith(LATER) and name != "index.html")]
    source = (OWN / WORKER).read_text(encoding="utf-8")
    for empty, full in (
        ("FILES = []", f"FILES = {json.dumps(shell)}"),
        ("DOCS = []", f"DOCS = {json.dumps([name for name in names if name.startswith(f'{DOCS}/')])}"),
        ('VERSION = ""', f'VERSION = "{digest.hexdigest()[:MARK]}"'),
    ):
        source = source.replace(f"const {empty};", f"const {full};")
    (site / WORKER).write_text(source, encoding="utf-8")


def manifest() -> dict[str, object]:
    """The web manifest."""
    icons = [{"src": name, "sizes": size, "type": "image/png", "purpose": "any maskable"} for name, size in ICONS.items()]
    return {
        "name": "Jollyroll",
        "short_name": "Jollyroll",
        "description": "Pirate dice games, against bots and together on one device",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": DARK,
        "theme_color": DARK,
        "icons": [*icons, {"src": "jollyroll.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
