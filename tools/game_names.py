"""Checks that no game is named outside its own folders: no name, code or phase of a game in sources written for all games.

Nor does the terminal know a game's dice: what they show, where they lie and what is done with them. Python is checked without
comments and docstrings, which may use a game as an example; other sources without comments. The product's comments and docstrings
cite rules of a game only in examples.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from jollyroll.kit import Game, built_in, load_game
from jollyroll.kit.dice_game import ASIDE
from jollyroll.terminal.dice_board import PLAIN, dice_board_of
from jollyroll.words import say
from tools.rulebook import explanation

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("src", "web", "tools")
GAMES = ("src/jollyroll/games/", "web/src/games/")  # the folders of the games themselves
MADE = ("src/jollyroll/server/page/", "web/node_modules/")
SOURCES = (".py", ".ts", ".svelte", ".js", ".mjs", ".css", ".json", ".html", ".svg", ".ftl", ".toml", ".conf", ".md")
EXEMPT = (
    "tools/solved/template.md",  # prose about our games, as in docs/solved.md
)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", re.DOTALL)
FLUENT_COMMENT = re.compile(r"^#[^\n]*", re.MULTILINE)
# Phases that several games may have, or whose names are common English words.
PLAIN_PHASES = {"throw", "roll", "reroll", "place", "pair", "victim", "commit"}

PRODUCT = "src/jollyroll/"
TERMINAL, TERMINAL_WORDS = "src/jollyroll/terminal/", "/terminal.ftl"
# Faces and places of dice that mean other things too.
PLAIN_DICE = {"key", "table", "cards", ASIDE}
MESSAGE = re.compile(r"([a-z][\w-]*) = ")


def words_of_games() -> re.Pattern[str]:
    """A pattern for a game's name in any spelling, its code as a word or part of one, its phases and its rules."""
    games = [load_game(name) for name in built_in()]
    phases = {phase for game in games for phase in game.phase_names.values()} - PLAIN_PHASES
    written = "|".join(map(re.escape, sorted({form for game in games for form in forms(game)})))
    codes = "|".join(game.code for game in games)
    words = "|".join(map(re.escape, sorted(phases)))
    return re.compile(
        rf"(?i:{written})|(?<![A-Za-z0-9])(?:{codes}|{codes.upper()})(?![A-Za-z0-9])|(?<![A-Za-z0-9_])(?:{words})(?![A-Za-z0-9_])"
    )


def forms(game: Game) -> Iterator[str]:
    """The spellings of a game's name in code, in addresses and in prose."""
    yield from (game.name, game.name.replace("_", "-"), game.name.replace("_", ""), game.name.replace("_", " "))
    yield say(f"game-{game.code}", "en")


def rules_of_games() -> re.Pattern[str]:
    """A pattern for the ids of the games' rules."""
    codes = "|".join(load_game(name).code.upper() for name in built_in())
    return re.compile(rf"\b(?:{codes})-[AD]?\d+\b")


def wrong_rules(name: str, text: str, pattern: re.Pattern[str]) -> Iterator[str]:
    """Each comment and docstring of the product, without examples, that cites a game's rule: its code is in the game's folder."""
    if not name.startswith(PRODUCT) or not name.endswith(".py"):
        return
    for line, said in explained(text):
        for found in pattern.finditer(said):
            yield f"{name}:{line}: {found[0]}"


def explained(text: str) -> Iterator[tuple[int, str]]:
    """Comments and docstrings of a Python source."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and ast.get_docstring(node):
            yield node.body[0].lineno, explanation(node)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def words_of_dice() -> re.Pattern[str]:
    """A pattern for what the games' dice show, for the places where they lie, and for what is done with them."""
    words: set[str] = set()
    for game in map(load_game, built_in()):
        beginning = game.new_state(game.seat_range[0], game.resolve())
        words |= {*game.face_names, *game.dice_shown(beginning), *dice_board_of(game).verbs}
    words -= {*PLAIN_DICE, *PLAIN.verbs}
    return re.compile(rf"(?<![A-Za-z0-9])(?i:{'|'.join(map(re.escape, sorted(words)))})(?![A-Za-z0-9])")


def wrong_dice(name: str, text: str, pattern: re.Pattern[str]) -> Iterator[str]:
    """Each place of the terminal's sources, and each id of its common messages, where a game's dice are named."""
    if name.startswith(TERMINAL):
        yield from wrong_names(name, text, pattern)
    elif name.endswith(TERMINAL_WORDS):
        ids = [found[1] if (found := MESSAGE.match(line)) else "" for line in text.splitlines()]
        yield from wrong_names(name, "\n".join(ids), pattern)


def wrong_names(name: str, text: str, pattern: re.Pattern[str]) -> Iterator[str]:
    """Each place of a source, its file name included, where a game is named."""
    for line, said in [(0, name), *spoken(name, text)]:
        for found in pattern.finditer(said):
            yield f"{name}:{line}: {found[0]}"


def spoken(name: str, text: str) -> Iterator[tuple[int, str]]:
    """The text of a source by line, without comments and docstrings."""
    if name.endswith(".py"):
        yield from spoken_python(text)
        return
    comment = FLUENT_COMMENT if name.endswith((".ftl", ".toml", ".conf")) else COMMENT
    bare = comment.sub(lambda found: "\n" * found[0].count("\n"), text)
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
        elif isinstance(node, ast.alias):
            yield node.lineno, f"{node.name.replace('.', ' ')} {node.asname or ''}"
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.lineno, node.arg or ""
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name


def sources(root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """The sources written for all games, by name."""
    for room in ROOMS:
        for path in sorted((root / room).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix in SOURCES and not name.startswith((*GAMES, *MADE)) and not name.endswith(EXEMPT):
                yield name, path.read_text(encoding="utf-8")


def main() -> int:
    """List the places where a game is named that should not be."""
    games, dice, rules = words_of_games(), words_of_dice(), rules_of_games()
    problems = [
        problem
        for name, text in sources()
        for problem in (
            *wrong_names(name, text, games),
            *wrong_dice(name, text, dice),
            *wrong_rules(name, text, rules),
        )
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
