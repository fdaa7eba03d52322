"""Errors of evaluations for Oh My Gold! under rules they were not fitted to."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from jollyroll.games.oh_my_gold.solve.evaluation_tables import nearest_evaluation, relevant_options
from jollyroll.games.oh_my_gold.solve.fitting import Trainer, start_of
from jollyroll.kit import load_game

GAME = load_game("oh_my_gold")
ROUND = 2_500  # games that correspond to a measurement at 50 positions, with 50 rollouts of each
LAST, ALL, LOOSE = {"end": "on_last_open"}, {"end": "all_claimed"}, {"placement": "free", "same_turn_load": "yes"}
OTHER = (
    LAST,
    {"dice": "k2c1d2s1"},
    {"dice": "k2c1d1s2"},
    {"placement": "free"},
    {"same_turn_load": "yes"},
    {"dice": "k2c1d1s2", **LOOSE},
    {"dice": "k2c1d2s1", **LAST, **LOOSE},
    {"dice": "k2c1d2s1", **ALL, **LOOSE},
)
OTHER_ELSEWHERE = (
    ("first", ALL),
    ("first", LAST),
    ("seadogs", ALL),
    ("seadogs", LAST),
    ("seadogs", {"rerolls": "0"}),
    ("seafarers", ALL),
)


def other_rules() -> float:
    """Every option that no preset changes, alone and combined."""
    base = [served("base", changes, seats) for seats in (2, 4) for changes in OTHER]
    return max(*base, *(served(preset, changes, 2) for preset, changes in OTHER_ELSEWHERE))


def served(preset: str, changes: Mapping[str, str], seats: int, games: int = ROUND) -> float:
    """The standard error of a share by the nearest evaluation, from rollouts of its own player under these rules."""
    start = start_of(GAME, seats, relevant_options(GAME.resolve(preset, changes)))
    with tempfile.TemporaryDirectory() as folder:
        trainer = Trainer(start, [games], os.cpu_count() or 1, lambda done, total, note: None, Path(folder))
        found = trainer.measure(nearest_evaluation(GAME, start).weights)
    print(f"  {preset}, {seats} players, {', '.join(changes.values())}: {found:.4f}", flush=True)
    return found
