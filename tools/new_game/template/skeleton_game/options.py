"""Points on which tables differ. Each option is a field of the state."""

from jollyroll.kit.first_player import FIRST_PLAYER_VALUES
from jollyroll.kit.options import Option

OPTIONS = (Option("first_player", {way: FIRST_PLAYER_VALUES[way] for way in ("random", "host", "youngest")}, "DIG-09"),)
PRESETS: dict[str, dict[str, str]] = {"usual": {}}
