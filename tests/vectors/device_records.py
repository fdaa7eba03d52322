"""Whole records of version 2 among the test vectors: valid games and manipulated ones."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from jollyroll.kit import NOBODY
from jollyroll.match import Match, Record
from jollyroll.match.dealing import dealt
from jollyroll.match.devices import NO_DEVICES, DeviceLinks
from jollyroll.match.fair import Opening
from jollyroll.match.game_mark import game_mark
from jollyroll.match.record import CHANCE, openings_of
from jollyroll.match.replay import replay
from tests.match.device_games import play_on, sit_down
from tests.vectors.records import other_last, with_chain, with_opening
from tools.device_table import DeviceTable


def moves(table: DeviceTable, most: int) -> DeviceTable:
    """This many events, reproducibly."""
    return play_on(table, most, random.Random("vectors"))


def links_of(record: Record, throw: int) -> DeviceLinks:
    """The devices' links of this throw, counted from 1."""
    opening = openings_of(record.events)[throw - 1]
    assert opening
    return opening.devices


def with_links(record: Record, throw: int, **changes: Any) -> Record:
    """The record with other links in a throw."""
    return with_opening(record, throw, lambda opening: opening._replace(devices=opening.devices._replace(**changes)))


def thrown_anew(record: Record, throw: int, change: Callable[[DeviceLinks], DeviceLinks]) -> Record:
    """The record up to this throw, forged with other links by somebody who knows them, and the resulting dice."""
    assert record.fair
    places = [place for place, event in enumerate(record.events) if event.kind == CHANCE]
    opening = record.events[places[throw - 1]].opening
    found = record.fair.place(throw - 1)
    assert opening
    assert found
    match = replay(record, places[throw - 1])
    changed = Opening(opening.link, devices=change(opening.devices))
    match.apply_outcome(*dealt(match, record.fair.joint(found.chain, openings_of(record.events)), found.roll, changed))
    match.fair = record.fair
    return match.record


def without_thrower(links: DeviceLinks) -> DeviceLinks:
    return links._replace(thrower=NOBODY, thrower_link=b"")


def without_witness(links: DeviceLinks) -> DeviceLinks:
    return links._replace(witness=NOBODY, witness_link=b"")


def late_table() -> DeviceTable:
    """Two seats; the second one seals its chain anew after some throws."""
    table = moves(sit_down("kings_gold", ["a", "b"]), 8)
    table.seal_late("b")
    return table


def sound() -> dict[str, Record]:
    """Valid games."""
    three = sit_down("kings_gold", ["a", "b", "c"])
    three.away = {"b"}
    left = moves(sit_down("kings_gold", ["a", "b", "c"]), 9)
    left.leave(1)
    absent = DeviceTable(Match.start("kings_gold", ["Ana", "Ben"], options={"first_player": "host"}, host=0), ["a", "b"])
    absent.absent = {1}
    alone = sit_down("kings_gold", ["a", "", ""], bots=[1])
    return {
        "two devices": moves(sit_down("kings_gold", ["a", "b"]), 30).match.record,
        "two devices, cards": moves(sit_down("piraten_kapern", ["a", "b"]), 24).match.record,
        "two devices, chests": moves(sit_down("oh_my_gold", ["a", "b"]), 40).match.record,
        "no devices": moves(sit_down("kings_gold", ["", ""]), 14).match.record,
        "one person, a bot, one without a chain": moves(alone, 30).match.record,
        "two on one device": moves(sit_down("kings_gold", ["a", "a", "b"]), 20).match.record,
        "a witness passed over": moves(three, 20).match.record,
        "a stand-in": moves(absent, 20).match.record,
        "somebody left": moves(left, 24).match.record,
        "a chain sealed late": moves(late_table(), 24).match.record,
        "chains that carry on": moves(sit_down("kings_gold", ["a", "b"], links=5), 30).match.record,
    }


def spoiled() -> dict[str, Record]:
    """Manipulated games."""
    good = sound()
    two, three, chests = good["two devices"], good["a witness passed over"], good["two devices, chests"]
    late, carried, bots = good["a chain sealed late"], good["chains that carry on"], good["one person, a bot, one without a chain"]
    shared = good["two on one device"]
    assert two.fair
    assert carried.fair
    seats = two.fair.chains[0].seats
    last = len(openings_of(two.events))
    dice = two.events[-1].text if two.events[-1].kind == CHANCE else ""
    ends = two if dice else replace(two, events=two.events[:-1], result=None)
    dice = ends.events[-1].text
    texts = [event.text for event in chests.events if event.kind == CHANCE]
    second = next(at for at, text in enumerate(texts, 1) if at > 5 and text[:6] == "locks:" and texts[at - 2][:5] == "find:")
    of_bot = next(at for at in range(1, 12) if links_of(bots, at).thrower == NOBODY)
    of_late = next(at for at, o in enumerate(openings_of(late.events), 1) if at > 8 and o and o.devices.thrower == 1)
    of_shared = next(at for at, o in enumerate(openings_of(shared.events), 1) if o and o.devices.thrower == 0)
    misplaced = carried.fair.chains[1]
    moved = tuple(seal._replace(after=seal.after - 1) for seal in misplaced.seals)
    chains = (carried.fair.chains[0], misplaced._replace(seals=moved), *carried.fair.chains[2:])
    assert last > 8
    return {
        "another die, version 2": other_last(ends, ("1" if dice[0] != "1" else "2") + dice[1:]),
        "another link of the thrower": with_links(two, 4, thrower_link=bytes(32)),
        "another link of the witness": with_links(two, 4, witness_link=bytes(32)),
        "another link of the server": with_opening(two, 4, lambda opening: opening._replace(link=bytes(32))),
        "the witness throws": thrown_anew(
            two, 4, lambda old: DeviceLinks(old.witness, old.witness_link, old.thrower, old.thrower_link)
        ),
        "another witness": thrown_anew(three, 4, lambda old: old._replace(witness=old.passed[0], passed=())),
        "nobody was passed over": with_links(three, 4, passed=()),
        "somebody else was passed over": with_links(three, 4, passed=(0,)),
        "a witness left out": thrown_anew(two, 4, without_witness),
        "a witness of the same device": thrown_anew(shared, of_shared, lambda old: old._replace(witness=1, passed=())),
        "a bot as thrower": thrown_anew(bots, of_bot, lambda old: old._replace(thrower=1, thrower_link=bytes(32))),
        "two pairs of links in one action": thrown_anew(chests, second, lambda old: NO_DEVICES),
        "a late chain alone": thrown_anew(late, of_late, lambda old: without_witness(old)._replace(passed=(0,))),
        "chains of two seats exchanged": with_chain(
            two, seats=(seats[0]._replace(chain=seats[1].chain), seats[1]._replace(chain=seats[0].chain))
        ),
        "a seat without its chain": with_chain(two, seats=(seats[0]._replace(chain=b""), seats[1])),
        "a chain of a device for the next chain, sealed elsewhere": replace(carried, fair=replace(carried.fair, chains=chains)),
    }


def device_records() -> dict[str, tuple[Record, str]]:
    """All of them by name, with the mark noted by a player."""
    good = sound()
    two = good["two devices"]
    assert two.fair
    marked = {name: (record, "") for name, record in {**good, **spoiled()}.items()}
    marked["the mark that was noted, version 2"] = two, two.fair.mark()
    marked["the mark of the whole game, version 2"] = two, game_mark(two)
    marked["the mark of the whole game, somebody passed over"] = (
        good["a witness passed over"],
        game_mark(good["a witness passed over"]),
    )
    marked["another mark, version 2"] = two, "0000 0000 0000"
    return marked
