"""The terms of a table: options, coach, clock, and how bots behave."""

from collections.abc import Mapping
from typing import NamedTuple

from jollyroll.dice import FAIR
from jollyroll.errors import Refused
from jollyroll.kit import NOBODY, Game
from jollyroll.server import limits
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.enums import CoachingName, DiceName
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.typed import TypedDict

from .bots import BotSource
from .rows import Json


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
    edition: str = ""  # the preset that was picked; others may have the same options
    dice: DiceName = "fair"

    @classmethod
    def read(cls, stored: Json) -> "Terms":
        """The terms as they were stored. Tables with equal options share them."""
        return cls(**{**stored, "options": shared_options(stored["options"])})

    def body(self) -> Json:
        """As they are stored; tables were stored before dice could be other than fair."""
        stored = self._asdict()
        if self.dice == FAIR:
            del stored["dice"]
        return stored


class TermChanges(TypedDict, total=False):
    """Changes of terms that the host asks for."""

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
    """One copy of equal options, while there are not too many different ones."""
    key = tuple(options.items())
    if key not in KNOWN_OPTIONS and len(KNOWN_OPTIONS) < limits.KNOWN_OPTIONS:
        KNOWN_OPTIONS[key] = dict(options)
    return KNOWN_OPTIONS.get(key, options)


def changed_terms(game: Game, terms: Terms, changes: TermChanges, seats: int, bots: BotSource) -> Terms:
    """The terms with these changes, if the game has them."""
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
        raise Rejected(Code.BAD_SETTING, Refused("no-such-seat", seat=changes["youngest"] + 1, seats=seats))
    simple: Json = {name: value for name, value in changes.items() if name not in ("preset", "options")}
    changed = terms._replace(options=resolved, **simple)
    return changed._replace(edition=preset.removeprefix(game.code + ".")) if preset else changed
