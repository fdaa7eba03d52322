"""The figures and pictures of Piraten Kapern."""

from jollyroll.lab.claims import check, per_cent
from jollyroll.lab.findings import Facts
from jollyroll.lab.plot import Axis, Plot, bars

from ..rules.components import OUT_SKULLS
from ..solve.judge import PILE_ERROR


def words(facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
    """The texts for the page's template."""
    first = facts["first_player"]
    check(first > 0.52, "the first player has an advantage")
    three = facts["three"]
    figures = {
        "pk_first": per_cent(first, 1),
        "pk_pile": per_cent(PILE_ERROR, 1),
        "pk_gain": per_cent(three["gain"], 2),
        "pk_checked": f"{three['checked']:,}",
        "pk_three": per_cent(three["error"], 1),
    }
    return {**figures, **stopping(facts, pictures), **points(facts, pictures), **cards(facts, pictures)}


def stopping(facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
    """When to stop."""
    title = "How often stopping is right after the first roll"
    chart = Plot(title, Axis("points on the table", 0, 1500), Axis("stopping is right", 0, 1, "{:.0%}"))
    by_skulls: dict[int, list[tuple[int, float, int]]] = {}
    for cell in facts["when_to_stop"]:
        check(cell["skulls"] < OUT_SKULLS, "points on the table count")
        by_skulls.setdefault(cell["skulls"], []).append((cell["points"], cell["stop"], cell["weight"]))
    for skulls, cells in sorted(by_skulls.items()):
        chart.line([(points, stop) for points, stop, _ in cells], "1 skull" if skulls == 1 else f"{skulls} skulls")
    pictures["piraten_kapern-stop"] = chart.svg()
    check(all(stop == 0 for points, stop, _ in (*by_skulls[0], *by_skulls[1]) if points <= 1000), "up to one skull one rolls")
    two = by_skulls[2]
    always = max(points for points, stop, _ in two if stop < 1)
    often = sum(stop * weight for _, stop, weight in two) / sum(weight for *_, weight in two)
    check(0.2 < often < 0.8, "with two skulls it depends")
    return {"pk_stop_from": str(min(points for points, *_ in two if points > always)), "pk_stop_two": per_cent(often)}


def points(facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
    """The value of points."""
    title = "Winning chance by score, a card about to be drawn"
    chart = Plot(title, Axis("your points", 0, 5500), Axis("your winning chance", 0, 1, "{:.0%}"))
    for series in facts["chances"]:
        chart.line(series["shares"], f"the other has {series['other']}")
    chart.level(0.5, "even")
    pictures["piraten_kapern-chance"] = chart.svg()
    by_other = {series["other"]: dict(series["shares"]) for series in facts["chances"]}
    bold = dict(facts["boldness"])
    check(abs(bold[0] - bold[5500]) < 0.1, "the score hardly changes when to stop")
    return {
        "pk_thousand": per_cent(by_other[2000][3000] - by_other[2000][2000]),
        "pk_thousand_late": per_cent(by_other[5500][5500] - by_other[5500][4500]),
        "pk_bold_0": per_cent(bold[0]),
        "pk_bold_5500": per_cent(bold[5500]),
    }


def cards(facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
    """The value of each card."""
    found = sorted(facts["cards"], key=lambda card: -float(card["share"]))
    check(found[0]["card"] == "captain" and found[-1]["card"] == "sea-battle-4", "the Captain is best, the great Sea Battle worst")
    rows = [(f"{card['card']} ({card['in_deck']} in the deck)", *[100 * card["share"]] * 3) for card in found]
    before = 100 * facts["first_player"]
    axis = Axis("winning chance of the first player, per cent", 44, 60, "{:.1f}")
    pictures["piraten_kapern-cards"] = bars("Winning chance once the first card is drawn", rows, axis, (before, "before"))
    return {"pk_captain": per_cent(found[0]["share"], 1), "pk_battle": per_cent(found[-1]["share"], 1)}
