"""Simulations: the same numbers everywhere, on one core and on many."""

import csv
import io
import json
import re
from dataclasses import replace

import pytest

import jollyroll.lab
from jollyroll.errors import Refused
from jollyroll.kit import load_game
from jollyroll.lab.arguments import numbers_of
from jollyroll.lab.exports import csv_text, json_text, simulation_rows, tournament_rows
from jollyroll.lab.intervals import Estimate
from jollyroll.lab.simulation import Simulation, SimulationInterrupted, simulate
from jollyroll.lab.tournament import Tournament, TournamentInterrupted, hold_tournament
from jollyroll.terminal.lab_pages import simulation_lines, tournament_lines
from jollyroll.terminal.style import Style
from tests.lab.test_series import CtrlC

THREE = ["random", "random", "random"]


@pytest.fixture
def equals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow the same level to take part several times here: the result between equals is known."""
    monkeypatch.setattr("jollyroll.lab.tournament.different", numbers_of)


def small(**more: object) -> Simulation:
    return simulate("kg", THREE, **{"games": 600, "seed": 4, **more})  # type: ignore[arg-type]


def test_the_room_offers_what_is_asked_for_most() -> None:
    assert jollyroll.lab.simulate is simulate
    assert jollyroll.lab.hold_tournament is hold_tournament
    with pytest.raises(AttributeError):
        jollyroll.lab.sail  # noqa: B018


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"games": 2.5}, "game-count"),
        ({"games": True}, "game-count"),
        ({"games": "many"}, "game-count"),
        ({"seed": 0.5}, "seed-range"),
        ({"cores": 1.5}, "cores-range"),
    ],
)
def test_numbers_that_are_none_are_refused(asked: dict[str, object], code: str) -> None:
    for ask in (lambda: small(**asked), lambda: hold_tournament("kg", ["random", "greedy"], **asked)):  # type: ignore[arg-type]
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("levels", "code"),
    [(["random", "random"], "level-twice"), (["random"], "too-few-levels"), (["sailor", "random"], "unknown-bot")],
)
def test_a_tournament_is_between_different_levels(levels: list[str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        hold_tournament("kg", levels)
    assert refused.value.code == code


def test_one_core_and_many_give_equal_results() -> None:
    assert small(cores=1) == small(cores=2) == small(cores=5)


def test_another_seed_gives_other_games() -> None:
    assert small().players != small(seed=5).players


def test_shares_come_to_one_victory_a_game() -> None:
    for rotate in (False, True):
        found = small(rotate=rotate)
        assert sum(result.share.mean for result in found.players) == pytest.approx(1)
        assert sum(result.share.mean for result in found.seats) == pytest.approx(1)
        assert sum(result.began for result in found.seats) == found.games == 600
        assert sum(result.won_alone for result in found.players) + sum(r.won_shared for r in found.players) >= found.games


def test_rotation_gives_every_player_every_seat_equally_often() -> None:
    sudden = {"first_player": "host", "target": "1000", "end": "sudden"}
    still, rotated = (simulate("pk", THREE, 12_000, 4, options=sudden, host=0, rotate=rotate) for rotate in (False, True))
    for first, *_, last in (still.players, still.seats, rotated.seats):
        assert first.share.low > last.share.high, "whoever begins is there first"
    for player in rotated.players:
        assert player.share.low < 1 / 3 < player.share.high


def test_rotation_plays_whole_rounds() -> None:
    assert small(games=601, rotate=True).games == 606
    assert small(games=1, rotate=True).asked == 6


def test_the_host_begins_where_the_rules_say_so() -> None:
    found = small(options={"first_player": "host"}, host=1)
    assert [result.began for result in found.seats] == [0, 600, 0]
    assert found.first_turn == found.seats[1].share


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"games": 0}, "game-count"),
        ({"games": 10**13}, "game-count"),
        ({"seed": -1}, "seed-range"),
        ({"cores": 0}, "cores-range"),
        ({"preset": "moon"}, "unknown-preset"),
        ({"options": {"weather": "fine"}}, "unknown-option"),
        ({"host": 3}, "no-such-seat"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        small(**wrong)
    assert refused.value.code == code


def test_unknown_players_and_wrong_tables_are_refused() -> None:
    for levels, code in ((["random", "genius"], "unknown-bot"), (["random"], "seat-count"), (["random"] * 7, "seat-count")):
        with pytest.raises(Refused) as refused:
            simulate("kg", levels, 10)
        assert refused.value.code == code


def test_ctrl_c_gives_what_was_played() -> None:
    with pytest.raises(SimulationInterrupted) as stopped:
        small(games=10**9, progress=CtrlC())
    found = stopped.value.simulation
    assert not found.complete
    assert 0 < found.games < found.asked == 10**9
    assert replace(small(games=found.games), complete=False, asked=10**9) == found


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def sheets(found: Simulation | Tournament) -> tuple[list[dict[str, str]], dict[str, object]]:
    rows = simulation_rows(found) if isinstance(found, Simulation) else tournament_rows(found)
    return table(csv_text(rows)), json.loads(json_text("simulation", found, rows))


def test_csv_json_and_the_results_hold_the_same_numbers() -> None:
    found = small(rotate=True)
    lines, page = sheets(found)
    results = page["results"]
    assert isinstance(results, list)
    assert [line["kind"] for line in lines] == ["player"] * 3 + ["seat"] * 3 + ["first turn", "game"]
    for line, entry in zip(lines, results, strict=True):
        for name, value in entry.items():
            assert line[name] == ("" if value is None else str(value))
    for line, result in zip(lines, (*found.players, *found.seats), strict=False):
        assert (float(line["share"]), float(line["share_low"]), float(line["share_high"])) == result.share
        assert (float(line["score"]), float(line["score_low"]), float(line["score_high"])) == result.score
        assert (int(line["won_alone"]), int(line["won_shared"]), int(line["began"])) == (
            result.won_alone,
            result.won_shared,
            result.began,
        )
    assert float(lines[6]["share"]) == found.first_turn.mean
    assert float(lines[7]["turns"]) == found.turns.mean
    assert page["options"] == load_game("kg").resolve()
    assert (page["seed"], page["games"], page["complete"], page["rotated"]) == (4, 600, True, True)


def test_the_page_shows_the_numbers_of_the_results() -> None:
    found = small()
    shown = "\n".join(simulation_lines(found, load_game("kg"), 1.0, Style()))
    for result in found.players:
        assert f"{result.won_alone:,}" in shown
        share = rf"\b{100 * result.share.mean:.1f}% \(\d+\.\d\N{{EN DASH}}\d+\.\d\)"
        assert re.search(share, shown), "no space before %, as in all of English"
    assert "600 games/s" in shown
    assert "INCOMPLETE" not in shown
    assert "INCOMPLETE" in "\n".join(simulation_lines(replace(found, complete=False), load_game("kg"), 1.0, Style()))
    assert "7 games were abandoned" in "\n".join(simulation_lines(replace(found, unfinished=7), load_game("kg"), 1.0, Style()))


def test_an_average_of_few_games_gets_its_reach_and_no_impossible_bounds() -> None:
    found = small()
    few = replace(found, players=(replace(found.players[0], score=Estimate(23.2, -6.3, 52.7)), *found.players[1:]))
    shown = "\n".join(simulation_lines(few, load_game("kg"), 1.0, Style()))
    assert " 23 ±30" in shown
    assert "-6" not in shown
    assert "\N{MINUS SIGN}6" not in shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equals_get_equal_ratings(equals: None, seats: int) -> None:
    found = hold_tournament("kg", THREE, 12_000, seats, seed=1)
    for entrant in found.entrants:
        assert entrant.rating.low - 3 < 1500 < entrant.rating.high + 3
        assert entrant.rating.high - entrant.rating.low < 10
    assert sum(entrant.rating.mean for entrant in found.entrants) == pytest.approx(4500)
    for pairing in found.pairings:
        assert 0.48 < pairing.share.mean < 0.52
        assert pairing.games >= 12_000
    assert (found.anchor, found.halved) == ("", False)
    assert found.games == sum(pairing.games for pairing in found.pairings)


def test_a_tournament_is_the_same_on_one_core_and_many(equals: None) -> None:
    assert hold_tournament("kg", THREE, 700, 2, 3, cores=1) == hold_tournament("kg", THREE, 700, 2, 3, cores=3)


def test_an_interrupted_tournament_tells_what_was_played(equals: None) -> None:
    with pytest.raises(TournamentInterrupted) as stopped:
        hold_tournament("kg", THREE, 10**9, 2, 3, progress=CtrlC())
    found = stopped.value.tournament
    assert found is not None
    assert not found.complete
    assert "INCOMPLETE" in "\n".join(tournament_lines(found, load_game("kg"), 1.0, Style()))


def test_the_sheets_of_a_tournament_hold_its_numbers(equals: None) -> None:
    found = hold_tournament("kg", THREE, 500, 2, 3)
    lines, page = sheets(found)
    assert [line["kind"] for line in lines] == ["level"] * 3 + ["pairing"] * 3
    for line, entrant in zip(lines, found.entrants, strict=False):
        assert (float(line["rating"]), float(line["rating_low"]), float(line["rating_high"])) == entrant.rating
    for line, pairing in zip(lines[3:], found.pairings, strict=True):
        assert (float(line["share"]), int(line["played"])) == (pairing.share.mean, pairing.games)
    shown = "\n".join(tournament_lines(found, load_game("kg"), 1.0, Style()))
    for entrant in found.entrants:
        assert f"{entrant.rating.mean:,.0f}" in shown
    assert page["anchor"] == ""
