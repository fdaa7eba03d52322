"""Several people pass one device round."""

from itertools import pairwise

from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, Sit
from tests.web.player import play


def test_two_people_share_one_phone(person: Sit, house: ServerProcess) -> None:
    us = person(size=PHONE)
    us.with_friends("King's Gold")
    us.sit("Ana")
    us.button("Somebody else plays on this device too").click()
    us.sit("Ben")
    us.button("Start the game").click()
    play(us)
    handed = [said for said in us.pressed if said.startswith("I am")]
    assert len(handed) > 6
    assert all(one != two for one, two in pairwise(handed))
    assert set(handed) == {"I am Ana", "I am Ben"}
    (winner,) = house.get(f"/api/tables/{us.table}")["now"]["result"]["winners"]
    expect(us.page.locator("#headline")).to_have_text(("Ana wins!", "Ben wins!")[winner])
    assert us.scrolled == set()
