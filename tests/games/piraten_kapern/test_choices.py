"""The listed choices are exactly the allowed ones, in every position that play reaches."""

import pytest

from jollyroll.errors import Refused
from jollyroll.kit.ledger import seat_at
from tests.games.piraten_kapern.positions import GAME, Play, walk

STRICT = {"reroll_all": "keep_one", "island_stop": "must_roll", "sorceress_island": "yes"}
LOOSE = {"island_min_dice": "1", "sorceress_island": "yes", "sorceress_min_dice": "counts_as_one_of_two", "tie": "playoff"}


def check_listed(game: Play) -> None:
    """Every choice number is either listed once or refused with a reason."""
    rules = GAME.rules
    listed = [rules.legal_choice(game.state, index) for index in range(rules.legal_count(game.state))]
    assert len(set(listed)) == len(listed)
    allowed = {number for number in range(GAME.choice_numbers) if rules.refusal(game.state, number) == 0}
    assert set(listed) == allowed
    for number in listed:
        assert GAME.read_choice(game.state, GAME.choice_text(game.state, number)) == number


@pytest.mark.parametrize("changes", [{}, STRICT, LOOSE])
@pytest.mark.parametrize(
    "words",
    [
        ("captain", "GDMPWGDM"),
        ("captain", "MMMMMMMM"),
        ("captain", "MMMMMMSS"),
        ("sorceress", "GGDDMMPS"),
        ("sorceress", "SSSWWWWG"),
        ("sorceress", "SSSSWWWG"),
        ("sorceress", "SSSSSSSG"),
        ("sorceress", "GGDDMMPS", "roll:GG+S", "GGS"),
        ("gold", "SSSSSSGG"),
        ("gold", "SSSSMPWG"),
        ("treasure-chest", "GGDDMPWS"),
        ("treasure-chest", "GGGGGGGG"),
        ("treasure-chest", "GGDDMPWS", "chest:GGD"),
        ("treasure-chest", "GGDDMPWS", "chest:GGD", "roll:MP", "GD"),
    ],
)
def test_PK_13_PK_A57_listed_and_allowed_are_the_same(words: tuple[str, ...], changes: dict[str, str]) -> None:
    game = Play(2, "", **changes).play(*words)
    if game.phase in ("roll", "island", "rescue"):
        check_listed(game)


@pytest.mark.parametrize("changes", [{}, STRICT, LOOSE])
def test_stopping_heads_the_list_wherever_one_may_stop(changes: dict[str, str]) -> None:
    for words in (("captain", "GDMPWGDM"), ("sorceress", "SSSWWWWG"), ("gold", "SSSSMPWG")):
        game = Play(2, "", **changes).play(*words)
        if "stop" in game.choices:
            assert GAME.rules.legal_choice(game.state, 0) == 0


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", [2, 5])
def test_DIG_08_random_games_keep_cards_and_dice_and_explain_every_point(preset: str, seats: int) -> None:
    game = Play(seats, preset, target="2000", first_player="rolloff")
    walk(game, seats, 3000)
    assert game.phase == "over"
    totals = [0] * seats
    for entry in game.ledger:
        if entry.moves:
            for place, change in ((entry.source, -entry.amount), (entry.target, entry.amount)):
                if (seat := seat_at(place)) is not None:
                    totals[seat] += change
    assert tuple(totals) == game.scores


def test_numbers_out_of_range_are_unknown() -> None:
    game = Play().play("captain", "GDMPWGDM")
    for number in (-1, GAME.choice_numbers, 10**6):
        with pytest.raises(Refused) as refusal:
            GAME.apply_choice(game.state, number)
        assert refusal.value.code == "pk-unknown-choice"


def test_nothing_can_be_chosen_when_it_is_not_time() -> None:
    game = Play(first_player="random")
    expected = {"draw-seat": "pk-first-player-open", "draw-card": "pk-card-comes-first", "throw": "pk-dice-must-fall"}
    for phase, word in (("draw-seat", "seat:1"), ("draw-card", "captain"), ("throw", "GDMPWGDM")):
        assert game.phase == phase
        with pytest.raises(Refused) as refusal:
            GAME.apply_choice(game.state, 0)
        assert refusal.value.code == expected[phase]
        game.play(word)
    over = Play(nine_alike="instant_win").play("gold", "GGGGGGGG", "stop")
    assert over.refused("stop") == ("pk-game-over", "PK-26")


@pytest.mark.parametrize(
    "text", ["", "roll", "chest", "chest:", "halt", "roll:X", "roll:GGGGGGGGG", "roll:G+S+S", "roll:GG +S", "halt:GG", "halt:G+S"]
)
def test_what_cannot_be_read_is_refused_with_a_sentence(text: str) -> None:
    game = Play().play("captain", "GDMPWGDM")
    with pytest.raises(Refused) as refusal:
        GAME.read_choice(game.state, text)
    assert not str(refusal.value).startswith("refused-")


@pytest.mark.parametrize("text", ["", "card:", "king", "joker"])
def test_PK_51_a_card_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_outcome(Play().state, text)
    assert (refusal.value.code, refusal.value.rule) == ("pk-unknown-card", "PK-51")


def test_dice_are_read_in_any_order() -> None:
    game = Play().play("captain", "WGDMPSGS")
    assert GAME.dice_shown(game.state) == {"table": "GGDMPW", "skulls": "SS", "chest": ""}
    assert GAME.read_choice(game.state, "roll:WG") == GAME.read_choice(game.state, "roll:GW")


def test_forms_name_kind_dice_and_what_a_stop_brings() -> None:
    game = Play().play("sorceress", "GGDMPWSS")
    form = {choice.text: choice.form for choice in GAME.choices(game.state)}
    assert form["stop"] == {"kind": "stop", "at": "table", "points": 300, "loss": 0}
    assert form["roll:GGM"] == {"kind": "roll", "dice": {"coin": 2, "monkey": 1}}
    assert form["roll:G+S"] == {"kind": "revive", "dice": {"coin": 1}, "count": 1, "rolls": {"coin": 1, "skull": 1}}
    island = Play().play("captain", "SSSSGGGG")
    assert GAME.choice_form(island.state, 0) == {"kind": "stop", "at": "island", "points": 0, "loss": 800}
    rescue = Play().play("sorceress", "SSSGGGGG")
    assert GAME.choice_form(rescue.state, 0) == {"kind": "stop", "at": "three-skulls", "points": 0, "loss": 0}
    chest = Play().play("treasure-chest", "GGDMPWSS", "chest:GG", "roll:MP", "MP")
    assert GAME.read_choice(chest.state, "chest:-") == 2574
    assert GAME.choice_form(chest.state, 2574) == {"kind": "chest", "dice": {}, "count": 0, "least": 2, "safe": 0}
    coins = GAME.choice_form(chest.state, GAME.read_choice(chest.state, "chest:GGD"))
    assert coins["safe"] == 300
