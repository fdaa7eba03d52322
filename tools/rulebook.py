"""Traceability: for each rule id its statement, the code that implements it and the tests that prove it.

    python3 run.py docs            writes docs/rules/*.md
    python3 run.py docs --check    only says whether they are up to date

Statements come from the register (the catalogues `rules.ftl` and `digital-rules.ftl`), code from
the ids in docstrings (not in their examples), tests from the ids in test names.
"""

import ast
import re
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from doctest import DocTestParser
from pathlib import Path

from jollyroll.kit import built_in, load_game
from jollyroll.words import say

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "jollyroll"
TESTS = ROOT / "tests"
PAGES = ROOT / "docs" / "rules"

TITLES = {game.code.upper(): (game.name, say(f"game-{game.code}", "en")) for game in map(load_game, built_in())}
TITLES["DIG"] = ("digital", "Rulings for play on a screen")
PREFIXES = "|".join(TITLES)

RULE = re.compile(rf"\b(?:{PREFIXES})-[AD]?\d+\b")
RULE_IN_TEST = re.compile(rf"(?<![A-Za-z0-9])({PREFIXES})_([AD]?\d+)(?![A-Za-z0-9])")
STATEMENT = re.compile(rf"^((?:{PREFIXES})-[AD]?\d+) = (.+)$", re.MULTILINE)

Places = dict[str, list[str]]


def statements() -> dict[str, str]:
    """The register: every rule id with its statement."""
    register: dict[str, str] = {}
    for page in sorted(SOURCES.rglob("words/en/*rules.ftl")):
        for rule, statement in STATEMENT.findall(page.read_text(encoding="utf-8")):
            if rule in register:
                raise SystemExit(f"{rule} stands twice in the register ({page.name}).")
            register[rule] = statement
    return register


def documented(path: Path) -> Iterator[tuple[str, str]]:
    """Names and docstrings of a module and its contents."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield "", explanation(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, explanation(node)


def explanation(node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> str:
    """A docstring without its examples, which illustrate rules implemented elsewhere."""
    return "".join(part for part in DocTestParser().parse(ast.get_docstring(node) or "") if isinstance(part, str))


def implementations() -> Places:
    """The places in the sources whose docstrings name each rule id."""
    found: Places = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for name, text in documented(path):
            for rule in dict.fromkeys(RULE.findall(text)):
                home = path.relative_to(SOURCES).as_posix()
                found[rule].append(f"`{name}` in {home}" if name else home)
    return found


def proofs() -> Places:
    """The tests whose names carry each rule id."""
    found: Places = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for game, number in RULE_IN_TEST.findall(node.name.replace("test_", "test.", 1).replace("__", ".")):
                    found[f"{game}-{number}"].append(f"{path.relative_to(TESTS).as_posix()}::{node.name}")
    return found


def order(rule: str) -> tuple[str, str, int]:
    """Sort key: rules first, then rulings, then differences between editions, each by number."""
    game, number = rule.split("-")
    letter = number[0] if number[0].isalpha() else ""
    return game, letter, int(number.removeprefix(letter))


def pages() -> dict[Path, str]:
    """The text of every page."""
    register, code, tests = statements(), implementations(), proofs()
    result: dict[Path, str] = {}
    for game, (name, title) in TITLES.items():
        lines = [f"# {title}: every rule, its code and its proof", "", "Made by `python3 run.py docs`; do not edit by hand.", ""]
        lines += ["| id | statement | implemented by | proven by |", "|---|---|---|---|"]
        for rule in sorted((rule for rule in register if rule.startswith(game + "-")), key=order):
            shown = "<br>".join(dict.fromkeys(code.get(rule, [])))
            proven = "<br>".join(f"`{test}`" for test in dict.fromkeys(tests.get(rule, [])))
            lines.append(f"| {rule} | {register[rule].replace('|', chr(92) + '|')} | {shown} | {proven} |")
        result[PAGES / f"{name}.md"] = "\n".join(lines) + "\n"
    return result


def main(arguments: list[str]) -> int:
    """Write the pages, or check them."""
    parser = ArgumentParser("python3 run.py docs", description="Writes docs/rules anew; or: docs site, pictures, solved, ratings.")
    parser.add_argument("--check", action="store_true", help="only list the pages that are out of date")
    asked = parser.parse_args(arguments)
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if asked.check:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run python3 run.py docs.", file=sys.stderr)
        return 1 if stale else 0
    PAGES.mkdir(parents=True, exist_ok=True)
    for path in stale:
        path.write_text(pages()[path], encoding="utf-8")
        print(f"{path.relative_to(ROOT)} written.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
