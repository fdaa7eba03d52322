"""The manifest of a solved table: its subject, precision and origin, and a checksum over all of it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields

Extra = Mapping[str, int | float | str]


@dataclass(frozen=True)
class TableFacts:
    """A solver's facts about its table. `error` is 0 for exact tables, else the measured standard error of a share."""

    precision: float
    residual: float
    states: int
    seconds: float = 0.0  # 0: filled in by the job that ran the solver
    error: float = 0.0
    more: Extra = field(default_factory=dict)  # further facts by name


@dataclass(frozen=True)
class Manifest:
    """The contents of `manifest.json`."""

    game: str
    kind: str
    seats: int
    options: Mapping[str, str]  # those that matter for the table
    rules_version: int
    format: int  # version of the array layout, as the solver numbers it
    precision: float
    residual: float
    states: int
    seconds: float
    error: float
    more: Extra
    arrays: tuple[str, ...]  # each is a file beside the manifest, `<name>.npy`
    checksum: str = ""

    def text(self) -> str:
        """The text of the file."""
        return json.dumps(asdict(self), indent=2, ensure_ascii=False, sort_keys=True) + "\n"

    def digest(self) -> "hashlib._Hash":
        """The digest of everything in the manifest but the checksum, to be continued with the arrays' files in order."""
        said = {name: value for name, value in asdict(self).items() if name != "checksum"}
        return hashlib.sha256(json.dumps(said, sort_keys=True).encode())


KINDS: Mapping[str, type | tuple[type, ...]] = {
    "game": str,
    "kind": str,
    "seats": int,
    "options": dict,
    "rules_version": int,
    "format": int,
    "precision": (int, float),
    "residual": (int, float),
    "states": int,
    "seconds": (int, float),
    "error": (int, float),
    "more": dict,
    "arrays": list,
    "checksum": str,
}


def read_manifest(text: str) -> Manifest | None:
    """The manifest in this text; None if it is not a valid one."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(said, dict) or set(said) != {each.name for each in fields(Manifest)}:
        return None
    if not all(isinstance(said[name], kind) and not isinstance(said[name], bool) for name, kind in KINDS.items()):
        return None
    if not all(isinstance(name, str) and name.isidentifier() for name in said["arrays"]):
        return None
    return Manifest(**{**said, "arrays": tuple(said["arrays"])})
