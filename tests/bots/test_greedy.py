"""Greedy play is sensible: it beats random play by far, in either seat, and makes the obvious choice in plain positions."""

from typing import Any

import pytest

from jollyroll.bots import make_bot
from jollyroll.dice.fair import SeededNumbers
from jollyroll.games.kings_gold.rules.phases import PAIR, REROLL
from jollyroll.games.oh_my_gold.rules.phases import PLACE
from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES
from jollyroll.games.piraten_kapern.rules.phases import ISLAND, RESCUE, ROLL
from jollyroll.kit import Game, built_in, load_game
from tests.bots.duels import play, victories

GAMES_EACH_WAY = 40


@pytest.mark.parametrize("name", built_in())
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_by_far(name: str, seat: int) -> None:
    bots = ["random", "random"]
    bots[seat] = "greedy"
    won = victories(name, bots, GAMES_EACH_WAY)
    assert won[seat] >= 0.75 * GAMES_EACH_WAY
    assert won[1 - seat] <= 0.2 * GAMES_EACH_WAY


@pytest.mark.parametrize("name", built_in())
def test_a_full_table_of_greedy_bots_plays_to_the_end_under_every_preset(name: str) -> None:
    game = load_game(name)
    for number, preset in enumerate(game.presets):
        seats = game.seat_range[number % len(game.seat_range)]
        game.check(play(game, ["greedy"] * seats, 7, preset))


@pytest.mark.parametrize("name", built_in())
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_leaves_the_position_as_it_was_and_repeats_itself_with_the_same_luck(name: str, bot: str) -> None:
    game = load_game(name)
    state = play_until_choice(game)
    before = state.copy()
    chosen = [make_bot(bot, game, SeededNumbers(3)).choose(state) for _ in range(2)]
    assert state == before
    assert chosen[0] == chosen[1]
    assert game.rules.refusal(state, chosen[0]) == 0


def play_until_choice(game: Game) -> Any:
    from jollyroll.kit.phases import is_chance
    from jollyroll.match.chance import draw_outcome

    state = game.new_state(2, game.resolve())
    dice = SeededNumbers(11)
    while is_chance(state):
        game.apply_outcome(state, draw_outcome(game, state, dice))
    return state


def chosen(game: Game, state: Any) -> str:
    """The greedy bot's choice here, in notation."""
    return game.choice_text(state, make_bot("greedy", game, SeededNumbers(1)).choose(state))


def kings_gold(dice: str, phase: int = REROLL, coins: tuple[int, ...] = (5, 5), rolls: int = 2) -> tuple[Game, Any]:
    game = load_game("kg")
    state = game.new_state(len(coins), game.resolve())
    state.phase, state.seat, state.turn, state.rolls = phase, 0, 3, rolls
    state.coins[: len(coins)] = coins
    state.box = 30
    state.king = 30 - sum(coins)
    state.dice[:] = [dice.count(letter) for letter in game.letters]
    return game, state


def test_two_pairs_with_threes_are_enough() -> None:
    assert chosen(*kings_gold("33KKX")) == "stop"


def test_junk_is_rolled_again() -> None:
    assert chosen(*kings_gold("KKKSX")).startswith("roll:")
    assert chosen(*kings_gold("112XX")).startswith("roll:")


def test_five_coins_are_worth_the_whole_pile_of_the_king() -> None:
    assert chosen(*kings_gold("11123")) == "stop"


def test_the_leader_is_robbed() -> None:
    assert chosen(*kings_gold("3S", PAIR, (5, 2, 9))) == "3S>3"


def test_the_higher_coin_makes_the_pair() -> None:
    assert chosen(*kings_gold("13KXX", PAIR)) == "3K"


def piraten_kapern(dice: str, card: str, phase: int = ROLL, chest: str = "") -> tuple[Game, Any]:
    game = load_game("pk")
    state = game.new_state(2, game.resolve())
    state.phase, state.seat, state.turn, state.rolls, state.hand = phase, 0, 3, 1, 0
    state.card = CARD_NAMES.index(card)
    state.pile[state.card] -= 1
    state.pile_size -= 1
    state.island = int(phase == ISLAND)
    state.dice[:] = [dice.count(letter) for letter in game.letters]
    state.chest[:] = [chest.count(letter) for letter in game.letters[:5]]
    return game, state


def test_eight_dice_that_pay_are_left_alone() -> None:
    assert chosen(*piraten_kapern("GGGGDDDD", "gold")) == "stop"


def test_two_skulls_and_a_good_score_are_a_reason_to_stop() -> None:
    assert chosen(*piraten_kapern("GGGDDMSS", "captain")) == "stop"


def test_the_island_is_rolled_on_at() -> None:
    assert chosen(*piraten_kapern("GGMPSSSS", "captain", ISLAND)).startswith("roll:")


def test_swords_are_hunted_in_a_sea_battle() -> None:
    text = chosen(*piraten_kapern("WWMMMPPG", "sea-battle-3"))
    assert text.startswith("roll:")
    assert "W" not in text


def test_what_is_kept_goes_on_the_chest() -> None:
    text = chosen(*piraten_kapern("GGGGDMPW", "treasure-chest"))
    assert text.startswith("chest:GGGG")


def test_the_sorceress_is_called_on_three_skulls() -> None:
    assert chosen(*piraten_kapern("GGGGDSSS", "sorceress", RESCUE)).endswith("+S")


def oh_my_gold(dice: str, row: tuple[int, int, int], own: str = "") -> tuple[Game, Any]:
    from jollyroll.games.oh_my_gold.rules.components import KINDS

    game = load_game("omg")
    state = play_until_choice(game)
    state.phase, state.rolls_left = PLACE, 0
    state.chests[:] = row
    state.lying[:] = [dice.count(letter) for letter in game.letters]
    if own:
        state.treasure[state.seat][KINDS.index(own)] = 1
    return game, state


def test_points_are_loaded_before_a_chest_is_opened() -> None:
    assert chosen(*oh_my_gold("CCWK", (2, 2, 2), own="CCC")) == "load:CCC/CCW"


def test_the_chest_with_more_locks_is_opened() -> None:
    assert chosen(*oh_my_gold("KKKD", (1, 2, 3))).startswith("open:3")
