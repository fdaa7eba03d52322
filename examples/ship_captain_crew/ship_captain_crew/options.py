"""Points on which tables differ."""

from jollyroll.kit.first_player import FIRST_PLAYER_VALUES
from jollyroll.kit.options import Option

EITHER, BOTH = 0, 1
AGAIN, SHARED = 0, 1

OPTIONS = (
    Option("cargo_dice", {"either": EITHER, "both": BOTH}, "SCC-06"),
    Option("first_player", {way: FIRST_PLAYER_VALUES[way] for way in ("random", "host", "youngest")}, "DIG-09"),
    Option("tie", {"again": AGAIN, "shared": SHARED}, "SCC-09"),
)
PRESETS = {"usual": {}, "bar": {"cargo_dice": "both"}}
