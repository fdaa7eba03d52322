"""What a device keeps of a table."""

from playwright.sync_api import Route, expect

from tests.server.serving import ServerProcess
from tests.web.conftest import Sit
from tests.web.player import patiently
from tests.web.situations import Situation, Situations
from tests.web.wire import Wire


def test_a_key_that_opens_nothing_is_put_away_while_the_network_comes_and_goes(
    person: Sit, situations: Situations, house: ServerProcess
) -> None:
    with Wire(house.port) as wire:
        ana, asked = person(port=wire.port), list[Route]()
        ana.page.route("**/do", lambda route: asked.append(route))
        Situation(situations.open_table().table, {"host": None, "tokens": {"0": "A" * 22}}).go(ana)
        patiently(ana.page, lambda: asked, lambda: "the key is not asked about")
        wire.lose()
        wire.cut, wire.silent = False, True
        patiently(ana.page, lambda: b"GET /ws/" in wire.asked, lambda: wire.asked)
        asked[0].fulfill(status=403, json={"refused": "bad-token", "say": "", "reason": "", "rule": ""})
        ana.until("() => !localStorage[`jollyroll/table/${location.pathname.slice(3)}`].includes('AAA')")
        wire.lose()
        wire.mend()
        ana.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.page.get_by_text("Connection lost")).to_have_count(0)
        ana.sit("Ana")
