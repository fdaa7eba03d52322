"""The options of Piraten Kapern: where editions and tables differ, and the presets."""

from jollyroll.kit.first_player import HOST_OPTION, RANDOM_OPTION, ROLL_OFF_OPTION, YOUNGEST_OPTION
from jollyroll.kit.options import Option

RESHUFFLE, CYCLE, WITH_REPLACEMENT = 0, 1, 2
FINAL_ROUND, SUDDEN = 0, 1
AFTER_ROUND, IMMEDIATE = 0, 1
MAY_STOP, MUST_ROLL = 0, 1
ALL_AGAIN, KEEP_ONE = 0, 1
NO_FLOOR, ZERO_FLOOR = 0, 1
BUST_LOSES, BUST_NOTHING, BUST_BONUS, BUST_ZERO = 0, 1, 2, 3  # BUST_NOTHING: as `zero` was under rules 1, swords or not
AS_EIGHT, PAYS_8000, INSTANT_WIN = 0, 1, 2
SPELL_BARRED, SPELL_JOINS, SPELL_ALONE = 0, 1, 2
EXEMPT, ONE_OF_TWO = 0, 1
SHARED, PLAYOFF = 0, 1
ABOVE, AT_LEAST = 0, 1
YES_NO = {"true": 1, "false": 0}

OPTIONS: tuple[Option, ...] = (
    Option("deck", {"reshuffle_when_empty": RESHUFFLE, "cycle": CYCLE, "with_replacement": WITH_REPLACEMENT}, "PK-A04"),
    Option("end", {"final_round": FINAL_ROUND, "sudden": SUDDEN}, "PK-A51", house=("sudden",)),
    Option("after_failed_round", {"final_round": FINAL_ROUND, "sudden": SUDDEN}, "PK-A60"),
    Option("final_cancel", {"after_round": AFTER_ROUND, "immediate": IMMEDIATE}, "PK-A44"),
    Option(
        "first_player",
        {"random": RANDOM_OPTION, "host": HOST_OPTION, "youngest": YOUNGEST_OPTION, "rolloff": ROLL_OFF_OPTION},
        "PK-A02",
    ),
    Option("full_chest_sea", YES_NO, "PK-A26"),
    Option("full_chest_skull_card", YES_NO, "PK-A29"),
    Option("island_min_dice", {"2": 2, "1": 1}, "PK-A19"),
    Option("island_stop", {"may": MAY_STOP, "must_roll": MUST_ROLL}, "PK-A17"),
    Option("reroll_all", {"allowed": ALL_AGAIN, "keep_one": KEEP_ONE}, "PK-A05"),
    Option("score_floor", {"none": NO_FLOOR, "zero": ZERO_FLOOR}, "PK-A41"),
    Option("sea_bust", {"lose": BUST_LOSES, "zero": BUST_ZERO, "bonus": BUST_BONUS}, "PK-A23"),
    Option("nine_alike", {"as_eight": AS_EIGHT, "8000": PAYS_8000, "instant_win": INSTANT_WIN}, "PK-A32"),
    Option("sorceress_island", {"no": SPELL_BARRED, "yes": SPELL_JOINS, "alone": SPELL_ALONE}, "PK-A11"),
    Option("sorceress_min_dice", {"exempt": EXEMPT, "counts_as_one_of_two": ONE_OF_TWO}, "PK-A07"),
    Option(
        "target",
        {"5000": 5000, "6000": 6000, "8000": 8000},
        "PK-A50",
        default="6000",
        numbers=range(1000, 20001, 100),
    ),
    Option("tie", {"shared": SHARED, "playoff": PLAYOFF}, "PK-A46"),
    Option("win_at", {"above": ABOVE, "at_least": AT_LEAST}, "PK-A42"),
)

PRESETS = {
    "book": {},
    "bga": {"score_floor": "none", "win_at": "at_least", "final_cancel": "immediate"},
    "grid": {"score_floor": "zero", "win_at": "at_least", "sorceress_island": "alone"},
    "fr": {
        "reroll_all": "keep_one",
        "first_player": "youngest",
        "win_at": "at_least",
        "nine_alike": "instant_win",
        "full_chest_sea": "false",
        "full_chest_skull_card": "false",
        "island_stop": "must_roll",
        "sorceress_min_dice": "counts_as_one_of_two",
        "after_failed_round": "sudden",
    },
    "sudden": {"end": "sudden"},
}
EDITIONS = {"fr": "fr"}  # Mille Sabords

# Rules 1, for old records: no `after_failed_round`, a `zero` that asked for no swords, two presets that differed.
SEA_BUST_1 = Option("sea_bust", {"lose": BUST_LOSES, "zero": BUST_NOTHING, "bonus": BUST_BONUS}, "PK-A23")
OPTIONS_1: tuple[Option, ...] = tuple(
    SEA_BUST_1 if option.name == "sea_bust" else option for option in OPTIONS if option.name != "after_failed_round"
)
PRESETS_1 = {
    **PRESETS,
    "grid": {**PRESETS["grid"], "sorceress_island": "yes"},
    "fr": {name: value for name, value in PRESETS["fr"].items() if name != "after_failed_round"},
}
