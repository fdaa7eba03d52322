"""Choices and outcomes as text and as forms."""

import pytest

from jollyroll.games.oh_my_gold.rules.choices import CHOICES
from tests.games.oh_my_gold.positions import GAME, Position, table


def form(position: Position, text: str) -> dict[str, object]:
    return dict(GAME.choice_form(position.state, GAME.read_choice(position.state, text)))


def test_every_number_has_a_text_that_reads_back_and_a_form() -> None:
    position = table(row="133", treasures=("CC", "CC D", "", ""), first_roll="KWCD", preset="seafarers+seadogs")
    position.choose("load:CC/C", "open:2/K")
    texts = set()
    for number in range(CHOICES):
        text = GAME.choice_text(position.state, number)
        assert GAME.choice_form(position.state, number)["kind"]
        assert GAME.read_choice(position.state, text) == number
        texts.add(text)
    assert len(texts) == CHOICES, "no two choices read alike"


def test_dice_and_treasures_may_be_written_in_any_order() -> None:
    position = table(row="333", treasures=("CCD", ""), dice="CDWK")
    assert GAME.read_choice(position.state, "load:DCC/WDC") == GAME.read_choice(position.state, "load:CCD/CDW")
    assert GAME.read_outcome(table().state, "WKDC") == GAME.read_outcome(table().state, "KCDW")


def test_forms_of_the_base_game() -> None:
    position = table(row="123", treasures=("CD", ""), first_roll="KKCD")
    assert form(position, "stop") == {"kind": "stop"}
    assert form(position, "roll") == {"kind": "roll"}
    position.choose("stop")
    assert form(position, "done") == {"kind": "done"}
    assert form(position, "open:2/KK") == {"kind": "open", "chest": 2, "locks": 2, "dice": {"key": 2}}
    assert form(position, "load:CD/CD") == {"kind": "load", "treasure": "CD", "dice": {"coin": 1, "diamond": 1}}


def test_forms_of_both_variants() -> None:
    position = table(row="133", treasures=("CC", "CC", ""), first_roll="KWCC", preset="seafarers+seadogs")
    assert form(position, "ship:2") == {"kind": "ship", "victim": 1, "dice": {"sword": 1}}
    assert form(position, "open:2/K") == {"kind": "lay-chest", "chest": 2, "locks": 3, "dice": {"key": 1}}
    assert form(position, "load:CC/C")["kind"] == "lay-treasure"
    assert form(position, "steal:2/CC/CC") == {
        "kind": "lay-theft", "treasure": "CC", "victim": 1, "boarding": 0, "dice": {"coin": 2},
    }  # fmt: skip
    position.choose("ship:2")
    assert form(position, "steal:2/CC/CC")["kind"] == "steal", "with the sword there the theft is whole"
    position.choose("open:2/K", "load:CC/C")
    assert form(position, "add:1/W")["kind"] == "add-chest"
    assert form(position, "add:2/C") == {"kind": "add-treasure", "card": 2, "treasure": "CC", "dice": {"coin": 1}}
    whole = table(row="333", treasures=("", "CC"), dice="WCCK", seadogs="on")
    assert form(whole, "steal:2/CC/CC")["boarding"] == 1


@pytest.mark.parametrize(
    ("position", "text", "expected"),
    [
        (table(), "KKCW", {"kind": "throw", "dice": {"key": 2, "coin": 1, "sword": 1}}),
        (table(row="333", dice="KKKC").choose("open:1/KKK"), "find:CDD", {"kind": "find", "find": "CDD"}),
        (table(row="133", dice="KCCC").choose("open:1/K").falls("find:C"), "locks:2", {"kind": "locks", "locks": 2}),
    ],
)
def test_outcomes_as_text_and_form(position: Position, text: str, expected: dict[str, object]) -> None:
    number = GAME.read_outcome(position.state, text)
    assert GAME.outcome_text(position.state, number) == text
    assert GAME.outcome_form(position.state, number) == expected


def test_dice_shown_and_view() -> None:
    position = table(row="133", treasures=("CC", "CC"), first_roll="KWCD", preset="seafarers+seadogs")
    position.choose("ship:2", "load:CC/C", "open:2/K")
    assert GAME.dice_shown(position.state) == {"table": "D", "cards": "CK", "ships": "W"}
    assert [(cover.chest, cover.owner, cover.treasure, cover.dice, cover.complete) for cover in position.view.covers] == [
        (0, 0, "CC", "C", False), (2, -1, "", "K", False),
    ]  # fmt: skip
    assert position.view.treasures == (("CC",), ("CC",))
