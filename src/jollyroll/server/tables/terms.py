"""The terms of a table: options, coach, clock, and how bots behave."""

from collections.abc import Mapping
from typing import NamedTuple

from jollyroll.dice import FAIR
from jollyroll.errors import Refused, SeatError
from jollyroll.kit import NOBODY, Game
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import CoachingName, DiceName
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.typed import TypedDict

from .bots import BotSource
from .rows import JsonObject


class Terms(NamedTuple):
    """The terms of one table."""

    options: Mapping[str, str]
    coach: CoachingName = "demand"
    clock: int = 0
    absent: int = 60
    stand_in: str = "greedy"
    pace: int = 700
    listed: bool = False
    youngest: int = NOBODY
    edition: str = ""  # the preset that was picked, since others may have the same options
    dice: DiceName = "fair"

    @classmethod
    def read(cls, stored: JsonObject) -> "Terms":
        """Read the stored form. Tables with equal options share them."""
        return cls(**{**stored, "options": shared_options(stored["options"])})

    def body(self) -> JsonObject:
        """The stored form; `dice` is left out if fair, as in early tables."""
        stored = self._asdict()
        if self.dice == FAIR:
            del stored["dice"]
        return stored


class TermChanges(TypedDict, total=False):
    """Changes of the terms, as the host asks for them."""

    preset: str
    options: Mapping[str, str]
    coach: CoachingName
    clock: int
    absent: int
    stand_in: str
    pace: int
    listed: bool
    youngest: int
    dice: DiceName


USUAL_TERMS = Terms({})
KNOWN_OPTIONS: dict[tuple[tuple[str, str], ...], Mapping[str, str]] = {}


def shared_options(options: Mapping[str, str]) -> Mapping[str, str]:
    """One shared copy of equal options, up to a limit."""
    key = tuple(options.items())
    if key not in KNOWN_OPTIONS and len(KNOWN_OPTIONS) < limits.KNOWN_OPTIONS:
        KNOWN_OPTIONS[key] = dict(options)
    return KNOWN_OPTIONS.get(key, options)


def changed_terms(game: Game, terms: Terms, changes: TermChanges, seats: int, bots: BotSource) -> Terms:
    """The terms with these changes; rejects what the game does not have."""
    preset, given = changes.get("preset"), changes.get("options") or {}
    try:
        if preset is None and terms.options:
            given = {**terms.options, **given}
        resolved = game.resolve(preset or "", given)
        if "stand_in" in changes:
            bots.check(game, changes["stand_in"])
    except Refused as refused:
        raise Rejected(Code.BAD_SETTING, refused) from refused
    if changes.get("youngest", NOBODY) >= seats:
        raise Rejected(Code.BAD_SETTING, SeatError("no-such-seat", seat=changes["youngest"] + 1, first=1, last=seats))
    simple: JsonObject = {name: value for name, value in changes.items() if name not in ("preset", "options")}
    changed = terms._replace(options=resolved, **simple)
    return changed._replace(edition=preset.removeprefix(game.code + ".")) if preset else changed
