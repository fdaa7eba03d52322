"""Every rule has a statement, code and a test, and the generated pages are up to date."""

import re

import pytest

from tools import rulebook

COMPLETE = {
    *(f"KG-{n:02}" for n in range(1, 39)),
    *(f"KG-A{n:02}" for n in range(1, 50)),
    *(f"KG-D{n}" for n in range(1, 16)),
    *(f"PK-{n:02}" for n in range(1, 53)),
    *(f"PK-A{n:02}" for n in range(1, 61)),
    *(f"OMG-{n:02}" for n in range(1, 41)),
    *(f"OMG-A{n:02}" for n in range(1, 46)),
    *(f"DIG-{n:02}" for n in range(1, 14)),
}


def test_the_register_holds_every_rule_id() -> None:
    assert set(rulebook.statements()) == COMPLETE


def test_every_rule_is_implemented_somewhere() -> None:
    found = rulebook.implementations()
    assert sorted(COMPLETE - set(found)) == []
    assert sorted(set(found) - COMPLETE) == [], "ids that no rule has"


def test_what_an_example_shows_is_not_taken_for_its_code() -> None:
    assert not [place for place in rulebook.implementations()["KG-17"] if "match/" in place]


def test_every_rule_is_proven_by_a_test() -> None:
    found = rulebook.proofs()
    assert sorted(COMPLETE - set(found)) == []
    assert sorted(set(found) - COMPLETE) == [], "ids that no rule has"


def test_ids_anywhere_in_the_sources_are_registered() -> None:
    for path in (*rulebook.SOURCES.rglob("*.py"), *rulebook.SOURCES.rglob("*.ftl")):
        used = set(rulebook.RULE.findall(path.read_text(encoding="utf-8")))
        assert sorted(used - COMPLETE) == [], path.name


def test_the_pages_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert rulebook.main(["--check"]) == 0, capsys.readouterr().err


def test_statements_are_sentences() -> None:
    for rule, statement in rulebook.statements().items():
        assert re.search(r"[.!?]$", statement), f"{rule}: {statement}"
