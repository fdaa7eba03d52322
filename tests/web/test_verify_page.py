"""The standalone page that verifies a record: the vectors of tests/vectors, in a browser."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from jollyroll.match import Match, verify_page, write_json, write_text
from tests.web.browsers import Browsers

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "fair-dice.json").read_text(encoding="utf-8"))
SAYS = {
    "piraten kapern": "exactly what had been sealed",
    "another link": "its link does not fit",
    "who begins, drawn anew": "its nonce is not the one that follows",
    "two nonces in one action": "one and the same action",
    "a witness passed over": "was passed over as a witness",
    "another link of the witness": "the link of the witness",
    "a witness left out": "nobody witnessed it",
    "a chain sealed late": "sealed a new chain during the game",
    "no devices": "one program held all of it",
}
ALWAYS_SAID = "exactly what had been sealed"  # in every verdict without a finding


@pytest.mark.parametrize("name", SAYS)
def test_the_page_verifies_in_a_browser_without_a_network(browsers: Browsers, tmp_path: Path, name: str) -> None:
    vector = next(vector for vector in [*VECTORS["records"], *VECTORS["device_records"]] if vector["name"] == name)
    file = tmp_path / "verify.html"
    file.write_text(verify_page.verify_page(vector["record"]), encoding="utf-8")
    asked: list[str] = []
    with browsers.living().new_context(offline=True) as context:
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto(file.as_uri())
        expect(page.locator("section h2")).to_have_class(vector["status"])
        answer = page.locator("section").inner_html()
    assert answer.count("<tr") == 1 + vector["throws"] + vector["draws"] + len(vector["findings"])
    others = {said for said in SAYS.values() if said != SAYS[name]} - {ALWAYS_SAID}
    assert SAYS[name] in answer
    assert not any(said in answer for said in others)
    assert (ALWAYS_SAID in answer) == (vector["status"] == "verified")
    assert (f"device: {vector['witnessed']}." in answer) == (vector["witnessed"] > 0)
    assert asked == [file.as_uri()]


def test_the_page_says_when_dice_were_typed_by_hand(browsers: Browsers, tmp_path: Path) -> None:
    match = Match.start("kings_gold", ["Ana", "Ben"], options={"first_player": "host"}, host=0, header={"Dice": "manual"})
    match.apply_outcome("12KSX")
    file = tmp_path / "verify.html"
    with browsers.living().new_context(offline=True) as context:
        page = context.new_page()
        for write in (write_text, write_json):
            file.write_text(verify_page.verify_page(write(match.record)), encoding="utf-8")
            page.goto(file.as_uri())
            expect(page.locator("section h2")).to_have_class("nothing")
            expect(page.locator("section")).to_contain_text("typed in by hand")
