"""Dice, cards, ships, the row beside the pile, and who begins."""

from dataclasses import fields

import pytest

from jollyroll.errors import Refused
from jollyroll.games.oh_my_gold.rules.components import COINS_ON, DIAMONDS_ON, KINDS, UNVERIFIED
from jollyroll.games.oh_my_gold.rules.custom import read_deck
from jollyroll.games.oh_my_gold.rules.view import View
from tests.games.oh_my_gold.positions import GAME, Position, new_game, table


def test_OMG_01_OMG_09_four_dice_are_rolled() -> None:
    position = table()
    assert (position.waits_for, position.view.in_hand) == ("throw", 4)
    with pytest.raises(Refused, match="this roll takes 4"):
        position.falls("KKC")


def test_OMG_02_OMG_05_OMG_06_OMG_A39_eighteen_cards_three_of_them_beside_the_pile_none_turned() -> None:
    position = new_game(youngest=1)
    assert (position.view.pile, position.row, position.to_move) == (18, (0, 0, 0), 0)
    position.falls("locks:2", "locks:1", "locks:3", "locks:3")
    assert (position.row, position.view.pile) == ((2, 1, 3), 15)
    assert sum(sum(line) for line in position.state.unopened) == 18, "all chests are still closed"
    assert position.treasures == ["", ""]


def test_OMG_05_the_pile_is_shuffled_every_order_is_equally_likely() -> None:
    position = new_game()
    assert position.chances == {"locks:1": "1/3", "locks:2": "1/3", "locks:3": "1/3"}
    assert position.falls("locks:1").chances == {"locks:1": "5/17", "locks:2": "6/17", "locks:3": "6/17"}


def test_OMG_03_OMG_A03_four_ships_are_enough_for_two_to_four() -> None:
    for seats in (2, 3, 4):
        assert len(new_game(seats).view.points) == seats
    for seats in (1, 5):
        with pytest.raises(Refused, match="2 to 4"):
            new_game(seats)


def test_OMG_04_OMG_A04_everyone_starts_with_an_empty_ship_and_its_side_does_not_matter() -> None:
    view = new_game(4).view
    assert view.treasures == ((), (), (), ())
    assert view.points == view.fishbones == view.loot_cards == (0, 0, 0, 0)
    assert not any("side" in field.name for field in fields(View))


def test_OMG_07_OMG_A36_the_marked_youngest_begins() -> None:
    position = new_game(3, host=1, youngest=2).falls("locks:1", "locks:1", "locks:1", "locks:2")
    assert (position.waits_for, position.to_move, position.view.turn) == ("throw", 2, 1)


def test_OMG_A36_DIG_09_without_a_mark_the_lot_decides() -> None:
    position = new_game(3).falls("locks:1", "locks:1", "locks:1", "locks:2")
    assert position.chances == {"seat:1": "1/3", "seat:2": "1/3", "seat:3": "1/3"}
    assert position.falls("seat:3").to_move == 3


def test_OMG_A36_the_host_or_the_lot_by_option() -> None:
    layout = ("locks:1", "locks:1", "locks:1", "locks:2")
    assert new_game(3, host=3, youngest=2, first_player="host").falls(*layout).to_move == 3
    assert new_game(3, host=3, youngest=2, first_player="random").falls(*layout).waits_for == "draw-seat"


def test_OMG_08_OMG_27_the_dice_pass_clockwise() -> None:
    position = table(treasures=("", "", ""), row="333", to_move=3, dice="CCCC")
    assert position.to_move == 1
    assert position.falls("CCCC").choose("stop").to_move == 2


def test_OMG_A05_the_pile_shows_its_top_lock_but_that_chest_cannot_be_opened() -> None:
    position = table(row="333", dice="KCCC")
    assert position.state.top == 1
    assert position.waits_for == "throw", "the key opens nothing"
    assert position.view.next_chest == 1


def test_DIG_07_no_view_has_a_field_for_what_is_hidden() -> None:
    names = {field.name for field in fields(View)}
    assert not names & {"unopened", "below", "deck", "cards"}
    position = table()
    other = position.twin()
    locks = next(locks for locks in range(3) if other.state.unopened[locks][0])
    other.state.unopened[locks][0] -= 1
    other.state.unopened[locks][1] += 1
    assert position.view == other.view, "other treasures in the pile look the same"


def test_OMG_A01_the_default_die_has_two_keys_two_coins_a_diamond_and_a_sword() -> None:
    position = table()
    chances = position.chances
    assert chances["KKKK"] == chances["CCCC"] == "1/81"
    assert chances["DDDD"] == chances["WWWW"] == "1/1296"
    assert chances["KCDW"] == "2/27"


@pytest.mark.parametrize(("die", "twice"), [("k2c2d1s1", "KC"), ("k2c1d2s1", "KD"), ("k2c1d1s2", "KW"), ("custom:KCDWWW", "")])
def test_OMG_A01_other_dice_by_option(die: str, twice: str) -> None:
    chances = Position(GAME.new_state(2, GAME.resolve("", {"dice": die}), youngest=0)).lay_out().chances
    for letter in "KCD":
        assert chances[letter * 4] == ("1/81" if letter in twice else "1/1296")
    state = GAME.new_state(2, GAME.resolve("", {"dice": die}))
    sides = "".join(GAME.letters[GAME.rules.die_face(state, side)] for side in range(6))
    assert [sides.count(letter) for letter in "KCD"] == [1 + (letter in twice) for letter in "KCD"]
    assert chances["WWWW"] == ("1/16" if not twice else "1/81" if "W" in twice else "1/1296")


def test_OMG_A38_dice_show_symbols() -> None:
    assert GAME.face_names == ("key", "coin", "diamond", "sword")
    with pytest.raises(Refused, match="No die of this game shows “1”"):
        table().falls("1234")


def test_OMG_A02_the_default_deck() -> None:
    deck = read_deck("default")
    assert [sum(line) for line in deck] == [6, 6, 6]
    totals = [sum(line[kind] for line in deck) for kind in range(len(KINDS))]
    assert totals[KINDS.index("F")] == 3
    assert sum(totals[kind] * COINS_ON[kind] for kind in range(10)) == 19
    assert sum(totals[kind] * DIAMONDS_ON[kind] for kind in range(10)) == 15
    assert UNVERIFIED
    assert GAME.components_unverified


def test_OMG_16_OMG_18_chests_have_up_to_three_locks_and_more_locks_hold_more() -> None:
    points = [sum(count * (COINS_ON[kind] + DIAMONDS_ON[kind]) for kind, count in enumerate(line)) for line in read_deck("default")]
    assert points == sorted(set(points))
    assert len(points) == 3
