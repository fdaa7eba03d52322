"""python3 run.py docs solved [GAME ...] [--missing] [--page] [--check].

Computes the facts of these games (of all, if none is named) and writes the page. With --missing, only facts that are not there yet,
so that an interrupted run can go on; with --page, only the page, of the facts there are.
"""

import json
import sys
from pathlib import Path
from typing import Any

from jollyroll.kit import built_in

from .page import page

ROOT = Path(__file__).parent.parent.parent
FACTS = ROOT / "docs" / "solved.json"
PAGE = ROOT / "docs" / "solved.md"
PICTURES = ROOT / "docs" / "pictures" / "solved"


def files(facts: dict[str, Any]) -> dict[Path, str]:
    """Every file that is made of the facts."""
    text, pictures = page(facts)
    return {PAGE: text, **{PICTURES / f"{name}.svg": picture for name, picture in pictures.items()}}


def stale() -> list[Path]:
    """Files that are not what the facts make them."""
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    return [path for path, text in files(facts).items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    """Compute, write, or check."""
    if "--check" in arguments:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is out of date: run python3 run.py docs solved.", file=sys.stderr)
        return 1 if stale() else 0
    if "--page" not in arguments:
        from .facts import compute

        names = [name for name in built_in() if name in arguments] or list(built_in())
        facts: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8")) if FACTS.exists() else {}
        for what in compute(names, facts, "--missing" in arguments):
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
