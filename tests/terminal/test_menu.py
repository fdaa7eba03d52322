"""The meaning of answers, choice by choice."""

import pytest

from jollyroll.errors import Refused
from jollyroll.kit import load_game
from jollyroll.kit.dice_game import ASIDE
from jollyroll.match import Match, Seat
from jollyroll.terminal.dice_board import PLAIN, PrintedDie
from jollyroll.terminal.menu import ChoiceMenu

SEATS = [Seat("Ana"), Seat("Lea"), Seat("Tom")]


def at(game: str, *words: str, **options: str) -> ChoiceMenu:
    """The menu after these rolls (in brackets) and choices."""
    match = Match.start(game, SEATS, options={"first_player": "host", **options}, host=0)
    for word in words:
        if word.startswith("["):
            match.apply_outcome(word.strip("[]"))
        else:
            match.choose(word)
    return ChoiceMenu(match)


def meant(menu: ChoiceMenu, answer: str) -> str:
    return menu.match.game.choice_text(menu.match.state, menu.read(answer))


@pytest.mark.parametrize(
    ("answer", "choice"),
    [
        ("s", "stop"),
        ("stop", "stop"),
        ("STOP", "stop"),
        ("a", "roll:1"),
        ("ad", "roll:1S"),
        ("d a", "roll:1S"),
        ("a, d", "roll:1S"),
        ("*", "roll:12KS"),
        ("all", "roll:12KS"),
        ("KS", "roll:KS"),
        ("roll:S1", "roll:1S"),
        ("roll ab", "roll:12"),
        ("Roll AB", "roll:12"),
        ("AB", "roll:12"),
        ("ALL", "roll:12KS"),
        ("roll:1s", "roll:1S"),
    ],
)
def test_dice_are_named_in_many_ways(answer: str, choice: str) -> None:
    assert meant(at("kg", "[12KSX]"), answer) == choice


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("2K", "kg-still-rolling"),
        ("e", "no-die-there"),
        ("aa", "die-named-twice"),
        ("!", "not-a-choice"),
        ("", "nothing-typed"),
        ("S", "two-meanings"),
    ],
)
def test_impossible_answers_are_refused_with_the_reason(answer: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        at("kg", "[12KSX]").read(answer)
    assert refused.value.code == code


@pytest.mark.parametrize("answer", ["7", "[", "what is this?", "zz", ""])
def test_unknown_input_is_answered_with_the_keys(answer: str) -> None:
    for menu, keys in (
        (at("kg", "[12KSX]"), "Type s, or letters of dice such as ab; ? explains."),
        (at("kg", "[13KSX]", "stop"), "Type a, b, c, d, e or f; ? explains."),
    ):
        with pytest.raises(Refused) as refused:
            menu.read(answer)
        assert keys in str(refused.value)
        assert answer in str(refused.value)


def test_a_capital_that_is_a_die_and_a_face_is_refused_rather_than_rolled() -> None:
    menu = at("pk", "[card:gold]", "[GGDMPWWM]")
    assert meant(menu, "de") == "roll:MM", "small letters are those of the dice"
    with pytest.raises(Refused) as refused:
        menu.read("DE")
    assert refused.value.code == "two-meanings"
    assert "roll:D" in str(refused.value)
    assert meant(menu, "MP") == "roll:MP", "no die is called m or p"
    assert meant(at("pk", "[card:gold]", "[GGGDMPWW]"), "DE") == "roll:DM", "die d shows D: both readings are one"


def test_keys_that_begin_a_word_wait_for_enter() -> None:
    for menu in (at("kg", "[12KSX]"), at("kg", "[13KSX]", "stop"), at("pk", "[card:gold]", "[GGDMPWWM]")):
        assert set("?qu") <= menu.single
        assert not set("lr") & menu.single, "l begins leave, r begins r KG-17"
        for word in [*menu.by_text, *menu.verbs]:
            assert word[0].casefold() not in menu.single


def test_pairs_have_keys_that_need_no_enter() -> None:
    menu = at("kg", "[13KSX]", "stop")
    assert [choice.text for choice in menu.listed.values()] == ["1K", "1S>2", "1S>3", "3K", "3S>2", "3S>3"]
    assert set("abcdef") <= menu.single
    assert meant(menu, "d") == "3K"
    assert meant(menu, "3S>2") == "3S>2"


def test_enter_alone_means_nothing_where_there_is_a_real_choice() -> None:
    with pytest.raises(Refused) as refused:
        at("kg", "[13KSX]", "stop").read("")
    assert refused.value.code == "nothing-typed"


def test_PK_A17_enter_rolls_on_at_the_island() -> None:
    menu = at("pk", "[card:gold]", "[SSSSGGMM]")
    assert meant(menu, "") == "roll:GGMM"
    assert meant(menu, "s") == "stop"


def test_dice_change_sides_on_the_chest() -> None:
    menu = at("pk", "[card:treasure-chest]", "[GGGDMPWW]", "chest:GGG", "roll:MPWW", "[DDWW]")
    assert meant(menu, "chest a") == "chest:GGGD", "on"
    assert meant(menu, "chest fg") == "chest:G", "off"
    assert meant(menu, "*") == "roll:DDDWW", "the chest stays"
    with pytest.raises(Refused) as refused:
        menu.read("af")
    assert refused.value.code == "pk-die-on-chest"


def test_a_skull_joins_the_roll_only_with_the_sorceress() -> None:
    assert meant(at("pk", "[card:sorceress]", "[GGGDMPSS]"), "eg") == "roll:M+S"
    with pytest.raises(Refused) as refused:
        at("pk", "[card:sorceress]", "[GGGDMPSS]").read("egh")
    assert refused.value.code == "pk-one-skull"
    assert all(die.mark == "" for die in at("pk", "[card:gold]", "[GGGDMPSS]").dice if die.place == "skulls")


def test_long_lists_begin_with_what_completes_something() -> None:
    menu = at("omg", "[locks:3]", "[locks:3]", "[locks:3]", "[locks:1]", "[KKCW]", seafarers="on")
    assert len(menu.listed) > len(menu.at_once) > 2
    assert len(menu.listed) == len(menu.choices)
    assert {str(choice.form["kind"]) for choice in menu.at_once.values()} == {"stop", "roll", "open"}
    for key, choice in menu.listed.items():
        assert menu.read(key) == choice.number
    assert not any(key.isdigit() for key in menu.single)


def test_without_a_dice_board_dice_can_be_rerolled_and_nothing_else() -> None:
    dice = [PrintedDie(0, "table", "a"), PrintedDie(3, "table", "b"), PrintedDie(5, ASIDE, "", fixed=True)]
    assert PLAIN.verbs == ("roll",)
    assert [PLAIN.can_move(die.place, PLAIN.verbs) for die in dice] == [True, True, False]
    assert [PLAIN.takes_with_all(die, "roll") for die in dice] == [True, True, False]
    assert PLAIN.phrase(load_game("kg"), "roll", dice[:2], dice) == "roll:1K"
    assert not PLAIN.is_unfinished({"kind": "lay-chest"})


def test_a_verb_of_another_game_is_no_choice() -> None:
    with pytest.raises(Refused) as refused:
        at("kg", "[12KSX]").read("chest a")
    assert refused.value.code == "not-a-choice"
