"""The options of King's Gold and which edition sets which."""

import pytest

from jollyroll.errors import Refused
from jollyroll.kit.options import Option
from tests.games.kings_gold.positions import GAME, new_game, table

DEFAULTS = {
    "bones_effect": "replaces",
    "end_timing": "after_effects",
    "first_player": "rolloff",
    "shortage": "split_king_odd",
    "tie": "full_round",
}

EDITIONS = {
    "us": ("split_king_odd", "full_round"),
    "eu-en": ("player_first", "full_round"),
    "de": ("player_first", "full_round"),
    "it": ("player_first", "full_round"),
    "es": ("player_first", "full_round"),
    "fr": ("split_king_odd", "new_game"),
    "pt": ("player_first", "new_game"),
    "nl": ("player_first", "tied_turns"),
}


def test_the_options_and_their_values() -> None:
    assert {option.name: list(option.values) for option in GAME.options} == {
        "bones_effect": ["replaces", "adds"],
        "end_timing": ["after_effects", "instant"],
        "first_player": ["rolloff", "random", "host", "youngest"],
        "shortage": ["split_king_odd", "player_first"],
        "tie": ["full_round", "tied_turns", "new_game", "shared"],
    }
    assert {option.name: option.rule for option in GAME.options} == {
        "bones_effect": "KG-A02",
        "end_timing": "KG-A10",
        "first_player": "KG-A32",
        "shortage": "KG-A12",
        "tie": "KG-A28",
    }
    assert all(option.house == () for option in GAME.options)


def test_the_defaults() -> None:
    assert GAME.resolve() == DEFAULTS


def test_KG_D1_KG_D2_there_is_a_preset_for_each_edition_and_the_american_one_is_the_default() -> None:
    assert list(GAME.presets) == list(EDITIONS)
    assert GAME.resolve("us") == GAME.resolve()


@pytest.mark.parametrize("preset", EDITIONS)
def test_KG_D1_KG_D2_a_preset_sets_shortage_and_tie_and_nothing_else(preset: str) -> None:
    shortage, tie = EDITIONS[preset]
    assert GAME.resolve(preset) == {**DEFAULTS, "shortage": shortage, "tie": tie}
    assert GAME.resolve("kg." + preset) == GAME.resolve(preset)


def test_single_changes_go_on_top_of_a_preset() -> None:
    assert GAME.resolve("nl", {"tie": "shared", "kg.bones_effect": "adds"}) == {
        **DEFAULTS,
        "shortage": "player_first",
        "tie": "shared",
        "bones_effect": "adds",
    }


@pytest.mark.parametrize("option", GAME.options, ids=[option.name for option in GAME.options])
def test_every_value_of_every_option_reaches_the_position(option: Option) -> None:
    for value, number in option.values.items():
        state = GAME.new_state(2, GAME.resolve("", {option.name: value}))
        assert getattr(state, option.name) == number


@pytest.mark.parametrize(
    ("preset", "changes", "code"),
    [
        ("se", {}, "unknown-preset"),
        ("us", {"luck": "on"}, "unknown-option"),
        ("us", {"tie": "duel"}, "unknown-value"),
        ("us", {"tie": "custom:duel"}, "unknown-value"),
        ("us", {"shortage": "1"}, "unknown-value"),
    ],
)
def test_what_is_not_offered_is_refused(preset: str, changes: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.resolve(preset, changes)
    assert refused.value.code == code
    assert "{" not in str(refused.value)


@pytest.mark.parametrize("preset", EDITIONS)
def test_KG_D3_KG_D4_KG_D5_the_fine_is_the_same_in_every_edition(preset: str) -> None:
    third = table(coins=(10, 10), preset=preset).roll("XX1KS").choose("roll:K").roll("X")
    assert (third.to_move, third.coins) == (2, [7, 10])
    early = table(coins=(2, 10), preset=preset).roll("KKKSS").choose("stop")
    assert (early.coins, early.king) == ([0, 10], 2)


@pytest.mark.parametrize("preset", EDITIONS)
def test_KG_D6_KG_D7_KG_D9_KG_D11_dice_are_read_alike_in_every_edition(preset: str) -> None:
    assert {"roll:1", "roll:K", "roll:1K"} <= table(preset=preset).roll("1KSXX").choices
    assert table(coins=(9, 9, 9), dice="1KSXX", preset=preset).readings() == {"1K", "1S>2", "1S>3"}
    assert table(coins=(9, 9), king=9, dice="12333", preset=preset).coins == [18, 9]
    assert table(coins=(9, 9, 9), dice="SSSSS", preset=preset).choices == {"S>2", "S>3"}


@pytest.mark.parametrize("preset", EDITIONS)
def test_KG_D10_KG_D13_KG_D14_frame_and_order_are_alike_in_every_edition(preset: str) -> None:
    assert [new_game(seats, preset=preset, first_player="random").waits_for for seats in range(2, 7)] == ["draw-seat"] * 5
    position = new_game(6, preset=preset, first_player="random").roll("seat:6").turn("2KXX1", "2K")
    assert (position.to_move, position.king, position.box) == (1, 2, 56)
