"""The pile, the table and the used pile."""

from fractions import Fraction

import pytest

from tests.games.piraten_kapern.positions import GAME, Play


def draw_all(game: Play) -> list[str]:
    """Play 35 turns without points; returns the cards in the order in which they came, rarest first."""
    order = []
    for _ in range(35):
        card = min(GAME.outcomes(game.state), key=lambda outcome: (outcome.probability, outcome.number)).text
        order.append(card)
        game.play(card)
        game.play("DMMPPWWS" if "skulls-2" not in card else "DMMPPWWG")
        game.play("stop")
        game.at(0, 0)
        game.state.final = 0
    return order


def test_PK_11_a_card_that_came_is_gone_for_now() -> None:
    game = Play().play("sea-battle-2", "GGGMMPPW", "stop")
    assert game.view.pile_size == 34
    chances = {outcome.text: outcome.probability for outcome in GAME.outcomes(game.state)}
    assert chances["card:sea-battle-2"] == Fraction(1, 34)
    assert chances["card:captain"] == Fraction(4, 34)


def test_PK_A04_an_empty_pile_is_shuffled_anew() -> None:
    game = Play()
    draw_all(game)
    assert (game.view.pile_size, sum(game.view.used.values())) == (35, 0)
    assert len(GAME.outcomes(game.state)) == 11
    assert [(entry.rule, entry.amount) for entry in game.said("pile-shuffled")] == [("PK-A04", 35)]


def test_PK_A04_the_last_card_of_the_pile_is_certain() -> None:
    game = Play()
    game.state.pile[:] = [0] * 11
    game.state.pile[1] = 1
    game.state.used[:] = [4, 3, 4, 4, 4, 4, 2, 2, 2, 3, 2]
    game.state.pile_size = 1
    assert [(outcome.text, outcome.probability) for outcome in GAME.outcomes(game.state)] == [("card:captain", Fraction(1))]
    game.play("captain")
    assert game.view.pile_size == 0
    game.play("GGGMMPPW", "stop")
    assert game.view.pile_size == 35


def test_PK_A04_under_cycle_the_first_order_comes_again() -> None:
    game = Play(deck="cycle")
    first = draw_all(game)
    assert game.said("pile-turned-over")
    assert draw_all(game) == first
    assert draw_all(game) == first
    assert [outcome.text for outcome in GAME.outcomes(game.state)] == first[:1]


def test_PK_A04_with_replacement_every_turn_draws_from_all_35() -> None:
    game = Play(deck="with_replacement")
    for _ in range(40):
        assert game.view.pile_size == 35
        game.play("sea-battle-4", "GGGMMPPW", "stop")
        game.at(0, 0)


def test_PK_A04_PK_A57_a_card_is_used_when_its_turn_is_over() -> None:
    game = Play().play("captain", "GGGMMPPW")
    assert (game.view.card, sum(game.view.used.values()), game.view.pile_size) == ("captain", 0, 34)
    game.play("stop")
    assert (game.view.card, sum(game.view.used.values()), game.view.pile_size) == ("", 1, 34)


def test_DIG_07_nobody_sees_the_order_of_the_pile() -> None:
    game = Play(deck="cycle")
    draw_all(game)
    assert not any("order" in field or field == "pile" for field in vars(game.view))
    assert vars(GAME.view(game.state, 0)).keys() == vars(GAME.view(game.state, 1)).keys()


def test_DIG_08_cards_and_dice_are_counted() -> None:
    game = Play().play("captain", "GGGMMPPW")
    for name in ("pile_size", "hand"):
        broken = game.state.copy()
        setattr(broken, name, getattr(broken, name) + 1)
        with pytest.raises(AssertionError):
            GAME.check(broken)


def test_PK_A04_in_a_pile_turned_over_the_next_card_is_certain() -> None:
    game = Play(deck="cycle")
    draw_all(game)
    assert [outcome.probability for outcome in GAME.outcomes(game.state)] == [Fraction(1)]


def test_PK_A04_with_replacement_nothing_lies_in_the_used_pile() -> None:
    game = Play(3, deck="with_replacement").play("gold", "MMPPWWSS")
    assert (game.view.pile_size, sum(game.view.used.values())) == (34, 0)
    game.leave(0)
    assert (game.view.pile_size, sum(game.view.used.values())) == (35, 0)
    assert len(GAME.outcomes(game.state)) == 11


def test_PK_04_the_card_is_told() -> None:
    game = Play().play("sea-battle-3")
    assert [(entry.rule, entry.target, entry.amount) for entry in game.said("card")] == [("PK-04", "seat-1", 7)]
