"""The figures of Oh My Gold!"""

from jollyroll.lab.claims import check, per_cent, table
from jollyroll.lab.findings import Facts


def words(facts: Facts, pictures: dict[str, str]) -> dict[str, str]:
    """The texts for the page's template."""
    cells = {(cell["keys"], cell["swords"]): cell["roll"] for cell in facts["when_to_roll"]}
    check(all(roll == int(sum(dice) < 3) for dice, roll in cells.items()), "one rolls again unless three locks can be opened")
    rows = [[str(keys), *(shown(cells.get((keys, swords))) for swords in range(5))] for keys in range(5)]
    heads = ["keys", "no sword", "one sword", "two swords", "three swords", "four swords"]
    return {"omg_first": per_cent(facts["seats"][0]["shares"][0][0]), "omg_roll": table(heads, rows)}


def shown(part: float | None) -> str:
    """How often to roll again, in words for players."""
    if part is None:
        return ""
    return {0.0: "use them", 1.0: "**reroll**"}.get(part, f"reroll {per_cent(part)} %")
