"""The analysis of a game as text: luck, skill, mistakes, and the winning chances over time."""

from jollyroll.coach import Analysis, JudgedEvent, PlayerAccount
from jollyroll.coach.account_parts import head_of, parts_shown
from jollyroll.coach.figures import change, cost, percent, thinned
from jollyroll.coach.verdict import Verdict, verdict
from jollyroll.match.record import CHANCE
from jollyroll.match.wording import rules_in_words
from jollyroll.words import say

from .columns import columns
from .frames import heading
from .style import Style, pad, page_width, shown_length, wrapped
from .voice import Voice

LEVELS = "▁▂▃▄▅▆▇█"
PLAIN_LEVELS = "0123456789"
LONGEST_NAME = 16


def report_lines(analysis: Analysis, style: Style) -> list[str]:
    """The whole report."""
    voice = Voice(analysis.game, analysis.seats, style)
    summary = verdict(analysis)
    lines = [heading(say("coach-title", game=say(f"game-{analysis.game.code}")), style)]
    lines += wrapped(say("options-of-table", preset=" ".join(rules_in_words(analysis.game, analysis.record.options))))
    lines += [style.paint(line, "gold") for line in wrapped(summary.result)]
    lines += ["", *verdict_lines(summary, style), "", style.paint(say("coach-over-time"), "strong"), *spark_lines(analysis, style)]
    lines += [
        "",
        style.paint(say("coach-accounts"), "strong"),
        *account_table(analysis, style),
        *wrapped(say("coach-accounts-how")),
    ]
    lines += ["", style.paint(say("coach-costliest"), "strong"), *mistake_lines(analysis, voice, style), ""]
    return lines + [style.paint(line, "faint") for line in wrapped(summary.basis)]


def verdict_lines(summary: Verdict, style: Style) -> list[str]:
    """Luck and skill in sentences."""
    return [line for sentence in summary.sentences for line in wrapped(sentence)]


def account_table(analysis: Analysis, style: Style) -> list[str]:
    """How each player's chance changed from start to end, by cause."""
    parts = parts_shown(analysis)
    heads = ["", say("coach-start"), *(say(head_of(part)) for part in parts), say("coach-final")]
    rows = []
    for account in analysis.accounts:
        changes = [change(getattr(account, part), analysis.exact) for part in parts]
        ends = percent(account.start, analysis.exact), percent(account.final, analysis.exact)
        rows.append([short_name(account), ends[0], *changes, ends[1]])
    return columns(heads, rows, style)


def short_name(account: PlayerAccount) -> str:
    """A name shortened to fit into a table."""
    name = account.name
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def mistake_lines(analysis: Analysis, voice: Voice, style: Style) -> list[str]:
    """The costliest choices, and better alternatives."""
    lines: list[str] = []
    for number, step in enumerate(analysis.costliest, 1):
        assert step.chosen is not None and step.best is not None  # noqa: PT018
        facts = {"turn": step.turn, "name": voice.name(step.seat), "cost": cost(step.cost, analysis.exact)}
        lines += wrapped(style.paint(say("coach-mistake", **facts), "danger"), indent=f"{number}. ")
        for message, odds in (("coach-mistake-made", step.chosen), ("coach-mistake-better", step.best)):
            chance = percent(odds.share, analysis.exact)
            words = say(message, words=voice.choice(odds.choice), text=odds.choice.text, chance=chance)
            lines += wrapped(words, indent="   ")
    return lines or wrapped(say("coach-no-mistakes"))


def spark_lines(analysis: Analysis, style: Style) -> list[str]:
    """Every player's winning chance per turn, as one character each; long games are thinned out."""
    levels = PLAIN_LEVELS if style.plain else LEVELS
    turns = analysis.turns
    width = max(shown_length(short_name(account)) for account in analysis.accounts)
    most = page_width() - width - 18
    picked = thinned(turns, max(most, 10))
    lines = []
    for account in analysis.accounts:
        shares = [shares[account.seat] for _, _, shares in picked]
        line = "".join(levels[min(len(levels) - 1, int(share * len(levels)))] for share in shares)
        ends = f"{percent(shares[0], False):>7} {line} {percent(shares[-1], False):>7}"
        lines.append(f"{pad(short_name(account), width)} {ends}")
    return [*lines, *wrapped(say("coach-spark", turns=turns[-1][0], low=levels[0], high=levels[-1]))]


def fallen(step: JudgedEvent, voice: Voice) -> str:
    """An outcome: dice as pictures, others in words."""
    return voice.fallen(step.text) if ":" in step.text else voice.row(step.text)


def roll_line(step: JudgedEvent, voice: Voice) -> str:
    """An outcome and how lucky it was."""
    if step.kind != CHANCE:
        return say("coach-left", name=voice.name(step.seat))
    facts = {"name": voice.name(step.seat), "what": fallen(step, voice), "luck": change(step.luck[step.seat], step.exact)}
    return say("coach-fell" if step.seat >= 0 else "coach-fell-alone", **facts)
