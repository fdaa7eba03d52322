"""The odds of a position as text: the table, the choices best first, and the basis of the numbers."""

from jollyroll.coach import ChoiceOdds, JudgedOutcome, PositionOdds
from jollyroll.coach.figures import change, percent, signed
from jollyroll.kit import NOBODY
from jollyroll.words import figures, say, say_for, whole

from .board import draw_board
from .columns import columns
from .dice_board import place_name
from .style import Style, wrapped
from .voice import Voice

TOP = 10  # choices shown by default


def odds_lines(odds: PositionOdds, style: Style, everything: bool, chosen: int | None = None) -> list[str]:
    """The whole page, without a heading."""
    lines = [*table_lines(odds, style), "", *moment_lines(odds, style, everything, chosen)]
    return [*lines, "", *basis_lines(odds, style)]


def moment_lines(odds: PositionOdds, style: Style, everything: bool, chosen: int | None = None) -> list[str]:
    """The choices, or the possible outcomes."""
    voice = Voice(odds.game, odds.seats, style)
    lines = [shares_line(odds, voice)]
    if odds.choices:
        lines += ["", *choice_table(odds, voice, style, everything, chosen)]
    if odds.spread:
        lines += ["", *spread_table(odds, voice, style, everything)]
    return lines


def table_lines(odds: PositionOdds, style: Style) -> list[str]:
    """The board, the seat on turn and the dice."""
    voice = Voice(odds.game, odds.seats, style)
    return [*draw_board(odds.game, odds.game.view(odds.state, NOBODY), voice, style), "", *dice_lines(odds, style)]


def dice_lines(odds: PositionOdds, style: Style) -> list[str]:
    """The dice on the table, and the question to the seat on turn."""
    voice = Voice(odds.game, odds.seats, style)
    if odds.waits_for == "over":
        return [say("phase-over")]
    dice = [
        voice.row(letters) + (f" {place_name(odds.game, place)}" if place != "table" else "")
        for place, letters in odds.game.dice_shown(odds.state).items()
        if letters
    ]
    lines = ["   ".join(dice), ""] if dice and odds.seat != NOBODY else []
    name = voice.name(odds.seat)
    own = f"phase-{odds.waits_for}" if odds.waits_for in ("draw-seat", "roll-off") else ""
    prompt = say(own) if own else voice.prompt(odds.waits_for)
    return [*lines, style.paint(say("labelled", label=name, text=prompt) if name else prompt, "strong")]


def shares_line(odds: PositionOdds, voice: Voice) -> str:
    """Every seat's chance to win."""
    parts = [
        f"{voice.name(seat)} {percent(share, odds.exact)}" for seat, share in enumerate(odds.shares) if odds.state.present[seat]
    ]
    return say("coach-chances", chances=" · ".join(parts))


def choice_table(odds: PositionOdds, voice: Voice, style: Style, everything: bool, chosen: int | None) -> list[str]:
    """The best choices, one per line; the one that was made is marked and always included."""
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
    """A choice in numbers."""
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
    """The best, typical and worst outcomes, or all."""
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
    """An outcome in numbers."""
    seat = odds.spread.seat if odds.spread else 0
    return [voice.outcome(judged.outcome), percent(float(judged.outcome.probability)), percent(judged.shares[seat], odds.exact)]


def basis_lines(odds: PositionOdds, style: Style) -> list[str]:
    """Whether the numbers are exact or estimated, and from what."""
    played = max((choice_odds.games for choice_odds in odds.choices), default=0)
    how = say("coach-exact") if odds.exact else say("coach-estimated", error=figures(f"{100 * odds.error:.1f}"))
    lines = wrapped(f"{how} {say(odds.basis)}")
    if odds.wanting:
        lines += wrapped(say("coach-wanting", make=odds.wanting))
    if played:
        lines += wrapped(say("coach-played", games=whole(played), count=sum(choice_odds.games > 0 for choice_odds in odds.choices)))
    return [style.paint(line, "faint") for line in lines]
