"""Choices that are not allowed: each with its code, its rule and a sentence."""

import pytest

from jollyroll.errors import Refused
from jollyroll.words import has_words
from tests.games.kings_gold.positions import GAME, Position, new_game, table

REROLL = table(coins=(10, 10, 10)).roll("12KSX")
PAIR = table(coins=(10, 10, 10), dice="13KXX")
SKULL_PAIR = table(coins=(10, 10, 10), dice="13SXX")
VICTIM = table(coins=(10, 10, 10), dice="SSSSS")
OVER = table(coins=(10, 10, 10), dice="KKKKK")
THROW = table(coins=(10, 10, 10))
ROLL_OFF = new_game(3)

CASES: list[tuple[Position, str | int, str, str]] = [
    (REROLL, GAME.choice_numbers, "unknown-choice", "KG-A47"),
    (REROLL, -1, "unknown-choice", "KG-A47"),
    (OVER, -1, "unknown-choice", "KG-A47"),
    (OVER, "stop", "game-over", "KG-36"),
    (OVER, "1K", "game-over", "KG-36"),
    (THROW, "stop", "dice-must-fall", "KG-11"),
    (THROW, "roll:1", "dice-must-fall", "KG-11"),
    (ROLL_OFF, "stop", "dice-must-fall", "KG-11"),
    (PAIR, "roll:1", "rolling-over", "KG-12"),
    (REROLL, "roll:3", "dice-not-there", "KG-13"),
    (REROLL, "roll:11", "dice-not-there", "KG-13"),
    (REROLL, "roll:12KSKS", "dice-not-there", "KG-13"),
    (REROLL, "roll:" + "1" * 40, "dice-not-there", "KG-13"),
    (REROLL, "roll:X", "locked-die", "KG-14"),
    (REROLL, "roll:", "no-dice-named", "KG-A37"),
    (REROLL, "1K", "still-rolling", "KG-15"),
    (REROLL, "S>2", "still-rolling", "KG-15"),
    (PAIR, "stop", "pairs-compulsory", "KG-31"),
    (PAIR, "2K", "no-such-coin", "KG-32"),
    (PAIR, "2S>2", "no-such-coin", "KG-32"),
    (VICTIM, "1K", "no-such-coin", "KG-32"),
    (VICTIM, "1S>2", "no-such-coin", "KG-32"),
    (SKULL_PAIR, "1K", "no-cannon", "KG-17"),
    (PAIR, "1S>2", "no-skull", "KG-21"),
    (SKULL_PAIR, "1S>1", "no-such-victim", "KG-A20"),
    (VICTIM, "S>1", "no-such-victim", "KG-A20"),
    (PAIR, "S>2", "needs-five-skulls", "KG-24"),
    (VICTIM, "stop", "victim-compulsory", "KG-24"),
    (VICTIM, "roll:S", "victim-compulsory", "KG-24"),
]


@pytest.mark.parametrize(("position", "choice", "code", "rule"), CASES, ids=[f"{case[2]}-{case[1]}"[:40] for case in CASES])
def test_KG_A47_illegal_choices_are_refused_with_code_and_rule(position: Position, choice: str | int, code: str, rule: str) -> None:
    assert position.refused(choice) == (f"kg-{code}", rule)


def test_every_refusal_has_a_case_and_a_sentence_that_names_the_rule() -> None:
    codes = {code for code, _ in GAME.refusals if code} | {"locked-die", "no-dice-named"}
    assert {case[2] for case in CASES} == codes
    for code, rule in GAME.refusals[1:]:
        assert has_words(f"refused-kg-{code}")
        sentence = str(Refused(f"kg-{code}", rule))
        assert sentence.endswith(f". ({rule})")


@pytest.mark.parametrize("position", [REROLL, PAIR, SKULL_PAIR, VICTIM, OVER, THROW, ROLL_OFF])
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(position: Position) -> None:
    listed = {choice.number for choice in GAME.choices(position.state)}
    allowed = {number for number in range(-2, GAME.choice_numbers + 2) if not GAME.rules.refusal(position.state, number)}
    assert listed == allowed


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable-choice"),
        ("halt", "unreadable-choice"),
        ("K1", "unreadable-choice"),
        ("4K", "unreadable-choice"),
        ("1K>2", "unreadable-choice"),
        ("1S", "unreadable-choice"),
        ("S", "unreadable-choice"),
        ("S>", "unreadable-choice"),
        ("1X", "unreadable-choice"),
        ("1S>4", "no-such-seat"),
        ("S>0", "no-such-seat"),
        ("S>²", "no-such-seat"),
        ("S>22", "no-such-seat"),
        ("roll:1Q", "unknown-die-face"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.read_choice(REROLL.state, text)
    assert refused.value.code == code
    assert "{" not in str(refused.value)


@pytest.mark.parametrize(
    ("position", "text", "code"),
    [
        (THROW, "12KS", "wrong-dice-count"),
        (THROW, "12KSXX", "wrong-dice-count"),
        (THROW, "1" * 500, "wrong-dice-count"),
        (THROW, "12KSQ", "unknown-die-face"),
        (REROLL, "1", "wrong-dice-count"),
        (new_game(3, first_player="random"), "seat:4", "no-such-seat"),
        (new_game(3, first_player="random"), "12KSX", "no-such-seat"),
        (new_game(3, first_player="random").leave(2), "seat:2", "impossible-outcome"),
    ],
)
def test_dice_that_cannot_fall_are_refused(position: Position, text: str, code: str) -> None:
    before = position.state.copy()
    with pytest.raises(Refused) as refused:
        GAME.apply_outcome(position.state, GAME.read_outcome(position.state, text))
    assert refused.value.code == code
    assert position.state == before


def test_an_outcome_is_refused_where_no_chance_is_due() -> None:
    for position in (REROLL, PAIR, VICTIM, OVER):
        with pytest.raises(Refused) as refused:
            GAME.apply_outcome(position.state, 0)
        assert refused.value.code == "no-chance-due"
    for number in (-1, 252, 10**9):
        with pytest.raises(Refused) as refused:
            GAME.apply_outcome(THROW.state, number)
        assert refused.value.code == "impossible-outcome"
