"""Odds: every choice, best first, with its cost; before a roll the possible outcomes."""

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from jollyroll import coach
from jollyroll.coach import PositionOdds, analyse, odds
from jollyroll.coach.forms import analysis_form, odds_document, odds_form
from jollyroll.coach.rollouts import summary
from jollyroll.errors import Refused
from jollyroll.kit import built_in
from jollyroll.match import Match, read_position, write_position
from tests.coach.paper import on_paper
from tests.match.playing import played

ROOM = Path(str(coach.__file__)).parent


def schema(name: str) -> Draft202012Validator:
    form = json.loads((ROOM / f"{name}.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(form)
    return Draft202012Validator(form)


ODDS, ANALYSIS = schema("odds"), schema("analysis")


def check(found: PositionOdds, match: Match) -> None:
    """Check the guarantees of any position's odds."""
    seat = match.state.seat
    assert sum(found.shares) == pytest.approx(1)
    numbers = [choice_odds.choice.number for choice_odds in found.choices]
    assert sorted(numbers) == [choice.number for choice in match.choices()]
    for choice_odds in found.choices:
        assert choice_odds.share == choice_odds.shares[seat]
        assert choice_odds.cost == pytest.approx(max(each.share for each in found.choices) - choice_odds.share)
    assert [choice_odds.share for choice_odds in found.choices] == sorted(
        (choice_odds.share for choice_odds in found.choices), reverse=True
    )
    if found.choices:
        assert found.best is found.choices[0]
        assert found.best.cost == 0
        assert found.shares == found.best.shares
    assert (found.spread is not None) == bool(match.outcomes())
    if found.spread:
        outcomes = found.spread.outcomes
        seat = found.spread.seat
        assert sum(fall.outcome.probability for fall in outcomes) == 1
        assert [fall.shares[seat] for fall in outcomes] == sorted((fall.shares[seat] for fall in outcomes), reverse=True)
        better = sum(fall.outcome.probability for fall in outcomes[: outcomes.index(found.spread.typical)])
        assert better < 0.5 <= better + found.spread.typical.outcome.probability


@settings(max_examples=40, deadline=None)
@given(game=st.sampled_from(built_in()), seed=st.integers(0, 2**32), most=st.integers(0, 80))
def test_every_choice_has_its_odds_best_first(game: str, seed: int, most: int) -> None:
    match = played(game, seed, most, 0.02)
    with on_paper():
        found = odds(match)
        check(found, match)
        by_state = odds(match.state)
        assert by_state.choices == found.choices
        assert by_state.shares == found.shares
    ODDS.validate(json.loads(json.dumps(odds_document(match.game.name, found.seats, [odds_form(found)]))))


@settings(max_examples=10, deadline=None)
@given(game=st.sampled_from(built_in()), seed=st.integers(0, 2**32), most=st.integers(0, 60))
def test_analyses_have_the_form_the_schema_describes(game: str, seed: int, most: int) -> None:
    match = played(game, seed, most, 0.02)
    with on_paper():
        form = analysis_form(analyse(match))
    ANALYSIS.validate(json.loads(json.dumps(form)))


def test_a_position_has_the_odds_of_the_game_it_comes_from() -> None:
    match = played("omg", 12, 30)
    position = read_position(write_position(match.game, match.state), match.game, options=match.options)
    with on_paper():
        found = odds(position)
    assert [seat.name for seat in found.seats][:2] == ["Player 1", "Player 2"]
    assert len(found.choices) == len(match.choices())


def test_asking_changes_nothing() -> None:
    match = played("pk", 4, 25)
    before = match.state.copy()
    with on_paper():
        odds(match)
    assert match.state == before


@pytest.mark.parametrize(("where", "code"), [("kg", "position-no-game"), (7, "coach-where"), (None, "coach-where")])
def test_text_that_is_no_position_is_refused(where: object, code: str) -> None:
    with pytest.raises(Refused) as refused:
        odds(where)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_the_text_of_a_position_will_do() -> None:
    text = "kg: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1"
    with on_paper():
        assert odds(text).choices == odds(read_position(text)).choices


@pytest.mark.parametrize("rollouts", [-5, 2.5, 10**9])
def test_nobody_plays_so_many_games(rollouts: int) -> None:
    with pytest.raises(Refused, match="rollouts"), on_paper():
        odds("kg: coins 12 8, box 34, king 6, seat 1", rollouts)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_games_that_all_end_alike_prove_nothing_for_certain(share: float) -> None:
    few, many = (summary(np.full((games, 2), share), 0) for games in (4, 400))
    assert few.shares[0] == many.shares[0] == share
    assert few.error > 0.1
    assert 0.001 < many.error < 0.01
