"""The rules card: sentences first, and their rules behind a link."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.posed import GAMES

ID = re.compile(r"\b(KG|PK|OMG|DIG)-[A-Z]?\d")


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_rules_stand_behind_a_word(new_player: NewPlayer, game: str) -> None:
    player = new_player(size=DESKTOP)
    FixedTable(player, GAMES[game], seat=0)
    card = player.page.locator("aside.right .rules")
    expect(card).to_be_visible()
    cited, opened = card.get_by_role("button", name=re.compile("^rules?$")), card.locator(".rule")
    for section in card.locator("summary").all()[1:]:
        assert not ID.search(card.inner_text())
        expect(cited).not_to_have_count(0)
        for word in cited.all():
            assert re.match(r"\((rules?)\)", word.locator("..").inner_text())
            word.click()
            expect(opened).not_to_have_count(0)  # their texts are fetched with the first
            ids = [re.match(r"\w+-\w+", rule) for rule in opened.all_inner_texts()]
            assert len({found[0] for found in ids if found}) == opened.count() > 0
            assert word.get_attribute("title") == ", ".join(dict.fromkeys(found[0] for found in ids if found))
            assert (word.inner_text() == "rule") == (opened.count() == 1)
            word.click()
            expect(opened).to_have_count(0)
        section.click()
