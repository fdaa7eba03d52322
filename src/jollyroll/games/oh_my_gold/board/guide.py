"""The rules a player needs right now, by phase."""

from jollyroll.kit.guide import BEGINNING, Guide

GUIDE = Guide(
    phases={
        "throw": ("OMG-09", "OMG-10"),
        "reroll": ("OMG-10", "OMG-A06", "OMG-11", "OMG-13"),
        "commit": ("OMG-35", "OMG-A23", "OMG-A24", "OMG-A25"),
        "place": ("OMG-11", "OMG-12", "OMG-13", "OMG-15", "OMG-17", "OMG-19", "OMG-20", "OMG-22", "OMG-24", "OMG-A07"),
        "next-lock": ("OMG-28", "OMG-A05"),
        "open-chest": ("OMG-19", "OMG-25", "OMG-26"),
        "draw-seat": ("OMG-A36", "DIG-09"),
    },
    options={
        ("seadogs", "on"): ("OMG-37", "OMG-38", "OMG-39", "OMG-40"),
    },
    option_phases={
        "deck": ("next-lock", "open-chest"),
        "dice": ("throw", "reroll"),
        "first_player": BEGINNING,
        "placement": ("place",),
        "rerolls": ("reroll",),
        "same_turn_load": ("place",),
        "seadogs": ("place",),
        "seafarer_commit": ("commit",),
        "seafarers": ("commit",),
    },
)
