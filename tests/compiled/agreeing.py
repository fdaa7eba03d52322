"""The behaviour of a compiled installation, for comparison with a plain one.

python -m tests.compiled.agreeing   prints it as JSON; run with the package it is to look at on `PYTHONPATH`
"""

import json
import random
import sys
from importlib import import_module
from typing import Any

from jollyroll.kit import Game, GameState, built_in, load_game
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.lab import playout
from jollyroll.plain import is_compiled
from jollyroll.server.live.offers import Offers
from jollyroll.speed.binding import rulebook_of
from jollyroll.speed.digest import source_digests
from jollyroll.speed.twins import rebound
from jollyroll.testing.walks import random_options
from tools import compiled as building

GAMES = 15  # of each game
MOST_EVENTS = 150
SELDOM = 60  # one event in this many is a leaving


def compare(game: Game, seed: int) -> int:
    """Play a game by the rules as they are imported, and beside it as they are written; answers how many positions were equal."""
    luck = random.Random(f"{game.name} {seed}")
    seats = luck.choice(game.seat_range)
    imported, written = game.rules, rebound(game.rules, {})  # type: ignore[arg-type]
    state = game.new_state(seats, random_options(game, luck), luck.randrange(seats), luck.randrange(seats))
    other = state.copy()
    other.ledger = state.ledger = None
    events = 0
    while state.phase != OVER and events < MOST_EVENTS:
        count = answers(game, imported, state)
        assert count == answers(game, written, other), f"answers differ in event {events} of game {seed}: {state!r}"
        here = [seat for seat in range(seats) if state.present[seat]]
        if luck.randrange(SELDOM) == 0 and len(here) > 1:
            step: tuple[str, int] = "leave", luck.choice(here)
        elif is_choice(state):
            step = "apply_choice", count[0][0] if luck.random() < 0.25 else luck.choice(count[0])
        else:
            step = "apply_outcome", luck.choice(count[1])
        for rules, each in ((imported, state), (written, other)):
            getattr(rules, step[0])(each, step[1])
        assert state.named() == other.named(), f"{step} differs in event {events} of game {seed}: {state!r} {other!r}"
        events += 1
    return events


def answers(game: Game, rules: Any, state: GameState) -> tuple[list[int], list[int], list[Any]]:
    """A rulebook's answers on a position: the choices, the outcomes, and the rest."""
    choices = sorted(rules.legal_choice(state, place) for place in range(rules.legal_count(state))) if is_choice(state) else []
    weights = [] if is_choice(state) else [rules.outcome_weight(state, number) for number in range(rules.outcome_count(state))]
    rest: list[Any] = [rules.dice_in_hand(state), [rules.points(state, seat) for seat in range(state.seats)], weights]
    if choices:
        numbers = range(0, game.choice_numbers, max(1, game.choice_numbers // 50))
        rest += [rules.timeout_choice(state), [rules.refusal(state, number) for number in numbers]]
        rest += [[rules.seat_relative(state, number) for number in choices]]
    return choices, [number for number, weight in enumerate(weights) if weight], rest


def facts() -> dict[str, Any]:
    """Facts that must be the same everywhere: the keys of cached machine code, and the fields by which offers are cached."""
    games = {name: load_game(name) for name in built_in()}
    return {
        "digests": {name: source_digests(playout, rulebook_of(game)) for name, game in games.items()},
        "offers": {name: [Offers(game, forms, devices=True).fields for forms in (False, True)] for name, game in games.items()},
    }


def module_names() -> set[str]:
    """The modules to compile."""
    home = building.PLAIN / "jollyroll"
    return {".".join(("jollyroll", *path.relative_to(home).with_suffix("").parts)) for path in building.modules()}


def main() -> None:
    """Print everything."""
    for name in module_names():
        import_module(name)
    compiled = sorted(name for name, module in sys.modules.items() if name.startswith("jollyroll.") and is_compiled(module))
    events = {name: sum(compare(load_game(name), seed) for seed in range(GAMES)) for name in built_in()}
    print(json.dumps({"compiled": compiled, "events": events, **facts()}))


if __name__ == "__main__":
    main()
