"""What `?` and `r` show: the rules that matter now, and any rule by its id."""

from collections.abc import Mapping

from jollyroll.errors import ArgumentError
from jollyroll.kit import Game, plugin_of
from jollyroll.match import Match
from jollyroll.match.wording import option_name, rules_in_words, value_words
from jollyroll.words import has_words, say

from .style import Style, wrapped

MOST_RULES = 100  # upper bound on a game's rule numbers
ANY_RULE = "DIG-01"


def rule_lines(name: str, style: Style, example: str = ANY_RULE) -> list[str]:
    """A rule: its id and its text."""
    rule = name.strip().upper()
    if "-" not in rule or not has_words(rule):
        raise ArgumentError("unknown-rule", wanted=name.strip(), example=example)
    lines = wrapped(say(rule), indent=f"{rule:<8}")
    return [style.paint(lines[0][:8], "strong") + lines[0][8:], *lines[1:]]


def rules_at_hand(match: Match) -> list[str]:
    """The ids of the rules for the current phase, card and options."""
    guide = plugin_of(match.game).guide()
    rules = list(guide.phases.get(match.waits_for, ()))
    rules += guide.cards.get(match.game.card(match.state), ())
    for option, more in guide.options.items():
        rules += more if option in match.option_texts.items() else ()
    return list(dict.fromkeys(rules)) if rules or guide.phases else register(match.game)


def register(game: Game) -> list[str]:
    """All rule ids of a game in order; used where no guide selects some."""
    numbered = (f"{game.code.upper()}-{number:02}" for number in range(1, MOST_RULES))
    return [rule for rule in numbered if has_words(rule)]


def example_rule(match: Match) -> str:
    """The id of one of the game's rules, for an example: one that matters now, if there is one."""
    own = match.game.code.upper()
    rules = [rule for rule in rules_at_hand(match) if rule.startswith(f"{own}-")]
    return next(iter(rules or register(match.game)), ANY_RULE)


def situation_lines(match: Match, style: Style) -> list[str]:
    """The rules that matter now, then the options that matter now and differ from their defaults."""
    game, options = match.game, match.option_texts
    option_phases = plugin_of(game).guide().option_phases
    lines: list[str] = []
    for rule in rules_at_hand(match):
        lines += rule_lines(rule, style)
    for option in game.options:
        value = options[option.name]
        if value != option.default and match.waits_for in option_phases.get(option.name, ()):
            lines += wrapped(
                say("labelled", label=option_name(game, option.name), text=value_words(game, option.name, value)), indent="* "
            )
    return lines


def keys_line(rule: str = "", lists: bool = False, undo: bool = False) -> str:
    """The keys available now, in one line."""
    parts = [say("key-explain")]
    parts += [say("key-list")] if lists else []
    parts += [say("key-rule", rule=rule)] if rule else []
    parts += [say("key-undo")] if undo else []
    return " · ".join([*parts, say("key-quit")])


def table_rules(game: Game, options: Mapping[str, str], edition: str = "") -> list[str]:
    """The rules of a table: its preset, then each option that differs, a line each."""
    preset, *changed = rules_in_words(game, options, edition) or [""]
    lines = wrapped(say("options-of-table", preset=preset)) if preset else []
    return lines + [line for change in changed for line in wrapped(change, indent="* ")]
