"""The odds of a position as a page: the table as it stands, every choice best first, and what the numbers rest on."""

from jollyroll.coach import ChoiceOdds, JudgedOutcome, PositionOdds
from jollyroll.coach.figures import change, percent, signed
from jollyroll.kit import NOBODY
from jollyroll.words import figures, say, say_for, whole

from .board import draw_board
from .columns import columns
from .style import Style, wrapped
from .voice import Voice

TOP = 10  # choices shown unless all are asked for


def odds_lines(odds: PositionOdds, style: Style, everything: bool, chosen: int | None = None) -> list[str]:
    """The whole page, without a heading."""
    lines = [*table_lines(odds, style), "", *moment_lines(odds, style, everything, chosen)]
    return [*lines, "", *basis_lines(odds, style)]


def moment_lines(odds: PositionOdds, style: Style, everything: bool, chosen: int | None = None) -> list[str]:
    """What may be chosen, or what chance may bring."""
    voice = Voice(odds.game, odds.seats, style)
    lines = [shares_line(odds, voice)]
    if odds.choices:
        lines += ["", *choice_table(odds, voice, style, everything, chosen)]
    if odds.spread:
        lines += ["", *spread_table(odds, voice, style, everything)]
    return lines


def table_lines(odds: PositionOdds, style: Style) -> list[str]:
    """How the table stands, whose turn it is and which dice lie there."""
    voice = Voice(odds.game, odds.seats, style)
    return [*draw_board(odds.game, odds.game.view(odds.state, NOBODY), voice, style), "", *dice_lines(odds, style)]


def dice_lines(odds: PositionOdds, style: Style) -> list[str]:
    """The dice that lie there, and what is asked."""
    voice = Voice(odds.game, odds.seats, style)
    if odds.waits_for == "over":
        return [say("phase-over")]
    dice = [
        voice.row(letters) + (f" {say(f'dice-{place}')}" if place != "table" else "")
        for place, letters in odds.game.dice_shown(odds.state).items()
        if letters
    ]
    lines = ["   ".join(dice), ""] if dice and odds.seat != NOBODY else []
    name = voice.name(odds.seat)
    own = f"phase-{odds.waits_for}" if odds.waits_for in ("draw-seat", "roll-off") else ""
    prompt = say(own) if own else voice.prompt(odds.waits_for)
    return [*lines, style.paint(say("labelled", label=name, text=prompt) if name else prompt, "strong")]


def shares_line(odds: PositionOdds, voice: Voice) -> str:
    """Everybody's winning chance."""
    parts = [
        f"{voice.name(seat)} {percent(share, odds.exact)}" for seat, share in enumerate(odds.shares) if odds.state.present[seat]
    ]
    return say("coach-chances", chances=" · ".join(parts))


def choice_table(odds: PositionOdds, voice: Voice, style: Style, everything: bool, chosen: int | None) -> list[str]:
    """The best choices, one a line; the one that was made is marked and always there."""
    code = odds.game.code
    shown = [
        (rank, choice_odds)
        for rank, choice_odds in enumerate(odds.choices, 1)
        if everything or rank <= TOP or choice_odds.choice.number == chosen
    ]
    chance = say("coach-chance") + (figures(f" ±{100 * odds.error:.1f}") if odds.error else "")
    heads = ["", say("coach-choice"), chance, say("coach-cost"), say_for(code, "coach-points"), say_for(code, "coach-risk")]
    rows = [choice_row(rank, choice_odds, odds, chosen) for rank, choice_odds in shown]
    head, *lines = columns(heads, rows, style, words=2)
    result = [head]
    for (rank, choice_odds), line in zip(shown, lines, strict=True):
        look = "gold" if choice_odds.choice.number == chosen else "good" if rank == 1 else ""
        result.append(style.paint(f"{line}  {voice.choice(choice_odds.choice)}", look))
    if len(shown) < len(odds.choices):
        result.append(say("coach-more", count=len(odds.choices) - len(shown)))
    return result


def choice_row(rank: int, choice_odds: ChoiceOdds, odds: PositionOdds, chosen: int | None) -> list[str]:
    """One choice in figures."""
    mark = ">" if choice_odds.choice.number == chosen else ""
    share = percent(choice_odds.share, odds.exact)
    if choice_odds.games:
        share += figures(f" ±{100 * choice_odds.error:.1f}")
    cost = change(-choice_odds.cost, odds.exact) if choice_odds.cost else ""
    return [
        f"{mark}{rank}",
        choice_odds.choice.text,
        share,
        cost,
        signed(choice_odds.points),
        figures(f"{100 * choice_odds.risk:.0f} %"),
    ]


def spread_table(odds: PositionOdds, voice: Voice, style: Style, everything: bool) -> list[str]:
    """The best, the typical and the worst that chance may bring; or all of it."""
    spread = odds.spread
    assert spread is not None
    name = voice.name(spread.seat)
    lines = wrapped(say("coach-spread", name=name, deviation=figures(f"{100 * spread.deviation:.1f}")))
    named = [("best", spread.best), ("typical", spread.typical), ("worst", spread.worst)]
    rows = [[say(f"coach-{what}"), *outcome_row(judged, odds, voice)] for what, judged in named]
    heads = ["", say("coach-outcome"), say("coach-probability"), name]
    lines += ["", *columns(heads, rows, style, words=2)]
    if everything:
        rows = [[str(rank), *outcome_row(judged, odds, voice)] for rank, judged in enumerate(spread.outcomes, 1)]
        lines += ["", *columns(heads, rows, style, words=2)]
    elif len(spread.outcomes) > len(named):
        lines.append(say("coach-more-outcomes", count=len(spread.outcomes)))
    return lines


def outcome_row(judged: JudgedOutcome, odds: PositionOdds, voice: Voice) -> list[str]:
    """One thing chance may bring, in figures."""
    seat = odds.spread.seat if odds.spread else 0
    return [voice.outcome(judged.outcome), percent(float(judged.outcome.probability)), percent(judged.shares[seat], odds.exact)]


def basis_lines(odds: PositionOdds, style: Style) -> list[str]:
    """Exact or estimated, and from what."""
    played = max((choice_odds.games for choice_odds in odds.choices), default=0)
    how = say("coach-exact") if odds.exact else say("coach-estimated", error=figures(f"{100 * odds.error:.1f}"))
    lines = wrapped(f"{how} {say(odds.basis)}")
    if odds.wanting:
        lines += wrapped(say("coach-wanting", make=odds.wanting))
    if played:
        lines += wrapped(say("coach-played", games=whole(played), count=sum(choice_odds.games > 0 for choice_odds in odds.choices)))
    return [style.paint(line, "faint") for line in lines]
