"""The table before the first turn."""

from fractions import Fraction

import pytest

from jollyroll.errors import Refused
from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES, DECK, STAKE, SWORDS_NEEDED
from tests.games.piraten_kapern.positions import GAME, Play


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_PK_01_two_to_five_players(seats: int) -> None:
    assert Play(seats).scores == (0,) * seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_PK_01_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.new_state(seats, GAME.resolve())
    assert refusal.value.code == "seat-count"


def test_PK_02_PK_03_from_eight_years_on_for_half_an_hour() -> None:
    assert (GAME.least_age, GAME.minutes) == (8, 30)


def test_PK_07_PK_12_PK_50_eight_dice_with_six_equal_faces() -> None:
    game = Play().play("captain")
    throws = {outcome.text: outcome.probability for outcome in GAME.outcomes(game.state)}
    assert len(throws) == 1287
    assert throws["SSSSSSSS"] == throws["GGGGGGGG"] == Fraction(1, 6**8)
    assert throws["GGDMPWSS"] == Fraction(8 * 7 * 6 * 5 * 4 * 3 * 2 // 4, 6**8)


def test_PK_08_PK_11_PK_51_thirty_five_shuffled_cards() -> None:
    game = Play()
    chances = {outcome.text: outcome.probability for outcome in GAME.outcomes(game.state)}
    assert game.view.pile_size == 35
    assert chances == {
        "card:treasure-chest": Fraction(4, 35),
        "card:captain": Fraction(4, 35),
        "card:sorceress": Fraction(4, 35),
        "card:gold": Fraction(4, 35),
        "card:diamond": Fraction(4, 35),
        "card:monkey-business": Fraction(4, 35),
        "card:sea-battle-2": Fraction(2, 35),
        "card:sea-battle-3": Fraction(2, 35),
        "card:sea-battle-4": Fraction(2, 35),
        "card:skulls-1": Fraction(3, 35),
        "card:skulls-2": Fraction(2, 35),
    }


def test_PK_08_the_deck_is_data_that_adds_up() -> None:
    assert sum(DECK) == 35
    assert len(CARD_NAMES) == len(DECK) == 11


def test_PK_52_stakes_of_the_sea_battles() -> None:
    battles = {CARD_NAMES[card]: (SWORDS_NEEDED[card], STAKE[card]) for card in range(11) if STAKE[card]}
    assert battles == {"sea-battle-2": (2, 300), "sea-battle-3": (3, 500), "sea-battle-4": (4, 1000)}


def test_PK_09_every_seat_is_told_what_stopping_would_bring() -> None:
    game = Play(5).play("captain", "MMMWWWGG")
    assert {GAME.view(game.state, seat).points_if_stopped for seat in range(5)} == {1800}


def test_PK_10_one_pad_with_the_score_of_every_seat() -> None:
    game = Play(3).play("captain", "WWWWWWWW", "stop").play("gold", "GGGGSSPP", "stop")
    assert game.view.scores == game.scores == (9000, 1000, 0)


def test_PK_A02_DIG_09_the_lot_decides_who_begins() -> None:
    game = Play(3, first_player="random")
    assert game.phase == "draw-seat"
    assert [(o.text, o.probability) for o in GAME.outcomes(game.state)] == [(f"seat:{n}", Fraction(1, 3)) for n in (1, 2, 3)]
    assert game.play("seat:3").seat == 2
    assert GAME.resolve()["first_player"] == "random"


def test_PK_A02_DIG_09_the_youngest_or_the_host_begins_where_marked() -> None:
    french = GAME.resolve("fr")
    assert GAME.new_state(3, french, youngest=1).seat == 1
    assert GAME.waits_for(GAME.new_state(3, french)) == "draw-seat"
    assert Play(3, first_player="host").seat == 0


def test_PK_A02_DIG_09_a_roll_off_rolls_eight_dice_and_ties_roll_again() -> None:
    game = Play(3, first_player="rolloff")
    assert (game.phase, game.seat) == ("roll-off", 0)
    game.play("SSSGGGGG", "SGGGGGGG", "SSSDDDDD")
    assert (game.phase, game.seat) == ("roll-off", 0)
    assert [(entry.rule, entry.amount) for entry in game.said("roll-off-tied")] == [("DIG-09", 2)]
    game.play("GGGGGGGG", "SGGGGGGG")
    assert (game.phase, game.seat) == ("draw-card", 2)
    assert [(entry.rule, entry.target) for entry in game.said("first-by-skulls")] == [("DIG-09", "seat-3")]


def test_PK_04_PK_A01_dice_before_the_card_are_told_that_a_card_comes_first() -> None:
    game = Play()
    for dice in ("GGDMPWSS", "ggdmpwss", "S"):
        with pytest.raises(Refused, match="a Fortune card comes first") as refused:
            game.play(dice)
        assert (refused.value.code, refused.value.rule) == ("pk-card-before-dice", "PK-04")
    with pytest.raises(Refused, match="no card called"):
        game.play("joker")


def test_PK_A03_DIG_09_play_goes_to_the_next_seat() -> None:
    game = Play(3)
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        game.turn_for(0)
    assert seats == [0, 1, 2, 0]


def test_PK_A50_the_target_is_an_option() -> None:
    assert GAME.resolve()["target"] == "6000"
    assert Play(target="1000").view.target == 1000
    assert Play(target="20000").view.target == 20000
    for refused in ("999", "1050", "20100", "-6000", "six"):
        with pytest.raises(Refused):
            GAME.resolve("", {"target": refused})


def test_the_presets_say_what_they_name_and_nothing_else() -> None:
    book = GAME.resolve("book")
    assert next(iter(GAME.presets)) == "book"
    assert book == GAME.resolve()

    def differences(preset: str) -> dict[str, str]:
        return {name: value for name, value in GAME.resolve(preset).items() if value != book[name]}

    assert differences("bga") == {"win_at": "at_least", "final_cancel": "immediate"}
    assert differences("grid") == {"score_floor": "zero", "win_at": "at_least", "sorceress_island": "alone"}
    assert differences("sudden") == {"end": "sudden"}
    assert differences("fr") == {
        "reroll_all": "keep_one",
        "first_player": "youngest",
        "win_at": "at_least",
        "nine_alike": "instant_win",
        "full_chest_sea": "false",
        "full_chest_skull_card": "false",
        "island_stop": "must_roll",
        "sorceress_min_dice": "counts_as_one_of_two",
        "after_failed_round": "sudden",
    }


def test_house_rules_are_marked() -> None:
    assert {option.name: option.house for option in GAME.options if option.house} == {"end": ("sudden",)}
