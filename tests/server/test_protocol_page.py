"""docs/protocol.md agrees with the models: every frame and its fields, every event, every setting, every address."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from jollyroll.server import limits
from jollyroll.server.limits import Rate
from jollyroll.server.protocol.answers import Accepted, RejectedFrame, ServerFrame
from jollyroll.server.protocol.bodies import FrameRequest, Health, History, OpenTable
from jollyroll.server.protocol.events import EventShown, PartShown
from jollyroll.server.protocol.fields import Emote, Settings
from jollyroll.server.protocol.frames import ClientFrame, Frame
from jollyroll.server.protocol.server_frames import EventFrame, SnapshotFrame
from jollyroll.server.protocol.shown import PositionInfo
from jollyroll.server.tables.terms import Terms
from tests.server.serving import ServerProcess

TEXT = Path("docs/protocol.md").read_text(encoding="utf-8")
ROWS = [line.split("|") for line in TEXT.splitlines() if line.startswith("| `")]
FRAMES = get_args(get_args(ClientFrame)[0])
EVENTS = get_args(EventShown)

# An example is validated by its model, identified by one of its keys.
MODELS: dict[str, Any] = {"do": ClientFrame, "frame": FrameRequest, "game": OpenTable, "last": History}
MODELS |= dict.fromkeys(("choice", "chance", "leave"), PartShown)
NESTED = {"offer", "coach", "presence", "emote", "clock", "slow", "bye"}
MODELS |= dict.fromkeys(NESTED | {"re"}, ServerFrame)


def examples() -> Iterator[dict[str, Any]]:
    """Every example in JSON blocks."""
    for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL):
        rest = block.strip()
        while rest:
            example, end = json.JSONDecoder().raw_decode(rest)
            yield example
            rest = rest[end:].strip()


EXAMPLES = list(examples())


def words(cell: str) -> list[str]:
    """The words in code type."""
    return re.findall(r"`([^`]+)`", cell)


def literals(model: Any, field: str) -> tuple[str, ...]:
    return get_args(model.model_fields[field].annotation)


@pytest.mark.parametrize("model", FRAMES)
def test_every_frame_with_all_its_fields(model: Any) -> None:
    (do,) = literals(model, "do")
    rows = [row for row in ROWS if words(row[1]) == [do] and len(row) == 6]
    assert len(rows) == 1, do
    fields = set(model.model_fields) - set(Frame.model_fields) - {"do"}
    if do != "hello":
        assert set(words(rows[0][2])) == fields
    for field in fields:
        assert f"`{field}`" in TEXT


def test_every_event_with_all_its_fields() -> None:
    for model in EVENTS:
        kinds = get_args(model.__annotations__["kind"])
        rows = [row for row in ROWS if set(words(row[1])) & set(kinds)]
        assert {word for row in rows for word in words(row[1])} >= set(kinds)
        documented = {word for row in rows for word in words(row[2])}
        assert documented >= set(model.__annotations__) - {"kind"}, kinds


def test_every_setting_with_what_is_usual() -> None:
    documented = {name: row for row in ROWS for name in words(row[1]) if len(row) == 5}
    for field in Settings.model_fields:
        assert field in documented, field
    for field, usual in Terms({})._asdict().items():
        if field in Settings.model_fields and field not in ("options", "listed"):
            assert str(getattr(usual, "value", usual)) in documented[field][2], field


def test_every_kind_of_frame_that_the_server_sends() -> None:
    documented = {word for row in ROWS for word in words(row[1])}
    for model in get_args(ServerFrame):
        if model not in (Accepted, EventFrame, SnapshotFrame):
            assert documented & set(model.__annotations__), model
    assert {"re", "event", "snapshot"} <= documented
    for name in (*PositionInfo.__annotations__, *OpenTable.model_fields, *(emote.value for emote in Emote)):
        assert f"`{name}`" in TEXT or f'"{name}"' in TEXT or f"now.{name}" in TEXT, name


def test_limits_are_documented_correctly_and_rates_completely() -> None:
    documented = {name: row[2].strip() for row in ROWS for name in words(row[1]) if name.isupper()}
    for name, said in documented.items():
        usual = getattr(limits, name)
        assert said == (f"{usual.burst}, then {usual.per_second:g}" if isinstance(usual, Rate) else f"{usual:,}"), name
    assert documented.keys() >= {name for name, usual in vars(limits).items() if isinstance(usual, Rate)}


def test_the_health_report_with_all_its_fields() -> None:
    [row] = [row for row in ROWS if words(row[1]) == ["GET /api/health"]]
    assert set(words(row[2])) == set(Health.model_fields)


def test_every_address(server: ServerProcess) -> None:
    described = server.get("/openapi.json")["paths"]
    documented = {word for row in ROWS for word in words(row[1])}
    for path, methods in described.items():
        name = path.replace("{table}", "ID").replace("{game}", "NAME").replace("{language}", "LANGUAGE")
        for method in methods:
            wanted = f"{method.upper()} {name}"
            short = name.rpartition("/")[2]
            assert any(word.partition("?")[0] in (wanted, short) for word in documented), wanted


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: "-".join(example)[:40])
def test_examples_match_their_models(example: dict[str, Any]) -> None:
    [model] = [MODELS[key] for key in MODELS if key in example]
    TypeAdapter(model).validate_json(json.dumps(example), strict=True)


def test_there_is_an_example_of_every_frame_that_is_nested_under_its_key() -> None:
    nested = {next(iter(example)) for example in EXAMPLES if len(example) == 1}
    assert nested == NESTED
    flat = {Accepted, EventFrame, SnapshotFrame, RejectedFrame}
    assert {key for model in get_args(ServerFrame) if model not in flat for key in model.__annotations__} == NESTED


def test_no_example_is_cut_short() -> None:
    assert "…" not in json.dumps(EXAMPLES, ensure_ascii=False)
