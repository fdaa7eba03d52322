"""Other people at the table: spectators, rematches, changes of device, strange names."""

import re
import secrets
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.server.clients import Client
from tests.server.serving import ServerProcess
from tests.web.conftest import DESKTOP, PHONE, NewPlayer
from tests.web.fixed_table import FixedTable
from tests.web.held_seals import hold_back_seals
from tests.web.player import Player, play, wait_until
from tests.web.situations import Situations

DICE = "[...document.querySelectorAll('[aria-label=Dice] [data-pick]')].map((die) => die.ariaLabel.replace(/,.*/, '')).sort()"


def test_a_spectator_sees_everything_and_can_do_nothing(
    new_player: NewPlayer, situations: Situations, web_server: ServerProcess
) -> None:
    situation = situations.new_choosing("kings_gold")
    ana, eve = situation.go(new_player()), new_player(size=PHONE).open(situation.path)
    expect(eve.page.get_by_text("You’re watching.")).to_be_visible()
    expect(ana.page.get_by_text("one spectator")).to_have_count(1)
    for _ in range(4):
        assert play(ana, presses=1) == 1
        expect(ana.page.locator("[data-act]:enabled").first).to_be_visible()
        eve.until(f"(dice) => JSON.stringify({DICE}) === dice", ana.page.evaluate(f"JSON.stringify({DICE})"))
        expect(eve.page.locator("[data-act]:enabled, [data-pick]:enabled")).to_have_count(0)
    assert f"jollyroll/table/{situation.table}" not in eve.kept()
    assert web_server.get(f"/api/tables/{situation.table}")["now"]["seat"] == 0


def test_another_game_with_the_same_people(new_player: NewPlayer, situations: Situations) -> None:
    for_ana, for_ben = situations.over_for_both("kings_gold")
    ana, ben = new_player(), new_player(size=PHONE)
    seals = hold_back_seals(ben.page)
    for_ana.go(ana)
    for_ben.go(ben)
    expect(ben.button("Play again")).to_be_visible()
    ana.button("Play again").click()
    ben.button("Join the next game").click()
    for player in (ana, ben):
        expect(player.page.get_by_role("heading", name="Who’s playing?")).to_be_visible()
        expect(player.page.get_by_text("(you)")).to_be_visible()
    assert ana.table == ben.table != for_ana.table
    expect(ana.button("Start the game")).to_be_disabled()
    expect(ana.page.get_by_text("Not here yet: Ben")).to_be_visible()
    ana.page.get_by_label("Time per decision").select_option("300")
    expect(ben.page.get_by_text("300 seconds")).to_be_visible()
    wait_until(ana.page, lambda: seals, lambda: "Ben seals nothing")
    (seal,) = seals  # once, although others did something meanwhile
    seal[0].send(seal[1])
    ana.button("Start the game").click()
    assert play(ana, ben, presses=4) == 4
    for player in (ana, ben):
        assert not player.over


def test_who_waits_for_somebody_sees_what_will_happen(new_player: NewPlayer) -> None:
    ana = new_player(size=PHONE)
    table = FixedTable(ana, "kg us: coins 10 10 8, box 30, king 2, seat 2", seat=0)
    turn = ana.page.locator("main .turn")
    expect(turn).not_to_contain_text("disconnected")
    table.gone(1)
    expect(turn).to_contain_text(re.compile(r"disconnected: a bot takes over in (60|5\d) seconds"))
    table.gone(0, 1)
    expect(turn).to_contain_text("disconnected: a bot takes over in")  # a third person is there
    table.gone(0, 1, 2)
    expect(turn).to_contain_text("disconnected: the game waits")
    table.show("kg us: coins 10 10 8, box 30, king 2, seat 1")  # Ana’s own turn, and the server has not seen her come back yet
    table.gone(0, 1)
    expect(ana.page.locator("[data-place=seat-2]")).to_contain_text("disconnected")
    expect(turn).to_contain_text("Your turn")
    assert "disconnected" not in turn.inner_text()
    assert "disconnected" not in ana.page.locator("[data-place=seat-1]").inner_text()


def test_a_seat_moves_to_another_device(new_player: NewPlayer, situations: Situations) -> None:
    situation = situations.new_choosing("kings_gold")
    ana = situation.go(new_player(permissions=["clipboard-read", "clipboard-write"]))
    ana.button("Menu").click()
    ana.button("Move my seat to another device").click()
    ana.button("Copy").click()
    expect(ana.button("Copied")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert "#take=" in link
    assert link.partition("#take=")[2] not in ana.page.content()

    phone = new_player(size=PHONE).open(link)
    expect(phone.page.locator("[data-act]:enabled").first).to_be_visible()
    expect(phone.page).to_have_url(re.compile(f"{situation.path}$"))
    expect(ana.page.get_by_text("You’re watching.")).to_be_visible()
    assert play(phone, presses=1) == 1
    phone.page.reload()
    expect(phone.page.get_by_text("You’re watching.")).to_have_count(0)
    assert play(phone, presses=1) == 1
    expect(phone.button("came out of the sealed envelope", exact=False)).to_be_visible()

    late = new_player().open(link)
    expect(late.page.get_by_role("alert").filter(has_text="link")).to_be_visible()
    expect(late.page.get_by_text("You’re watching.")).to_be_visible()


# Storage events of other tabs are cut off in both directions, as if very slow.
APART = """() => {
  const own = { ...localStorage };
  Storage.prototype.getItem = (name) => own[name] ?? null;
  Storage.prototype.setItem = (name, value) => void (own[name] = value);
  addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
}"""


def test_two_tabs_at_a_table_whose_host_does_not_show_the_seed(new_player: NewPlayer, tmp_path: Path) -> None:
    """Everybody must seal anew, and both tabs do so automatically, before either knows what the other has stored."""
    with ServerProcess(tmp_path, {"REVEAL_WITHIN": 4}) as server:
        opened = server.open("kg")
        with Client(server, opened["table"], host=opened["host"]) as ben:
            ana = new_player(port=server.port).open(f"/t/{opened['table']}").sit("Ana")
            other = Player(ana.page.context.new_page()).open(f"/t/{opened['table']}")
            expect(other.page.get_by_text("(you)")).to_be_visible()
            other.page.evaluate(APART)
            ben.sit(1, "Ben")
            ben.do("start")
            ben.wait(lambda: ben.table["restarts"] == 1)
            ben.wait(lambda: ben.table["seats"][0]["sealed"])
            ben.seeds[1] = secrets.token_bytes(32)
            ben.sit(1, "Ben")
            ben.do("start")
            ben.reveal()
            ben.wait(lambda: ben.now)
            luck = Random(1)
            while not any('"seat":0,"by":"person"' in event for event in ben.raw[-20:]):
                if not ben.act(luck):
                    play(ana, presses=1)
                    ben.receive()
            for player in (ana, other):
                expect(player.button("came out of the sealed envelope", exact=False)).to_be_visible()
                player.page.reload()
                expect(player.button("came out of the sealed envelope", exact=False)).to_be_visible()
        assert server.stop() == 0


PLAIN_HTTP = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"  # as browsers do there


def pasted(player: Player) -> str:
    """The last copied text."""
    player.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<textarea id=pasted></textarea>')")
    player.page.locator("#pasted").focus()
    player.page.keyboard.press("Control+V")
    return str(player.page.evaluate("{const field = document.querySelector('#pasted'); field.remove(); field.value}"))


def test_an_address_is_copied_over_plain_http(new_player: NewPlayer) -> None:
    ana = new_player()
    ana.page.add_init_script(PLAIN_HTTP)
    path = ana.with_friends("King's Gold")
    ana.button("Copy").click()
    expect(ana.button("Copied")).to_be_focused()
    assert pasted(ana).endswith(path)
    ana.sit("Ana")
    ana.button("Menu").click()
    ana.button("Move my seat to another device").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy", exact=True).click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_focused()
    ana.page.keyboard.press("Escape")
    assert f"{path}#take=" in pasted(ana)


def test_an_address_that_cannot_be_copied_is_there_to_be_copied_by_hand(new_player: NewPlayer) -> None:
    ana = new_player()
    ana.page.add_init_script(f"{PLAIN_HTTP}; document.execCommand = () => false")
    path = ana.with_friends("King's Gold")
    ana.button("Copy").click()
    address = ana.page.get_by_label("Link", exact=True)
    expect(address).to_be_visible()
    assert ana.page.evaluate("getSelection().toString()").endswith(path)
    assert address.input_value().endswith(path)


def test_a_seat_that_moves_before_the_game_is_played_on_the_other_device(new_player: NewPlayer) -> None:
    ana = new_player(permissions=["clipboard-read", "clipboard-write"])
    ana.with_friends("King's Gold")
    ana.sit("Ana")
    ana.button("Fill the empty seats with bots").click()
    ana.button("Menu").click()
    ana.button("Move my seat to another device").click()
    ana.button("Copy").click()
    expect(ana.button("Copied")).to_be_visible()
    phone = new_player(size=PHONE)

    def slow(route: Route) -> None:
        """The device has the seat before the server shows one."""
        phone.page.wait_for_timeout(500)
        route.continue_()

    phone.page.route("**/api/games", slow)
    phone.open(ana.page.evaluate("navigator.clipboard.readText()"))
    expect(phone.page.get_by_text("(you)")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_text("(you)")).to_have_count(0)
    ana.button("Start the game").click()
    assert play(phone, presses=3) == 3
    for player in (ana, phone):
        expect(player.button("came out of the sealed envelope", exact=False)).to_be_visible()


def test_two_tabs_on_one_device_put_in_the_same(new_player: NewPlayer, situations: Situations) -> None:
    """At a rematch both seal a seed automatically, and one of them comes too late."""
    for_ana, for_ben = situations.over_for_both("kings_gold")
    ana, ben = for_ana.go(new_player()), for_ben.go(new_player(size=PHONE))
    seals = hold_back_seals(ana.page.context)
    ana.page.reload()
    other = Player(ana.page.context.new_page()).open(for_ana.path)
    ana.button("Play again").click()
    for player in (other, ben):
        player.button("Join the next game").click()
    for player in (ana, other, ben):
        expect(player.page.get_by_text("(you)")).to_be_visible()
    wait_until(ana.page, lambda: len(seals) == 2, lambda: seals)
    for server, seal in seals:
        server.send(seal)
    ana.button("Start the game").click()
    assert play(ana, ben, presses=4) == 4
    for player in (ana, other):
        expect(player.button("came out of the sealed envelope", exact=False)).to_be_visible()
        player.page.reload()
        expect(player.button("came out of the sealed envelope", exact=False)).to_be_visible()
    assert len(seals) == 2


# A name and the text after it in the layout: each by its left and right edge.
EDGES = """(name) => {
  const walker = document.createTreeWalker(document.querySelector("[role=log]"), NodeFilter.SHOW_TEXT);
  const edges = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const box = range.getBoundingClientRect();
    return [box.left, box.right];
  };
  while (walker.nextNode()) {
    const at = walker.currentNode.data.indexOf(name), end = at + name.length;
    const after = walker.currentNode.data.slice(end).search(/[a-z]/);
    const node = walker.currentNode;
    if (at >= 0 && after >= 0) return { name: edges(node, at, end), after: edges(node, end + after, end + after + 2) };
  }
}"""


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=e>", "{ $amount } <b>bold</b>", "</script><svg/onload=x>", "\u05d0\u05d1\u05d2 7"]
)
def test_a_name_is_a_name(new_player: NewPlayer, name: str) -> None:
    ana = new_player(size=DESKTOP)
    path = ana.with_friends("King's Gold")
    ana.sit(name)
    ana.button("Fill the empty seats with bots").click()
    ana.button("Start the game").click()
    eve = new_player().open(path)  # to whom Ana is not "you"
    expect(eve.page.get_by_text("You’re watching.")).to_be_visible()
    play(ana, presses=1)
    for player, said in ((ana, "You"), (eve, name)):
        expect(player.page.locator("[data-place=seat-1]")).to_contain_text(said)
        assert player.page.locator("main b, main img, main svg[onload]").filter(has_text="bold").count() == 0
        assert player.page.evaluate("[...document.images].every((image) => image.src.includes('/api/'))")
    expect(eve.page.locator("[role=log]")).to_contain_text(name)
    edges = eve.page.evaluate(EDGES, name)
    assert edges["name"][1] <= edges["after"][0] + 1, "the words after it stand after it, whichever way it is read"


@pytest.mark.parametrize("name", ["A\u202ena", "A\u200bna", "\u2066A", "\u3164"])
def test_a_name_with_letters_that_nobody_sees_is_refused_with_a_sentence(new_player: NewPlayer, name: str) -> None:
    ana = new_player(size=PHONE)
    ana.with_friends("King's Gold")
    form = ana.page.locator("form").last
    form.get_by_label(re.compile("name")).fill(name)
    form.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator("#sit-problem")).to_be_visible()
    assert not ana.page.locator("#sit-problem").inner_text().isspace()
    expect(form.get_by_role("button", name="Sit down")).to_be_visible()
