"""Choices and outcomes as numbers, as text and as forms."""

import pytest

from tests.games.kings_gold.positions import GAME, Position, new_game, table


@pytest.mark.parametrize(
    ("position", "text", "number", "form"),
    [
        (table().roll("12KSX"), "stop", 0, {"kind": "stop"}),
        (table().roll("12KSX"), "roll:1", 5, {"kind": "roll", "dice": {"coin-1": 1}}),
        (table().roll("11KSX"), "roll:11KS", 80, {"kind": "roll", "dice": {"coin-1": 2, "cannon": 1, "skull": 1}}),
        (table(dice="1KXX1"), "1K", 252, {"kind": "raid", "coin": 1, "dice": {"coin-1": 1, "cannon": 1}}),
        (table(dice="3KXX1"), "3K", 266, {"kind": "raid", "coin": 3, "dice": {"coin-3": 1, "cannon": 1}}),
        (table(dice="2SXX1"), "2S>2", 261, {"kind": "steal", "coin": 2, "victim": 1, "dice": {"coin-2": 1, "skull": 1}}),
        (table(dice="SSSSS"), "S>2", 274, {"kind": "strip", "victim": 1}),
    ],
)
def test_KG_A47_a_choice_has_a_number_a_text_and_a_form(
    position: Position, text: str, number: int, form: dict[str, object]
) -> None:
    assert GAME.read_choice(position.state, text) == number
    choice = GAME.choice(position.state, number)
    assert (choice.number, choice.text, choice.form) == (number, text, form)
    assert number in {legal.number for legal in GAME.choices(position.state)}


def test_every_number_has_a_text_of_its_own_that_reads_back() -> None:
    state = new_game(6).state
    texts = [GAME.choice_text(state, number) for number in range(GAME.choice_numbers)]
    assert len(set(texts)) == GAME.choice_numbers == 279
    assert [GAME.read_choice(state, text) for text in texts] == list(range(GAME.choice_numbers))
    assert all(" " not in text for text in texts)


def test_dice_to_roll_again_may_be_named_in_any_order() -> None:
    position = table().roll("12KSX")
    assert GAME.read_choice(position.state, "roll:SK1") == GAME.read_choice(position.state, "roll:1KS")


@pytest.mark.parametrize("text", ["X1SK2", "12KSX", "SX21K"])
def test_rolled_dice_may_be_written_in_any_order(text: str) -> None:
    position = table()
    number = GAME.read_outcome(position.state, text)
    outcome = GAME.outcome(position.state, number)
    assert outcome.text == "12KSX"
    assert outcome.form == {
        "kind": "throw",
        "dice": {"coin-1": 1, "coin-2": 1, "cannon": 1, "skull": 1, "crossbones": 1},
    }


def test_a_roll_of_fewer_dice() -> None:
    position = table().roll("12KSX").choose("roll:12")
    assert {outcome.text for outcome in GAME.outcomes(position.state)} == {
        *(a + b for i, a in enumerate("123KSX") for b in "123KSX"[i:]),
    }
    assert GAME.rules.dice_in_hand(position.state) == 2
    assert GAME.outcome(position.state, GAME.read_outcome(position.state, "XX")).form == {
        "kind": "throw",
        "dice": {"crossbones": 2},
    }


def test_every_roll_reads_back() -> None:
    state = table().state
    for outcome in GAME.outcomes(state):
        assert GAME.read_outcome(state, outcome.text) == outcome.number
        assert len(outcome.text) == 5


def test_the_lot_is_written_by_seat() -> None:
    position = new_game(3, first_player="random")
    outcome = GAME.outcomes(position.state)[1]
    assert (outcome.text, outcome.form) == ("seat:2", {"kind": "seat", "seat": 1})
    assert GAME.read_outcome(position.state, "seat:2") == 1


def test_locked_dice_lie_apart() -> None:
    assert GAME.dice_shown(table().roll("1X2XK").state) == {"table": "12K", "locked": "XX"}


def test_phases_by_name() -> None:
    assert new_game().waits_for == "roll-off"
    assert new_game(first_player="random").waits_for == "draw-seat"
    assert table().waits_for == "throw"
    assert table().roll("12KSX").waits_for == "reroll"
    assert table(dice="12KSX").waits_for == "pair"
    assert table(dice="SSSSS").waits_for == "victim"
    assert table(dice="KKKKK").waits_for == "over"


def test_the_ledger_names_places_and_not_numbers() -> None:
    position = table(coins=(9, 9, 9), box=2, dice="1KXX1", tie="shared").choose("1K")
    assert [GAME.ledger_form(entry) for entry in position.state.ledger or []][:2] == [
        {"rule": "KG-17", "what": "raid", "from": "box", "to": "seat-1", "amount": 1},
        {"rule": "KG-18", "what": "kings-share", "from": "box", "to": "king", "amount": 1},
    ]
    tie = table(coins=(9, 10, 9), box=2, dice="1KXX1", tie="shared").choose("1K")
    assert tie.ledger[-1] == "KG-A28 shared 2", "what concerns nobody in particular names no place"
