"""A solved turn compared with the plain rulebook: the value of every choice and every roll."""

import random
import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.games.piraten_kapern.rules.choices import CHEST, REVIVE
from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES, KINDS, SORCERESS, TREASURE_CHEST
from jollyroll.games.piraten_kapern.rules.phases import ROLL
from jollyroll.games.piraten_kapern.solve import turn, turn_model
from jollyroll.games.piraten_kapern.solve.bag_classes import representatives
from jollyroll.games.piraten_kapern.solve.model_builder import card_model
from jollyroll.games.piraten_kapern.solve.policy import TIE
from jollyroll.games.piraten_kapern.solve.rule_queries import place_dice, stop_results, turn_options, turn_state
from jollyroll.games.piraten_kapern.solve.turn_results import WIN, stop_result
from jollyroll.kit.bags import BAGS, SIZE, bag_number
from jollyroll.kit.phases import OVER, is_choice
from tests.games.piraten_kapern.solve.turns import (
    GAME,
    RULES,
    Turn,
    any_options,
    chosen,
    fallen,
    legal,
    outcomes,
    points_payoff,
    random_payoff,
)

CLOSE = 1e-10
MANY = 20  # choices checked where there are more
DICE_TRIED = 5  # rolls of more dice are enumerated only now and then


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**9), card=st.integers(0, KINDS - 1))
def test_every_choice_and_roll_is_worth_what_the_rulebook_makes_of_it(seed: int, card: int) -> None:
    luck = random.Random(seed)
    solved = Turn(card, random_payoff(luck), any_options(luck))
    state = solved.state.copy()
    while state.turn == 1 and state.phase != OVER:
        if is_choice(state):
            choices = legal(state)
            for choice in luck.sample(choices, min(MANY, len(choices))):
                assert solved.after_choice(state, choice) == pytest.approx(solved.value(chosen(state, choice)), abs=CLOSE)
            going_on = [choice for choice in choices if choice] or choices
            state = chosen(state, luck.choice(going_on) if luck.random() < 0.8 else solved.best(state))
        else:
            likely = outcomes(state)
            if state.hand <= DICE_TRIED or luck.random() < 0.15:
                mean = sum(chance * solved.value(fallen(state, outcome)) for outcome, chance in likely)
                assert solved.value(state) == pytest.approx(mean, abs=CLOSE)
            weights = [chance for _, chance in likely] if luck.random() < 0.5 else None
            state = fallen(state, luck.choices(likely, weights)[0][0])


@pytest.mark.parametrize("card", range(KINDS), ids=CARD_NAMES)
def test_the_plan_played_through_the_rulebook_brings_what_was_solved(card: int) -> None:
    luck = random.Random(card)
    solved = Turn(card, points_payoff(), any_options(luck) if card % 2 else {}, tolerance=1e-9)
    points: list[float] = []
    while len(points) < 150:
        state = solved.state.copy()
        while state.turn == 1 and state.phase != OVER:
            if is_choice(state):
                RULES.apply_choice(state, solved.best(state))
            else:
                likely = outcomes(state)
                RULES.apply_outcome(state, luck.choices([outcome for outcome, _ in likely], [chance for _, chance in likely])[0])
        points.append(solved.value(state))
    error = statistics.stdev(points) / len(points) ** 0.5
    assert abs(statistics.mean(points) - solved.mean) < 4 * error


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_rolls_are_free_within_the_sizes_of_the_model(seed: int) -> None:
    luck = random.Random(seed)
    card, skulls = luck.randrange(KINDS), luck.randrange(3)
    state = GAME.new_state(2, GAME.resolve("", any_options(luck)), host=0)
    model = card_model(turn_options(state), card)
    if model[turn_model.LATER_ROLL + skulls] != turn_model.LIVE:
        return
    bag = luck.choice([bag for bag in range(turn_model.BAGS) if SIZE[bag] == 8 - skulls])
    state = place_dice(turn_state(turn_options(state), card), bag, skulls)
    parts = [part for part in range(turn_model.BAGS) if all(few <= many for few, many in zip(BAGS[part], BAGS[bag], strict=True))]
    rolled = {part for part in parts if model[turn_model.LEAST + skulls] <= SIZE[part] <= model[turn_model.MOST + skulls]}
    least, most = model[turn_model.LEAST_REVIVED + skulls], model[turn_model.MOST_REVIVED + skulls]
    revived = {REVIVE + part for part in parts if least <= SIZE[part] <= most} if card == SORCERESS else set()
    assert {choice for choice in legal(state) if choice < CHEST} == {0} | rolled | revived


def test_bags_that_are_alike_stay_alike_with_a_die_more() -> None:
    options = turn_options(GAME.new_state(2, GAME.resolve()))
    for card in range(KINDS):
        model = card_model(options, card)
        for bag in range(0, turn_model.BAGS, 7):
            if SIZE[bag] < 8:
                klass = model[turn_model.CLASS_OF + bag]
                more = [[count + (place == face) for place, count in enumerate(BAGS[bag])] for face in range(5)]
                mine = sorted(model[turn_model.CLASS_OF + bag_number(*counts)] for counts in more)
                assert mine == sorted(model[turn_model.WITH_DIE + klass * 5 : turn_model.WITH_DIE + klass * 5 + 5])


def test_faces_that_count_alike_are_found() -> None:
    options = turn_options(GAME.new_state(2, GAME.resolve()))
    plain = [stop_results(options, TREASURE_CHEST, skulls) for skulls in range(3)]
    alike = representatives(plain)
    assert alike[bag_number(0, 3, 1, 4, 0)] == alike[bag_number(3, 0, 4, 0, 1)]
    assert alike[bag_number(3, 0, 4, 0, 1)] != alike[bag_number(4, 0, 3, 0, 1)]


def test_eight_coins_with_the_gold_card_end_the_game_where_the_table_plays_so() -> None:
    gold = CARD_NAMES.index("gold")
    options = turn_options(GAME.new_state(2, GAME.resolve("", {"nine_alike": "instant_win"})))
    assert stop_results(options, gold, 0)[bag_number(8, 0, 0, 0, 0)] == WIN
    assert stop_results(options, gold, 0)[bag_number(7, 1, 0, 0, 0)] == stop_result(4000 + 900 + 500)


def test_the_best_means_of_all_cards_are_those_that_were_published_with_this_solver() -> None:
    means = [Turn(card, points_payoff(), tolerance=1e-8).mean for card in range(KINDS)]
    known = [679.765254, 1157.597535, 912.182129, 781.537630, 781.537630, 735.113829]
    known += [455.746386, 249.102622, -155.604200, 363.450108, 139.215314]
    assert means == pytest.approx(known, abs=1e-5)


def test_one_roll_ahead_is_what_a_roll_and_a_stop_bring() -> None:
    solved = Turn(CARD_NAMES.index("gold"), points_payoff())
    turn.solve_turn(solved.model, solved.payoff, solved.values, turn.SWEEPS[turn.ONE_ROLL], 1e-9)
    state = place_dice(turn_state(turn_options(solved.state), CARD_NAMES.index("gold")), bag_number(3, 1, 1, 1, 1), 1)
    assert state.phase == ROLL
    choice = bag_number(0, 0, 1, 1, 1)
    rolled = chosen(state, choice)
    mean = 0.0
    for outcome, chance in outcomes(rolled):
        after = fallen(rolled, outcome)
        if after.seat == 0:
            RULES.apply_choice(after, 0)
        mean += chance * (after.scores[0] - 5000)
    assert solved.after_choice(state, choice) == pytest.approx(mean)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9), card=st.integers(0, KINDS - 1))
def test_the_best_choice_is_the_first_of_those_with_the_highest_value(seed: int, card: int) -> None:
    luck = random.Random(seed)
    payoff = [round(share, 1) for share in random_payoff(luck)]  # many choices are equal
    solved = Turn(card, payoff, any_options(luck), tolerance=1e-9)
    state = solved.state.copy()
    while state.turn == 1 and state.phase != OVER:
        if is_choice(state):
            worth = {choice: solved.after_choice(state, choice) for choice in legal(state)}
            most = max(worth.values())
            assert solved.best(state) == min(choice for choice, value in worth.items() if value > most - TIE)
            going_on = [choice for choice in worth if choice] or [*worth]
            state = chosen(state, luck.choice(going_on))
        else:
            likely = outcomes(state)
            state = fallen(state, luck.choices([outcome for outcome, _ in likely], [chance for _, chance in likely])[0])
