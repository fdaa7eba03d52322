"""Variants: a game with other components is a game of its own, and leaves its base game unchanged."""

from fractions import Fraction
from itertools import count

import pytest

from jollyroll.errors import Refused, UnknownGameError
from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES
from jollyroll.kit import load_game, plugin_of
from jollyroll.kit.bags import bag_number
from jollyroll.kit.game import Game
from jollyroll.kit.variants import base_name, make_variant
from jollyroll.lab.bot_matches import play_matches
from jollyroll.match import Match, read_text, write_text
from jollyroll.solve import tables
from jollyroll.solve.judge import judge_for, mean_shares
from jollyroll.solve.lookahead import after_choice, after_outcome
from jollyroll.solve.run_job import run_job
from jollyroll.solve.solve_job import solve_jobs
from jollyroll.testing import check_game


def kings_gold(**components: str | int) -> Game:
    return make_variant(load_game("kings_gold"), components)


def test_a_variant_has_its_components_and_the_game_keeps_its_own() -> None:
    small, usual = kings_gold(coins=40), load_game("kings_gold")
    assert (small.name, base_name(small.name), plugin_of(small).name) == (
        "kings_gold+coins=40",
        "kings_gold",
        "kings_gold+coins=40",
    )
    assert small.new_state(2, small.resolve()).box == 40
    assert usual.new_state(2, usual.resolve()).box == 60
    assert load_game(small.name).name == small.name
    assert type(small) is not type(usual)
    assert kings_gold(coins=40).rules is small.rules


def test_components_of_the_box_are_the_game_itself_and_one_spelling_is_one_variant() -> None:
    assert kings_gold(coins=60, kings_share="1:1", die="XSK321").name == "kings_gold"
    assert kings_gold(die="XSK211").name == kings_gold(die="112KSX").name == "kings_gold+die=112KSX"
    assert kings_gold(fine=2, coins=50).name == "kings_gold+coins=50+fine=2"


def test_no_name_that_somebody_sends_makes_a_variant() -> None:
    with pytest.raises(UnknownGameError):
        load_game("kings_gold+coins=41")


def test_impossible_components_are_refused() -> None:
    for components in ({"coins": "-1"}, {"coins": "many"}, {"gold": 3}, {"kings_share": "1:0"}, {"die": "SSSSSS"}):
        with pytest.raises(Refused):
            kings_gold(**components)


def test_faces_that_are_on_two_sides_come_twice_as_often() -> None:
    game = kings_gold(die="112KSX")
    state = game.new_state(2, game.resolve("", {"first_player": "host"}), host=0)
    chances = {outcome.number: outcome.probability for outcome in game.outcomes(state)}
    assert sum(chances.values()) == 1
    assert chances[bag_number(5, 0, 0, 0, 0)] == Fraction(2**5, 6**5)
    assert bag_number(0, 0, 1, 0, 0) not in chances  # no three on any side


@pytest.mark.parametrize(
    ("share", "box", "taken"),
    [("1:1", 60, (3, 3)), ("2:1", 60, (3, 6)), ("0:1", 60, (3, 0)), ("1:2", 60, (3, 2)), ("2:1", 5, (1, 4))],
)
def test_the_kings_share_of_a_raid(share: str, box: int, taken: tuple[int, int]) -> None:
    game = kings_gold(kings_share=share)
    state = game.new_state(2, game.resolve("", {"first_player": "host"}), host=0)
    state.box, state.king = box, 60 - box
    game.apply_outcome(state, game.read_outcome(state, "3KXXS"))
    game.apply_choice(state, game.read_choice(state, "stop"))
    before = state.king
    game.apply_choice(state, game.read_choice(state, "3K"))
    assert (state.coins[0], state.king - before) == taken


def test_games_of_a_variant_are_played_and_written_down() -> None:
    game = kings_gold(coins=20, die="122KSX", fine=1, bones=4, kings_share="1:2")
    for match in play_matches(game, ["random", "greedy"], games=3, seed=1):
        game.check(match.state)
        assert read_text(write_text(match.record)) == match.record


@pytest.mark.parametrize(
    ("name", "components"),
    [
        ("kings_gold", {"coins": 20, "die": "112KSX", "kings_share": "2:1", "rolls": 2, "bones": 2, "fine": 5}),
        ("piraten_kapern", {"cards": "skulls-2:0,gold:7,captain:0", "full_chest": 1000}),
    ],
)
def test_a_variant_keeps_what_every_game_must(name: str, components: dict[str, str | int]) -> None:
    check_game(make_variant(load_game(name), components), walks=2, compiled=False)


def test_cards_are_changed_by_name() -> None:
    game = make_variant(load_game("piraten_kapern"), {"cards": "gold:6, skulls-2:0"})
    assert game.name == "piraten_kapern+cards=gold-6,skulls-2-0"
    assert sum(game.new_state(2, game.resolve()).pile) == 35
    for text in ("gold", "gold:many", "silver:3", ",".join(f"{name}:0" for name in CARD_NAMES)):
        with pytest.raises(Refused):
            make_variant(load_game("piraten_kapern"), {"cards": text})


def test_tables_of_a_variant_are_kept_apart() -> None:
    small, usual = kings_gold(coins=40), load_game("kings_gold")
    assert tables.key(small, "shares", 2, {}) != tables.key(usual, "shares", 2, {})


@pytest.mark.slow
@pytest.mark.parametrize("components", [{"die": "112KSX", "kings_share": "2:1"}, {"rolls": 2}], ids=str)
def test_a_variant_is_solved_and_its_judge_agrees_with_its_rulebook_one_step_on(components: dict[str, str | int]) -> None:
    game = kings_gold(coins=9, **components)
    (job,) = solve_jobs(game, 2, game.resolve())
    run_job(job, lambda done, total, note: None)
    match = Match.start(game, ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    judge = judge_for(game, match.state)
    assert judge.exact
    for number in count(1):
        state, rules = match.state, game.rules
        if match.is_over or state.turn > 8:
            break
        if match.to_move is None:
            found = match.outcomes()
            chances = [(float(one.probability), judge.shares(after_outcome(rules, state, one.number))) for one in found]
            assert judge.shares(state) == pytest.approx(mean_shares(chances), abs=1e-8)
            match.apply_outcome(found[17 * number % len(found)])
        else:
            choices = match.choices()
            after = [judge.shares(after_choice(rules, state, one.number))[state.seat] for one in choices]
            assert judge.shares(state)[state.seat] == pytest.approx(max(after), abs=1e-8)
            match.choose(choices[7 * number % len(choices)])
