"""Checks the ledger: only rules of the game or common ones, and only entries with messages."""

import json

from jollyroll.dice.stream import seed_stream
from jollyroll.kit import Game
from jollyroll.kit.phases import OVER
from jollyroll.kit.state import GameState
from jollyroll.lab.speeds import plain
from jollyroll.words import has_words

from .walks import check_weights

FIRST_PLAYER = "first_player"  # the option that every game has
LONGEST = 1_500  # events


def check_ledger(game: Game, state: GameState) -> None:
    """Check every entry of a position's ledger."""
    for entry in state.ledger or ():
        check_rule(game, entry.rule)
        own = f"told-{game.code}-{entry.what}"
        assert has_words(own) or has_words(f"told-{entry.what}"), f"no message {own} for {entry}"
        json.dumps(game.ledger_form(entry))


def check_rule(game: Game, rule: str) -> None:
    """Check that the game may cite this rule, and that it is registered."""
    assert rule.startswith((f"{game.code.upper()}-", "DIG-")), f"{rule} is no rule of {game.name}"
    assert has_words(rule), f"{rule} is not in the register"


def check_rules_cited(game: Game) -> set[str]:
    """Check whole games under every preset, with every way to find the first player; returns the rules cited.

    >>> from jollyroll import load_game
    >>> "KG-17" in check_rules_cited(load_game("kings_gold"))
    True
    """
    ways = next((option.values for option in game.options if option.name == FIRST_PLAYER), None)
    assert ways, f"{game.name} has no option {FIRST_PLAYER}"
    cited: set[str] = set()
    for seed, preset in enumerate([*game.presets] * 2):
        for way in ways:
            cited |= rules_of_a_game(game, {**game.presets[preset], FIRST_PLAYER: way}, seed)
    for rule in cited:
        check_rule(game, rule)
    return cited


def rules_of_a_game(game: Game, changes: dict[str, str], seed: int) -> set[str]:
    """The rules cited in one random game, in which players sometimes leave."""
    state = game.new_state(game.seat_range[-1], game.resolve("", changes), host=0, youngest=1)
    cited = {entry.rule for entry in state.ledger}
    stream = [0, 0, 0, 0]
    seed_stream(stream, seed, 0)
    play = plain(game.name)
    for _ in range(LONGEST):
        if state.phase == OVER:
            break
        state.ledger = []
        check_weights(game, state)
        play.advance(state, stream, 2 * (seed % 2))
        cited |= {entry.rule for entry in state.ledger}
    return cited
