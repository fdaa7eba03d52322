"""Who begins: the roll-off with its ties, the lot, the host, the youngest."""

from fractions import Fraction

import pytest

from jollyroll.kit.state import NOBODY
from tests.games.kings_gold.positions import GAME, Position, new_game


def test_KG_10_the_most_skulls_begins() -> None:
    position = new_game(3)
    assert position.waits_for == "roll-off"
    position.roll("1SKKX", "SSS12", "SS123")
    assert (position.waits_for, position.to_move) == ("throw", 2)
    assert position.ledger == ["KG-10 first-by-skulls seat-2 3"]


def test_KG_10_everybody_rolls_once_in_seat_order() -> None:
    position = new_game(4)
    order = []
    for dice in ("SXXXX", "11111", "KKKKK", "SS111"):
        order.append(position.to_move)
        position.roll(dice)
    assert order == [1, 2, 3, 4]
    assert position.to_move == 4


def test_KG_10_the_roll_of_the_roll_off_brings_nothing_else() -> None:
    position = new_game(2).roll("KKKKK", "SSSSS")
    assert (position.box, position.king, position.coins) == (60, 0, [0, 0])
    assert position.state.turn == 1


def test_KG_A32_those_tied_for_most_skulls_roll_again_until_one_leads() -> None:
    position = new_game(4)
    position.roll("SS123", "S123K", "SS1KX", "SSXXX")
    assert position.ledger == ["KG-A32 roll-off-tied 3"]
    assert position.to_move == 1, "seat 2 is out of it"
    position.roll("S1111")
    assert position.to_move == 3
    position.roll("SKKKK")
    assert position.to_move == 4
    position.roll("11111")
    assert position.ledger == ["KG-A32 roll-off-tied 2"]
    position.roll("11111")
    assert position.to_move == 3
    position.roll("SXXXX")
    assert (position.waits_for, position.to_move) == ("throw", 3)


def test_KG_A32_nobody_showing_a_skull_is_a_tie_too() -> None:
    position = new_game(2).roll("11111", "KKKKX")
    assert (position.waits_for, position.to_move) == ("roll-off", 1)


@pytest.mark.parametrize(("seats", "percent"), [(2, 35), (6, 47)])
def test_KG_A32_ties_are_frequent(seats: int, percent: int) -> None:
    skulls: dict[int, Fraction] = {}
    for outcome in GAME.outcomes(new_game(seats).state):
        count = outcome.text.count("S")
        skulls[count] = skulls.get(count, Fraction()) + outcome.probability
    alone = sum(
        seats * chance * sum(skulls[fewer] for fewer in range(most)) ** (seats - 1) for most, chance in skulls.items() if most
    )
    assert round(100 * float(1 - alone)) == percent


def test_KG_A33_one_roll_without_rerolls_or_locking() -> None:
    position = new_game(2)
    position.roll("SXXXX")
    assert (position.waits_for, position.to_move, position.choices) == ("roll-off", 2, set())
    assert position.dice == ""
    assert position.refused(1) == ("kg-dice-must-fall", "KG-11")


def test_DIG_09_the_view_shows_the_skulls_rolled_so_far() -> None:
    position = new_game(3)
    assert GAME.view(position.state, 0).roll_off == (None, None, None)
    position.roll("SS1KX", "SS2KX")
    assert GAME.view(position.state, 0).roll_off == (2, 2, None)
    position.roll("S12KX")
    assert GAME.view(position.state, 0).roll_off == (None, None, None)
    position.roll("SS1KX", "S12KX")
    assert GAME.view(position.state, 0).roll_off == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_DIG_09_by_lot_every_seat_is_equally_likely(seats: int) -> None:
    position = new_game(seats, first_player="random")
    assert position.waits_for == "draw-seat"
    outcomes = GAME.outcomes(position.state)
    assert [outcome.text for outcome in outcomes] == [f"seat:{n}" for n in range(1, seats + 1)]
    assert {outcome.probability for outcome in outcomes} == {Fraction(1, seats)}
    position.roll(f"seat:{seats}")
    assert (position.waits_for, position.to_move) == ("throw", seats)
    assert position.ledger == [f"DIG-09 first-by-lot seat-{seats} 0"]


def begins(position: Position) -> tuple[str, int, list[str]]:
    return position.waits_for, position.to_move, position.ledger


def test_DIG_09_the_host_begins() -> None:
    assert begins(new_game(3, host=2, youngest=3, first_player="host")) == ("throw", 2, ["DIG-09 first-by-host seat-2 0"])


def test_DIG_09_the_youngest_begins() -> None:
    assert begins(new_game(3, host=2, youngest=3, first_player="youngest")) == ("throw", 3, ["DIG-09 first-by-age seat-3 0"])


@pytest.mark.parametrize("way", ["host", "youngest"])
def test_DIG_09_without_such_a_seat_the_lot_decides(way: str) -> None:
    position = new_game(3, first_player=way)
    assert begins(position) == ("draw-seat", NOBODY + 1, [])


def test_DIG_09_KG_A34_play_goes_to_the_next_number() -> None:
    position = new_game(3, host=2, first_player="host")
    order = []
    for _ in range(4):
        order.append(position.to_move)
        position.turn("KKKSS")
    assert order == [2, 3, 1, 2]
