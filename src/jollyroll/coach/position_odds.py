"""The odds of a position: every choice with its value, best first; or, before a roll, the possible outcomes."""

from collections.abc import Sequence
from dataclasses import dataclass

from jollyroll.kit import NOBODY, Choice, Game
from jollyroll.kit.phases import is_chance, is_choice, is_over
from jollyroll.kit.state import GameState
from jollyroll.match import Seat
from jollyroll.solve.judge import Judge, Odds, Shares, judge_for
from jollyroll.solve.solver import require_judge

from .missing_table import table_wanting
from .rollouts import OnGamePlayed, RolloutResult, check_rollouts, play_out
from .seated_position import SeatedPosition, Where, result_shares, seated_position
from .spread import Spread, spread_of

REFINED = 6  # the number of best choices to play out when playouts are requested


@dataclass(frozen=True)
class ChoiceOdds:
    """One legal choice and its value.

    `share` is the chooser's own winning chance and `cost` its distance from the best one. `points` is the expected gain of the
    turn, `risk` the chance that it ends badly. `error` is the standard error of the share, 0 if it is exact; `games` is the number
    of playouts behind it, 0 if it comes from the judge.

    >>> known = odds("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1")
    >>> [(each.choice.text, round(each.cost, 3)) for each in known.choices[:2]]
    [('stop', 0.0), ('roll:K', 0.028)]
    """

    choice: Choice
    shares: Shares
    share: float
    cost: float
    points: float
    risk: float
    error: float
    games: int = 0


@dataclass(frozen=True)
class PositionOdds:
    """The coach's knowledge about a position, `state`. Seats count from 0.

    `seat` is who chooses or rolls, -1 for nobody. `choices` are set if a choice is due, `spread` if chance decides. `basis` names
    the message that says what the numbers rest on.

    >>> known = odds("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1")
    >>> known.exact, known.seat, known.waits_for, round(sum(known.shares), 9)
    (True, 0, 'reroll', 1.0)
    """

    game: Game
    state: GameState
    seats: tuple[Seat, ...]
    waits_for: str
    turn: int
    seat: int
    shares: Shares
    exact: bool
    error: float
    basis: str
    choices: tuple[ChoiceOdds, ...]
    spread: Spread | None
    wanting: str = ""  # the command that makes the table which would improve these numbers

    @property
    def best(self) -> ChoiceOdds | None:
        """The best choice, if one is due."""
        return self.choices[0] if self.choices else None


def odds(where: Where, rollouts: int = 0, watch: OnGamePlayed | None = None) -> PositionOdds:
    """The odds of a position. Where the judge only estimates, each of the best choices is played out `rollouts` times.

    >>> best = odds("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1").choices[0]
    >>> best.choice.text, round(best.share, 3)
    ('stop', 0.697)
    """
    check_rollouts(rollouts)
    here = seated_position(where)
    require_judge(here.game)
    state = here.state
    if is_over(state):
        return over(here)
    judge = judge_for(here.game, state)
    choices: tuple[ChoiceOdds, ...] = ()
    if is_choice(state):
        odds_of_choices = judge.odds(state)
        played = refine(here, judge, odds_of_choices, rollouts, watch) if rollouts > 0 and not judge.exact else {}
        choices = ranked(here, judge, odds_of_choices, played)
    return PositionOdds(
        game=here.game,
        state=state.copy(),
        seats=here.seats,
        waits_for=here.game.waits_for(state),
        turn=state.turn,
        seat=state.seat,
        shares=choices[0].shares if choices else judge.shares(state),
        exact=judge.exact,
        error=judge.error,
        basis=judge.basis,
        choices=choices,
        spread=spread_of(here, judge) if is_chance(state) else None,
        wanting="" if judge.exact else table_wanting(here.game, state),
    )


def over(here: SeatedPosition) -> PositionOdds:
    """The odds of a finished game."""
    waits_for, state = here.game.waits_for(here.state), here.state
    return PositionOdds(
        here.game, state.copy(), here.seats, waits_for, state.turn, NOBODY, result_shares(state), True, 0.0, "phase-over", (), None
    )


def ranked(
    here: SeatedPosition, judge: Judge, odds_of_choices: Sequence[Odds], played: dict[int, RolloutResult]
) -> tuple[ChoiceOdds, ...]:
    """The choices, best first; those played out come before the others, as they were the best by the judge.

    Costs are measured within each kind: playouts against playouts, the judge's numbers against the judge's.
    """
    seat = here.state.seat
    rows = []
    for odds in odds_of_choices:
        games = played.get(odds.choice)
        shares = games.shares if games else odds.shares
        rows.append((games is None, -shares[seat], odds, shares, games))
    rows.sort(key=lambda row: row[:2])
    judged_top = max(odds.shares[seat] for odds in odds_of_choices)
    played_top = rows[0][3][seat]
    return tuple(
        ChoiceOdds(
            choice=here.game.choice(here.state, odds.choice),
            shares=shares,
            share=shares[seat],
            cost=max(0.0, (played_top if games else judged_top) - shares[seat]),
            points=odds.points,
            risk=odds.risk,
            error=games.error if games else judge.error,
            games=games.games if games else 0,
        )
        for _, _, odds, shares, games in rows
    )


def refine(
    here: SeatedPosition, judge: Judge, odds_of_choices: Sequence[Odds], rollouts: int, watch: OnGamePlayed | None
) -> dict[int, RolloutResult]:
    """Play the best few choices out, all with the same dice."""
    seat = here.state.seat
    top = sorted(odds_of_choices, key=lambda odds: -odds.shares[seat])[:REFINED]
    return play_out(here, [odds.choice for odds in top], rollouts, watch)
