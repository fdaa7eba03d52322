"""Several people pass one device round."""

from itertools import groupby

import pytest
from playwright.sync_api import expect

from tests.server.serving import ServerProcess
from tests.web.conftest import PHONE, NewPlayer
from tests.web.player import GAMES, play_out
from tests.web.situations import Situations, history

# Records the turn announcements in large letters.
NOTE_CUES = """() => {
  window.cues = [];
  const note = () => {
    const cue = document.querySelector(".cue");
    if (cue && cue !== note.last) window.cues.push(cue.textContent);
    note.last = cue;
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  note();
}"""


@pytest.mark.parametrize("game", GAMES)
def test_two_people_share_one_phone(new_player: NewPlayer, situations: Situations, web_server: ServerProcess, game: str) -> None:
    """One game from its first roll to its last, the others from shortly before it: whose turn it is depends on turns alone."""
    us = new_player(size=PHONE)
    before = 0
    if game == "piraten_kapern":
        us.with_friends(GAMES[game])
        us.aim_at(1_000)
        us.sit("Ana")
        us.button("Add a player on this device").click()
        us.sit("Ben")
        us.button("Start the game").click()
        us.page.evaluate(NOTE_CUES)
    else:
        late = situations.late_on_one_device(game)
        before = len(history(web_server, late.table))
        us.page.add_init_script(f"addEventListener('DOMContentLoaded', {NOTE_CUES})")
        late.go(us)
        expect(us.page.get_by_role("list", name="At the table")).to_be_visible()
    play_out(us)
    acted = [event["seat"] for event in history(web_server, us.table)[before:] if event["kind"] == "played"]
    turns = [seat for seat, _ in groupby(acted)]
    assert [cue[:3] for cue in us.page.evaluate("window.cues")] == [("Ana", "Ben")[seat] for seat in turns]
    assert len(turns) > (0 if before else 2)
    named = [said for said in us.pressed if "Ana" in said or "Ben" in said]
    assert not [said for said in named if "rob " not in said.lower()], "nobody has to say that they have it in hand"
    winners = web_server.get(f"/api/tables/{us.table}")["now"]["result"]["winners"]
    said = "Ana and Ben share the victory" if len(winners) > 1 else ("Ana wins!", "Ben wins!")[winners[0]]
    expect(us.page.locator("#headline")).to_have_text(said)
