"""An analysis as one page for a browser: no script, no network, nothing outside the file."""

from base64 import b64encode
from hashlib import sha256
from importlib.resources import files

import jollyroll
from jollyroll.match.wording import Wording, rules_in_words
from jollyroll.words import say, spoken

from .analysis import Analysis, PlayerAccount
from .figures import change, cost, percent
from .graph import bars, graph
from .markup import Markup, joined, tag
from .page_tables import account_table, decision_table, turn_table
from .position_odds import ChoiceOdds
from .verdict import Verdict, total_luck, verdict
from .walkthrough import JudgedEvent


def page(analysis: Analysis) -> str:
    """The whole page."""
    style = (files(__package__) / "page.css").read_text(encoding="utf-8")
    summary = verdict(analysis)
    title = say("coach-title", game=say(f"game-{analysis.game.code}"))
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=policy(style)),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="dark light"),
        tag("meta", name="referrer", content="no-referrer"),
        tag("title", title),
        tag("style", Markup(style)),
    )
    body = tag("body", heading(analysis, summary, title), main(analysis, summary), foot(summary))
    return f"<!doctype html>\n{tag('html', head, body, lang=spoken())}\n"


def policy(style: str) -> str:
    """The content security policy: nothing may be loaded, and only this style sheet is allowed."""
    digest = b64encode(sha256(style.encode("utf-8")).digest()).decode("ascii")
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"


def heading(analysis: Analysis, summary: Verdict, title: str) -> Markup:
    """The game, the players, the winner."""
    names = ", ".join(seat.name for seat in analysis.seats)
    rules = " ".join(rules_in_words(analysis.game, analysis.record.options))
    facts = [say("replay-seats", names=names), say("options-of-table", preset=rules)]
    facts += [f"{key}: {value}" for key, value in analysis.record.header.items() if key in ("Date", "Place")]
    return tag(
        "header",
        tag("p", say("coach-eyebrow"), class_="eyebrow"),
        tag("h1", title),
        tag("p", summary.result, class_="result"),
        *(tag("p", fact, class_="quiet") for fact in facts),
    )


def main(analysis: Analysis, summary: Verdict) -> Markup:
    """The chapters."""
    words = Wording(analysis.game, analysis.seats)
    return tag(
        "main", over_time(analysis), luck_and_skill(analysis, summary), costliest(analysis, words), decisions(analysis, words)
    )


def section(key: str, title: str, *inside: str) -> Markup:
    """A chapter with its heading."""
    return tag("section", tag("h2", title, id=key), *inside, aria_labelledby=key)


def over_time(analysis: Analysis) -> Markup:
    """The graph, and the numbers behind it."""
    drawings = graph(analysis, 840, 360, "wide"), graph(analysis, 380, 300, "narrow")
    caption = tag("figcaption", say("coach-graph-how" if analysis.costliest else "coach-graph-how-perfect"))
    behind = tag("details", tag("summary", say("coach-graph-numbers")), turn_table(analysis))
    return section("over-time", say("coach-over-time"), tag("figure", *drawings, caption), behind)


def luck_and_skill(analysis: Analysis, summary: Verdict) -> Markup:
    """Sentences, bars for every player, and the account in figures."""
    sizes = [abs(value) for account in analysis.accounts for _, _, value in shown_bars(account)]
    cards = tag("ul", *(player(account, analysis, max(sizes)) for account in analysis.accounts), class_="players")
    how = tag("p", say("coach-accounts-how"), class_="quiet")
    sentences = [tag("p", sentence) for sentence in summary.sentences]
    return section("luck", say("coach-luck-and-skill"), *sentences, cards, account_table(analysis), how)


def shown_bars(account: PlayerAccount) -> list[tuple[str, str, float]]:
    """The bars of an account: all luck, the player's own mistakes, those of the others."""
    values = (("luck", total_luck(account)), ("mistakes", account.mistakes), ("others", account.mistakes_of_others))
    return [(say(f"coach-bar-{name}"), "good" if value >= 0 else "bad", value) for name, value in values]


def player(account: PlayerAccount, analysis: Analysis, most: float) -> Markup:
    """A player's card."""
    key = tag("svg", line_sample(account.seat), viewBox="0 0 26 10", class_="key", aria_hidden="true")
    way = say("coach-from-to-decisions", first=percent(account.start, False), last=percent(account.final, False))
    choices = say("coach-decisions", sound=account.sound, decisions=account.decisions)
    rows = [(name, kind, value, change(value, False)) for name, kind, value in shown_bars(account)]
    drawn = bars(rows, most)
    return tag("li", tag("h3", key, tag("span", account.name)), tag("p", f"{way} {choices}", class_="quiet"), drawn)


def line_sample(seat: int) -> Markup:
    """A sample of a player's line, for the legend."""
    return tag("g", tag("polyline", points="1,5 25,5"), class_=f"line s{seat}")


def costliest(analysis: Analysis, words: Wording) -> Markup:
    """The costliest choices and the better alternatives."""
    cards = [mistake(number, step, analysis, words) for number, step in enumerate(analysis.costliest, 1)]
    inside = tag("ol", *cards, class_="cards") if cards else tag("p", say("coach-no-mistakes"))
    return section("costliest", say("coach-costliest"), inside)


def mistake(number: int, step: JudgedEvent, analysis: Analysis, words: Wording) -> Markup:
    """One mistake."""
    assert step.chosen is not None and step.best is not None  # noqa: PT018
    lost = tag("span", say("coach-cost-told", cost=cost(step.cost, analysis.exact)), class_="cost")
    title = tag("h3", say("turn-of", turn=step.turn, name=words.name(step.seat)), " · ", lost)
    pairs = [*choice_pair("chosen", step.chosen, analysis, words), *choice_pair("better", step.best, analysis, words)]
    return tag("li", tag("span", str(number), class_="number", aria_hidden="true"), title, tag("dl", *pairs))


def choice_pair(what: str, choice_odds: ChoiceOdds, analysis: Analysis, words: Wording) -> tuple[Markup, ...]:
    """A choice in words and in notation, with its chance."""
    choice = joined(words.choice(choice_odds.choice), " ", tag("code", choice_odds.choice.text))
    look = "better" if what == "better" else None
    return (
        tag("dt", say(f"coach-{what}")),
        tag("dd", tag("span", choice, class_=look)),
        tag("dd", percent(choice_odds.share, analysis.exact), class_="chance"),
    )


def decisions(analysis: Analysis, words: Wording) -> Markup:
    """Every decision of the game."""
    rows = tag("details", tag("summary", say("coach-all-decisions")), decision_table(analysis, words))
    return section("decisions", say("coach-decisions-title"), tag("p", say("coach-decisions-how"), class_="quiet"), rows)


def foot(summary: Verdict) -> Markup:
    """The basis of the numbers."""
    return tag("footer", tag("p", summary.basis), tag("p", say("coach-made-by", version=jollyroll.__version__)))
