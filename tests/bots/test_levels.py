"""Bots by level: the same five names in every game, only legal choices, the same choice for the same random numbers."""

import subprocess
import sys

import pytest

from jollyroll.bots import BOTS, make_bot
from jollyroll.bots.level_bot import LevelBot
from jollyroll.bots.levels import BEGINNER, BEST, EXACT, GREEDY, LEVELS, RANDOM
from jollyroll.dice.fair import SeededNumbers
from jollyroll.errors import Refused
from jollyroll.kit import built_in, load_game
from jollyroll.kit.phases import is_chance, is_over
from jollyroll.match.chance import draw_outcome
from jollyroll.words import has_words

# A shorter game of Piraten Kapern, which takes the same computation.
SHORT = {"piraten_kapern": {"target": "2000"}}
WITHOUT_SPEED = """
import sys
sys.modules["numba"] = None
from jollyroll.bots import make_bot
from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import load_game
from jollyroll.kit.phases import is_chance
from jollyroll.match.chance import draw_outcome
game, numbers = load_game(sys.argv[1]), SeededNumbers(1)
for bot in ("random", "beginner", "greedy"):
    state, chosen = game.new_state(3, game.resolve()), 0
    while chosen < 8:
        if is_chance(state):
            game.apply_outcome(state, draw_outcome(game, state, numbers))
        else:
            game.apply_choice(state, make_bot(bot, game, numbers).choose(state.copy()))
            chosen += 1
print("played")
"""


def test_the_levels_have_names_numbers_and_words() -> None:
    assert [LEVELS[level] for level in (RANDOM, BEGINNER, GREEDY, EXACT, BEST)] == ["random", "beginner", "greedy", "exact", "best"]
    assert BOTS == ("beginner", "greedy", "exact", "best", "random")
    assert all(has_words(f"bot-{bot}") for bot in BOTS)


def play(name: str, bots: list[str], seed: int, preset: str = "") -> list[int]:
    """Play a whole game; returns its choices. Positions stay unchanged, and every choice is legal."""
    game = load_game(name)
    state = game.new_state(len(bots), game.resolve(preset, {"first_player": "random", **SHORT.get(name, {})}))
    players = [make_bot(bot, game, SeededNumbers(seed, seat + 1)) for seat, bot in enumerate(bots)]
    numbers = SeededNumbers(seed)
    choices = []
    while not is_over(state):
        if is_chance(state):
            game.apply_outcome(state, draw_outcome(game, state, numbers))
            continue
        before = state.numbers()
        choices.append(players[state.seat].choose(state))
        assert state.numbers() == before
        game.apply_choice(state, choices[-1])
    game.check(state)
    return choices


@pytest.mark.parametrize("name", built_in())
@pytest.mark.parametrize("bots", [["beginner", "greedy"], ["exact", "best"], ["best", "random", "exact"]])
def test_every_level_plays_whole_games_and_again_the_same(name: str, bots: list[str]) -> None:
    assert play(name, bots, 5) == play(name, bots, 5)


@pytest.mark.parametrize(("name", "preset"), [(name, preset) for name in built_in() for preset in load_game(name).presets])
def test_every_level_plays_by_every_preset(name: str, preset: str) -> None:
    play(name, ["beginner", "best"], 1, preset)
    play(name, ["exact", "greedy"], 2, preset)


@pytest.mark.parametrize("name", built_in())
def test_simple_levels_do_without_numba(name: str) -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT_SPEED, name], capture_output=True, text=True)
    assert run.stdout == "played\n", run.stderr


def test_levels_in_machine_code_say_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroll.speed.installed.find_spec", lambda name: None)
    game = load_game("piraten_kapern")
    make_bot("greedy", game, SeededNumbers(1))
    with pytest.raises(Refused, match="needs Numba"):
        make_bot("best", game, SeededNumbers(1))


@pytest.mark.parametrize("level", [GREEDY, EXACT])
def test_machine_code_and_plain_functions_choose_alike(level: int) -> None:
    """The levels that run in plain Python run in machine code too."""
    game = load_game("piraten_kapern")
    plain, fast = (LevelBot(game, SeededNumbers(1), level) for _ in range(2))
    state, numbers = game.new_state(2, game.resolve()), SeededNumbers(3)
    memory = fast.players.prepare(game, state, (level,))
    compared = 0
    while compared < 40 and not is_over(state):
        if is_chance(state):
            game.apply_outcome(state, draw_outcome(game, state, numbers))
            continue
        chosen = plain.choose(state)
        assert fast.choose_fast(state, memory) == chosen
        game.apply_choice(state, chosen)
        compared += 1
    assert compared > 20
