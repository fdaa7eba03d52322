"""The page and its pictures, made from the facts and a template. The claims of the template are checked against the facts."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from jollyroll.kit import built_in, load_game
from jollyroll.lab.claims import check, table
from jollyroll.lab.findings import findings_of
from jollyroll.lab.plot import Axis, bars
from jollyroll.words import say

Facts = Mapping[str, Any]
TEMPLATE = Path(__file__).parent / "template.md"
SHOWN = 4  # mistakes listed for each level

# Kinds of choices made and of the best ones, in words; games add their own.
WORDS = {
    ("stop", "roll"): "stops when another roll is better",
    ("roll", "stop"): "rolls on when stopping is better",
    ("roll", "roll"): "rolls the wrong dice",
}


def page(facts: Facts) -> tuple[str, dict[str, str]]:
    """The text, and the pictures by name."""
    pictures: dict[str, str] = {}
    words = {"first_turns": first_turns(facts, pictures)}
    for name in built_in():
        found = findings_of(name)
        words |= found.words(facts[name], pictures)
        words[f"{load_game(name).code}_mistakes"] = mistakes(facts[name]["mistakes"], {**WORDS, **found.MISTAKES})
    return TEMPLATE.read_text(encoding="utf-8").format_map(words), pictures


def first_turns(facts: Facts, pictures: dict[str, str]) -> str:
    """The value of beginning."""
    rows: list[tuple[str, float, float, float]] = []
    lines: list[Sequence[str]] = []
    for name in built_in():
        title = say(f"game-{load_game(name).code}", "en")
        for series in facts[name]["seats"]:
            seats, shares = series["seats"], series["shares"]
            cells = [f"{100 * share[0]:.1f}" for share in shares] + [""] * (6 - seats)
            reach = 50 * (shares[0][2] - shares[0][1])
            cells[0] += f" ±{reach:.1f}" if reach else ""
            lines.append([title, str(seats), *cells, f"{series['turns']:.0f}"])
            mean, low, high = shares[0]
            rows.append((f"{title}, {seats}", seats * mean, seats * low, seats * high))
    axis = Axis("winning chance of the first player, in even shares", 0.8, 1.4, "{:.2f}")
    pictures["first-turn"] = bars("What the first turn is worth", rows, axis, (1.0, "even"))
    heads = ["game", "players", "first", "second", "third", "fourth", "fifth", "sixth", "turns per game"]
    return table(heads, lines)


def mistakes(found: Mapping[str, Any], named: Mapping[tuple[str, str], str]) -> str:
    """The mistakes of players of several levels."""
    costs = {level: 50 * found[level]["cost"] for level in found}  # percentage points, for each of two players
    check(costs["beginner"] > costs["greedy"] > 0, "beginners give away more than greedy players")
    parts = [
        f"Adding up all mistakes in a game, a beginner bot gives away {costs['beginner']:.0f} percentage points of "
        f"winning chance; a greedy one {costs['greedy']:.1f}, and an exact one, which gets the most out of every turn, "
        f"{costs['exact']:.1f}. (The opponent makes mistakes too, and luck does the rest.)"
    ]
    for level in ("beginner", "greedy"):
        rows = []
        for kind in found[level]["kinds"][:SHOWN]:
            words = named.get((kind["did"], kind["best"]), f"chooses “{kind['did']}” where “{kind['best']}” is better")
            rows.append([words, f"{kind['often'] / 2:.1f}", f"{50 * kind['cost']:.1f}"])
        parts.append(table([f"a {level} bot", "times per game", "total cost, percentage points"], rows))
    return "\n\n".join(parts)
