"""The solver agrees with brute force in small games: every position between turns, under several combinations of options."""

from itertools import product
from typing import Any

import pytest

from jollyroll.kit import load_game
from tests.games.kings_gold.solve.every_way import EveryWay
from tests.games.kings_gold.solve.small import shrink, solved

GAME = load_game("kings_gold")
COINS, DICE = 4, 3
CHANGES = [
    {"shortage": shortage, "bones_effect": bones, "end_timing": timing, "tie": tie}
    for shortage, bones, timing, tie in product(
        ("split_king_odd", "player_first"), ("replaces", "adds"), ("after_effects", "instant"), ("full_round", "shared")
    )
][::3]  # each value comes up


def positions(seats: int, options: dict[str, str]) -> Any:
    """Every position between turns with coins in the box; seat 1 moves."""
    for piles in product(range(COINS + 1), repeat=seats + 1):
        if sum(piles) < COINS:
            state = GAME.new_state(seats, {**options, "first_player": "host"}, host=0)
            state.ledger = None
            state.coins[:seats], state.king, state.box = list(piles[:seats]), piles[seats], COINS - sum(piles)
            yield state


@pytest.mark.parametrize("changes", CHANGES, ids=lambda changes: "-".join(changes.values()))
def test_two_players_with_few_coins_and_dice(monkeypatch: pytest.MonkeyPatch, changes: dict[str, str]) -> None:
    shrink(monkeypatch, COINS=COINS, DICE=DICE, BONES_LIMIT=2, FINE=2, MOST_TIE_ROUNDS=1)
    options = GAME.resolve("", changes)
    import numpy as np

    from jollyroll.games.kings_gold.solve.ranking import ranks

    shares, model = solved(GAME, 2, options, 1e-12)
    starts = list(positions(2, options))
    tried = EveryWay(GAME, starts)
    tried.solve(1e-13)
    assert len(starts) == len(shares) - model.layer_starts[1], "every position"
    for state in starts:
        place = int(model.layer_starts[state.box] + ranks(np.array([state.coins[:2]]))[0])
        assert shares[place, 0] == pytest.approx(tried.value[tried.number(state)], abs=1e-9)
        assert shares[place].sum() == pytest.approx(1, abs=1e-12)
