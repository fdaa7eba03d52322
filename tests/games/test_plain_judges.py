"""Judges without NumPy and Numba, as in a page, give the same as those of a server."""

import json
import subprocess
import sys
from pathlib import Path

import jollyroll
from jollyroll.match import read_position
from jollyroll.solve.judge import judge_for

POSITIONS = [
    "kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1",
    "kg us: coins 12 8 6, box 30, king 4, seat 1, dice 33KSX, rolls 1",
    "kg us: coins 12 8 6 4, box 26, king 4, seat 2, dice 33KSX, rolls 2",
    "omg base: loot CCD/1 F, before - CD, opened 1F 2CD 3CCD, row 1 2 3, top 3, seat 1, turn 6, dice KKCW, again",
    "omg seafarers+seadogs: loot - - CD/1, before CC - D, opened 1D 1CC 2CD, row 2 2 3, top 1, seat 3, turn 9, dice KC, "
    "cover steal:1/CC/C, boarded 1, again",
    "pk book deck=with_replacement: scores 4500 5000, seat 1, card gold, dice GGGDDMMS, rolls 1",
    "pk book: scores 4500 5000 3900, seat 2, card gold, dice GGGDDMMS, rolls 1",
]
PLAIN = """
import json, sys
sys.path.insert(0, sys.argv[1])
from jollyroll.solve.plain_numpy import stand_in
stand_in()
from jollyroll.match import read_position
from jollyroll.solve.judge import judge_for
for text in sys.argv[2:]:
    position = read_position(text)
    judge = judge_for(position.game, position.state)
    odds = [[each.choice, each.points, each.risk, *each.shares] for each in judge.odds(position.state)]
    print(json.dumps([judge.basis, judge.exact, judge.error, odds]))
"""
CLOSE = 1e-12


def test_the_answers_are_the_same() -> None:
    home = str(Path(jollyroll.__file__).parents[1])
    done = subprocess.run([sys.executable, "-I", "-S", "-c", PLAIN, home, *POSITIONS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3_000:]
    for text, line in zip(POSITIONS, done.stdout.splitlines(), strict=True):
        position = read_position(text)
        judge = judge_for(position.game, position.state)
        basis, exact, error, odds = json.loads(line)
        assert (basis, exact, error) == (judge.basis, judge.exact, judge.error)
        known = [[each.choice, each.points, each.risk, *each.shares] for each in judge.odds(position.state)]
        assert len(odds) == len(known)
        for one, other in zip(odds, known, strict=True):
            assert all(abs(left - right) <= CLOSE * max(1.0, abs(right)) for left, right in zip(one, other, strict=True)), text
