"""Other components than those of the box, named on the command line."""

import pytest

from jollyroll.cli import main
from jollyroll.kit import load_game
from jollyroll.kit.variants import make_variant
from jollyroll.match import read_position
from jollyroll.solve.judge import judge_for

SMALL = ("kings_gold", "--component", "coins=12")


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main.main([*arguments, "--plain"])
    return int(ended.value.code or 0), *capsys.readouterr()


def test_games_are_simulated_with_fewer_coins(capsys: pytest.CaptureFixture[str]) -> None:
    turns = []
    seats = ("--seat", "random", "--seat", "random", "--games", "300", "--seed", "3")
    for box in ((), SMALL[1:]):
        code, out, _ = call(capsys, "simulate", "kings_gold", *box, *seats)
        assert code == 0
        turns.append(float(out.partition("A game takes ")[2].split()[0]))
    assert turns[1] < turns[0] / 2


def test_odds_of_a_variant_say_how_to_solve_it(capsys: pytest.CaptureFixture[str], tmp_path: object) -> None:
    position = "kg: coins 3 3, box 3, king 3, seat 1"
    code, out, _ = call(capsys, "odds", position, "--game", *SMALL)
    assert code == 0
    assert "Estimated" in out
    assert "solve kings_gold --component coins=12 --seats 2" in " ".join(out.split())
    code, out, err = call(capsys, "odds", position, "--component", "coins=12")
    assert code == 2
    assert "Say which game" in err


def test_a_variant_is_solved_and_kept_apart(capsys: pytest.CaptureFixture[str], tmp_path: object) -> None:
    asked = ("solve", *SMALL, "--component", "kings_share=2:1", "--where", str(tmp_path))
    code, out, _ = call(capsys, *asked)
    assert code == 0
    assert "kings_gold+coins=12+kings_share=2-1-shares-2" in out
    code, out, _ = call(capsys, *asked)
    assert "already solved" in out
    assert "--component coins=12 --component kings_share=2:1 --seats 2" in out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("coins=500", "can’t be the component"),
        ("ships=2", "has no component ships"),
        ("coins", "write it as NAME=VALUE, such as coins=40"),
    ],
)
def test_a_component_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], asked: str, said: str) -> None:
    code, _, err = call(capsys, "simulate", "kings_gold", "--component", asked, "--seat", "best", "--seat", "best")
    assert code == 2
    assert said in err


def test_a_variant_that_nobody_solved_is_judged_by_who_is_ahead() -> None:
    game = make_variant(load_game("kings_gold"), {"coins": 14})
    positions = [read_position(f"coins {coins}, box 3, king 3, seat 1", game) for coins in ("0 8", "4 4", "8 0")]
    behind, level, ahead = (judge_for(game, position.state).shares(position.state)[0] for position in positions)
    assert behind < 0.5 < ahead
    assert behind < level < ahead
