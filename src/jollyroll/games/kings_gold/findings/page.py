"""The figures and pictures of King's Gold."""

from collections.abc import Sequence

from jollyroll.lab.claims import check, per_cent, table
from jollyroll.lab.findings import Facts
from jollyroll.lab.plot import CORAL, GOLD, MIST, Axis, Plot, Squares, bars

from ..solve.solve_jobs import GAIN

NAMES = {"coin-1": "a 1", "coin-2": "a 2", "coin-3": "a 3", "cannon": "a cannon", "skull": "a skull"}
BONES = ("no crossbones", "one", "two")
STEAL = 1  # code in `when_to_steal`
TRIFLE = 0.02  # of an even share, too little to notice
THREE = 3  # coins at stake in a theft


def words(facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
    """The texts for the page's template."""
    first = facts["first_player"]["us"]
    check(0.5 < first < 0.51, "the first player hardly has an advantage")
    stealing(facts, pictures)
    check(all(is_even(series["seats"], *series["shares"][0]) for series in facts["seats"]), "it hardly matters who begins")
    figures = {"kg_first": per_cent(first, 2), "kg_gain": per_cent(GAIN, 2), "kg_stop": stopping(facts)}
    return {**figures, **leads(facts, pictures), **keeping(facts, pictures)}


def is_even(seats: int, share: float, low: float, high: float) -> bool:
    """True if the first player's share is even, within the interval or by less than anybody would notice."""
    return low <= 1 / seats <= high or abs(seats * share - 1) < TRIFLE


def leads(facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
    """How much a lead is worth."""
    chart = Plot("Winning chance by lead", Axis("coins ahead", -24, 24), Axis("winning chance, your turn", 0, 1, "{:.0%}"))
    for series in facts["chances"]:
        chart.line(series["shares"], f"{series['box']} in the box")
    chart.level(0.5, "even")
    pictures["kings_gold-lead"] = chart.svg()
    by_box = {series["box"]: dict(series["shares"]) for series in facts["chances"]}
    check(by_box[4][0] > by_box[12][0] > by_box[30][0], "being on turn matters more and more")
    return {
        "kg_ahead": per_cent(by_box[30][10]),
        "kg_behind": per_cent(by_box[30][-10]),
        "kg_level_12": per_cent(by_box[12][0]),
        "kg_level_4": per_cent(by_box[4][0]),
    }


def stopping(facts: Facts) -> str:
    """When to stop."""
    cells = {(cell["throws"], cell["bones"], cell["value"]): cell["stop"] for cell in facts["when_to_stop"]}
    two = [cells[throws, 2, value] for throws in (1, 2) for value in (2, 3)]
    check(min(two) == 1 and cells[1, 2, 1] == cells[2, 2, 1] == 0, "with two crossbones one stops from a 2 on")
    check(max(cells[1, 0, value] for value in range(6)) == 0, "without crossbones one rolls")
    check(cells[1, 1, 6] == cells[2, 1, 5] == 1 and max(cells[1, 1, 3], cells[2, 1, 3]) < 0.1, "one stops with two good pairs")
    rows = []
    for value in range(7):
        row = [str(value) if value else "no pair"]
        row += [shown(cells.get((throws, bones, value))) for throws in (1, 2) for bones in (0, 1, 2)]
        rows.append(row)
    return table(["pairs worth", *(f"{nth} roll, {bones}" for nth in ("1st", "2nd") for bones in BONES)], rows)


def shown(part: float | None) -> str:
    """How often to stop, in words for players."""
    if part is None:
        return ""
    return {0.0: "roll", 1.0: "**stop**"}.get(part, f"stop {per_cent(part)} %")


def keeping(facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
    """What to keep."""
    kept = {entry["face"]: 100 * entry["kept"] for entry in facts["what_to_keep"]}
    check(min(kept["skull"], kept["coin-3"]) > max(kept["cannon"], kept["coin-1"]), "skulls and threes are kept")
    rows = [(NAMES[face], kept[face], kept[face], kept[face]) for face in sorted(kept, key=lambda face: -kept[face])]
    axis = Axis("kept, of 100 such dice", 0, 100, "{:.0f}")
    pictures["kings_gold-keep"] = bars("What to keep of a first roll without a pair", rows, axis)
    faces = {"skull": "skull", "3": "coin-3", "cannon": "cannon", "1": "coin-1"}
    return {f"kg_keep_{name}": f"{kept[face]:.0f}" for name, face in faces.items()}


def stealing(facts: Facts, pictures: dict[str, str]) -> None:
    """When to steal."""
    kinds = [("raid the box", GOLD), ("steal", CORAL), ("no difference", MIST)]
    for field in facts["when_to_steal"]:
        numbers = [str(number) for number in range(len(field["rows"]))]
        title = f"One 3, a cannon and a skull, {field['box']} coins in the box"
        squares = Squares(title, "your coins", "your rival's coins", numbers, numbers, field["rows"], kinds, 4)
        pictures[f"kings_gold-steal-{field['box']}"] = squares.svg()
    by_box = {field["box"]: field["rows"] for field in facts["when_to_steal"]}
    for box in (40, 20):
        rich = [cell for row in by_box[box][THREE + 1 :] for cell in row if cell >= 0]
        check(set(rich) == {STEAL}, "one steals from whoever has more than three, long before the end")
        check(often(by_box[box][THREE]) > 0.75, "one mostly steals from whoever has just three")
    poor = [cell for box in (40, 20) for row in by_box[box][:THREE] for cell in row]
    check(often(poor) < 0.25, "one seldom steals from whoever has less")
    last = [(own, other, cell) for other, row in enumerate(by_box[6][4:], 4) for own, cell in enumerate(row)]
    check(all(cell == int(own + THREE < other) for own, other, cell in last), "in the end who would be ahead or level raids")


def often(cells: Sequence[int]) -> float:
    """The part of these cells in which one steals."""
    there = [cell for cell in cells if cell >= 0]
    return there.count(STEAL) / len(there)
