"""Records in both written forms, and what the published schema says of them."""

import json
from collections.abc import Collection
from importlib.resources import files
from typing import Any

from jsonschema import Draft202012Validator

from jollyroll.match import Record, RecordError, read_json, read_text, write_json, write_text

SCHEMA = json.loads((files("jollyroll.match") / "record.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)


def assert_read_as_written(record: Record) -> None:
    """Both forms are read back equal, they agree, and the schema accepts JSON."""
    text, form = write_text(record), write_json(record)
    assert read_text(text) == record
    assert read_json(form) == record
    assert write_text(read_json(form)) == text
    assert write_json(read_text(text)) == form
    VALIDATOR.validate(json.loads(form))


def assert_schema_and_reader_agree(form: Any, codes: Collection[str]) -> None:
    """What the schema refuses, the reader refuses too; the schema shares refusals with these codes."""
    fits = VALIDATOR.is_valid(form)
    code = ""
    try:
        read_json(json.dumps(form))
    except RecordError as error:
        code = error.code
    if not fits:
        assert code, "the schema refuses it, the reader does not"
    if code.startswith("record-json-") or code in codes:
        assert not fits, f"the reader refuses it ({code}), the schema does not"
