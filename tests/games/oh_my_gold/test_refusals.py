"""Refusals: each with a code, a rule and a sentence."""

import pytest

from jollyroll.errors import Refused
from jollyroll.games.oh_my_gold.rules.choices import CHOICES
from jollyroll.words import has_words
from tests.games.oh_my_gold.positions import GAME, Options, Position, table


def seadogs() -> Position:
    """A position between the rolls, with both variants and everything in use."""
    return table(row="133", treasures=("CC", "CC D", ""), first_roll="KWCD", preset="seafarers+seadogs")


@pytest.mark.parametrize(
    ("position", "choice", "reason"),
    [
        (table(dice="KKCC"), CHOICES, "omg-unknown-choice OMG-A41"),
        (table(dice="KKCC"), -1, "omg-unknown-choice OMG-A41"),
        (table(), "roll", "omg-chance-decides OMG-14"),
        (table(first_roll="KKCC"), "open:1/K", "omg-still-rolling OMG-10"),
        (table(dice="KKCC"), "roll", "omg-rolling-over OMG-10"),
        (table(dice="KKCC"), "done", "omg-must-place OMG-A07"),
        (seadogs().choose("open:2/K"), "stop", "omg-must-roll OMG-A25"),
        (table(row="100", pile=0, dice="KKCC"), "open:2/K", "omg-no-such-chest OMG-15"),
        (table(dice="KKCC"), "load:C/C", "omg-no-such-treasure OMG-21"),
        (table(row="112", dice="KKKC").choose("open:1/K"), "open:1/K", "omg-dice-on-it OMG-A24"),
        (table(dice="KKCC"), "add:1/K", "omg-no-such-card OMG-A23"),
        (table(row="112", dice="KKKC").choose("open:1/K"), "add:1/K", "omg-card-complete OMG-A42"),
        (table(dice="KKCC", treasures=("", "C")), "steal:2/C/C", "omg-no-stealing OMG-36"),
        (table(dice="KWCC"), "ship:2", "omg-no-stealing OMG-36"),
        (seadogs(), "ship:1", "omg-no-such-ship OMG-37"),
        (seadogs(), "ship:3", "omg-nothing-to-steal OMG-37"),
        (seadogs().choose("ship:2"), "ship:2", "omg-ship-boarded OMG-A28"),
        (seadogs().choose("load:CC/W"), "ship:2", "omg-no-sword-for-ship OMG-38"),
        (table(row="133", treasures=("", "CC"), dice="CCKK", seadogs="on"), "steal:2/CC/CC", "omg-no-sword-for-ship OMG-38"),
        (table(row="133", treasures=("", "CC"), dice="WCKK", seadogs="on"), "ship:2", "omg-sword-wasted OMG-A32"),
        (table(dice="KKCC"), "open:1/", "omg-no-dice-named OMG-11"),
        (table(dice="KKCC"), "open:1/W", "omg-dice-not-there OMG-A41"),
        (table(dice="KKCC"), "open:1/KK", "omg-dice-do-not-fit OMG-A42"),
        (table(dice="KKCC"), "open:3/KK", "omg-not-complete OMG-12"),
        (seadogs().choose("open:2/K", "load:CC/C", "steal:2/D/D"), "ship:2", "omg-keep-one-to-roll OMG-A25"),
        (seadogs().choose("open:2/K", "load:CC/C", "ship:2"), "steal:2/D/D", "omg-keep-one-to-roll OMG-A25"),
        (table(treasures=("", "")).leave(2), "roll", "omg-game-over OMG-30"),
    ],
)
def test_OMG_11_OMG_12_OMG_A41_refusals(position: Position, choice: str | int, reason: str) -> None:
    assert " ".join(position.refused(choice)) == reason


@pytest.mark.parametrize("options", [{}, {"seadogs": "on"}])
def test_OMG_37_nobody_steals_from_themselves(options: Options) -> None:
    position = table(row="333", treasures=("CC", "CC"), dice="WCCK", **options)
    assert position.refused("steal:1/CC/CW") == ("omg-steals-from-self", "OMG-37")
    assert position.choose("load:CC/CC").points == (2, 0)


def test_every_reason_has_a_sentence() -> None:
    for code, rule in GAME.refusals[1:]:
        assert has_words(f"refused-omg-{code}"), code
        assert has_words(rule), rule


def test_OMG_A25_the_last_die_may_lie_down_if_it_completes_everything() -> None:
    position = table(row="333", treasures=("", "CCC"), first_roll="WCCC", preset="seafarers+seadogs")
    assert position.twin().choose("steal:2/CCC/CCC", "ship:2").points == (3, 0)
    assert position.twin().choose("ship:2", "steal:2/CCC/CCC").points == (3, 0)
    assert position.choose("ship:2", "steal:2/CCC/C").refused("stop") == ("omg-must-roll", "OMG-A25")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "open",
        "open:",
        "open:4/K",
        "open:1",
        "open:1/KKKK",
        "load:F/C",
        "load:X/C",
        "load:C",
        "steal:2/C",
        "add:5/K",
        "jump",
        "stop:1",
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.read_choice(table(dice="KKCC").state, text)
    assert caught.value.code == "unreadable-choice"


@pytest.mark.parametrize("text", ["ship:3", "ship:x", "steal:0/C/C"])
def test_seats_that_are_not_there(text: str) -> None:
    with pytest.raises(Refused, match="There’s no seat"):
        GAME.read_choice(table(dice="KKCC").state, text)


def test_impossible_chance() -> None:
    position = table(row="333", dice="KKKC").choose("open:1/KKK")
    for text, code in (("find:F", "impossible-outcome"), ("find:CCCC", "omg-no-such-find"), ("KK", "omg-no-such-find")):
        with pytest.raises(Refused) as caught:
            position.falls(text)
        assert caught.value.code == code
    with pytest.raises(Refused) as caught:
        position.falls("find:CCC").falls("locks:4")
    assert caught.value.code == "omg-no-such-locks"
