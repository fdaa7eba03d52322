"""Positions that fill a phone: many seats, long lists of choices, long sentences."""

CARDS = ("treasure-chest", "sorceress", "monkey-business", "sea-battle-2", "sea-battle-4", "skulls-2")
FOUR = "scores 5900 -1200 4100 5800"
FIVE = f"{FOUR} -900"
SPREAD = "opened 1C*2 1D 1CC 2CC 2CD*2 2DD 3CCC 3CCD*2 3CDD*2 3DDD, row 1 1 2, top 2, turn 30"
ALL_MINE = f"loot - C/1 CC/1 CDCCDCDD/3, before C+D+CC+CD+DD+CCC+CCD+CDD+DDD - - -, {SPREAD}, seat 1"
ALL_OF_ONE = f"loot - - - -, before C+CC+CD+CCD+CDD C+D+CC+CD+DD+CCC+CCD+CDD+DDD - -, {SPREAD}, seat 1"
EVERYWHERE = f"loot - - - -, before C+CC+CD+DDD+CCD C+CDD+CDD D+CCD+CCC CD+DD+CC, {SPREAD}"

KINGS_GOLD = [
    *(
        f"kg us: coins 10 10 8 8 7 7, box 8, king 2, seat {turn}"
        for turn in (
            "1",  # about to roll
            "1, dice 123KS, rolls 1",
            "1, dice 1XXKS, rolls 2",
            "1, dice 23SSX, rolls 1",
            "1, dice SSSSS, rolls 1",
            "1, dice 12KKS, rolls 3",  # two pairs
            "1, dice 12SSX, rolls 3",  # two pairs, and a victim to choose
            "1, dice SSSSS, rolls 3",  # one of five opponents to strip
            "2, dice 123KS, rolls 1",  # somebody else plays
        )
    ),
    "kg us: coins 10 10 8, box 30, king 2, seat 1, dice SSSSS, rolls 3",
    "kg us: coins 10 10 8 8, box 22, king 2, seat 1, dice 12SSX, rolls 3",
    "kg us: coins 0 0 0 0 0 0, box 60, king 0, roll-off ? ? ? ? ? ?",
    "kg nl: coins 10 10 10 10 9 9, box 0, king 2, seat 1, turn 30, tie-round 1, ender 6, tied 1 2 3 4, dice 12SSX, rolls 3",
]
PIRATEN_KAPERN = [
    *(f"pk book: {FIVE}, seat 1, card {card}, dice GGDMPWWS, rolls 1" for card in CARDS if card != "skulls-2"),
    *(
        f"pk book: {scores}, seat 1{turn}"
        for scores in (FOUR, FIVE)
        for turn in (
            ", card treasure-chest, dice MMPS, chest GGGG, rolls 2",
            ", card sorceress, dice GGDMPSSS, rolls 2",  # three skulls
            ", card skulls-2, dice SSSSGGDD, rolls 1, island",
            ", card sea-battle-2, dice WWWWWWSS, rolls 2",
        )
    ),
    f"pk book: {FIVE}, seat 1",
    f"pk book: {FIVE}, seat 2, card sorceress, dice GGDMPSSG, rolls 2",
    "pk book: scores 5900 6300 4100 5800 -900, seat 1, final 2, card treasure-chest, dice MMPS, chest GGGG, rolls 2",
]
OH_MY_GOLD = [
    *(f"omg seafarers+seadogs: {EVERYWHERE}, seat 1, dice {dice}" for dice in ("CDWK, again", "CCDD", "CDWW")),
    f"omg seafarers+seadogs: {EVERYWHERE}, seat 2, dice CDWK, again",
    *(f"omg seafarers+seadogs: {ALL_MINE}, dice {dice}" for dice in ("CDDD, again", "CDWK")),
    f"omg seafarers+seadogs: {ALL_OF_ONE}, dice CDWK, again",
    f"omg base: {EVERYWHERE}, seat 1, dice CDKK, again",
    "omg base: loot - - - -, row 1 2 3, top 3, seat 1",
    "omg seafarers: loot - - CD/1 -, before CC - D -, opened 1D 1CC 2CD, row 2 2 3, top 1, seat 1, dice KCW, cover load:CC/C",
]
CROWDED = {"kings_gold": KINGS_GOLD, "piraten_kapern": PIRATEN_KAPERN, "oh_my_gold": OH_MY_GOLD}
