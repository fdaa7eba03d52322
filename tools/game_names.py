"""Outside a game's folder nobody knows it: no game's name, code or phase stands in what is written for all games.

Python is looked at without comments and docstrings, which may take a game as an example; other sources without comments.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from jollyroll.kit import built_in, load_game

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("src/jollyroll", "web/src", "tools")
GAMES = ("src/jollyroll/games/", "web/src/games/")  # the folders of the games themselves
SOURCES = (".py", ".ts", ".svelte", ".js", ".css", ".json")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", re.DOTALL)
# Phases that more than one game may have, or whose names are words of the language or of all games.
PLAIN_PHASES = {"throw", "roll", "reroll", "place", "pair", "victim", "commit"}


def words_of_games() -> re.Pattern[str]:
    """What gives a game away."""
    games = [load_game(name) for name in built_in()]
    phases = {phase for game in games for phase in game.phase_names.values()} - PLAIN_PHASES
    words = [*(game.name for game in games), *(game.code for game in games), *phases]
    prefixes = "|".join(game.code.upper() for game in games)
    named = "|".join(map(re.escape, words))
    return re.compile(rf"(?<![A-Za-z0-9_])(?:{named})(?![A-Za-z0-9_])|\b(?:{prefixes})-[AD]?\d")


def wrong_names(path: Path, text: str, pattern: re.Pattern[str]) -> Iterator[str]:
    """Each place of a source where a game is named."""
    for line, said in spoken(path, text):
        for found in pattern.finditer(said):
            yield f"{path.relative_to(ROOT)}:{line}: {found[0]}"


def spoken(path: Path, text: str) -> Iterator[tuple[int, str]]:
    """What a source says, by line, without comments and docstrings."""
    if path.suffix == ".py":
        yield from spoken_python(text)
        return
    bare = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    yield from enumerate(bare.splitlines(), 1)


def spoken_python(text: str) -> Iterator[tuple[int, str]]:
    """Names, modules and strings of a Python source."""
    tree = ast.parse(text)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, (node.module or "").replace(".", " ")
            yield node.lineno, " ".join(alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield node.lineno, " ".join(alias.name.replace(".", " ") for alias in node.names)
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name


def main() -> int:
    """Say where a game is named that should not be."""
    pattern = words_of_games()
    problems: list[str] = []
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in SOURCES and not name.startswith(GAMES) and "__pycache__" not in name and "/server/page/" not in name:
                problems += wrong_names(path, path.read_text(encoding="utf-8"), pattern)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
