"""Sea Battles."""

import pytest

from tests.games.piraten_kapern.positions import Play, score_of


@pytest.mark.parametrize(("swords", "stake"), [(2, 300), (3, 500), (4, 1000)])
def test_PK_34_PK_41_PK_42_PK_43_the_swords_decide(swords: int, stake: int) -> None:
    dice = "W" * swords + "MMPP" + "G" * (4 - swords)
    sets = {2: 200, 3: 100 + 100, 4: 200}[swords]
    assert score_of(f"sea-battle-{swords}", dice, "stop") == stake + sets
    too_few = "W" * (swords - 1) + "MMPP" + "G" * (5 - swords)
    assert score_of(f"sea-battle-{swords}", too_few, "stop") == -stake


def test_PK_42_PK_A25_swords_also_count_as_a_set() -> None:
    game = Play().play("sea-battle-3", "WWWMMPPG", "stop")
    assert game.scores[0] == 500 + 100 + 100
    assert {(entry.rule, entry.what, entry.amount) for entry in game.ledger} >= {
        ("PK-20", "set-of-swords", 100),
        ("PK-21", "coins", 100),
        ("PK-42", "battle-won", 500),
    }


def test_PK_43_PK_A27_a_stop_without_the_swords_loses() -> None:
    game = Play().play("sea-battle-2", "WSMMMPPG", "stop")
    assert game.scores[0] == -300
    assert [(entry.rule, entry.amount) for entry in game.said("battle-lost")] == [("PK-43", 300)]


def test_PK_44_PK_A22_four_skulls_on_the_first_roll_lose_the_battle() -> None:
    game = Play().at(2000, 2000).play("sea-battle-4", "SSSSWWWW")
    assert (game.phase, game.seat, game.scores) == ("draw-card", 1, (1000, 2000))


def test_PK_A23_three_skulls_lose_it_even_with_the_swords() -> None:
    assert score_of("sea-battle-2", "SSSMMMMW") == -300
    assert score_of("sea-battle-2", "SSSWWWWW") == -300
    assert score_of("sea-battle-4", "SSSSWWWW") == -1000
    assert score_of("sea-battle-3", "WWWWMMSS", "roll:MM", "MS") == -500


def test_PK_A23_by_option_the_swords_save_the_amount() -> None:
    assert score_of("sea-battle-4", "SSSSWWWW", sea_bust="zero") == 0
    assert score_of("sea-battle-2", "SSSMMMMW", sea_bust="zero") == -300, "without the swords the battle is lost"
    assert score_of("sea-battle-4", "SSSWWWGG", sea_bust="zero") == -1000, "three of the four swords"
    assert score_of("sea-battle-2", "WSMMMPPG", "stop", sea_bust="zero") == -300


def test_PK_A23_by_option_the_swords_bring_the_bonus_alone() -> None:
    assert score_of("sea-battle-4", "SSSSWWWW", sea_bust="bonus") == 1000
    assert score_of("sea-battle-2", "SSSWWWWG", sea_bust="bonus") == 300
    assert score_of("sea-battle-2", "SSSMMMMW", sea_bust="bonus") == -300


def test_PK_A24_more_swords_than_asked_are_fine() -> None:
    assert score_of("sea-battle-3", "MMMWWWWS", "stop") == 800


def test_PK_A26_two_swords_that_win_fill_the_chest() -> None:
    assert score_of("sea-battle-2", "MMMMWWGG", "stop") == 1200
    assert score_of("sea-battle-2", "MMMMWWGG", "stop", full_chest_sea="false") == 700
    assert score_of("sea-battle-2", "MMMWWWGG", "stop", full_chest_sea="false") == 300 + 100 + 100 + 200 + 500


def test_PK_A41_a_lost_battle_may_take_one_below_zero_or_is_lifted() -> None:
    assert Play().at(200, 0).play("sea-battle-2", "SSSMMMMW").scores == (-100, 0)
    game = Play(score_floor="zero").at(200, 0).play("sea-battle-2", "SSSMMMMW")
    assert game.scores == (0, 0)
    assert [(entry.rule, entry.amount) for entry in game.said("lifted")] == [("PK-A41", 100)]


def test_PK_A23_PK_A41_bust_and_floor_together() -> None:
    for bust, dice, scores in (
        ("bonus", "SSSWWWWG", (500, 0)),
        ("bonus", "SSSMMMMW", (0, 0)),
        ("zero", "SSSWWWWG", (200, 0)),
        ("zero", "SSSMMMMW", (0, 0)),
        ("lose", "SSSWWWWG", (0, 0)),
    ):
        assert Play(score_floor="zero", sea_bust=bust).at(200, 0).play("sea-battle-2", dice).scores == scores


def test_PK_A23_a_bust_at_sea_is_told_with_its_rule() -> None:
    for bust, what in (("zero", "battle-broken-off"), ("bonus", "battle-bonus-alone")):
        game = Play(sea_bust=bust).play("sea-battle-2", "SSSWWWWG")
        assert [entry.rule for entry in game.said(what)] == ["PK-A23"]


def test_PK_24_PK_A23_the_bonus_alone_can_start_the_final_round() -> None:
    game = Play(2, sea_bust="bonus").at(5700, 0).play("sea-battle-2", "SSSWWWWG")
    assert (game.scores[0], game.view.final_round) == (6000, True)


@pytest.mark.parametrize(("card", "counted"), [("sea-battle-2", {"skulls", "battle_swords"}), ("gold", {"skulls"})])
def test_PK_42_a_view_says_which_faces_it_counts(card: str, counted: set[str]) -> None:
    before = Play().play(card, "WSMMMPPG").view
    after = Play().play(card, "WSMMMPPG", "roll:PP", "WS").view
    assert before.face_counts == after.face_counts
    assert set(after.face_counts) == counted
    for field, face in after.face_counts.items():
        assert getattr(after, field) - getattr(before, field) == after.dice[face] - before.dice[face] == 1
    assert after.battle_most == 4
