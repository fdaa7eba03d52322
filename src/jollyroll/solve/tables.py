"""Solved tables on disk: a folder each, with a manifest and the arrays. Writes are atomic, and reads verify the checksum.

Small tables come with the program; others are made by `jollyroll solve` and lie in the user's data folder.
"""

import hashlib
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path

from jollyroll.errors import Refused, SolvedTableError
from jollyroll.kit import Game
from jollyroll.kit.variants import base_name, changed_components
from jollyroll.packages import package_of
from jollyroll.words.catalogue import command_name

from .arrays import AnyArray
from .atomic_folder import displaced, write_folder
from .manifest import Manifest, TableFacts, read_manifest

__all__ = [
    "Manifest",
    "SolvedTable",
    "TableFacts",
    "command_for",
    "find",
    "game_words",
    "is_there",
    "key",
    "load",
    "made_digest",
    "save",
    "shipped_folder",
    "tables_folder",
    "unfinished_folder",
]

MANIFEST = "manifest.json"
LARGE = 8 << 20  # files larger than this many bytes are memory-mapped
CHUNK = 1 << 20


@dataclass(frozen=True)
class SolvedTable:
    """A verified table: its manifest and its read-only arrays by name."""

    manifest: Manifest
    arrays: Mapping[str, AnyArray]
    path: Path


def tables_folder() -> Path:
    """The folder of this user's own tables."""
    try:
        from platformdirs import user_data_path
    except ImportError:  # a browser, where no tables are made
        return Path.home() / ".jollyroll" / "tables"
    return user_data_path("jollyroll", appauthor=False) / "tables"


def unfinished_folder() -> Path:
    """The folder of what was interrupted and can be resumed: solve jobs and series of games."""
    return tables_folder().parent / "unfinished"


def key(game: Game, kind: str, seats: int, options: Mapping[str, str]) -> str:
    """The name of a table's folder."""
    said = ",".join(f"{name}={value}" for name, value in sorted(options.items()))
    return f"{game.name}-{kind}-{seats}-{hashlib.sha256(said.encode()).hexdigest()[:8]}"


def command_for(game: Game, seats: int, options: Mapping[str, str]) -> str:
    """The command that makes the tables for these options: by the first preset that agrees with them, or option by option."""
    words = [command_name(), "solve", *game_words(game.name), "--seats", str(seats)]
    for number, preset in enumerate(game.presets):
        chosen = game.resolve(preset)
        if all(chosen[name] == value for name, value in options.items()):
            return " ".join(words + (["--preset", preset] if number else []))
    usual = game.resolve()
    for name, value in sorted(options.items()):
        words += ["--option", f"{name}={value}"] if usual[name] != value else []
    return " ".join(words)


def game_words(name: str) -> list[str]:
    """A game on the command line: its name, and the components of a variant."""
    words = [base_name(name)]
    for component, value in changed_components(name).items():
        words += ["--component", shlex.quote(f"{component}={value}")]
    return words


def save(
    game: Game,
    kind: str,
    seats: int,
    options: Mapping[str, str],
    arrays: Mapping[str, AnyArray],
    facts: TableFacts,
    *,
    format: int = 1,
    where: Path | None = None,
) -> Path:
    """Write a table atomically, replacing an older one; returns its folder."""
    manifest = Manifest(
        game=game.name,
        kind=kind,
        seats=seats,
        options=dict(options),
        rules_version=game.rules_version,
        format=format,
        precision=facts.precision,
        residual=facts.residual,
        states=facts.states,
        seconds=round(facts.seconds, 3),
        error=facts.error,
        more=dict(facts.more),
        arrays=tuple(sorted(arrays)),
    )
    digest = manifest.digest()

    def table_files() -> Iterator[tuple[str, Iterator[bytes | memoryview]]]:
        for name in manifest.arrays:
            yield f"{name}.npy", hashed(npy_bytes(arrays[name]), digest)
        yield MANIFEST, iter((replace(manifest, checksum=digest.hexdigest()).text().encode(),))

    path = (where or tables_folder()) / key(game, kind, seats, options)
    write_folder(path, table_files())
    return path


def hashed(parts: Iterator[bytes | memoryview], digest: "hashlib._Hash") -> Iterator[bytes | memoryview]:
    """The same parts, each added to the checksum on its way."""
    for part in parts:
        digest.update(part)
        yield part


def npy_bytes(array: AnyArray) -> Iterator[bytes | memoryview]:
    """An array in NumPy's file format, in parts."""
    from io import BytesIO

    import numpy as np

    whole = np.ascontiguousarray(array)
    head = BytesIO()
    np.lib.format.write_array_header_1_0(head, np.lib.format.header_data_from_array_1_0(whole))
    yield head.getvalue()
    flat = whole.reshape(-1).view(np.uint8)
    for begin in range(0, flat.size, CHUNK):
        yield flat[begin : begin + CHUNK].data


def load(game: Game, kind: str, seats: int, options: Mapping[str, str], *, format: int = 1) -> SolvedTable:
    """The verified table of this kind; the error for a missing, stale or damaged one names the command that makes it."""
    table = find(game, kind, seats, options, format=format)
    if table is None:
        raise SolvedTableError("table-missing", kind=kind, seats=seats, command=command_for(game, seats, options))
    return table


def find(game: Game, kind: str, seats: int, options: Mapping[str, str], *, format: int = 1) -> SolvedTable | None:
    """The table of this kind, or None if nobody has made it yet. If the only one is stale or damaged, an error is raised."""
    found: list[SolvedTable] = []
    trouble: Refused | None = None
    for folder in (shipped_folder(game), tables_folder()):
        try:
            table = open_table(folder, game, kind, seats, options, format=format)
        except Refused as refused:
            trouble = trouble or refused
            continue
        found += [table] if table else []
    if trouble and not found:
        raise trouble
    return min(found, key=lambda table: table.manifest.precision, default=None)  # of equals, the shipped one


def shipped_folder(game: Game) -> Path:
    """The folder of the tables shipped with a game."""
    return Path(str(files(package_of(game.name)))) / "solve" / "shipped"


def is_there(game: Game, kind: str, seats: int, options: Mapping[str, str]) -> bool:
    """True if a table of this kind was made. It is verified only when it is opened."""
    return any(place_of(folder, game, kind, seats, options).exists() for folder in (shipped_folder(game), tables_folder()))


def made_digest(game: Game) -> str:
    """Identifies the tables that this user has made for a game: it changes with each of them."""
    digest = hashlib.sha256()
    for path in sorted(tables_folder().glob(f"*/{MANIFEST}")):
        if path.parent.name.startswith(f"{game.name}-"):
            digest.update(path.parent.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def place_of(folder: Path, game: Game, kind: str, seats: int, options: Mapping[str, str]) -> Path:
    """The path of the table of this kind in this folder, if there is one."""
    place = folder / key(game, kind, seats, options)
    return displaced(place) or place


def open_table(
    folder: Path, game: Game, kind: str, seats: int, options: Mapping[str, str], *, format: int = 1
) -> SolvedTable | None:
    """The verified table of this kind in this folder, if there is one."""
    path = place_of(folder, game, kind, seats, options)
    if not path.exists():
        return None
    facts = {"path": str(path), "command": f"{command_for(game, seats, options)} --again"}
    try:
        manifest = read_manifest((path / MANIFEST).read_bytes().decode("utf-8", "replace"))
        if manifest is None:
            raise SolvedTableError("table-damaged", **facts)
        if (manifest.game, manifest.kind, manifest.seats, dict(manifest.options)) != (game.name, kind, seats, dict(options)):
            raise SolvedTableError("table-of-others", **facts)
        if not game.solved_under(manifest.rules_version, options):
            raise SolvedTableError("table-stale", made=manifest.rules_version, now=game.rules_version, **facts)
        if manifest.format != format:
            raise SolvedTableError("table-old-format", **facts)
        if checksum(path, manifest) != manifest.checksum:
            raise SolvedTableError("table-damaged", **facts)
        return SolvedTable(manifest, {name: read_array(path / f"{name}.npy") for name in manifest.arrays}, path)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise SolvedTableError("table-damaged", **facts) from error
    except OSError as error:
        raise SolvedTableError("table-unreadable", reason=error.strerror or str(error), **facts) from error


def checksum(path: Path, manifest: Manifest) -> str:
    """The checksum over a manifest and its files, as they are now."""
    digest = manifest.digest()
    for name in manifest.arrays:
        with open(path / f"{name}.npy", "rb") as file:
            while part := file.read(CHUNK):
                digest.update(part)
    return str(digest.hexdigest())


def read_array(path: Path) -> AnyArray:
    """An array for reading: large ones are memory-mapped."""
    import numpy as np

    array: AnyArray = np.load(path, mmap_mode="r" if path.stat().st_size > LARGE else None, allow_pickle=False)
    array.flags.writeable = False
    return array
