"""The browser's modules reach the same verdict as Python about games of version 2, honest and manipulated ones."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from jollyroll.kit import NOBODY, built_in
from jollyroll.match import Record, verify_page, write_json, write_text
from jollyroll.match.record import openings_of
from jollyroll.match.report import Remark
from jollyroll.match.verify import verify
from tests.match.device_games import wild_game
from tests.vectors.device_records import with_links
from tools.node import the_node

SCRIPT = Path(__file__).parents[1] / "vectors" / "agree.mjs"
BROWSER = Path(str(verify_page.__file__)).parent / "browser"


def in_the_browser(records: list[str]) -> list[dict[str, Any]]:
    """The modules' verdict on each record."""
    handed = json.dumps({"records": records, "presets": verify_page.presets()})
    done = subprocess.run(
        [the_node().program, str(SCRIPT), str(BROWSER)], input=handed, capture_output=True, text=True, check=True, timeout=300
    )
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def rows(findings: list[Remark]) -> list[list[object]]:
    return [[each.code, each.throw, each.chain, each.seat, each.shown] for each in findings]


@pytest.mark.parametrize("game", built_in())
def test_honest_games_verify(game: str) -> None:
    records = [wild_game(game, seed, 70).match.record for seed in range(2_000, 2_025)]
    for record, answer in zip(records, in_the_browser([write_text(record) for record in records]), strict=True):
        report = verify(record)
        assert answer["findings"] == report.discrepancies == []
        assert (answer["gameMark"], answer["witnessed"]) == (report.game_mark, report.witnessed)
        assert answer["remarks"] == rows(report.remarks)
    for record, answer in zip(records, in_the_browser([write_json(record) for record in records]), strict=True):
        assert (answer["findings"], answer["gameMark"]) == ([], verify(record).game_mark), (
            "the JSON form tells less, and nothing wrong"
        )


def changed(record: Record, chance: random.Random) -> Record:
    """The record with another contribution to one throw."""
    openings = [opening for opening in openings_of(record.events) if opening]
    throw = chance.randint(1, len(openings))
    links = openings[throw - 1].devices
    seat, link = chance.randrange(len(record.seats)), chance.randbytes(32)
    changes: list[dict[str, object]] = [
        {"thrower": seat, "thrower_link": link},
        {"witness": seat, "witness_link": link},
        {"witness": NOBODY, "witness_link": b""},
        {
            "thrower": links.witness,
            "thrower_link": links.witness_link,
            "witness": links.thrower,
            "witness_link": links.thrower_link,
        },
        {"passed": tuple({*links.passed} ^ {seat})},
    ]
    return with_links(record, throw, **chance.choice(changes))


def test_what_was_changed_is_found_alike() -> None:
    """Text records say whose throw it was by their turns (except for the first player; these games begin by lot)."""
    chance = random.Random(7)
    records = [changed(wild_game("kings_gold", seed, 50).match.record, chance) for seed in range(3_000, 3_080)]
    answers = in_the_browser([write_text(record) for record in records])
    assert [answer["findings"] for answer in answers] == [rows(verify(record).discrepancies) for record in records]
    assert sum(bool(answer["findings"]) for answer in answers) > 50
