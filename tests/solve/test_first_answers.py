"""Before there is machine code, judges answer as they are written, and the same; asked for much, they go on in machine code."""

import pytest

from jollyroll.games.oh_my_gold.solve import searching
from jollyroll.games.piraten_kapern.solve import solved_turn
from jollyroll.match import read_position
from jollyroll.solve.cache import BoundedCache
from jollyroll.solve.judge import Judge, judge_for
from tests.games.test_plain_judges import CLOSE

POSITIONS = (
    "omg base: loot CCD/1 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1, turn 6, dice KKCW, again",
    "omg seafarers+seadogs: loot - - CD/1, before CC - D, opened 1D 1CC 2CD, row 2 2 3, top 1, seat 3, turn 9, dice KC, "
    "cover steal:1/CC/C, boarded 1, again",
    "pk book: scores 4500 5000, seat 1, card gold, dice GGGDDMMS, rolls 1",
    "pk book: scores 500 -300 200 900, seat 1, card sorceress, dice GGGDDMMS, rolls 1",
)


def numbers(text: str, cold: bool) -> tuple[list[list[float]], Judge]:
    """What a new judge says of a position, twice, and the judge."""
    position = read_position(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("jollyroll.solve.judge.JUDGES", BoundedCache(1))
        if cold:
            patch.setattr(searching.TurnSearch, "is_made", lambda search: False)
            patch.setattr(solved_turn, "is_made", lambda *_: False)
        judge = judge_for(position.game, position.state)
    found = []
    for _ in range(2):
        if hasattr(judge, "solver"):
            judge.turns = BoundedCache(1)  # type: ignore[attr-defined]
        found += [[each.choice, each.points, each.risk, *each.shares] for each in judge.odds(position.state)]
    return found, judge


def is_plain(judge: Judge) -> bool:
    """True if the judge answered in plain Python."""
    return bool(judge.solver.plain if hasattr(judge, "solver") else judge.turns.plain)  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", POSITIONS)
def test_the_first_answers_are_the_same_as_those_of_machine_code(text: str) -> None:
    fast, _ = numbers(text, cold=False)
    plain, cold = numbers(text, cold=True)
    assert is_plain(cold)
    assert len(plain) == len(fast)
    for one, other in zip(plain, fast, strict=True):
        assert all(abs(left - right) <= CLOSE * max(1.0, abs(right)) for left, right in zip(one, other, strict=True))


@pytest.mark.parametrize("text", POSITIONS)
def test_whoever_asks_for_much_is_answered_by_machine_code(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    known, _ = numbers(text, cold=True)
    monkeypatch.setattr(searching, "PLAIN_NODES", 1)
    monkeypatch.setattr(solved_turn, "PLAIN_TURNS", 1)
    found, judge = numbers(text, cold=True)
    assert not is_plain(judge)
    for one, other in zip(found, known, strict=True):
        assert all(abs(left - right) <= CLOSE * max(1.0, abs(right)) for left, right in zip(one, other, strict=True))
