"""The checks of the documents find errors, and only errors."""

from pathlib import Path

import pytest

from tools.documents import pages
from tools.documents.commands import wrong_commands
from tools.documents.links import wrong_links
from tools.site import navigation
from tools.site.sources import lay_out

DOCS = pages.DOCS


def page_of(text: str, tmp_path: Path) -> pages.Page:
    """A page as if it lay in docs/."""
    written = tmp_path / "written.md"
    written.write_text(text, encoding="utf-8")
    read = pages.read(written)
    return pages.Page(DOCS / "written.md", read.title, read.anchors, read.links, read.code)


@pytest.mark.parametrize(
    ("link", "wrong"),
    [
        ("[a](record.md)", ""),
        ("[a](record.md#the-json-form)", ""),
        ("[a](../README.md#the-games)", ""),
        ("[a](rules/)", ""),
        ("![a](pictures/roll.svg)", ""),
        ("[a](https://example.org/nowhere#at-all)", ""),
        ("`[a](nowhere.md)`", ""),
        ("[a](nowhere.md)", "there is no nowhere.md."),
        ("![a](pictures/nowhere.png)", "there is no pictures/nowhere.png."),
        ("[a](record.md#nowhere)", "record.md has no heading #nowhere."),
        ("[a](../run.py#nowhere)", "../run.py is no page, so it has no heading #nowhere."),
        ("[a](../../elsewhere.md)", "../../elsewhere.md lies outside the project."),
    ],
)
def test_a_link_leads_somewhere(link: str, wrong: str, tmp_path: Path) -> None:
    page = page_of(f"# Title\n\n{link}\n", tmp_path)
    assert list(wrong_links(page)) == ([f"docs/written.md:3: {wrong}"] if wrong else [])


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("`jollyroll`", ""),
        ("`jollyroll odds POSITION`", ""),
        ("`jollyroll --language fr games`", ""),
        ("    jollyroll simulate kings_gold --seat best --seat greedy --games 100", ""),
        ("```sh\njollyroll replay FILE | less --nothing\n```", ""),
        ("```text\njollyroll sails\n```", ""),
        ("    python3 run.py terminal            asks --everything", ""),
        ("`python3 run.py play --host 0.0.0.0`", ""),
        ("`python3 run.py docs site`", ""),
        ("`PYTEST_ADDOPTS=-x python3 run.py test tests/cli -k help`", ""),
        ("`jollyroll sail`", "there is no command sail."),
        ("`jollyroll odds --sail POSITION`", "odds has no option --sail."),
        ("```console\n$ jollyroll games\n$ jollyroll replay --sail\n```", "replay has no option --sail."),
        ("`python3 run.py sail`", "run.py has no command sail."),
        ("`python3 run.py simulate --sail`", "simulate has no option --sail."),
        ("`python3 run.py bench sails`", "bench knows no sails."),
        ("`python3 run.py docs sails`", "docs knows no sails."),
    ],
)
def test_a_command_can_be_typed(typed: str, wrong: str, tmp_path: Path) -> None:
    found = list(wrong_commands(page_of(typed, tmp_path)))
    assert [problem.rpartition(": ")[2] for problem in found] == ([wrong] if wrong else [])


def test_headings_are_anchors_but_not_what_stands_in_code(tmp_path: Path) -> None:
    text = (
        "# King's Gold\n\n## The `--dice` option\n\n## Twice\n\n## Twice\n\n```jolly\n# Ben stops.\n```\n\n<a id='by-hand'></a>\n"
    )
    page = page_of(text, tmp_path)
    assert page.title == "King's Gold"
    assert page.anchors == {"kings-gold", "the---dice-option", "twice", "twice-1", "by-hand"}


def test_every_page_that_a_chapter_names_is_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    names = [path.relative_to(pages.ROOT).as_posix() for path in pages.paths()]
    assert navigation.missing(names) == []
    monkeypatch.setattr(navigation, "CHAPTERS", (navigation.Chapter("Play", ("docs/sunk.md", "docs/*.md")),))
    with pytest.raises(SystemExit, match=r"docs/sunk\.md"):
        lay_out(tmp_path)


def test_a_new_page_finds_its_chapter() -> None:
    names = [
        "docs/tutorials/sailing.md",
        "docs/tutorials/your-first-bot.md",
        "docs/sails.md",
        "docs/rules/sails.md",
        "SAILS.md",
        "docs/record.md",
    ]
    placed = {chapter.title: pages for chapter, pages in navigation.placed(names)}
    assert placed == {
        "Tutorials": ["docs/tutorials/your-first-bot.md", "docs/tutorials/sailing.md"],
        "Guides and reference": ["docs/record.md", "docs/sails.md"],
        "Rules": ["docs/rules/sails.md"],
        "The project": ["SAILS.md"],
    }
