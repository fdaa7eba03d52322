"""Solved tables on disk: a folder each, with a manifest and the arrays. Nothing half written is seen, nothing doubtful used.

Small tables come with the program; others are made by `jollyroll solve` and lie in the user's data folder.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path

from jollyroll.errors import Refused, SolvedTableError
from jollyroll.kit import Game
from jollyroll.packages import package_of
from jollyroll.words.catalogue import command_name

from .arrays import AnyArray
from .atomic_folder import displaced, write_folder
from .manifest import Facts, Manifest, read_manifest

__all__ = [
    "Facts",
    "Manifest",
    "SolvedTable",
    "command_for",
    "find",
    "is_there",
    "key",
    "load",
    "save",
    "shipped_folder",
    "tables_folder",
]

MANIFEST = "manifest.json"
LARGE = 8 << 20  # files of more bytes are mapped into memory rather than read
CHUNK = 1 << 20


@dataclass(frozen=True)
class SolvedTable:
    """A table that was checked: its manifest and its arrays by name, which nobody may write to."""

    manifest: Manifest
    arrays: Mapping[str, AnyArray]
    path: Path


def tables_folder() -> Path:
    """Where this user's own tables are."""
    try:
        from platformdirs import user_data_path
    except ImportError:  # a browser, where nobody makes any
        return Path.home() / ".jollyroll" / "tables"
    return user_data_path("jollyroll", appauthor=False) / "tables"


def key(game: Game, kind: str, seats: int, options: Mapping[str, str]) -> str:
    """The name of a table's folder."""
    said = ",".join(f"{name}={value}" for name, value in sorted(options.items()))
    return f"{game.name}-{kind}-{seats}-{hashlib.sha256(said.encode()).hexdigest()[:8]}"


def command_for(game: Game, seats: int, options: Mapping[str, str]) -> str:
    """The command that makes the tables for these options: the first preset that agrees with them, or the options one by one."""
    words = [command_name(), "solve", game.name, "--seats", str(seats)]
    for number, preset in enumerate(game.presets):
        chosen = game.resolve(preset)
        if all(chosen[name] == value for name, value in options.items()):
            return " ".join(words + (["--preset", preset] if number else []))
    usual = game.resolve()
    for name, value in sorted(options.items()):
        words += ["--option", f"{name}={value}"] if usual[name] != value else []
    return " ".join(words)


def save(
    game: Game,
    kind: str,
    seats: int,
    options: Mapping[str, str],
    arrays: Mapping[str, AnyArray],
    facts: Facts,
    *,
    format: int = 1,
    where: Path | None = None,
) -> Path:
    """Write a table in the place of any older one, all of it or nothing; answers its folder."""
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
    """The same parts, each added to the checksum as it passes."""
    for part in parts:
        digest.update(part)
        yield part


def npy_bytes(array: AnyArray) -> Iterator[bytes | memoryview]:
    """An array as NumPy's own file format has it, in parts."""
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
    """The table of this kind, checked; one that is missing, stale or damaged is refused with the command that makes it."""
    table = find(game, kind, seats, options, format=format)
    if table is None:
        raise SolvedTableError("table-missing", kind=kind, seats=seats, command=command_for(game, seats, options))
    return table


def find(game: Game, kind: str, seats: int, options: Mapping[str, str], *, format: int = 1) -> SolvedTable | None:
    """The table of this kind, or nothing if nobody made it yet. If the only one there is is stale or damaged, that is refused."""
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
    return min(found, key=lambda table: table.manifest.precision, default=None)  # of two alike, the one that came with the program


def shipped_folder(game: Game) -> Path:
    """Where the tables are that come with a game."""
    return Path(str(files(package_of(game.name)))) / "solve" / "shipped"


def is_there(game: Game, kind: str, seats: int, options: Mapping[str, str]) -> bool:
    """True if a table of this kind was made. It is checked only when it is opened."""
    return any(place_of(folder, game, kind, seats, options).exists() for folder in (shipped_folder(game), tables_folder()))


def place_of(folder: Path, game: Game, kind: str, seats: int, options: Mapping[str, str]) -> Path:
    """Where in this folder the table of this kind is, if there is one."""
    place = folder / key(game, kind, seats, options)
    return displaced(place) or place


def open_table(
    folder: Path, game: Game, kind: str, seats: int, options: Mapping[str, str], *, format: int = 1
) -> SolvedTable | None:
    """The table of this kind in this folder, if there is one; anything doubtful about it is refused."""
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
    """The checksum over a manifest and the files it names, as they are now."""
    digest = manifest.digest()
    for name in manifest.arrays:
        with open(path / f"{name}.npy", "rb") as file:
            while part := file.read(CHUNK):
                digest.update(part)
    return str(digest.hexdigest())


def read_array(path: Path) -> AnyArray:
    """An array to read from: large ones stay on the disk until they are looked at."""
    import numpy as np

    array: AnyArray = np.load(path, mmap_mode="r" if path.stat().st_size > LARGE else None, allow_pickle=False)
    array.flags.writeable = False
    return array
