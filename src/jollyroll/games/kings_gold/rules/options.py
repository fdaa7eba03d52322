"""The options of King's Gold: where printed editions differ, and which edition says what.

Two differences are options: KG-D1 (`shortage`) and KG-D2 (`tie`). The others are read one way for all editions: KG-D3 three
crossbones count during the turn, KG-D4 no combination counts whenever rolling is over, KG-D5 the poor pay what they have,
KG-D6 any unlocked dice may be rolled again, KG-D7 a die counts once, KG-D8 two cannon pairs take twice and pay twice,
KG-D9 numbers do not matter for five coins, KG-D11 a victim is an opponent. Without effect on play: KG-D10 where the King's pile
lies, KG-D12 the advice KG-08 is given to all, KG-D13 players, age and time come from the one edition that names them,
KG-D14 play passes on in all, KG-D15 a skull is called a skull.

Open points on which tables differ: KG-A02 (`bones_effect`), KG-A10 (`end_timing`), KG-A12 (`shortage`), KG-A28 (`tie`),
KG-A32 (`first_player`).
"""

from jollyroll.kit.first_player import FIRST_PLAYER_VALUES
from jollyroll.kit.options import Option

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
EDITIONS = {"us": "en", "eu-en": "en", "de": "de", "it": "it", "es": "es", "fr": "fr", "pt": "pt", "nl": "nl"}
