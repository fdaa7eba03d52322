"""The rules a player needs right now, by phase."""

from jollyroll.kit.guide import BEGINNING, Guide

GUIDE = Guide(
    phases={
        "throw": ("KG-11", "KG-12", "KG-14"),
        "reroll": ("KG-12", "KG-13", "KG-14", "KG-17", "KG-21", "KG-27", "KG-28", "KG-29"),
        "pair": ("KG-17", "KG-18", "KG-20", "KG-21", "KG-31", "KG-32", "KG-33", "KG-A06", "KG-A09"),
        "victim": ("KG-24", "KG-A20", "KG-A22"),
        "roll-off": ("KG-10", "KG-A32", "KG-A33"),
        "draw-seat": ("DIG-09",),
    },
    option_phases={
        "bones_effect": ("throw", "reroll", "pair"),
        "end_timing": ("pair",),
        "first_player": BEGINNING,
        "shortage": ("pair",),
    },
)
