"""What `?` and `r` show: the rules that speak about this moment, and any rule by its id."""

from jollyroll.errors import Refused
from jollyroll.games import NOBODY, Game
from jollyroll.match import Match
from jollyroll.words import has_words, say

from .style import Style, wrapped

# Which rules a player needs at hand, by what the game waits for.
AT_HAND = {
    "kg": {
        "throw": ("KG-11", "KG-12", "KG-14"),
        "reroll": ("KG-12", "KG-13", "KG-14", "KG-17", "KG-21", "KG-27", "KG-28", "KG-29"),
        "pair": ("KG-17", "KG-18", "KG-20", "KG-21", "KG-31", "KG-32", "KG-33", "KG-A06", "KG-A09"),
        "victim": ("KG-24", "KG-A20", "KG-A22"),
        "roll-off": ("KG-10", "KG-A32", "KG-A33"),
        "draw-seat": ("DIG-09",),
    },
    "pk": {
        "draw-card": ("PK-04", "PK-11", "PK-51"),
        "throw": ("PK-12", "PK-16", "PK-17", "PK-28"),
        "roll": ("PK-13", "PK-14", "PK-15", "PK-16", "PK-17", "PK-20", "PK-21", "PK-23"),
        "island": ("PK-29", "PK-30", "PK-31", "PK-32", "PK-A17", "PK-A18"),
        "rescue": ("PK-17", "PK-39", "PK-40", "PK-A08", "PK-A56"),
        "roll-off": ("PK-A02", "DIG-09"),
        "draw-seat": ("DIG-09",),
    },
    "omg": {
        "throw": ("OMG-09", "OMG-10"),
        "reroll": ("OMG-10", "OMG-A06", "OMG-11", "OMG-13"),
        "commit": ("OMG-35", "OMG-A23", "OMG-A24", "OMG-A25"),
        "place": ("OMG-11", "OMG-12", "OMG-13", "OMG-15", "OMG-17", "OMG-19", "OMG-20", "OMG-22", "OMG-24", "OMG-A07"),
        "next-lock": ("OMG-28", "OMG-A05"),
        "open-chest": ("OMG-19", "OMG-25", "OMG-26"),
        "draw-seat": ("OMG-A36", "DIG-09"),
    },
}
# And what the card on the table adds, or a variant.
SEA = ("PK-41", "PK-42", "PK-43", "PK-44")
WITH_CARD = {
    "treasure-chest": ("PK-35", "PK-36", "PK-A36", "PK-A40"),
    "captain": ("PK-37", "PK-38"),
    "sorceress": ("PK-39", "PK-40", "PK-A56"),
    "gold": ("PK-45",),
    "diamond": ("PK-46",),
    "monkey-business": ("PK-47", "PK-48"),
    "sea-battle-2": SEA,
    "sea-battle-3": SEA,
    "sea-battle-4": SEA,
    "skulls-1": ("PK-49", "PK-A14"),
    "skulls-2": ("PK-49", "PK-A14"),
}
# When an option is worth a line in the help. Those that are not here speak about the end of a game: the welcome names them.
BEGINNING = ("roll-off", "draw-seat")
MATTERS = {
    "kg": {
        "bones_effect": ("throw", "reroll", "pair"),
        "end_timing": ("pair",),
        "first_player": BEGINNING,
        "shortage": ("pair",),
    },
    "pk": {
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
    "omg": {
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
}
WITH_OPTION = {("seadogs", "on"): ("OMG-37", "OMG-38", "OMG-39", "OMG-40")}


def rule_lines(name: str, style: Style) -> list[str]:
    """One rule: its id and what it says."""
    rule = name.strip().upper()
    if "-" not in rule or not has_words(rule):
        raise Refused("unknown-rule", wanted=name.strip())
    lines = wrapped(say(rule), indent=f"{rule:<8}")
    return [style.paint(lines[0][:8], "strong") + lines[0][8:], *lines[1:]]


def rules_at_hand(match: Match) -> list[str]:
    """The rules that speak about what the game waits for, each once."""
    rules = list(AT_HAND[match.game.code].get(match.waits_for, ()))
    rules += WITH_CARD.get(getattr(match.view(NOBODY), "card", ""), ())
    for option, more in WITH_OPTION.items():
        rules += more if option in match.options.items() else ()
    return list(dict.fromkeys(rules))


def situation_lines(match: Match, style: Style) -> list[str]:
    """The rules at hand, then the options of this table that matter now and differ from the usual."""
    game, options = match.game, match.options
    matters = MATTERS[game.code]
    lines: list[str] = []
    for rule in rules_at_hand(match):
        lines += rule_lines(rule, style)
    for option in game.options:
        value = options[option.name]
        if value != option.default and match.waits_for in matters.get(option.name, ()):
            lines += wrapped(
                say("labelled", label=option_name(game, option.name), text=value_words(game, option.name, value)), indent="* "
            )
    return lines


def keys_line(rule: str = "", lists: bool = False, undo: bool = False) -> str:
    """The keys that help, in one line; those that do nothing now are left out."""
    parts = [say("key-explain")]
    parts += [say("key-list")] if lists else []
    parts += [say("key-rule", rule=rule)] if rule else []
    parts += [say("key-undo")] if undo else []
    return " · ".join([*parts, say("key-quit")])


def option_name(game: Game, option: str) -> str:
    """An option as people call it."""
    return say(f"option-{game.code}-{option}")


def value_words(game: Game, option: str, value: str) -> str:
    """What a value of an option means; numbers and custom values speak for themselves."""
    message = f"value-{game.code}-{option}-{value}"
    return say(message) if has_words(message) else value
