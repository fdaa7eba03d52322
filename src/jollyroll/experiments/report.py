"""The report of an experiment: one self-contained page, with a chart for each measure and all numbers as a table."""

from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from math import isfinite

import jollyroll
from jollyroll.coach.markup import Markup, tag
from jollyroll.lab.intervals import Estimate
from jollyroll.lab.plot import Axis, bars

from .plan import ExperimentCell
from .results import estimates
from .running import Experiment

STYLE = """
body { background: #0f2230; color: #f4efe4; font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem }
body { padding: 1.5rem }
h1, h2 { color: #f2b84b } a { color: #5bb8a8 }
figure { margin: 1.5rem 0 } svg { max-width: 100%; height: auto } .scroll { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums } caption { text-align: left; color: #8fa6b3 }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #1a3342 }
th:first-child, td:first-child { text-align: left }
.quiet { color: #8fa6b3 } .warning { color: #ef6a50 }
@media (prefers-color-scheme: light) {
  body { background: #f4efe4; color: #0f2230 } h1, h2 { color: #7a4a00 } .quiet, caption { color: #47606e }
  th, td { border-color: #c9d3d8 } .warning { color: #a32d14 } a { color: #14665a } }
"""

NO_FIGURE = "-"


@dataclass(frozen=True)
class ShownMeasure:
    """How a measure is shown: its title, its explanation, in percent or not."""

    title: str
    says: str
    percent: bool = False

    def number(self, value: float) -> float:
        return 100 * value if self.percent else value


SHOWN = {
    "turns": ShownMeasure("Turns", "turns of a game, all players together"),
    "minutes": ShownMeasure("Minutes", "how long a game lasts at the pace the plan states"),
    "first_turn": ShownMeasure("First turn", "share of victories of whoever has the first turn", True),
    "lead_changes": ShownMeasure("Lead changes", "how often another player takes the sole lead"),
    "decided": ShownMeasure("Decided", "part of the game after which the winner led until the end", True),
    "comeback": ShownMeasure("Comebacks", "games whose winner was behind at half time", True),
    "deficit": ShownMeasure("Deficit", "the most points by which the winner was ever behind"),
    "shared": ShownMeasure("Shared", "games that several players won together", True),
    "better_play": ShownMeasure(
        "Better play", "share of a seat of the strongest level above an even share, in percentage points", True
    ),
    "luck": ShownMeasure("Luck", "part of the variance of results that goes with luck", True),
    "skill": ShownMeasure("Skill", "part of the variance of results that goes with mistakes", True),
    "mistakes": ShownMeasure(
        "Mistakes", "what a player's own choices cost in a game, in percentage points of winning chance", True
    ),
    "settled": ShownMeasure("Settled", "part of the game after which the winner's chance stayed above 90 %", True),
}


def report_page(experiment: Experiment) -> str:
    """The whole page."""
    plan = experiment.plan
    found = [estimates(cell, run) for cell, run in zip(plan.cells, experiment.cells, strict=True)]
    names = [name for name in SHOWN if any(isfinite(cell[name].mean) for cell in found if name in cell)]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=policy()),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", plan.title),
        tag("style", Markup(STYLE)),
    )
    games = sum(int(run.tally.games.sum()) for run in experiment.cells)
    intro = [
        tag("h1", plan.title),
        tag("p", f"{len(plan.cells)} cells of {plan.game}, {games:,} games, seed {plan.seed}.", class_="quiet"),
    ]
    if not experiment.complete:
        intro.append(tag("p", "INCOMPLETE: the experiment was interrupted. The same command goes on with it.", class_="warning"))
    charts = [tag("figure", chart(name, experiment, found), tag("figcaption", SHOWN[name].says, class_="quiet")) for name in names]
    body = tag("body", *intro, numbers(experiment, found, names), *charts, choices(experiment), notes(experiment))
    return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"


def policy() -> str:
    """The content security policy: nothing may be loaded, and only this style sheet is allowed."""
    digest = b64encode(sha256(STYLE.encode()).digest()).decode("ascii")
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"


def label(cell: ExperimentCell) -> str:
    """The varied values of a cell."""
    return ", ".join(f"{name} {value}" for name, value in cell.varied.items()) or "as it is"


def chart(name: str, experiment: Experiment, found: list[dict[str, Estimate]]) -> Markup:
    """One measure, a bar for each cell."""
    shown = SHOWN[name]
    rows = []
    for cell, measures in zip(experiment.plan.cells, found, strict=True):
        if name in measures and isfinite(measures[name].mean):
            mean, low, high = (shown.number(value) for value in measures[name])
            rows.append((label(cell), mean, low if isfinite(low) else mean, high if isfinite(high) else mean))
    most, least = max(row[3] for row in rows), min(0.0, *(row[2] for row in rows))
    axis = Axis(shown.title + (", %" if shown.percent else ""), least, most if most > least else least + 1, "{:.4g}")
    return Markup(bars(shown.title, rows, axis))


def numbers(experiment: Experiment, found: list[dict[str, Estimate]], names: list[str]) -> Markup:
    """All measures of all cells, with half the width of their intervals."""
    heads = ["cell", "games", *(SHOWN[name].title + (" %" if SHOWN[name].percent else "") for name in names)]
    rows = []
    for cell, run, measures in zip(experiment.plan.cells, experiment.cells, found, strict=True):
        cells = [label(cell), f"{int(run.tally.games.sum()):,}", *(figure(measures.get(name), SHOWN[name]) for name in names)]
        rows.append(tag("tr", *(tag("td", text) for text in cells)))
    table = tag(
        "table",
        tag("caption", "Average, and after ± how far the 95 % confidence interval reaches."),
        tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))),
        tag("tbody", *rows),
    )
    return tag("div", table, class_="scroll", role="region", aria_label="All numbers", tabindex=0)


def figure(estimate: Estimate | None, shown: ShownMeasure) -> str:
    """A number and its half-width."""
    if estimate is None or not isfinite(estimate.mean):
        return NO_FIGURE
    mean, low, high = (shown.number(value) for value in estimate)
    reach = max(mean - low, high - mean)
    return f"{mean:.2f}" + (f" ±{reach:.2f}" if isfinite(reach) else "")


def choices(experiment: Experiment) -> Markup:
    """The dominated choices."""
    if not experiment.plan.coach_games:
        return Markup("")
    items = []
    for cell, run in zip(experiment.plan.cells, experiment.cells, strict=True):
        never = run.sample.dominated()
        said = ", ".join(
            f"{text} (in {count.there} positions, costs {100 * count.cost / count.there:.1f})" for text, count in never[:12]
        )
        items.append(tag("li", tag("strong", label(cell)), ": ", said or "none"))
    how = "Choices that were legal in twenty positions or more of the games the coach looked at, and never as good as the best one."
    return tag("section", tag("h2", "Choices nobody should take"), tag("p", how, class_="quiet"), tag("ul", *items))


def notes(experiment: Experiment) -> Markup:
    """The basis of the numbers."""
    plan = experiment.plan
    sentences = [f"Pace: {plan.pace.decision} s for a decision, {plan.pace.roll} s for a roll or a card."]
    if plan.stop.precision:
        sentences.append(
            f"A cell ends when {plan.stop.measure} is known to ±{plan.stop.precision:g}, or after {plan.stop.games:,} games."
        )
    if plan.coach_games:
        exact = sum(bool(run.exact) for run in experiment.cells)
        sentences.append(
            f"The coach looked at {plan.coach_games} games of each cell; its numbers exact in {exact} of {len(plan.cells)}."
        )
    sentences.append(f"Made by Jollyroll {jollyroll.__version__}.")
    return tag("footer", *(tag("p", sentence, class_="quiet") for sentence in sentences))
