"""Builds a single HTML file that verifies the dice of records offline. Tests check its modules against the test vectors."""

import base64
import html
import json
import re
from hashlib import sha256
from importlib.resources import files
from string import Template

from jollyroll.kit import game_names, load_game
from jollyroll.words import say, spoken

FOLDER = files(__package__) / "browser"
MODULES = (  # in the order of their dependencies
    *("sha256", "fair", "game_mark", "actions", "devices", "nonce_check", "device_check"),
    *("record_words", "record", "verify", "page"),
)
TEXTS = {
    "title": "page-title",
    "intro": "page-intro",
    "choose": "page-choose",
    "paste": "page-paste",
    "mark": "page-mark",
    "check": "page-check",
}
FINDINGS = (
    *("dice-differ", "draw-differs", "link-broken", "link-twice", "link-skipped", "seal-differs"),
    *("nonce-differs", "nonce-changed"),
    *("thrower-link", "witness-link", "thrower-differs", "witness-differs", "witness-missing"),
    *("links-changed", "late-chain-alone", "seal-misplaced"),
    *("left-differs", "not-opened", "not-sealed", "chain-used-up", "sides-differ", "seats-differ"),
    *("seed-missing", "seed-differs", "seed-twice", "chain-alone", "chain-late", "mark-differs"),
)
REMARKS = (
    *("chain-replaced", "restarted"),
    *("one-program", "unwitnessed", "passed-over", "without-device", "one-device", "sealed-late"),
)
SAID = (
    *("page-verified", "page-partly", "page-failed", "page-nothing", "page-unreadable"),
    *("page-counts", "page-witnessed", "page-limits"),
    *("page-column-number", "page-column-turn", "page-column-shown", "page-column-verdict"),
    *("fair-verified-how", "fair-failed-how", "fair-nothing", "fair-by-hand", "fair-remarks", "fair-details"),
    *("fair-mark", "fair-mark-fresh", "fair-mark-devices", "fair-mark-same", "fair-mark-same-fresh", "fair-mark-same-devices"),
    *("fair-game-mark", "fair-game-mark-same"),
    *("fair-as-sealed", "fair-not-sealed", "fair-not-as-sealed"),
    *(f"finding-{code}" for code in FINDINGS),
    *(f"remark-{code}" for code in REMARKS),
)
FACTS = ("throw", "place", "chain", "seat", "shown", "sealed", "throws", "draws", "unsealed", "witnessed", "mark")


def verify_page(record: str = "", language: str = "") -> str:
    """The page; if given a record's text, it opens with that record verified."""
    language = language or spoken()
    script, style = one_script(), asset("page.css")
    facts = {fact: f"{{{fact}}}" for fact in FACTS}  # placeholders that the page fills
    messages = {name: say(name, language, **facts) for name in SAID}
    return Template(asset("page.html")).substitute(
        {name: html.escape(say(message, language)) for name, message in TEXTS.items()},
        language=language,
        script=script,
        script_hash=source_hash(script),
        style=style,
        style_hash=source_hash(style),
        messages=in_script(messages),
        presets=in_script(presets()),
        record=in_script(record),
    )


def presets() -> list[dict[str, object]]:
    """The options of every preset, by rules version; the defaults have an empty name."""
    versions = [game.under(version) for game in map(load_game, game_names()) for version in range(1, game.rules_version + 1)]
    return [
        {"game": game.name, "rules": game.rules_version, "preset": preset, "options": game.resolve(preset)}
        for game in versions
        for preset in ("", *game.presets)
    ]


def asset(name: str) -> str:
    """The text of a file in the folder."""
    return (FOLDER / name).read_text(encoding="utf-8")


def one_script() -> str:
    """All modules as one script, since browsers do not load modules from files."""
    parts = [re.sub(r"^import .*\n|^export ", "", asset(f"{name}.mjs"), flags=re.MULTILINE) for name in MODULES]
    return '(() => {\n"use strict";\n' + "\n".join(parts) + "})();\n"


def source_hash(source: str) -> str:
    """The hash of a source for the page's Content Security Policy."""
    return "sha256-" + base64.b64encode(sha256(source.encode()).digest()).decode()


def in_script(value: object) -> str:
    """JSON that is safe inside a script element."""
    return json.dumps(value, ensure_ascii=True).replace("<", "\\u003c")
