"""The analysis page: complete, self-contained, and safe against names with markup."""

import random
import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from jollyroll.coach import Analysis, analyse
from jollyroll.coach.graph import MOST_NAME, short, spaced
from jollyroll.coach.graph import GraphFrame as Drawing
from jollyroll.coach.markup import joined, tag
from jollyroll.coach.page import page
from jollyroll.kit import built_in
from jollyroll.match import Match, Seat
from tests.coach.paper import on_paper
from tests.match.playing import played, start, step

HOSTILE = [
    "<script>alert 1</script>",
    '"onload="x',
    "<img src=x onerror=1>",
    "</style><b>",
    "&lt &amp &#60",
    "${7*7}{ $name }",
    "'--",
]


class Reader(HTMLParser):
    """Collects the contents of the page."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def analysed(match: Match) -> Analysis:
    with on_paper():
        return analyse(match)


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("most", [0, 3, 90])
def test_the_page_is_whole_and_needs_nothing_else(game: str, most: int) -> None:
    match = played(game, 3, most, 0.02)
    text = page(analysed(match))
    reader = Reader(text)
    assert not reader.open
    assert not [name for name, _ in reader.tags if name in ("script", "link", "img", "iframe", "object", "embed", "form", "base")]
    assert not re.search(r"https?:|//|url\(|@import|javascript:|\bon\w+=", text)
    assert not [attributes for _, attributes in reader.tags if "style" in attributes], "the policy would not let them count"
    policies = [meta["content"] for meta in reader.named("meta") if meta.get("http-equiv") == "Content-Security-Policy"]
    assert len(policies) == 1
    assert "default-src 'none'" in str(policies[0])
    assert "unsafe" not in str(policies[0])


def test_the_page_can_be_read_by_those_who_do_not_see_it() -> None:
    reader = Reader(page(analysed(played("kg", 11, 200))))
    assert reader.named("html")[0]["lang"] == "en"
    assert len(reader.named("h1")) == 1
    assert reader.named("h2")
    assert len(reader.named("caption")) == len(reader.named("table")) == 3
    assert all("scope" in head for head in reader.named("th"))
    ids = [attributes["id"] for _, attributes in reader.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    pictures = [svg for svg in reader.named("svg") if svg.get("aria-hidden") != "true"]
    assert len(pictures) == 2
    for attributes in (*pictures, *reader.named("section")):
        assert all(key in ids for key in str(attributes["aria-labelledby"]).split())


@pytest.mark.parametrize("name", HOSTILE)
def test_names_stay_names(name: str) -> None:
    match = start("kg", 5, 2)
    match = Match(match.game, match.option_texts, (Seat(name), Seat("Ben")), None, None)
    match.header["Place"] = name
    chance = random.Random(3)
    for _ in range(40):
        if not match.is_over:
            step(match, chance)
    plain = Match(match.game, match.option_texts, (Seat("Ana"), Seat("Ben")), None, None)
    plain.header["Place"] = "Ana"
    for event in match.events:
        plain.play(event)
    odd, usual = Reader(page(analysed(match))), Reader(page(analysed(plain)))
    assert [tag for tag, _ in odd.tags] == [tag for tag, _ in usual.tags]
    assert [sorted(attributes) for _, attributes in odd.tags] == [sorted(attributes) for _, attributes in usual.tags]
    assert any(name in words for words in odd.words)


def test_text_is_escaped_unless_it_is_markup() -> None:
    assert tag("p", "a < b & c", class_='"x"') == '<p class="&quot;x&quot;">a &lt; b &amp; c</p>'
    assert joined("<", tag("b", ">")) == "&lt;<b>&gt;</b>"


def test_names_at_the_ends_of_lines_do_not_overlap() -> None:
    drawing = Drawing(800, 300, 100, 20, "wide")
    for wanted in ([(260.0, 0), (260.0, 1), (260.0, 2)], [(14.0, 0), (14.0, 1)], [(100.0, 0), (105.0, 1), (250.0, 2)]):
        places = sorted(spaced(wanted, drawing).values())
        assert all(below - above >= 15.9 for above, below in pairwise(places))
        assert places[-1] <= drawing.y(0) + 0.1
    assert len(short("x" * 40)) == MOST_NAME
