"""The points of dice under each card."""

import pytest

from jollyroll.games.piraten_kapern.rules.components import DICE, KINDS
from jollyroll.games.piraten_kapern.rules.position import best_turn
from jollyroll.games.piraten_kapern.rules.scoring import score_dice
from jollyroll.kit.bags import BAGS, SIZE
from tests.games.piraten_kapern.positions import GAME, Play, score_of

VECTORS = [
    ("GGGGGGGG", "gold", 5400),
    ("GGGGGGGG", "diamond", 5400),
    ("WWWWWWWW", "captain", 9000),
    ("MMMMWWGG", "sea-battle-2", 1200),
    ("MMMWWWDP", "gold", 400),
    ("MMMWWWGG", "captain", 1800),
    ("MMMWWWWD", "gold", 1000),
    ("MMPGGDDD", "monkey-business", 1200),
    ("GGGGSSPP", "diamond", 700),
    ("MMMPPPSG", "monkey-business", 1100),
    ("MMPGGDWW", "monkey-business", 400),
    ("MMMPPPPW", "monkey-business", 2000),
    ("MMMWWGPP", "sea-battle-2", 500),
    ("MMMWWWWS", "sea-battle-3", 800),
    ("MMMWWWWS", "sea-battle-4", 1300),
    ("PPPPPPPS", "gold", 2100),
    ("MMMMMMMM", "gold", 4600),
    ("PPPPPPGS", "treasure-chest", 1100),
    ("WSMMMPPG", "sea-battle-2", -300),
    ("WWWWWWWW", "skulls-2", 4500),
    ("DDDDDDDD", "diamond", 5400),
]


@pytest.mark.parametrize(("dice", "card", "points"), VECTORS)
def test_PK_06_conformance_vectors_of_dice_left_lying(dice: str, card: str, points: int) -> None:
    game = Play().play(card, dice)
    assert game.view.points_if_stopped == points
    assert game.play("stop").scores[0] == points


@pytest.mark.parametrize(("dice", "card", "points"), VECTORS)
def test_PK_06_every_point_is_told_with_its_rule(dice: str, card: str, points: int) -> None:
    game = Play().play(card, dice, "stop")
    gained = sum(entry.amount for entry in game.ledger if entry.source == "bank")
    lost = sum(entry.amount for entry in game.ledger if entry.target == "bank")
    assert gained - lost == points


@pytest.mark.parametrize(("dice", "card"), [("SSSMMMMW", "sea-battle-2"), ("SSWWWWWW", "skulls-1"), ("SWWWWWWW", "skulls-2")])
def test_PK_17_PK_A14_conformance_vectors_of_the_disqualified(dice: str, card: str) -> None:
    assert score_of(card, dice) == (-300 if card == "sea-battle-2" else 0)


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("MMPPWWSS", 0),
        ("MMMPPWWS", 100),
        ("MMMMPPWW", 200),
        ("MMMMMPPW", 500),
        ("MMMMMMPW", 1000),
        ("MMMMMMMP", 2000),
        ("MMMMMMMM", 4000 + 500),
    ],
)
def test_PK_19_PK_20_sets_of_three_to_eight(dice: str, points: int) -> None:
    assert score_of("treasure-chest", dice, "stop") == points


def test_PK_21_PK_22_coins_and_diamonds_pay_by_the_piece_and_as_a_set() -> None:
    assert score_of("sorceress", "GDMMPPWW", "stop") == 200
    assert score_of("sorceress", "GGGMMPPS", "stop") == 300 + 100
    assert score_of("sorceress", "DDDDMPPS", "stop") == 400 + 200
    game = Play().play("sorceress", "GGGDDDPS", "stop")
    assert game.scores[0] == 800
    assert [(entry.rule, entry.what, entry.amount) for entry in game.ledger if entry.source == "bank"] == [
        ("PK-20", "set-of-coins", 100),
        ("PK-20", "set-of-diamonds", 100),
        ("PK-21", "coins", 300),
        ("PK-21", "diamonds", 300),
    ]


def test_PK_23_a_full_chest_needs_all_eight_dice_to_earn() -> None:
    assert score_of("sorceress", "MMMPPPGD", "stop") == 100 + 100 + 200 + 500
    assert score_of("sorceress", "MMMPPWGD", "stop") == 100 + 200
    assert score_of("sorceress", "MMMPPPGS", "stop") == 100 + 100 + 100


def test_PK_45_PK_46_the_card_gives_an_object_for_value_and_set() -> None:
    assert score_of("gold", "MMPPWWSS", "stop") == 100
    assert score_of("gold", "GGMMPPWS", "stop") == 300 + 100
    assert score_of("diamond", "DDMMPPWS", "stop") == 300 + 100
    assert score_of("diamond", "GGMMPPWS", "stop") == 200 + 100


def test_PK_47_PK_48_PK_A34_monkeys_and_parrots_are_one_kind() -> None:
    assert score_of("monkey-business", "PPMMMWWS", "stop") == 500
    assert score_of("monkey-business", "PPPMMMWS", "stop") == 1000
    assert score_of("captain", "PPPMMMWS", "stop") == 2 * 200


def test_PK_A28_the_card_completes_a_set_but_is_no_die() -> None:
    assert score_of("gold", "GGMMMPPP", "stop") == 300 + 100 + 200 + 500
    assert score_of("gold", "GGMMMPPS", "stop") == 300 + 100 + 100


def test_PK_A29_full_chest_with_a_skulls_card() -> None:
    assert score_of("skulls-2", "WWWWWWWW", "stop") == 4500
    assert score_of("skulls-2", "WWWWWWWW", "stop", full_chest_skull_card="false") == 4000
    assert score_of("skulls-1", "MMMWWWGD", "stop") == 400 + 500
    assert score_of("skulls-1", "MMMWWWGD", "stop", full_chest_skull_card="false") == 400
    assert score_of("captain", "WWWWWWWW", "stop", full_chest_skull_card="false") == 9000


def test_PK_A30_full_chest_under_monkey_business_counts_animals_together() -> None:
    assert score_of("monkey-business", "MPPGGGGG", "stop") == 100 + 500 + 500 + 500
    assert score_of("monkey-business", "MPGGGGGG", "stop") == 1000 + 600


def test_PK_37_PK_A31_the_captain_doubles_everything_the_full_chest_too() -> None:
    game = Play().play("captain", "WWWWWWWW", "stop")
    assert game.scores[0] == 2 * (4000 + 500)
    assert [(entry.rule, entry.amount) for entry in game.said("captain")] == [("PK-37", 4500)]


def test_PK_A32_nine_alike() -> None:
    assert score_of("diamond", "DDDDDDDD", "stop") == 4000 + 900 + 500
    assert score_of("diamond", "DDDDDDDD", "stop", nine_alike="8000") == 9400
    assert score_of("gold", "GGGGGGGG", "stop", nine_alike="8000") == 9400
    assert score_of("gold", "DDDDDDDD", "stop", nine_alike="8000") == 5400
    assert score_of("gold", "MMMMMMMM", "stop", nine_alike="8000") == 4600


def test_PK_A32_nine_alike_do_not_end_the_game_by_themselves() -> None:
    for value in ("as_eight", "8000"):
        game = Play(nine_alike=value, target="20000").play("gold", "GGGGGGGG", "stop")
        assert (game.phase, game.winners, game.said("nine-alike")) == ("draw-card", [], [])
    extra = Play(nine_alike="8000").play("diamond", "DDDDDDDD", "stop").said("nine-alike-extra")
    assert [(entry.rule, entry.amount) for entry in extra] == [("PK-A32", 4000)]


def test_PK_A32_nine_alike_win_at_once_when_the_player_stops() -> None:
    game = Play(3, nine_alike="instant_win").at(0, 5900, 0).play("gold", "GGGGGGGG")
    assert game.phase == "roll"
    game.play("stop")
    assert (game.phase, game.winners) == ("over", [0])
    assert game.view.pile_size + sum(game.view.used.values()) == 35
    assert [entry.rule for entry in game.said("nine-alike")] == ["PK-A32"]
    other = Play(nine_alike="instant_win").play("gold", "GGGGGGGG", "roll:GG", "GD", "stop")
    assert other.phase == "draw-card"


def test_PK_A32_nine_alike_win_even_in_the_final_round() -> None:
    game = Play(2, nine_alike="instant_win").at(18000, 0).turn_for(0)
    assert game.view.final_round
    game.play("diamond", "DDDDDDDD", "stop")
    assert (game.winners, [standing.seat for standing in GAME.standings(game.state)]) == ([1], [1, 0])


def test_PK_A33_equal_objects_form_one_set() -> None:
    assert score_of("sorceress", "MMMMMMPW", "stop") == 1000
    assert score_of("sorceress", "MMMMMMMP", "stop") == 2000


def test_PK_A38_PK_A58_it_does_not_matter_where_dice_lie_when_one_stops() -> None:
    assert score_of("treasure-chest", "PPPPPPGS", "chest:PPPG", "stop") == 1100
    assert score_of("treasure-chest", "PPPPPPGG", "chest:PPG", "stop") == 1000 + 200 + 500


def test_PK_A54_the_captain_does_not_double_a_loss_of_his_own() -> None:
    game = Play().at(-700, 0).play("captain", "MMPPWWSS", "stop")
    assert game.scores[0] == -700


def test_PK_20_PK_47_animals_are_told_apart_but_under_monkey_business_together() -> None:
    def sets(card: str) -> list[tuple[str, str, int]]:
        game = Play().play(card, "PPPMMMMS", "stop")
        return [(entry.rule, entry.what, entry.amount) for entry in game.ledger if entry.what.startswith("set-of")]

    assert sets("sorceress") == [("PK-20", "set-of-monkeys", 200), ("PK-20", "set-of-parrots", 100)]
    assert sets("monkey-business") == [("PK-47", "set-of-animals", 2000)]


@pytest.mark.parametrize("nine_alike", ["as_eight", "8000", "instant_win"])
@pytest.mark.parametrize("full_chest_sea", ["true", "false"])
def test_PK_20_PK_37_PK_A32_no_turn_pays_more_than_eight_dice_alike(nine_alike: str, full_chest_sea: str) -> None:
    state = Play(nine_alike=nine_alike, full_chest_sea=full_chest_sea).state
    found = best_turn(state)
    most = 0
    for state.card in range(KINDS):
        for bag, counts in enumerate(BAGS):
            state.dice[:] = [*counts, DICE - SIZE[bag]]
            most = max(most, score_dice(state))
    assert found == most
