"""Plans of experiments: grids of options and components, and everything that can be wrong with one."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from jollyroll.cli import main
from jollyroll.errors import Refused
from jollyroll.experiments import ExperimentPlan, read_plan

TWO = {"game": "kings_gold", "players": ["random", "random"]}


def test_every_combination_is_a_cell() -> None:
    plan = ExperimentPlan.make({**TWO, "vary": {"coins": [40, 60], "tie": ["shared", "new_game"], "players": [["greedy"] * 3]}})
    assert [(cell.game.name, cell.options["tie"]) for cell in plan.cells] == [
        ("kings_gold+coins=40", "shared"),
        ("kings_gold+coins=40", "new_game"),
        ("kings_gold", "shared"),
        ("kings_gold", "new_game"),
    ]
    assert plan.cells[0].players == ("greedy",) * 3
    assert dict(plan.cells[1].varied) == {"coins": "40", "tie": "new_game", "players": "greedy+greedy+greedy"}


def test_plans_are_told_apart_by_all_that_changes_a_number() -> None:
    plans: list[Mapping[str, object]] = [
        TWO,
        {**TWO, "seed": 2},
        {**TWO, "components": {"coins": 30}},
        {**TWO, "stop": {"games": 5}},
    ]
    assert len({ExperimentPlan.make(plan).digest() for plan in plans}) == len(plans)
    assert ExperimentPlan.make(TWO).digest() == ExperimentPlan.make(dict(TWO)).digest()


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": ["genius", "random"]}, "genius"),
        ({"players": ["random"]}, "2 to 6"),
        ({"players": "random"}, "players ="),
        ({"vary": {"gold": [1]}}, "Its components are: coins, kings_share, die, rolls, fine, bones"),
        ({"vary": {"coins": 40}}, "list its values"),
        ({"vary": {"coins": []}}, "list its values"),
        ({"vary": {"coins": [True]}}, "whole number"),
        ({"vary": {"coins": [1]}}, "2 .. 120"),
        ({"vary": {"coins": list(range(2, 100)), "fine": list(range(20))}}, "vary less"),
        ({"vary": {"tie": ["duel"]}}, "duel"),
        ({"components": {"die": "KKSSXX"}}, "a coin"),
        ({"components": {"die": "123SSX"}}, "a cannon"),
        ({"components": {"die": "12"}}, "123KSX"),
        ({"components": {"kings_share": "all"}}, "1:1"),
        ({"components": 40}, "[components]"),
        ({"options": {"coins": 1.5}}, "whole number"),
        ({"preset": "mars"}, "mars"),
        ({"stop": {"games": 0}}, "stop.games"),
        ({"stop": {"measure": "fun"}}, "lead_changes"),
        ({"stop": {"precision": "high"}}, "stop.precision"),
        ({"seed": -1}, "seed"),
        ({"colour": "red"}, "colour"),
        ({"pace": {"walk": 1}}, "pace.walk"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_with_what_to_do(change: Mapping[str, object], named: str) -> None:
    with pytest.raises(Refused) as refused:
        ExperimentPlan.make({**TWO, **change})
    assert named in str(refused.value)


@pytest.mark.parametrize(("content", "named"), [(b"game = ", "TOML"), (b"\xff\xfe", "TOML"), (b'players = ["random"]', "game")])
def test_the_command_refuses_a_bad_file_and_writes_nothing(
    content: bytes, named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plan.toml").write_bytes(content)
    with pytest.raises(SystemExit) as ended:
        main.main(["experiment", "plan.toml"])
    assert ended.value.code == 2
    assert named in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["plan.toml"]


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parents[2] / "docs" / "experiments").glob("*.toml")), ids=lambda path: path.name
)
def test_the_plans_of_the_documents_can_be_run(path: Path) -> None:
    assert len(read_plan(path).cells) >= 4


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="nowhere"):
        read_plan("nowhere.toml")
