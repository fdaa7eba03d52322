"""A class name stands for one thing in the whole product; the same role in each game, at the same place there, is one thing."""

import ast
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "jollyroll"
GAMES = "games"


def classes() -> dict[str, set[str]]:
    """Where each class is defined; the folder of a game counts as one and the same, whichever the game."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES).parts
        home = "/".join((GAMES, "*", *parts[2:]) if parts[0] == GAMES and len(parts) > 2 else parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].add(home)
    return found


def main() -> int:
    """Say which names stand for more than one class."""
    twice = {name: homes for name, homes in classes().items() if len(homes) > 1}
    for name, homes in sorted(twice.items()):
        print(f"{name}: {', '.join(sorted(homes))}", file=sys.stderr)
    return 1 if twice else 0


if __name__ == "__main__":
    sys.exit(main())
