"""Where printed editions of King's Gold part ways, and which edition says what."""

from jollyroll.games.first_player import FIRST_PLAYER_VALUES
from jollyroll.games.options import Option

SPLIT_KING_ODD, PLAYER_FIRST = 0, 1
FULL_ROUND, TIED_TURNS, NEW_GAME, SHARED = 0, 1, 2, 3
REPLACES, ADDS = 0, 1
AFTER_EFFECTS, INSTANT = 0, 1

OPTIONS = (
    Option("bones_effect", {"replaces": REPLACES, "adds": ADDS}, "KG-A02"),
    Option("end_timing", {"after_effects": AFTER_EFFECTS, "instant": INSTANT}, "KG-A10"),
    Option("first_player", FIRST_PLAYER_VALUES, "KG-A32"),
    Option("shortage", {"split_king_odd": SPLIT_KING_ODD, "player_first": PLAYER_FIRST}, "KG-A12"),
    Option(
        "tie",
        {"full_round": FULL_ROUND, "tied_turns": TIED_TURNS, "new_game": NEW_GAME, "shared": SHARED},
        "KG-A28",
    ),
)

PRESETS = {
    "us": {},
    "eu-en": {"shortage": "player_first"},
    "de": {"shortage": "player_first"},
    "it": {"shortage": "player_first"},
    "es": {"shortage": "player_first"},
    "fr": {"tie": "new_game"},
    "pt": {"shortage": "player_first", "tie": "new_game"},
    "nl": {"shortage": "player_first", "tie": "tied_turns"},
}
