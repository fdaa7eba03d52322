"""The rules a player needs right now, by phase."""

from jollyroll.kit.guide import BEGINNING, Guide

GUIDE = Guide(
    phases={
        "draw-card": ("PK-04", "PK-11", "PK-51"),
        "throw": ("PK-12", "PK-16", "PK-17", "PK-28"),
        "roll": ("PK-13", "PK-14", "PK-15", "PK-16", "PK-17", "PK-20", "PK-21", "PK-23"),
        "island": ("PK-29", "PK-30", "PK-31", "PK-32", "PK-A17", "PK-A18"),
        "rescue": ("PK-17", "PK-39", "PK-40", "PK-A08", "PK-A56"),
        "roll-off": ("PK-A02", "DIG-09"),
        "draw-seat": ("DIG-09",),
    },
    cards={
        "treasure-chest": ("PK-35", "PK-36", "PK-A36", "PK-A40"),
        "captain": ("PK-37", "PK-38"),
        "sorceress": ("PK-39", "PK-40", "PK-A56"),
        "gold": ("PK-45",),
        "diamond": ("PK-46",),
        "monkey-business": ("PK-47", "PK-48"),
        "sea-battle-2": ("PK-41", "PK-42", "PK-43", "PK-44"),
        "sea-battle-3": ("PK-41", "PK-42", "PK-43", "PK-44"),
        "sea-battle-4": ("PK-41", "PK-42", "PK-43", "PK-44"),
        "skulls-1": ("PK-49", "PK-A14"),
        "skulls-2": ("PK-49", "PK-A14"),
    },
    option_phases={
        "deck": ("draw-card",),
        "first_player": BEGINNING,
        "full_chest_sea": ("roll",),
        "full_chest_skull_card": ("roll",),
        "island_min_dice": ("island",),
        "island_stop": ("island",),
        "reroll_all": ("roll",),
        "score_floor": ("roll", "island"),
        "sea_bust": ("roll", "rescue"),
        "nine_alike": ("roll",),
        "sorceress_island": ("island",),
        "sorceress_min_dice": ("roll", "rescue"),
        "target": ("draw-card",),
        "win_at": ("draw-card",),
    },
)
