"""Bots by name, and the source of their random numbers."""

from collections import Counter

import pytest

from jollyroll.bots import BOTS, make_bot
from jollyroll.dice.fair import FairNumbers, SeededNumbers
from jollyroll.errors import Refused
from jollyroll.kit import built_in, load_game
from jollyroll.kit.phases import is_chance, is_over
from jollyroll.match.chance import draw_outcome, roll_dice
from jollyroll.words import has_words


def test_every_bot_plays_every_game_and_says_what_it_does() -> None:
    for bot in BOTS:
        assert has_words(f"bot-{bot}")
        for name in built_in():
            game = load_game(name)
            assert make_bot(bot, game, FairNumbers()).game is game


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        make_bot("genius", load_game("kg"), FairNumbers())
    assert refused.value.code == "unknown-bot"
    assert "greedy" in str(refused.value)


def test_the_random_bot_stops_one_time_in_four_and_picks_all_other_choices_about_equally_often() -> None:
    game = load_game("kg")
    state = game.new_state(2, game.resolve("", {"first_player": "random"}))
    game.apply_outcome(state, 0)
    game.apply_outcome(state, game.read_outcome(state, "123KS"))
    bot = make_bot("random", game, SeededNumbers(5))
    counts = Counter(bot.choose(state) for _ in range(3200))
    assert set(counts) == {choice.number for choice in game.choices(state)}
    stop = game.read_choice(state, "stop")
    assert 750 < counts.pop(stop) < 950, "a quarter, and one part of the rest"
    assert all(45 < count < 115 for count in counts.values())


@pytest.mark.parametrize("name", built_in())
def test_games_between_random_bots_end_before_anybody_grows_tired(name: str) -> None:
    for seed in range(5):
        game = load_game(name)
        state = game.new_state(2, game.resolve())
        bot, numbers = make_bot("random", game, SeededNumbers(seed, 1)), SeededNumbers(seed, 2)
        for _ in range(6000):
            if is_over(state):
                break
            if is_chance(state):
                game.apply_outcome(state, draw_outcome(game, state, numbers))
            else:
                game.apply_choice(state, bot.choose(state))
        assert is_over(state)


def test_DIG_01_dice_are_rolled_one_by_one_in_die_order() -> None:
    game = load_game("kg")
    state = game.new_state(2, game.resolve())
    faces = roll_dice(game, state, SeededNumbers(8))
    numbers = SeededNumbers(8)
    assert faces == [numbers.below(6) for _ in range(5)]


def test_DIG_01_outcomes_come_by_their_exact_weights() -> None:
    """Drawing every case of a lot once gives every outcome as often as its weight."""
    game = load_game("pk")
    state = game.new_state(3, game.resolve("", {"first_player": "host"}), host=1)

    class Case:
        def __init__(self, number: int) -> None:
            self.number = number

        def below(self, bound: int) -> int:
            assert bound == 35
            return self.number

    drawn = Counter(draw_outcome(game, state, Case(number)) for number in range(35))
    assert drawn == {outcome.number: 35 * outcome.probability for outcome in game.outcomes(state)}


def test_seeded_numbers_repeat_and_differ_between_streams() -> None:
    first, again, other = SeededNumbers(4, 2), SeededNumbers(4, 2), SeededNumbers(4, 3)
    numbers = [first.below(1000) for _ in range(50)]
    assert numbers == [again.below(1000) for _ in range(50)]
    assert numbers != [other.below(1000) for _ in range(50)]


def test_fair_numbers_reach_every_side() -> None:
    numbers = FairNumbers()
    assert {numbers.below(6) for _ in range(500)} == set(range(6))
