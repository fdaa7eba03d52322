"""Small games of two to five: no mover gains more than stated by another turn, and solving can be resumed."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from jollyroll.errors import Refused
from jollyroll.games.kings_gold.solve.solutions import SHARES, matters
from jollyroll.games.kings_gold.solve.solve_jobs import SharesJob
from jollyroll.kit import load_game
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.solve.arrays import Floats
from tests.games.kings_gold.solve.small import shrink, solved
from tests.games.kings_gold.solve.test_brute_force import positions

if TYPE_CHECKING:
    from jollyroll.games.kings_gold.solve.turn_model import TurnModel

GAME = load_game("kings_gold")
GAIN = 1e-3
FEW_DICE = {"DICE": 3, "BONES_LIMIT": 2, "FINE": 2}


class OneTurn:
    """The mover's best turn from a position, by enumeration; the shares after it are read off the solution."""

    def __init__(self, shares: Floats, model: "TurnModel", start: Any) -> None:
        self.shares, self.model, self.start = shares, model, start
        self.known: dict[tuple[int, ...], float] = {}

    def value(self, state: Any) -> float:
        """The value of a position of this turn to its mover."""
        if state.phase == OVER:
            return float(state.won[self.start.seat] / sum(state.won))
        if state.turn != self.start.turn:
            return self.looked_up(state)
        key = tuple(state.numbers())
        if key not in self.known:
            self.known[key] = self.tried(state)
        return self.known[key]

    def looked_up(self, state: Any) -> float:
        import numpy as np

        from jollyroll.games.kings_gold.solve.ranking import ranks

        around = [(state.seat + step) % state.seats for step in range(state.seats)]
        place = self.model.layer_starts[state.box] + ranks(np.array([[state.coins[seat] for seat in around]]))[0]
        return float(self.shares[place, around.index(self.start.seat)])

    def tried(self, state: Any) -> float:
        rules = GAME.rules
        if is_chance(state):
            weights = [rules.outcome_weight(state, outcome) for outcome in range(rules.outcome_count(state))]
            outcomes = [(weight, self.value(after(state, rules.apply_outcome, n))) for n, weight in enumerate(weights) if weight]
            return sum(weight * value for weight, value in outcomes) / rules.outcome_total(state)
        choices = [rules.legal_choice(state, place) for place in range(rules.legal_count(state))]
        return max(self.value(after(state, rules.apply_choice, choice)) for choice in choices)


def after(state: Any, apply: Any, number: int) -> Any:
    twin = state.copy()
    twin.ledger = None
    apply(twin, number)
    return twin


@pytest.mark.parametrize(
    ("seats", "dice", "changes"),
    [
        (3, FEW_DICE, {"tie": "shared"}),
        (3, FEW_DICE, {"tie": "shared", "shortage": "player_first", "bones_effect": "adds"}),
        (5, {}, {"tie": "shared"}),
    ],
)
def test_nobody_gains_by_another_turn(
    monkeypatch: pytest.MonkeyPatch, seats: int, dice: dict[str, int], changes: dict[str, str]
) -> None:
    shrink(monkeypatch, COINS=4, **dice)
    options = GAME.resolve("", changes)
    shares, model = solved(GAME, seats, options, GAIN)
    starts = list(positions(seats, options))
    assert len(starts) == len(shares) - model.layer_starts[1], "every position"
    assert abs(shares.sum(axis=1) - 1).max() < 1e-9
    for start in starts[:: 2 * seats - 3]:
        turn = OneTurn(shares, model, start)
        assert -1e-9 < turn.value(start) - turn.looked_up(start) <= GAIN + 1e-9


class Impatient:
    """Interrupts the solver after a number of progress reports."""

    def __init__(self, patience: int) -> None:
        self.patience = patience
        self.heard: list[float] = []

    def __call__(self, done: float, total: float, note: str) -> None:
        self.heard.append(done)
        assert 0 <= done <= total
        if len(self.heard) > self.patience:
            raise KeyboardInterrupt


@pytest.mark.parametrize(("seats", "tie"), [(2, "full_round"), (3, "full_round"), (4, "full_round"), (3, "tied_turns")])
def test_an_interrupted_solver_goes_on_and_comes_to_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: int, tie: str
) -> None:
    shrink(monkeypatch, COINS=5, DICE=3, BONES_LIMIT=2, FINE=2, MOST_TIE_ROUNDS=3)
    work = SharesJob(GAME, SHARES, seats, matters(GAME.resolve("", {"tie": tie}), seats), GAIN)
    for name in ("at-once", "bit-by-bit"):
        (tmp_path / name).mkdir()
    expected, facts = work.run(lambda done, total, note: None, tmp_path / "at-once")
    begun, patience = [], 2
    while True:
        impatient = Impatient(patience)
        try:
            arrays, again = work.run(impatient, tmp_path / "bit-by-bit")
            break
        except KeyboardInterrupt:
            begun.append(max(impatient.heard))
            patience = 3 * patience // 2 + 1
    assert len(begun) > 3
    assert begun == sorted(begun)
    assert again == facts
    for name, array in expected.items():
        assert (arrays[name] == array).all(), name


@pytest.mark.parametrize("seats", [2, 3])
def test_what_does_not_settle_is_no_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: int) -> None:
    shrink(monkeypatch, COINS=5, DICE=3, BONES_LIMIT=2, FINE=2, MOST_TIE_ROUNDS=3)
    monkeypatch.setattr("jollyroll.games.kings_gold.solve.whole_game.MOST_ROUNDS", 1)
    work = SharesJob(GAME, SHARES, seats, matters(GAME.resolve(), seats), 1e-6)
    with pytest.raises(Refused, match="don’t settle"):
        work.run(lambda done, total, note: None, tmp_path)
