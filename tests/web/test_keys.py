"""A device's storage for a table."""

from playwright.sync_api import Route, expect

from tests.server.serving import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.network import Network
from tests.web.player import wait_until
from tests.web.situations import Situation, Situations


def test_a_key_that_opens_nothing_is_put_away_while_the_network_comes_and_goes(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    with Network(web_server.port) as network:
        ana, asked = new_player(port=network.port), list[Route]()
        ana.page.route("**/do", lambda route: asked.append(route))
        Situation(situations.open_table().table, {"host": None, "tokens": {"0": "A" * 22}}).go(ana)
        wait_until(ana.page, lambda: asked, lambda: "the key is not asked about")
        network.lose()
        network.cut, network.silent = False, True
        wait_until(ana.page, lambda: b"GET /ws/" in network.asked, lambda: network.asked)
        asked[0].fulfill(status=403, json={"refused": "bad-token", "say": "", "reason": "", "rule": ""})
        ana.until("() => !localStorage[`jollyroll/table/${location.pathname.slice(3)}`].includes('AAA')")
        network.silent = False  # a connection begun from here on is cut, not left hanging
        network.lose()
        network.mend()
        ana.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.page.get_by_text("Connection lost")).to_have_count(0)
        ana.sit("Ana")
