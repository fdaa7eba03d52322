"""python3 run.py docs solved [GAME ...] [--missing] [--page] [--check].

Computes the facts of these games (of all, if none is named) and writes the page. With --missing, it computes only facts that are
missing, to resume an interrupted run; with --page, it writes only the page, from stored facts.
"""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from jollyroll.kit import built_in
from tools.built_in_games import built_in_game

from .page import page

ROOT = Path(__file__).parent.parent.parent
FACTS = ROOT / "docs" / "solved.json"
PAGE = ROOT / "docs" / "solved.md"
PICTURES = ROOT / "docs" / "pictures" / "solved"


def files(facts: dict[str, Any]) -> dict[Path, str]:
    """Every file made from the facts."""
    text, pictures = page(facts)
    return {PAGE: text, **{PICTURES / f"{name}.svg": picture for name, picture in pictures.items()}}


def stale() -> list[Path]:
    """The files that are out of date."""
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    return [path for path, text in files(facts).items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    """Compute, write, or check."""
    parser = ArgumentParser("python3 run.py docs solved", description="Computes the facts of these games and writes the page.")
    parser.add_argument("games", metavar="GAME", nargs="*", type=built_in_game, help="all games, if none is named")
    parser.add_argument("--missing", action="store_true", help="compute only facts that are missing")
    parser.add_argument("--page", action="store_true", help="write only the page, from stored facts")
    parser.add_argument("--check", action="store_true", help="only list the files that are out of date")
    asked = parser.parse_args(arguments)
    if asked.check:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is out of date: run python3 run.py docs solved.", file=sys.stderr)
        return 1 if stale() else 0
    if not asked.page:
        from .facts import compute

        names = [name for name in built_in() if name in asked.games] or list(built_in())
        facts: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8")) if FACTS.exists() else {}
        for what in compute(names, facts, asked.missing):
            FACTS.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
            print(what, flush=True)
        if set(facts) != set(built_in()):
            return 0
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path, text in files(json.loads(FACTS.read_text(encoding="utf-8"))).items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)} written.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
