"""The choices for a player whose time is up."""

import pytest

from jollyroll.games.piraten_kapern.rules.rulebook import timeout_choice
from tests.games.piraten_kapern.positions import GAME, Play


def chosen(game: Play) -> str:
    choice = timeout_choice(game.state)
    GAME.check_choice(game.state, choice)
    return GAME.choice_text(game.state, choice)


@pytest.mark.parametrize(
    "words",
    [
        ("captain", "GGGMMPPW"),
        ("sea-battle-4", "GGGMMPPW"),
        ("sorceress", "SSSGGGGG"),
        ("gold", "SSSSGGGG"),
        ("treasure-chest", "GGGMMPPW", "chest:GGG"),
    ],
)
def test_DIG_05_stop_without_spell_and_with_the_chest_as_it_is(words: tuple[str, ...]) -> None:
    assert chosen(Play().play(*words)) == "stop"


def test_DIG_05_PK_A17_roll_all_where_stopping_is_barred() -> None:
    for dice in ("GGGG", "GDMM", "DDDM", "MMPP", "PWWW", "PPPW", "GW"):
        game = Play(island_stop="must_roll").play("gold", "S" * (8 - len(dice)) + dice)
        assert chosen(game) == f"roll:{dice}"


def test_DIG_05_PK_A13_PK_A17_no_spell_where_too_few_dice_are_left_without_it() -> None:
    game = Play(island_stop="must_roll", sorceress_island="yes").play("sorceress", "SSSSSSSW")
    assert chosen(game) == "stop"
    plenty = Play(island_stop="must_roll", sorceress_island="yes").play("sorceress", "SSSSGWWW")
    assert chosen(plenty) == "roll:GWWW"
    single = Play(island_stop="must_roll", island_min_dice="1").play("gold", "SSSSSSSW")
    assert chosen(single) == "roll:W"


def test_DIG_05_the_dice_on_the_chest_stay_and_score() -> None:
    game = Play().play("treasure-chest", "GGGMMPPW", "chest:GGG", "roll:MMP", "GGS")
    assert chosen(game) == "stop"
    assert game.play("stop").scores[0] == 500 + 500


@pytest.mark.parametrize("reroll_all", ["allowed", "keep_one"])
def test_DIG_05_it_is_always_a_legal_choice(reroll_all: str) -> None:
    changes = {"reroll_all": reroll_all, "island_stop": "must_roll", "sorceress_island": "yes"}
    for card in ("sorceress", "skulls-2", "treasure-chest", "sea-battle-2"):
        for skulls in range(9):
            game = Play(2, "", **changes).play(card, "S" * skulls + "W" * (8 - skulls))
            if game.choices:
                assert chosen(game) in game.choices
