"""Figures as people read them."""

import re
from dataclasses import replace

import pytest

from jollyroll.coach import analyse, odds
from jollyroll.coach.figures import change, percent, signed
from jollyroll.coach.verdict import skill
from jollyroll.match import read_position
from jollyroll.terminal.odds_page import choice_row
from tests.coach.paper import on_paper
from tests.match.playing import played


@pytest.mark.parametrize("nothing", [0.0, -0.0, 1e-17, -1e-17])
def test_nothing_is_never_below_zero(nothing: float) -> None:
    assert percent(nothing) == "0.00%"
    assert percent(nothing, exact=False) == "0.0%"
    assert signed(nothing) == "+0.00"
    assert change(nothing) == "·"


def test_who_made_no_mistake_lost_nothing() -> None:
    with on_paper(exact=True):
        analysis = analyse(played("kg", 5, 60, seats=2).record)
    best, worst = (replace(account, decisions=5, sound=5) for account in analysis.accounts)
    accounts = (replace(best, mistakes=1e-17), replace(worst, mistakes=-0.25))
    sentence = skill(replace(analysis, accounts=accounts))
    assert "cost 0.0 percentage points" in sentence
    assert sentence.endswith(" gave away the most: 25.0.")


@pytest.mark.parametrize(("exact", "digits"), [(True, 2), (False, 1)])
def test_what_a_choice_costs_has_as_many_digits_as_its_chance(exact: bool, digits: int) -> None:
    with on_paper(exact):
        found = odds(read_position("kg: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1"))
    for rank, choice_odds in enumerate(found.choices, 1):
        chance, cost = choice_row(rank, choice_odds, found, None)[2:4]
        assert re.fullmatch(rf"\d+\.\d{{{digits}}}%", chance)
        assert re.fullmatch(rf"\N{{MINUS SIGN}}\d+\.\d{{{digits}}}", cost) or (cost in ("", "·") and choice_odds.cost < 1e-3)
