"""Presets, options that do not go together, custom dice and decks."""

import pytest

from jollyroll.errors import Refused
from jollyroll.games.oh_my_gold.rules.custom import read_deck, read_die
from tests.games.oh_my_gold.positions import GAME, Position, new_game

DEFAULTS = {
    "deck": "default", "dice": "k2c2d1s1", "end": "final_turns", "first_player": "youngest", "placement": "maximal", "rerolls": "1",
    "same_turn_load": "no", "seadogs": "off", "seafarer_commit": "partial", "seafarers": "off",
}  # fmt: skip
DECK = ",".join(["1C"] * 6 + ["2CD"] * 6 + ["3DDD"] * 6)


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("", {}),
        ("base", {}),
        ("first", {"rerolls": "0"}),
        ("seafarers", {"seafarers": "on"}),
        ("seadogs", {"seadogs": "on"}),
        ("seafarers+seadogs", {"seafarers": "on", "seadogs": "on"}),
        ("omg.first", {"rerolls": "0"}),
    ],
)
def test_OMG_A34_presets_set_what_they_name(preset: str, changed: dict[str, str]) -> None:
    assert GAME.resolve(preset) == {**DEFAULTS, **changed}
    assert next(iter(GAME.presets)) == "base"


def test_OMG_A35_seafarers_need_their_second_roll() -> None:
    with pytest.raises(Refused, match=r"second roll.*\(OMG-A35\)") as caught:
        GAME.resolve("seafarers", {"rerolls": "0"})
    assert caught.value.code == "omg-seafarers-need-reroll"


def test_OMG_A35_OMG_A19_house_rules_are_marked() -> None:
    assert {option.name: option.house for option in GAME.options if option.house} == {"end": ("all_claimed",), "rerolls": ("0",)}


def test_OMG_A45_a_custom_die_is_rolled() -> None:
    position = Position(GAME.new_state(2, GAME.resolve("", {"dice": "custom:KKKKCD"}), youngest=0)).lay_out()
    assert position.chances["KKKK"] == "16/81"
    assert "WWWW" not in position.chances


@pytest.mark.parametrize(
    ("die", "code"),
    [
        ("custom:KKCCD", "omg-die-sides"),
        ("custom:KKCCDWW", "omg-die-sides"),
        ("custom:", "omg-die-sides"),
        ("custom:KKCCDX", "omg-die-symbol"),
        ("custom:kkccdw", "omg-die-symbol"),
        ("custom:KKCCWW", "omg-die-lacks"),
        ("custom:CCCDDW", "omg-die-lacks"),
        ("custom:KKDDDW", "omg-die-lacks"),
    ],
)
def test_OMG_A45_dice_that_cannot_be_played_with(die: str, code: str) -> None:
    with pytest.raises(Refused, match="OMG-A45") as caught:
        GAME.resolve("", {"dice": die})
    assert caught.value.code == code


def test_OMG_A45_a_sword_is_not_needed() -> None:
    assert read_die("custom:KCDKCD") == [0, 1, 2, 0, 1, 2]


def test_OMG_A45_a_custom_deck_is_played() -> None:
    position = new_game(youngest=1, deck=f"custom:{DECK}").falls("locks:1", "locks:2", "locks:3", "locks:3")
    position.falls("KCCC").choose("stop", "open:1/K")
    assert position.chances == {"find:C": "1"}


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (DECK + ",1C", "omg-deck-size"),
        (DECK[3:], "omg-deck-size"),
        (DECK.replace("3DDD", "4DDD"), "omg-deck-card"),
        (DECK.replace("3DDD", "3DDDD"), "omg-deck-card"),
        (DECK.replace("1C", "1"), "omg-deck-card"),
        (DECK.replace("1C", "1FC"), "omg-deck-card"),
        (DECK.replace("1C", "1FF"), "omg-deck-card"),
        ("", "omg-deck-card"),
    ],
)
def test_OMG_A45_decks_that_cannot_be_played_with(deck: str, code: str) -> None:
    with pytest.raises(Refused, match="OMG-A45") as caught:
        GAME.resolve("", {"deck": f"custom:{deck}"})
    assert caught.value.code == code


def test_OMG_A45_a_deck_may_be_all_fishbones_or_without_some_locks() -> None:
    assert sum(sum(line) for line in read_deck("custom:" + ",".join(["2F"] * 18))) == 18
    position = new_game(deck="custom:" + ",".join(["2F"] * 18))
    assert position.chances == {"locks:2": "1"}


def test_OMG_A02_OMG_A45_coins_and_diamonds_may_be_written_in_any_order() -> None:
    assert read_deck("custom:" + DECK.replace("2CD", "2DC")) == read_deck(f"custom:{DECK}")
