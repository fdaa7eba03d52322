"""What is chosen for a player whose time is up."""

import pytest

from jollyroll.games.piraten_kapern.rules import timeout_choice
from tests.piraten_kapern.positions import GAME, Play


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
    game = Play(island_stop="must_roll").play("gold", "SSSSGDMM")
    assert chosen(game) == "roll:GDMM"
    game.play("roll:GDMM", "SSSP")
    assert game.seat == 1
