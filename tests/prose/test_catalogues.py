"""Every message exists in every language, with the same variables, and is used."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from jollyroll.words import has_words, languages, say
from jollyroll.words.catalogue import bundle
from jollyroll.words.plain import PAGE, plain_messages
from tests.prose.using import is_used, spoken

HOME = Path(__file__).parents[2] / "src" / "jollyroll"
OURS = ("en", "de", "es", "fr", "it", "nl", "pt")
OTHERS = OURS[1:]


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


@cache
def entries(language: str) -> dict[str, dict[str, frozenset[str]]]:
    """The messages of each page of a language with their variables."""
    pages: dict[str, dict[str, frozenset[str]]] = {}
    for path in sorted(HOME.rglob(f"words/{language}/*.ftl")):
        page = pages[path.relative_to(HOME).as_posix().replace(f"words/{language}/", "")] = {}
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in page, f"{path}: {entry.id.name} is written twice"
                assert entry.value is not None
                variables = Variables()
                variables.visit(entry)
                page[entry.id.name] = frozenset(variables.found)
    return pages


@cache
def everything() -> dict[str, frozenset[str]]:
    return {name: facts for page in entries("en").values() for name, facts in page.items()}


@cache
def any_facts(value: int) -> dict[str, int]:
    """Any values for the variables of a message."""
    return dict.fromkeys({"command"}.union(*everything().values()), value)


def test_seven_languages_are_spoken() -> None:
    assert set(languages()) == set(OURS)


def test_no_message_is_written_on_two_pages() -> None:
    assert sum(len(page) for page in entries("en").values()) == len(everything())


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_written_in_every_language(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert list(other) == list(english)
    for page in english:
        assert set(english[page]) - set(other[page]) == set(), f"missing in {language}/{page}"
        assert set(other[page]) - set(english[page]) == set(), f"nobody says this any more: {language}/{page}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_tells_the_same_facts(language: str) -> None:
    english, other = entries("en"), entries(language)
    differing = {
        name: (sorted(facts), sorted(other[page][name]))
        for page, messages in english.items()
        for name, facts in messages.items()
        if other[page][name] != facts
    }
    assert differing == {}


@pytest.mark.parametrize("language", OURS)
def test_every_message_can_be_said_of_any_number(language: str) -> None:
    words = bundle(language)
    for name, facts in everything().items():
        pattern = words.get_message(name).value
        for amount in (0, 1, 2) if facts else (1,):
            text, problems = words.format_pattern(pattern, any_facts(amount))
            assert problems == [], (name, problems)
            assert "{" not in text.replace("{}", ""), (name, text)


@pytest.mark.parametrize("language", OURS)
def test_the_help_page_reads_the_same_without_fluent(language: str) -> None:
    messages = plain_messages(language)
    assert set(messages) == set(entries("en")[PAGE])
    for name, text in messages.items():
        assert say(name, language) == text


def test_every_message_is_said_somewhere() -> None:
    pages = {page: names for page, names in entries("en").items() if not page.endswith("rules.ftl")}  # they are looked up by id
    assert [name for names in pages.values() for name in names if not is_used(name)] == []


def test_everything_that_is_said_is_written() -> None:
    said = spoken()
    assert len(said) > 300
    assert sorted(name for name in said if not has_words(name)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_no_copy_of_english(language: str) -> None:
    """Names, keys and single words may be the same; sentences are not."""
    english, other = bundle("en"), bundle(language)
    for name in everything():
        sentence, _ = english.format_pattern(english.get_message(name).value, any_facts(2))
        copy, _ = other.format_pattern(other.get_message(name).value, any_facts(2))
        if len(sentence.split()) > 5:
            assert sentence != copy, name


class Readers(Visitor):
    """The variables of a message that can be the reader: the variants of `$you`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "you":
            self.found |= {variant.key.name for variant in node.variants if not variant.default}
        self.generic_visit(node)


@pytest.mark.parametrize("language", OURS)
def test_you_is_somebody_the_message_speaks_of(language: str) -> None:
    asked = 0
    for path in sorted(HOME.rglob(f"words/{language}/*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or "you" not in everything()[entry.id.name]:
                continue
            readers = Readers()
            readers.visit(entry)
            assert readers.found, f"{language}: {entry.id.name} never says “you”"
            assert readers.found <= everything()[entry.id.name], f"{language}: {entry.id.name} takes somebody else for the reader"
            asked += 1
    assert asked > 60
