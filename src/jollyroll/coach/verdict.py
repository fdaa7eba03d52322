"""An analysis in sentences: who won, who was lucky, who played well, and the basis of the numbers."""

from dataclasses import dataclass

from jollyroll.match.wording import NO_READER, Wording
from jollyroll.words import figures, listed, say

from .analysis import SOUND, Analysis, PlayerAccount
from .figures import change, cost, percent

EVEN = 0.02  # luck or mistakes that differ by less count as equal


@dataclass(frozen=True)
class Verdict:
    """The sentences of a verdict."""

    result: str
    sentences: tuple[str, ...]
    basis: str


def verdict(analysis: Analysis) -> Verdict:
    """The verdict on a game."""
    sentences = luck(analysis), skill(analysis), turning_point(analysis)
    return Verdict(result(analysis), sentences, basis(analysis))


def result(analysis: Analysis) -> str:
    """The winners, or the current standing."""
    exact = analysis.exact
    if not analysis.over:
        chances = " · ".join(f"{account.name} {percent(account.final, exact)}" for account in analysis.accounts)
        return say("coach-unfinished", chances=chances)
    names = [account.name for account in analysis.accounts if account.final > 0]
    return say("winners", names=listed(names), count=len(names), you=NO_READER)


def luck(analysis: Analysis) -> str:
    """The luckiest player, by the rolls of all players."""
    ranked = sorted(analysis.accounts, key=lambda account: -total_luck(account))
    first, last = ranked[0], ranked[-1]
    if total_luck(first) - total_luck(last) < EVEN:
        return say("coach-luck-even")
    facts = {"best": change(total_luck(first), False), "worst": change(total_luck(last), False)}
    return say("coach-luck-told", lucky=first.name, unlucky=last.name, **facts)


def total_luck(account: PlayerAccount) -> float:
    """All of a player's luck: in their own rolls and in those of others."""
    return account.luck + account.luck_of_others


def skill(analysis: Analysis) -> str:
    """The best player, by the cost of their own choices."""
    players = [account for account in analysis.accounts if account.decisions]
    if not players:
        return say("coach-skill-none")
    ranked = sorted(players, key=lambda account: -account.mistakes)
    first, last = ranked[0], ranked[-1]
    if last.mistakes > -SOUND:
        return say("coach-skill-perfect")
    facts = {"least": cost(-first.mistakes, False), "most": cost(-last.mistakes, False)}
    counts = {"sound": first.sound, "decisions": first.decisions}
    if len(ranked) == 1 or first.mistakes - last.mistakes < EVEN / 4:
        return say("coach-skill-even", most=facts["most"])
    return say("coach-skill", best=first.name, worst=last.name, **facts, **counts)


def turning_point(analysis: Analysis) -> str:
    """The roll or card with the largest effect."""
    step = analysis.luckiest
    if step is None:
        return say("coach-no-throws")
    words = Wording(analysis.game, analysis.seats)
    facts = {"turn": step.turn, "name": words.name(step.seat), "what": words.fallen(step.text)}
    return say("coach-turning-point", **facts, luck=change(step.luck[step.seat], False))


def basis(analysis: Analysis) -> str:
    """Exact or estimated, and on what basis."""
    how = say("coach-exact") if analysis.exact else say("coach-estimated", error=figures(f"{100 * analysis.error:.1f}"))
    better = [say("coach-wanting", make=analysis.wanting)] if analysis.wanting else []
    return " ".join([how, *(say(basis) for basis in analysis.bases), *better])
