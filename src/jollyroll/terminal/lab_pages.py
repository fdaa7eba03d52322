"""Simulations and tournaments as text."""

from jollyroll.kit import Game
from jollyroll.lab.intervals import Estimate
from jollyroll.lab.simulation import Simulation
from jollyroll.lab.tournament import ANCHOR_RATING, MEAN_RATING, Tournament
from jollyroll.match.notation import options_line
from jollyroll.words import figures, say, say_for, whole

from .columns import columns, percent, with_reach
from .frames import heading
from .progress import duration
from .style import Style, wrapped


def simulation_lines(simulation: Simulation, game: Game, seconds: float, style: Style, before: int = 0) -> list[str]:
    """The results of a simulation, by player and by seat. `before` are games of earlier runs, which took no time in this one."""
    lines = [heading(say(f"game-{game.code}"), style)]
    lines += wrapped(say("lab-options", options=options_line(game, simulation.options), seed=str(simulation.seed)))
    if simulation.rotated:
        lines += wrapped(say("lab-rotated"))
    lines += unusual(simulation, style)
    if simulation.games:
        lines += ["", *player_table(simulation, game, style), "", *seat_table(simulation, style), ""]
        lines.append(
            say("lab-first-turn", share=percent(simulation.first_turn), even=figures(f"{100 / len(simulation.levels):.1f} %"))
        )
        lines.append(say("lab-length", turns=with_reach(simulation.turns), decisions=figures(f"{simulation.decisions:,.1f}")))
    lines.append(pace(simulation.games + simulation.unfinished - before, seconds))
    return [*lines, *wrapped(say("lab-intervals"))]


def unusual(series: Simulation | Tournament, style: Style) -> list[str]:
    """Warnings about incomplete or unfinished games."""
    lines = []
    if not series.complete:
        lines.append(style.paint(say("lab-incomplete", games=whole(series.games), asked=whole(series.asked)), "danger"))
    if series.unfinished:
        lines += wrapped(say("lab-unfinished", count=series.unfinished))
    return lines


def player_table(simulation: Simulation, game: Game, style: Style) -> list[str]:
    """A line per player: wins and scores."""
    heads = [say("lab-player" if simulation.rotated else "lab-seat"), say("lab-won"), say("lab-shared"), say("lab-share")]
    rows = []
    for result in simulation.players:
        row = [
            f"{result.number} {result.level}",
            whole(result.won_alone),
            whole(result.won_shared),
            percent(result.share),
        ]
        rows.append([*row, with_reach(result.score)])
    return columns([*heads, say_for(game.code, "lab-score")], rows, style)


def seat_table(simulation: Simulation, style: Style) -> list[str]:
    """A line per seat: the value of sitting there, and of going first."""
    heads = [say("lab-seat"), say("lab-share"), say("lab-began"), say("lab-share-begun")]
    rows = []
    for result in simulation.seats:
        name = f"{result.number} {result.level}".rstrip()
        rows.append([name, percent(result.share), whole(result.began), percent(result.share_begun)])
    return columns(heads, rows, style)


def pace(games: int, seconds: float) -> str:
    """How many games were played in which time."""
    rate = games / seconds if seconds > 0 else 0.0
    shown = figures(f"{rate:,.0f}") if rate >= 10 else figures(f"{rate:,.1f}")
    spent = (
        duration(seconds)
        if seconds >= 60
        else say("lab-seconds", seconds=figures(f"{seconds:.1f}" if seconds >= 1 else f"{seconds:.2g}"))
    )
    return say("lab-pace", count=games, games=whole(games), time=spent, rate=shown)


def tournament_lines(tournament: Tournament, game: Game, seconds: float, style: Style, before: int = 0) -> list[str]:
    """The ratings and the cross table, strongest first. `before` are games of earlier runs."""
    lines = [heading(say(f"game-{game.code}"), style)]
    lines += wrapped(say("lab-options", options=options_line(game, tournament.options), seed=str(tournament.seed)))
    each = tournament.pairings[0].games
    lines += wrapped(say("lab-round-robin", seats=tournament.seats, games=whole(each)))
    lines += [*unusual(tournament, style), "", *rating_table(tournament, style), ""]
    if tournament.anchor:
        lines += wrapped(say("lab-anchor", level=tournament.anchor, rating=figures(f"{ANCHOR_RATING:.0f}")))
    else:
        lines += wrapped(say("lab-mean", rating=figures(f"{MEAN_RATING:.0f}")))
    if tournament.halved:
        lines += wrapped(say("lab-halved"))
    lines += ["", *wrapped(say("lab-cross")), *cross_table(tournament, style), ""]
    lines.append(pace(tournament.games + tournament.unfinished - before, seconds))
    return [*lines, *wrapped(say("lab-intervals"))]


def by_strength(tournament: Tournament) -> list[int]:
    """The indices of the levels, strongest first."""
    return sorted(range(len(tournament.levels)), key=lambda place: -tournament.entrants[place].rating.mean)


def rating_table(tournament: Tournament, style: Style) -> list[str]:
    """A line per level."""
    rows = []
    for rank, place in enumerate(by_strength(tournament), 1):
        entrant = tournament.entrants[place]
        rows.append([str(rank), entrant.level, with_reach(entrant.rating), percent(entrant.share)])
    return columns(["", say("lab-level"), say("lab-rating"), say("lab-victories")], rows, style, words=2)


def cross_table(tournament: Tournament, style: Style) -> list[str]:
    """How often the row's level won against the column's."""
    shares: dict[tuple[int, int], Estimate] = {}
    for pairing in tournament.pairings:
        mean, low, high = pairing.share
        shares[pairing.one, pairing.other] = pairing.share
        shares[pairing.other, pairing.one] = Estimate(1 - mean, 1 - high, 1 - low)
    order = by_strength(tournament)
    rows = []
    for place in order:
        cells = [cross_cell(shares[place, other]) if other != place else "·" for other in order]
        rows.append([tournament.levels[place], *cells])
    return columns(["", *(tournament.levels[place] for place in order)], rows, style)


def cross_cell(share: Estimate) -> str:
    """A share and half the width of its interval."""
    return figures(f"{100 * share.mean:.2f} ±{50 * (share.high - share.low):.2f}")
