"""Reproducible whole games between bots."""

from typing import Any

from jollyroll.bots import make_bot
from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import Game, load_game
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.match.chance import draw_outcome

MOST_EVENTS = 20_000


def play(game: Game, bots: list[str], seed: int, preset: str = "") -> Any:
    """The position at the end of a game; every choice is checked against the rules."""
    state = game.new_state(len(bots), game.resolve(preset))
    dice = SeededNumbers(seed)
    players = [make_bot(name, game, SeededNumbers(seed, seat + 1)) for seat, name in enumerate(bots)]
    for _ in range(MOST_EVENTS):
        if state.phase == OVER:
            break
        state.ledger = None
        if is_chance(state):
            game.apply_outcome(state, draw_outcome(game, state, dice))
        else:
            game.apply_choice(state, players[state.seat].choose(state.copy()))
    assert state.phase == OVER
    return state


def victories(name: str, bots: list[str], games: int, first_seed: int = 0) -> list[int]:
    """The number of games each seat wins; a shared victory counts for each winner."""
    game = load_game(name)
    won = [0] * len(bots)
    for seed in range(first_seed, first_seed + games):
        state = play(game, bots, seed)
        for seat in range(len(bots)):
            won[seat] += state.won[seat]
    return won
