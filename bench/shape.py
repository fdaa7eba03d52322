"""The shape of the code, before and after: python3 run.py bench shape [BASE].

Two commits are read out of git, by default the last one before the code was split into rooms, and the newest.
Both are measured with the lints of today.
"""

import re
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from jollyroll.kit import built_in
from tools import any_types, class_names, game_names

ROOT = Path(__file__).resolve().parents[1]
BASE = "c4e12733"
NEWEST = "HEAD"
SRC = "src/jollyroll"
PAGE = "web/src"
EXAMPLE = "examples/ship_captain_crew"
NAMED = 3  # how many of the longest and the largest are named
SHALLOW = "git has no commit {commit} here. In a shallow clone, `git fetch --unshallow` brings the rest of history."


class Sources(NamedTuple):
    """The sources of a commit."""

    root: Path
    games: re.Pattern[str]

    def texts(self, pattern: str, under: str = "") -> dict[str, str]:
        """Each file of a kind, by its name."""
        found = sorted((self.root / under).rglob(pattern))
        return {path.relative_to(self.root).as_posix(): path.read_text(encoding="utf-8") for path in found if path.is_file()}


def main(arguments: list[str] | None = None) -> int:
    """A row for each measure, as a table of Markdown."""
    base = (arguments or [BASE])[0]
    try:
        commits = [found(commit) for commit in (base, NEWEST)]
    except (OSError, subprocess.CalledProcessError):
        print(SHALLOW.format(commit=base), file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        both = [sources_of(commit, Path(folder) / str(place)) for place, commit in enumerate(commits)]
        print(f"| | {commits[0][:8]} | {commits[1][:8]} |\n|---|---|---|")
        for name, measure in MEASURES.items():
            print(f"| {name} | {' | '.join(measure(sources) for sources in both)} |", flush=True)
    return 0


def found(commit: str) -> str:
    """The whole name of a commit; an error of git if it is not there."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def sources_of(commit: str, folder: Path) -> Sources:
    """Unpack the sources of a commit."""
    packed = subprocess.run(["git", "-C", str(ROOT), "archive", commit], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return Sources(folder, game_names.words_of_games())


def several_meanings(sources: Sources) -> str:
    """Names of types that stand for several things; a module for each game, wherever it stands, is one thing."""
    sides = {"Python": class_names.python_names(sources.root / SRC), "page": class_names.page_names(sources.root / PAGE)}
    counts = []
    for side, names in sides.items():
        homes = {name: {one_for_all_games(home) for home in places} for name, places in names.items()}
        counts.append(f"{sum(len(places) > 1 for places in homes.values())} in {'the page' if side == 'page' else side}")
    return ", ".join(counts)


def across_the_border(sources: Sources) -> str:
    """Names of types in the page that stand for something else in Python; what describes the same thing does not count."""
    in_python = class_names.python_names(sources.root / SRC)
    own = {
        name
        for name, homes in class_names.page_names(sources.root / PAGE).items()
        for home in homes
        if Path(home).name != "types.ts" and not any(class_names.is_mirrored(home, other) for other in in_python[name])
    }
    return str(sum(bool(in_python[name]) for name in own))


def one_for_all_games(home: str) -> str:
    """A place, with a star for the name of a game."""
    return re.sub(rf"(?<![a-z])({'|'.join(built_in())})(?![a-z])", "*", home)


def blank(sources: Sources) -> str:
    """Types that say nothing."""
    counted = any_types.blank_types(sources.root / SRC)
    return f"{counted.total()}, {counted['Any']} of them the word `Any`"


def largest_rooms(sources: Sources) -> str:
    """The folders with the most modules."""
    folders = Counter(
        str(Path(name).parent.relative_to(SRC)) for name in sources.texts("*.py", SRC) if not name.endswith("__init__.py")
    )
    return ", ".join(f"`{folder}/` {number}" for folder, number in folders.most_common(NAMED))


def server(sources: Sources) -> str:
    """How the modules of the server are spread."""
    folders: dict[Path, int] = defaultdict(int)
    for name in sources.texts("*.py", f"{SRC}/server"):
        folders[Path(name).parent] += not name.endswith("__init__.py")
    return f"{sum(folders.values())} in {len(folders)} folders, at most {max(folders.values())} in one"


def rooms(sources: Sources) -> str:
    """How many modules each room has."""
    counted = Counter(Path(name).relative_to(SRC).parts[0] for name in sources.texts("*.py", SRC) if name.count("/") > 2)
    return ", ".join(f"`{room}/` {number}" for room, number in counted.most_common())


def for_one_game(sources: Sources) -> str:
    """The files of the example, a game in one folder; where there is none, those that bear the name of one of our games."""
    if (sources.root / EXAMPLE).is_dir():
        return f"{len(sources.texts('*', EXAMPLE))} in one folder"
    found = (path for under in (SRC, PAGE) for path in (sources.root / under).rglob("*") if path.is_file())
    files = [path.relative_to(sources.root) for path in found]
    numbers = [sum(game in path.as_posix() for path in files) for game in built_in()]
    folders = [len({path.parent for path in files if game in path.as_posix()}) for game in built_in()]
    return f"{min(numbers)} to {max(numbers)} in {min(folders)} to {max(folders)} folders"


def longest(kind: str, under: str) -> Callable[[Sources], str]:
    """The longest files, in lines."""

    def named(sources: Sources) -> str:
        lines = Counter({name: text.count("\n") for name, text in sources.texts(kind, under).items()})
        return ", ".join(f"`{Path(name).relative_to(under).as_posix()}` {number}" for name, number in lines.most_common(NAMED))

    return named


def naming_games(sources: Sources) -> str:
    """Files outside the folders of games that name one: whoever adds a game has to open such files."""
    named = {name for name, text in game_names.sources(sources.root) if any(game_names.wrong_names(name, text, sources.games))}
    return str(len(named))


MEASURES = {
    "names of types with several meanings": several_meanings,
    "names of types in the page that mean something else in Python": across_the_border,
    "types in `src/` that say nothing (`Any` and its aliases)": blank,
    "folders with the most modules": largest_rooms,
    "modules of the server": server,
    "modules of each room": rooms,
    "files of a game: of ours; of the example": for_one_game,
    "longest modules, in lines": longest("*.py", SRC),
    "longest tests, in lines": longest("*.py", "tests"),
    "files that name a game outside its folders": naming_games,
}
