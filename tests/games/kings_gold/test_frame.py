"""Players, components, goal and set-up."""

import pytest

from jollyroll.errors import Refused
from jollyroll.games.kings_gold.rules.components import COINS, DICE, FACE_NAMES, LETTERS
from jollyroll.words import has_words, say
from tests.games.kings_gold.positions import GAME, new_game, table


def guide() -> str:
    sections: list[str] = []
    while has_words(f"guide-kg-{len(sections) + 1}"):
        sections.append(say(f"guide-kg-{len(sections) + 1}"))
    return "\n\n".join(sections)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_KG_01_KG_D13_two_to_six_people_can_play(seats: int) -> None:
    assert new_game(seats).coins == [0] * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_KG_01_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        new_game(seats)
    assert refused.value.code == "seat-count"
    assert str(refused.value) == f"This game takes 2 to 6 players, not {seats}."


def test_KG_02_KG_D13_from_eight_years_on() -> None:
    assert GAME.least_age == 8


def test_KG_03_KG_D13_about_a_quarter_of_an_hour() -> None:
    assert GAME.minutes == 15


def test_KG_04_sixty_coins() -> None:
    assert COINS == 60
    assert new_game().box == 60


def test_KG_05_five_dice_with_three_coins_a_cannon_a_skull_and_crossbones() -> None:
    assert DICE == 5
    assert dict(zip(LETTERS, FACE_NAMES, strict=True)) == {
        "1": "coin-1",
        "2": "coin-2",
        "3": "coin-3",
        "K": "cannon",
        "S": "skull",
        "X": "crossbones",
    }
    single_faces = [GAME.rules.die_face(new_game().state, side) for side in range(6)]
    assert sorted(single_faces) == list(range(6))


def test_KG_05_every_roll_has_its_exact_probability() -> None:
    position = table()
    chances = {outcome.text: outcome.probability for outcome in GAME.outcomes(position.state)}
    assert len(chances) == 252
    assert sum(chances.values()) == 1
    assert chances["KKKKK"] * 7776 == 1
    assert chances["123KS"] * 7776 == 120
    assert chances["11XXX"] * 7776 == 10


def test_KG_06_a_summary_comes_with_the_game() -> None:
    text = guide()
    assert 40 <= len(text.splitlines()) <= 90
    for word in ("cannon", "skull", "crossbones", "King", "box"):
        assert word in text


def test_KG_07_most_coins_when_the_game_stops_is_the_goal() -> None:
    position = table(coins=(20, 10, 24), box=2, dice="1KXX1").choose("1K")
    assert position.coins == [21, 10, 24]
    assert position.winners == [3]


def test_KG_08_KG_D12_the_guide_warns_the_leader_whatever_the_edition() -> None:
    advice = [line for line in guide().splitlines() if "(KG-08)" in line]
    assert len(advice) == 1
    assert "ahead" in advice[0]


def test_KG_09_all_coins_start_in_the_box() -> None:
    position = new_game(4)
    assert (position.box, position.king, position.coins) == (60, 0, [0, 0, 0, 0])


def test_KG_19_KG_D10_the_kings_pile_is_a_place_of_its_own() -> None:
    position = table(coins=(0, 0), dice="3KXX1").choose("3K")
    assert (position.box, position.king) == (54, 3)
    assert sorted(GAME.places) == ["box", "king"]
    assert -1 not in GAME.state_type.PLACES, "the box must not be taken for nobody"


def test_KG_D15_a_skull_is_a_skull_and_never_a_flag() -> None:
    assert say("face-kg-skull") == "skull"
    assert "flag" not in guide()


def test_KG_A38_DIG_07_everybody_sees_every_pile_and_all_dice() -> None:
    state = table(coins=(4, 5, 6), king=7, dice="12KSX").state
    views = [GAME.view(state, seat) for seat in (0, 1, 2)]
    for seat, view in enumerate(views):
        assert (view.seat, view.box, view.king, view.coins) == (seat, 38, 7, (4, 5, 6))
        assert {name: count for name, count in view.dice.items() if count} == {
            "coin-1": 1,
            "coin-2": 1,
            "cannon": 1,
            "skull": 1,
            "crossbones": 1,
        }
        assert (view.active, view.phase, view.rolls_left) == (0, "pair", 0)


def test_KG_A39_no_coin_ever_returns_to_the_box() -> None:
    position = table(coins=(20, 10), king=5)
    boxes = [position.box]
    for dice, choices in (
        ("XXXKK", ()),
        ("KKSSS", ()),
        ("1122X", ()),
        ("12333", ()),
        ("3SKKX", ("3S>2",)),
        ("3KSSX", ("3K",)),
        ("SSSSS", ("S>2",)),
    ):
        position.turn(dice, *choices)
        boxes.append(position.box)
    assert boxes == sorted(boxes, reverse=True)
    assert boxes[0] - boxes[-1] == 6


def test_DIG_08_a_coin_too_many_or_a_die_too_few_is_noticed() -> None:
    state = table(coins=(4, 5)).state
    GAME.check(state)
    state.king += 1
    with pytest.raises(AssertionError, match="60 coins"):
        GAME.check(state)
    state.king = -1
    state.box += 1
    with pytest.raises(AssertionError, match="no debts"):
        GAME.check(state)
    state.king = 0
    state.box -= 1
    state.hand = 4
    with pytest.raises(AssertionError, match="five dice"):
        GAME.check(state)
