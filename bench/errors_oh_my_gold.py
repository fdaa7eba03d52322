"""How far evaluations of Oh My Gold! are off under rules that they were not fitted to."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from jollyroll.games import load_game
from jollyroll.solve.oh_my_gold.classes import nearest_evaluation, what_matters
from jollyroll.solve.oh_my_gold.rounds import Rounds, start_of

GAME = load_game("oh_my_gold")
ROUND = 10_000  # games of a round that would be measured so: at 100 positions, with 100 games from each
ONE_OTHER = (
    {"end": "on_last_open"},
    {"end": "all_claimed"},
    {"dice": "k2c1d2s1"},
    {"dice": "k2c1d1s2"},
    {"placement": "free"},
    {"same_turn_load": "yes"},
)
MANY_OTHER = (
    {"dice": "k2c1d1s2", "placement": "free", "same_turn_load": "yes"},
    {"dice": "k2c1d2s1", "end": "all_claimed", "placement": "free", "same_turn_load": "yes"},
)


def other_rules() -> float:
    """Every option that no preset changes, alone and several at once."""
    return max(
        *(served("base", changes, seats) for changes in (*ONE_OTHER, *MANY_OTHER) for seats in (2, 4)),
        *(served(preset, changes, 2) for preset in ("first", "seadogs") for changes in (*ONE_OTHER[:2], *MANY_OTHER)),
        served("seadogs", {"rerolls": "0"}, 2),
    )


def served(preset: str, changes: Mapping[str, str], seats: int, games: int = ROUND) -> float:
    """The standard error of a share by the nearest evaluation, from games that its player plays on under these rules."""
    start = start_of(GAME, seats, what_matters(GAME.resolve(preset, changes)))
    with tempfile.TemporaryDirectory() as folder:
        rounds = Rounds(start, [games], os.cpu_count() or 1, lambda done, total, note: None, Path(folder))
        found = rounds.measure(nearest_evaluation(GAME, start).stages)
    print(f"  {preset}, {seats} players, {', '.join(changes.values())}: {found:.4f}", flush=True)
    return found
