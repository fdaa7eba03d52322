"""Text pages about games, their options and rules."""

import re
from collections.abc import Mapping
from itertools import count

from jollyroll.bots import bot_names
from jollyroll.errors import ArgumentError
from jollyroll.kit import Game, game_names, load_game
from jollyroll.kit.options import Option
from jollyroll.kit.registry import broken_games
from jollyroll.match.wording import option_facts, option_name, preset_words, value_words
from jollyroll.words import has_words, say, spoken

from .explain import ANY_RULE, register, rule_lines, table_rules
from .frames import heading
from .seating import bot_words
from .style import Style, put, wrapped

RULE_IDS = re.compile(r"\s*\(((?:[A-Z]+-[A-Z]?\d+(?:, )?)+)\)")


def show_games(name: str | None, style: Style) -> None:
    """Print one game, or all: players, age, options, presets."""
    for game in [load_game(known) for known in game_names()] if name is None else [load_game(name)]:
        put(heading(say(f"game-{game.code}"), style))
        put(*game_lines(game, style), "")
    for refused in broken_games().values() if name is None else ():
        put(*wrapped(style.paint(str(refused), "danger")), "")
    put(style.paint(say("games-bots"), "strong"))
    for bot in bot_names():
        put(*wrapped(bot_words(bot), indent=f"  bot:{bot:<9}"))


def game_lines(game: Game, style: Style) -> list[str]:
    """A game's description."""
    facts = {"least": game.seat_range[0], "most": game.seat_range[-1], "age": game.least_age, "minutes": game.minutes}
    lines = [say(f"game-{game.code}-line"), say("games-line", **facts), say("games-play", name=game.name)]
    if game.components_unverified:
        lines += wrapped(say("games-unverified"))
    lines += ["", style.paint(say("games-presets"), "strong")]
    for preset in game.presets_for(spoken()):
        usual = f" {say('games-usual')}" if preset == game.preset_for(spoken()) else ""
        lines += wrapped(preset_words(game, preset) + usual, indent=f"  {preset:<18} ")
    lines += ["", style.paint(say("games-options"), "strong")]
    for option in game.options:
        lines += option_lines(game, option, style)
    return lines


def option_lines(game: Game, option: Option, style: Style) -> list[str]:
    """An option with all its values, the default first."""
    labelled = f"{option_name(game, option.name)} {style.paint(f'({option.rule})', 'faint')}"
    lines = ["  " + say("labelled", label=style.paint(option.name, "gold"), text=labelled)]
    for value in sorted(option.values, key=lambda value: value != option.default):
        words = value_words(game, option.name, value)
        if value in option.house and say("games-house").casefold() not in words.casefold():
            words += f" ({say('games-house')})"
        lines += wrapped(words, indent=f"    {value:<22} ")
    if option.numbers:
        numbers = option.numbers
        lines.append("    " + say("also-numbers", values=f"{numbers[0]}, {numbers[1]} … {numbers[-1]}"))
    return lines


def show_rules(name: str, rule: str | None, preset: str, options: Mapping[str, str], style: Style) -> None:
    """Print the guide to a game under these rules, by default those of the reader's edition; or one rule."""
    game = load_game(name)
    chosen = game.resolve(preset or game.preset_for(spoken()), options)
    if rule is not None:
        if has_words(rule.upper()) and not rule.upper().startswith((game.code.upper() + "-", "DIG-")):
            raise ArgumentError("rule-elsewhere", wanted=rule)
        put(*rule_lines(rule, style, next(iter(register(game)), ANY_RULE)))
        return
    put(heading(say(f"game-{game.code}"), style))
    put(*table_rules(game, chosen, preset or game.preset_for(spoken())))
    facts = option_facts(game, chosen)
    for number in count(1):
        section = f"guide-{game.code}-{number}"
        if not has_words(section):
            break
        put(*section_lines(say(section, **facts), style))


def section_lines(text: str, style: Style) -> list[str]:
    """A section of the guide: heading, wrapped paragraphs and lists, and the ids of its rules."""
    title, _, body = text.partition("\n")
    lines = ["", style.paint(title.strip(), "strong")]
    for block in RULE_IDS.sub("", body).split("\n\n"):
        lines += block_lines(block.strip("\n"))
    rules = dict.fromkeys(rule for ids in RULE_IDS.findall(body) for rule in ids.split(", "))
    if rules:
        labelled = say("labelled", label=say("page-rules"), text=", ".join(rules))
        lines += ["", *(style.paint(line, "faint") for line in wrapped(labelled))]
    return lines


def block_lines(block: str) -> list[str]:
    """A paragraph, or a list with dashes, rewrapped."""
    points: list[str] = []
    for line in block.splitlines():
        if line.startswith("- ") or not points:
            points.append(line.strip())
        else:
            points[-1] += " " + line.strip()
    lines: list[str] = []
    for point in points:
        lines += wrapped(point.removeprefix("- "), indent="  - " if point.startswith("- ") else "")
    return lines and ["", *lines]
