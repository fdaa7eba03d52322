"""Figures as people read them."""

from dataclasses import replace

import pytest

from jollyroll.coach import analyse
from jollyroll.coach.figures import change, percent, signed
from jollyroll.coach.verdict import skill
from tests.coach.paper import on_paper
from tests.match.playing import played


@pytest.mark.parametrize("nothing", [0.0, -0.0, 1e-17, -1e-17])
def test_nothing_is_never_below_zero(nothing: float) -> None:
    assert percent(nothing) == "0.00 %"
    assert percent(nothing, exact=False) == "0.0 %"
    assert signed(nothing) == "+0.00"
    assert change(nothing) == "·"


def test_who_made_no_mistake_lost_nothing() -> None:
    with on_paper(exact=True):
        analysis = analyse(played("kg", 5, 60).record)
    best, worst = (replace(account, decisions=5, sound=5) for account in analysis.accounts)
    accounts = (replace(best, mistakes=1e-17), replace(worst, mistakes=-0.25))
    sentence = skill(replace(analysis, accounts=accounts))
    assert "cost 0.0 %" in sentence
    assert "25.0 %" in sentence
