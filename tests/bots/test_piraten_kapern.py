"""Players of Piraten Kapern: always legal, the same at both speeds, each better than the one below."""

import random
from typing import Any

import pytest

from jollyroll.bots import make_bot
from jollyroll.bots.levels import BEGINNER, BEST, EXACT, GREEDY, LEVELS
from jollyroll.dice.fair import SeededNumbers
from jollyroll.games.piraten_kapern.bots import players
from jollyroll.games.piraten_kapern.rules.components import CARD_NAMES
from jollyroll.games.piraten_kapern.rules.phases import RESCUE, ROLL
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.lab.series import Series, Worker
from jollyroll.match import read_position
from jollyroll.match.chance import draw_outcome
from jollyroll.solve.judge import best, judge_for
from tests.games.piraten_kapern.solve.turns import GAME, RULES, any_options, legal

CARDS = CARD_NAMES.index


def positions(seed: int, count: int, seats: int, options: dict[str, str]) -> list[Any]:
    """Positions with a choice due, from random games."""
    luck, dice = random.Random(seed), SeededNumbers(seed)
    state = GAME.new_state(seats, GAME.resolve("", options), host=0)
    state.ledger = None
    found: list[Any] = []
    while len(found) < count and state.phase != OVER:
        if is_chance(state):
            RULES.apply_outcome(state, draw_outcome(GAME, state, dice))
        else:
            found.append(state.copy())
            RULES.apply_choice(state, luck.choice(legal(state)))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_by_the_rules_whatever_the_options(level: str) -> None:
    bot = make_bot(level, GAME, SeededNumbers(1))
    for seed in range(3 if level == "best" else 8):
        for state in positions(seed, 12, 2 + seed % 4, any_options(random.Random(seed))):
            seen = state.copy()
            assert bot.choose(seen) in legal(state)
            assert seen == state, "a bot leaves the position as it was"


@pytest.mark.parametrize("card", ["gold", "sorceress", "treasure-chest"])
def test_a_turn_that_was_solved_for_many_skulls_is_solved_anew_for_fewer(card: str) -> None:
    """Only the part of a turn that can still come is solved; rollouts may then ask about other dice of the same turn."""
    bot = make_bot("best", GAME, SeededNumbers(1))

    def choose(scores: str, dice: str) -> int:
        state = read_position(f"pk book: scores {scores}, seat 1, card {card}, dice {dice}, rolls 1").state
        return bot.choose(state)

    for scores in ("0 0", "5500 5900", "3000 700"):
        for few in ("GGGDDMPW", "GDDMPPWS"):
            choose("2000 5800", "GGDMPWSS")
            alone = choose(scores, few)
            choose("2000 5800", "GGDMPWSS")
            choose(scores, "GGDMPWSS")
            assert choose(scores, few) == alone


@pytest.mark.parametrize("level", [GREEDY, EXACT])
def test_players_choose_alike_plain_and_compiled(level: int) -> None:
    import numpy as np

    from jollyroll.bots.level_bot import fast_players
    from jollyroll.lab.speeds import as_records

    for seed in range(3):
        met = positions(seed, 15, 3, any_options(random.Random(seed)))
        fast, plain = players.prepare(GAME, met[0], (level,)), players.prepare_plain(GAME, met[0], (level,))
        for state in met:
            quick = fast_players("piraten_kapern").ask(level, as_records(state), np.zeros(4, np.int64), fast)
            assert quick == players.choose(level, state, [0, 0, 0, 0], plain)


def test_the_best_player_takes_what_the_judge_finds_best() -> None:
    bot = make_bot("best", GAME, SeededNumbers(1))
    for seed, count, seats in ((5, 40, 2), (6, 40, 2), (5, 12, 3)):
        for state in positions(seed, count, seats, {"first_player": "host"}):
            odds = {each.choice: each for each in judge_for(GAME, state).odds(state)}
            most = best(list(odds.values()), state.seat).shares[state.seat]
            assert odds[bot.choose(state)].shares[state.seat] == pytest.approx(most, abs=1e-6)


def share_of_first(levels: tuple[int, int], games: int, **changes: str) -> float:
    """The first level's share of the victories against the second, both on each seat equally often."""
    worker = Worker(Series(GAME, GAME.resolve("", changes), (levels, levels[::-1]), seed=11))
    tally = worker.play(0, games)
    return float(tally.parts[0][0] + tally.parts[1][1]) / 60 / games


def test_each_level_beats_the_one_below() -> None:
    assert share_of_first((GREEDY, BEGINNER), 400) > 0.8
    assert share_of_first((EXACT, GREEDY), 6000) > 0.51
    assert share_of_first((BEST, EXACT), 3000, deck="with_replacement") > 0.51


def lying(dice: str, card: str, phase: int = ROLL, chest: str = "") -> Any:
    """A position under standard rules, the first seat on turn."""
    state = GAME.new_state(2, GAME.resolve("", {"first_player": "host"}), host=0)
    RULES.apply_outcome(state, CARDS(card))
    state.phase, state.rolls, state.hand = phase, 1, 0
    state.dice[:] = [dice.count(letter) for letter in GAME.letters]
    state.chest[:] = [chest.count(letter) for letter in GAME.letters[:5]]
    return state


def beginners_choices(state: Any) -> set[str]:
    """All choices that a beginner makes in many tries."""
    bot = make_bot("beginner", GAME, SeededNumbers(2))
    return {GAME.choice_text(state, bot.choose(state)) for _ in range(200)}


def test_a_beginner_breaks_up_nothing_that_earns() -> None:
    assert beginners_choices(lying("GGDMMMPW", "gold")) == {"stop", "roll:PW"}
    assert beginners_choices(lying("GDMPPWWW", "monkey-business")) == {"stop"}
    assert beginners_choices(lying("WWMPPMSS", "sea-battle-3")) == {
        f"roll:{rolled}" for rolled in ("MM", "MP", "PP", "MMP", "MPP", "MMPP")
    }


def test_a_beginner_calls_the_sorceress_on_three_skulls_and_fills_the_chest_with_what_earns() -> None:
    assert beginners_choices(lying("GGGGDSSS", "sorceress", RESCUE)) == {"roll:+S"}
    assert "chest:GGGGD" in beginners_choices(lying("GGGGDMPW", "treasure-chest"))


def test_exact_players_count_what_the_others_lose_and_stop_when_a_roll_costs_more_than_it_brings() -> None:
    bot = make_bot("exact", GAME, SeededNumbers(1))
    assert GAME.choice_text(lying("GGGGDDSS", "gold"), bot.choose(lying("GGGGDDSS", "gold"))) == "stop"
    assert bot.choose(lying("GGMMPPWS", "captain")) != 0


def test_ahead_by_a_little_the_best_player_stops_and_behind_by_much_it_rolls_on_in_the_final_round() -> None:
    bot = make_bot("best", GAME, SeededNumbers(1))
    for rival, stops in ((6100, True), (8000, False)):
        state = lying("GGGDDMPS", "gold")
        state.scores[:2] = [5900, rival]
        state.final, state.trigger, state.due[0] = 1, 1, 1
        assert (bot.choose(state) == 0) == stops
