"""The examples of docs/record.md are real records."""

import json
import re
from pathlib import Path

import pytest

from jollyroll.kit import built_in, load_game
from jollyroll.match import Record, limits, read_record, write_json, write_text
from jollyroll.match.record import OWN_KEYS
from jollyroll.words import say
from tests.match.both_forms import VALIDATOR
from tests.match.code_blocks import blocks

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
SCHEMA = ROOT / "src" / "jollyroll" / "match" / "record.schema.json"


def examples() -> list[Record]:
    return [read_record(block) for block in blocks(PAGE, "jolly")]


@pytest.mark.parametrize("text", blocks(PAGE, "jolly") + blocks(PAGE, "json"))
def test_every_example_can_be_read_and_converted(text: str) -> None:
    record = read_record(text)
    assert read_record(write_text(record)) == record
    assert read_record(write_json(record)) == record


def test_every_game_has_an_annotated_example() -> None:
    assert {record.game for record in examples()} == set(built_in())
    assert all(len(record.comments) >= 5 for record in examples())


def test_the_json_example_is_written_as_jollyroll_writes_it() -> None:
    for text in blocks(PAGE, "json"):
        assert write_json(read_record(text)) == text
        VALIDATOR.validate(json.loads(text))


@pytest.mark.parametrize("game", built_in())
def test_every_face_is_explained(game: str) -> None:
    chapters = re.split(r"^### ", PAGE, flags=re.MULTILINE)
    chapter = next(text for text in chapters if text.startswith(say(f"game-{load_game(game).code}")))
    dice = next(line for line in chapter.splitlines() if line.startswith("Dice: "))
    assert re.findall(r"`(.)`", dice) == list(load_game(game).letters)


def test_every_field_and_limit_is_documented() -> None:
    assert all(f"| `{key}` |" in PAGE for key in OWN_KEYS)
    for limit in (f"{limits.MOST_EVENTS:,} events", f"{limits.LARGEST_FILE // 2**20} MiB", f"{limits.LONGEST_LINE:,} characters"):
        assert limit in PAGE


def test_the_linked_schema_exists() -> None:
    (link,) = re.findall(r"\((\S*record\.schema\.json)\)", PAGE)
    assert (ROOT / "docs" / link).resolve() == SCHEMA
