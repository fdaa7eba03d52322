"""An analysis in sentences: who won, who was lucky, who played well, and what the numbers rest on."""

from dataclasses import dataclass

from jollyroll.match.wording import NO_READER, Wording
from jollyroll.words import figures, listed, say

from .analysis import SOUND, Account, Analysis
from .figures import change, percent

EVEN = 0.02  # luck or mistakes that differ by less are told as level


@dataclass(frozen=True)
class Verdict:
    """Sentences, ready to be read."""

    result: str
    sentences: tuple[str, ...]
    basis: str


def verdict(analysis: Analysis, minus: str = "-") -> Verdict:
    """What there is to say; `minus` is the sign before what was lost."""
    sentences = luck(analysis, minus), skill(analysis), turning_point(analysis, minus)
    return Verdict(result(analysis), sentences, basis(analysis))


def result(analysis: Analysis) -> str:
    """Who has won, or how it stands."""
    exact = analysis.exact
    if not analysis.over:
        chances = " · ".join(f"{account.name} {percent(account.final, exact)}" for account in analysis.accounts)
        return say("coach-unfinished", chances=chances)
    names = [account.name for account in analysis.accounts if account.final > 0]
    return say("winners", names=listed(names), count=len(names), you=NO_READER)


def luck(analysis: Analysis, minus: str) -> str:
    """Who was the luckiest, counting the rolls of all players."""
    ranked = sorted(analysis.accounts, key=lambda account: -fortune(account))
    first, last = ranked[0], ranked[-1]
    if fortune(first) - fortune(last) < EVEN:
        return say("coach-luck-even")
    facts = {"best": change(fortune(first), False, minus), "worst": change(fortune(last), False, minus)}
    return say("coach-luck-told", lucky=first.name, unlucky=last.name, **facts)


def fortune(account: Account) -> float:
    """All of a player's luck: in their own rolls and in those of others."""
    return account.luck + account.luck_of_others


def skill(analysis: Analysis) -> str:
    """Who played best, by what their own choices cost."""
    players = [account for account in analysis.accounts if account.decisions]
    if not players:
        return say("coach-skill-none")
    ranked = sorted(players, key=lambda account: -account.mistakes)
    first, last = ranked[0], ranked[-1]
    if last.mistakes > -SOUND:
        return say("coach-skill-perfect")
    facts = {"least": percent(-first.mistakes, False), "most": percent(-last.mistakes, False)}
    counts = {"sound": first.sound, "decisions": first.decisions}
    if len(ranked) == 1 or first.mistakes - last.mistakes < EVEN / 4:
        return say("coach-skill-even", most=facts["most"])
    return say("coach-skill", best=first.name, worst=last.name, **facts, **counts)


def turning_point(analysis: Analysis, minus: str) -> str:
    """The roll or card that changed most."""
    step = analysis.luckiest
    if step is None:
        return say("coach-no-throws")
    words = Wording(analysis.game, analysis.seats)
    facts = {"turn": step.turn, "name": words.name(step.seat), "what": words.fallen(step.text)}
    return say("coach-turning-point", **facts, luck=change(step.luck[step.seat], False, minus))


def basis(analysis: Analysis) -> str:
    """Exact or estimated, and from what."""
    how = say("coach-exact") if analysis.exact else say("coach-estimated", error=figures(f"{100 * analysis.error:.1f}"))
    better = [say("coach-wanting", make=analysis.wanting)] if analysis.wanting else []
    return " ".join([how, *(say(basis) for basis in analysis.bases), *better])
