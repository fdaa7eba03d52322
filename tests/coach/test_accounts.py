"""Luck and skill add up to the result, whatever the judge thinks."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.coach import Analysis, analyse
from jollyroll.coach.walkthrough import Walkthrough
from jollyroll.kit import built_in
from jollyroll.match import Event, Match, Seat, replay
from tests.coach.paper import PaperJudge, on_paper
from tests.match.playing import played

CLOSE = 1e-9


def check(analysis: Analysis, match: Match) -> None:
    """Check the guarantees of every analysis."""
    seats = range(len(match.seats))
    for one, other in pairwise(analysis.steps):
        assert one.after == other.before
    for step in analysis.steps:
        for seat in seats:
            parts = step.luck[seat] + step.mistakes[seat] + step.leaving[seat] + step.drift[seat]
            assert step.after[seat] - step.before[seat] == pytest.approx(parts, abs=CLOSE)
        assert sum(step.after) == pytest.approx(1, abs=CLOSE)
        assert step.mistakes[step.seat] <= CLOSE or step.kind != "choice"
        assert step.cost == pytest.approx(max(0.0, -step.mistakes[step.seat]) if step.kind == "choice" else 0.0, abs=CLOSE)
    for account in analysis.accounts:
        assert account.total == pytest.approx(account.final, abs=CLOSE)
        assert 0 <= account.sound <= account.decisions
    assert sum(account.mistakes for account in analysis.accounts) == pytest.approx(
        -sum(step.cost for step in analysis.steps), abs=CLOSE
    )
    if match.is_over:
        winners = match.game.winners(match.state)
        assert analysis.final == tuple((seat in winners) / len(winners) for seat in seats)
    assert analysis.over == match.is_over
    costs = [step.cost for step in analysis.costliest]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 3
    assert analysis.turns[-1][2] == analysis.final or not analysis.steps


@settings(max_examples=25, deadline=None)
@given(
    game=st.sampled_from(built_in()),
    seed=st.integers(0, 2**32),
    most=st.integers(0, 60),
    leaving=st.sampled_from([0.0, 0.05]),
    exact=st.booleans(),
)
def test_the_parts_add_up_to_the_result(game: str, seed: int, most: int, leaving: float, exact: bool) -> None:
    match = played(game, seed, most, leaving)
    with on_paper(exact):
        check(analyse(match.record), match)


def test_progress_is_told_event_by_event() -> None:
    match = played("kg", 5, 12)
    progress: list[tuple[int, int]] = []
    with on_paper(exact=True):
        analyse(match, lambda done, total: progress.append((done, total)))
    assert progress == [(number, 12) for number in range(1, 13)]


def test_what_an_estimate_takes_back_is_drift_and_not_luck() -> None:
    """Luck is measured by the estimates before an outcome; the re-estimate at the next turn is drift."""
    match = Match.start("kg", [Seat("Ana"), Seat("Ben"), Seat("Lea")], options={"first_player": "host"}, host=0)
    match.apply_outcome("12XXK")
    match.choose("roll:12K")

    class Surprised(PaperJudge):
        def shares_if_outcome(self, state: Any, outcome: int) -> tuple[float, ...]:
            return (0.5, 0.25, 0.25)

    with on_paper(judge=Surprised):
        step = Walkthrough(replay(match.record)).step(Event("chance", "X23"))
    assert step.turn == 1
    assert step.luck == pytest.approx([a - b for a, b in zip((0.5, 0.25, 0.25), step.before, strict=True)])
    assert step.drift == pytest.approx([a - b for a, b in zip(step.after, (0.5, 0.25, 0.25), strict=True)])
