"""The tables of the page: accounts, chances turn by turn, decisions one by one."""

from collections.abc import Sequence

from jollyroll.match.wording import Wording
from jollyroll.words import say

from .account_parts import head_of, parts_shown
from .analysis import Analysis
from .figures import change, percent
from .markup import Markup, tag


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Markup]], words: Sequence[int] = ()) -> Markup:
    """A table that scrolls on a narrow screen; `words` are the columns that hold words."""
    top = [tag("th", head, scope="col", class_="words" if place in words else None) for place, head in enumerate(heads)]
    body = [tag("tr", *row) for row in rows]
    whole = tag("table", tag("caption", caption), tag("thead", tag("tr", *top)), tag("tbody", *body))
    return tag("div", whole, class_="scroll", role="region", aria_label=caption, tabindex=0)


def cell(text: str) -> Markup:
    return tag("td", text)


def row_head(text: str) -> Markup:
    return tag("th", text, scope="row")


def account_table(analysis: Analysis) -> Markup:
    """How every player got from the first chance to the last."""
    parts = parts_shown(analysis)
    heads = [say("coach-player"), say("coach-start"), *(say(head_of(part)) for part in parts), say("coach-final")]
    rows = []
    for account in analysis.accounts:
        changes = [cell(change(getattr(account, part), analysis.exact)) for part in parts]
        ends = (cell(percent(share, analysis.exact)) for share in (account.start, account.final))
        rows.append([row_head(account.name), next(ends), *changes, next(ends)])
    return table(say("coach-accounts"), heads, rows, (0,))


def turn_table(analysis: Analysis) -> Markup:
    """The chances at the end of each turn."""
    heads = [say("coach-turn"), say("coach-player"), *(seat.name for seat in analysis.seats)]
    rows = []
    for turn, seat, shares in analysis.turns:
        name = analysis.seats[seat].name if seat >= 0 else say("coach-before-first")
        rows.append(
            [row_head(str(turn)), tag("td", name, class_="who"), *(cell(percent(share, analysis.exact)) for share in shares)]
        )
    return table(say("coach-turns-caption"), heads, rows, (0, 1))


def decision_table(analysis: Analysis, words: Wording) -> Markup:
    """Every choice with an alternative: the choice made, the best one, and the difference."""
    heads = [say(f"coach-{name}") for name in ("turn", "player", "chosen", "chance", "better", "cost")]
    rows = []
    for step in analysis.steps:
        if step.chosen is None or step.best is None or step.options < 2:
            continue
        wrong = step.chosen.choice.number != step.best.choice.number and step.cost > 0
        cost = change(-step.cost, analysis.exact)
        rows.append(
            [
                row_head(str(step.turn)),
                tag("td", words.name(step.seat), class_="who"),
                tag("td", words.choice(step.chosen.choice), class_="words"),
                cell(percent(step.chosen.share, analysis.exact)),
                tag("td", words.choice(step.best.choice) if wrong else "", class_="words"),
                cell(cost),
            ]
        )
    return table(say("coach-decisions-caption"), heads, rows, (0, 1, 2, 4))
