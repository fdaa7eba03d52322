"""What `?` and `r` show: the rules that speak about this moment, and any rule by its id."""

from typing import Any

from jollyroll.errors import Refused
from jollyroll.games import Game
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
}


def rule_lines(name: str, style: Style) -> list[str]:
    """One rule: its id and what it says."""
    rule = name.strip().upper()
    if "-" not in rule or not has_words(rule):
        raise Refused("unknown-rule", rule=name.strip())
    lines = wrapped(say(rule), indent=f"{rule:<8}")
    return [style.paint(lines[0][:8], "strong") + lines[0][8:], *lines[1:]]


def situation_lines(game: Game, phase: str, options: dict[str, str], style: Style) -> list[str]:
    """The rules at hand for what the game waits for, then the options of this table that differ from the usual."""
    lines: list[str] = []
    for rule in AT_HAND.get(game.code, {}).get(phase, ()):
        lines += rule_lines(rule, style)
    for option in game.options:
        value = options[option.name]
        if value != option.default:
            lines += wrapped(f"{option_name(game, option.name)}: {value_words(game, option.name, value)}", indent="* ")
    return lines


def option_name(game: Game, option: str) -> str:
    """An option as people call it."""
    return say(f"option-{game.code}-{option}")


def value_words(game: Game, option: str, value: str) -> str:
    """What a value of an option means; numbers and custom values speak for themselves."""
    message = f"value-{game.code}-{option}-{value}"
    return say(message) if has_words(message) else value


def card_rules(view: Any) -> tuple[str, ...]:
    """The rules of the card on the table, where the game has one."""
    return ()
