"""The options of Oh My Gold!: points on which tables differ, the two variants, and the presets."""

from jollyroll.kit.first_player import HOST_OPTION, RANDOM_OPTION, YOUNGEST_OPTION
from jollyroll.kit.options import Option

FINAL_TURNS, ON_LAST_OPEN, ALL_CLAIMED = 0, 1, 2
MAXIMAL, FREE = 0, 1
PARTIAL, COMPLETE_ONLY = 0, 1
OFF, ON = 0, 1  # also no and yes

OPTIONS = (
    Option("deck", {"default": 0}, "OMG-A02", custom=True),
    Option("dice", {"k2c2d1s1": 0, "k2c1d2s1": 1, "k2c1d1s2": 2}, "OMG-A01", custom=True),
    Option(
        "end",
        {"final_turns": FINAL_TURNS, "on_last_open": ON_LAST_OPEN, "all_claimed": ALL_CLAIMED},
        "OMG-A19",
        house=("all_claimed",),
    ),
    Option("first_player", {"youngest": YOUNGEST_OPTION, "random": RANDOM_OPTION, "host": HOST_OPTION}, "OMG-A36"),
    Option("placement", {"maximal": MAXIMAL, "free": FREE}, "OMG-A07"),
    Option("rerolls", {"1": 1, "0": 0}, "OMG-A35", house=("0",)),
    Option("same_turn_load", {"no": OFF, "yes": ON}, "OMG-A08"),
    Option("seadogs", {"off": OFF, "on": ON}, "OMG-36"),
    Option("seafarer_commit", {"partial": PARTIAL, "complete_only": COMPLETE_ONLY}, "OMG-A23"),
    Option("seafarers", {"off": OFF, "on": ON}, "OMG-35"),
)

PRESETS = {
    "base": {},
    "first": {"rerolls": "0"},
    "seafarers": {"seafarers": "on"},
    "seadogs": {"seadogs": "on"},
    "seafarers+seadogs": {"seafarers": "on", "seadogs": "on"},
}
