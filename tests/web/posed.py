"""Reproducible positions and games for pictures."""

from random import Random
from typing import Any

from playwright.sync_api import BrowserContext

from jollyroll.server.thinking.coach import advice_of
from tests.server.clients import Client
from tests.server.serving import ServerProcess
from tests.web.fixed_table import FixedTable
from tests.web.player import Player, passed, stopped, wait_until
from tests.web.situations import Situation

NAMES = ("Ana", "Greta", "Barnaby", "Lea")
GAMES = {
    "kings_gold": "kg us: coins 14 11 6, box 19, king 10, seat 1, dice 32SKX, rolls 2",
    "piraten_kapern": "pk book: scores 3300 6300 4100, seat 1, final 2, card captain, dice GGDDWMPS, rolls 1",
    "oh_my_gold": "omg seafarers+seadogs: loot CCD/1 C/1 D/1 -, before CD+CC CDD CC DD, opened 1C 1D 1CC 2CC 2CD 2DD 3CCD 3CDD, "
    "row 1 2 3, top 2, turn 14, seat 1, dice CDWK, again",
}
LAST = "kg us: coins 24 20 8, box 2, king 6, seat 1, dice 2K1XX, rolls 2"
OVER = "kg us: coins 26 20 8, box 0, king 6, won 1"
TOLD = [
    {"rule": "KG-17", "what": "raid", "from": "box", "to": "seat-1", "amount": 2},
    {"rule": "KG-36", "what": "box-empty", "from": "", "to": "", "amount": 0},
]
NONCE = "0" * 32
FETCHED = 6_000  # milliseconds after which a page prefetches everything
WIDE = 1_080  # minimum pixels for rules and coach beside the table
WISE = (0.8, 0.6)  # the probability of each seat's best choice
# Pictures must not depend on the tilt of dice, on tips seen before, or on the progress of animations.
QUIET = """(() => {
  let state = 7;
  Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  localStorage.setItem("jollyroll/sound-offered", "true");
  const all = ["throw", "locked", "keep", "pair", "king", "card", "skulls", "rescue", "island", "again", "place"];
  localStorage.setItem("jollyroll/tips", JSON.stringify(["kg", "pk", "omg"].flatMap((game) => all.map((one) => `${game}-${one}`))));
})()"""
STILL = """(at) => document.getAnimations().forEach((one) => {
  one.pause();
  one.currentTime = at;
})"""


def player_in(context: BrowserContext) -> Player:
    """A player with reproducible randomness."""
    context.add_init_script(QUIET)
    return Player(context.new_page())


def show_game(player: Player, game: str) -> None:
    """A game in the middle of a turn, with the rules beside it where there is room."""
    FixedTable(player, GAMES[game], seat=0, names=NAMES, advise=advice_of)
    if (player.page.viewport_size or {"width": 0})["width"] >= WIDE:
        player.page.get_by_text("At this table:").first.wait_for()


def show_finale(player: Player) -> None:
    """The last coin has been taken, with the table still in view."""
    table = FixedTable(player, LAST, seat=0, names=NAMES)  # which waits for frames of the page's own time
    player.page.wait_for_timeout(FETCHED)
    player.page.clock.install()
    player.page.wait_for_load_state("networkidle")  # else the finale might be over before its parts are loaded
    stopped(player.page)  # and before the picture is taken
    table.play(OVER, {"choice": 0, "text": "stop", "form": {"kind": "stop"}, "told": TOLD})
    words = player.page.locator(".finale .who")
    wait_until(player.page, lambda: passed(player.page, 50) and words.count() > 0, player.page.aria_snapshot)
    player.page.evaluate(STILL, 900)


def finished_game(server: ServerProcess, seed: int = 5) -> Situation:
    """A finished game of two with typed dice; the visitor is the first of them."""
    luck = Random(seed)
    opened = server.open("kg", ("free", "free"), dice="manual", coach="always", options={"first_player": "host"})
    with Client(server, opened["table"], host=opened["host"]) as client:
        for seat in range(2):
            client.tokens.append(client.do("sit", seat=seat, name=NAMES[seat])["token"])
        client.do("start")
        client.wait(lambda: client.now)
        while step(client, luck):
            pass
    return Situation(client.table_id, {"host": client.host, "tokens": {"0": client.tokens[0]}})


def step(client: Client, luck: Random) -> bool:
    """Type an outcome, or choose, mostly as the coach would. Returns whether the game goes on."""
    now: dict[str, Any] = client.now or {}
    seq = client.seq
    if now["waits"] == "nothing":
        return False
    if now["waits"] == "outcome":
        expected: dict[str, Any] = now["expected"]
        fallen = "".join(luck.choice(expected["faces"]) for _ in range(expected["dice"]))
        client.do("outcome", at=seq, outcome=fallen or luck.choice(expected["draws"])["text"], nonce=NONCE)
    else:
        seat = now["seat"]
        odds = client.do("coach", at=seq)["advice"]["odds"]
        best = sorted(odds, key=lambda one: (-round(one["shares"][seat], 6), one["number"]))
        choice = best[0] if luck.random() < WISE[seat] else luck.choice(best[:4])
        client.do("choose", seat=seat, at=seq, choice=choice["number"], nonce=NONCE)
    client.wait(lambda: client.seq > seq)
    return True
