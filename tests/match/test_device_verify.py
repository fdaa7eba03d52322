"""Verification of fair dice of version 2: no change goes unnoticed."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.dice.chain import Chain
from jollyroll.kit import NOBODY, Refused, built_in
from jollyroll.match import Match, Record, Seat, read_record, write_json, write_text
from jollyroll.match.devices import NO_DEVICES, DeviceChain, DeviceLinks, counted
from jollyroll.match.fair import FairDice, Opening
from jollyroll.match.game_mark import game_mark
from jollyroll.match.record import CHANCE, openings_of
from jollyroll.match.report import FAILED, VERIFIED, Report
from jollyroll.match.verify import verify
from jollyroll.match.witnesses import possible_witnesses
from tests.match.device_games import device_record, move, play_on, sit_down, wild_game
from tests.vectors.device_records import sound, spoiled, with_links
from tests.vectors.records import with_chain, with_opening


def codes(report: Report) -> set[str]:
    return {finding.code for finding in report.discrepancies}


def remarks(report: Report) -> dict[str, dict[int, str]]:
    """The remarks on each seat, by code."""
    by_code: dict[str, dict[int, str]] = {}
    for remark in report.remarks:
        by_code.setdefault(remark.code, {})[remark.seat] = remark.shown
    return by_code


def used(record: Record) -> list[Opening]:
    return [opening for opening in openings_of(record.events) if opening]


# honest games


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("devices", [("a", "b"), ("a", "b", "c")])
def test_a_game_is_verified_whole_and_in_every_part(game: str, devices: tuple[str, ...]) -> None:
    record = device_record(game, 1, 300, devices)
    for upto in (1, 7, len(record.events)):
        report = verify(replace(record, events=record.events[:upto], result=None))
        assert (report.status, report.discrepancies, report.remarks) == (VERIFIED, [], [])
        assert report.witnessed == len(report.checked) > 0
    assert {opening.nonce for opening in used(record)} == {b""}
    assert record.fair
    assert report.marks == [record.fair.mark()]
    assert len(report.marks[0].replace(" ", "")) == len(game_mark(record).replace(" ", "")) == 32


def test_both_written_forms_verify() -> None:
    record = device_record("piraten_kapern", 2)
    for text in (write_text(record), write_json(record)):
        assert verify(read_record(text)).status == VERIFIED


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.sampled_from(built_in()), st.integers(0, 10**6))
def test_honest_games_verify_whatever_the_devices_do(game: str, seed: int) -> None:
    record = wild_game(game, seed, 80).match.record
    report = verify(record)
    assert report.discrepancies == []
    openings = used(record)
    unwitnessed = sum(opening.devices.witness == NOBODY for opening in openings)
    remarked = remarks(report)
    assert report.witnessed == len(openings) - unwitnessed
    if "one-program" in remarked:
        assert unwitnessed == len(openings)
    else:
        assert remarked.get("unwitnessed", {0: "0"}) == {0: str(unwitnessed)}
    passed = {seat + 1 for opening in openings for seat in opening.devices.passed}
    assert set(remarked.get("passed-over", {})) == passed


@pytest.mark.parametrize("links", [1, 2, 5, 70])
def test_used_up_chains_are_continued_with_new_chains_of_all_devices(links: int) -> None:
    record = device_record("kings_gold", 3, 120, ("a", "b"), links)
    assert record.fair
    assert len(record.fair.chains) > (1 if links == 70 else 5)
    assert all(len(chain.seals) == 2 for chain in record.fair.chains[1:])
    report = verify(record)
    assert (report.discrepancies, report.remarks) == ([], [])


def test_a_device_that_seals_nothing_for_the_next_chain_puts_nothing_in() -> None:
    table = sit_down("kings_gold", ["a", "b"], links=9)
    table.away = {"b"}
    play_on(table, 60, random.Random(4))
    table.away = set()
    second = {opening.devices.witness for opening in used(table.match.record)[9:18]}
    assert second <= {0, NOBODY}
    assert verify(table.match.record).status == VERIFIED


def test_one_action_has_one_pair_of_links_also_over_the_end_of_a_chain() -> None:
    """Locks and treasures follow a choice; with chains of one to nine links, every place within an action is the end of one."""
    for links in range(1, 10):
        table = play_on(sit_down("oh_my_gold", ["a", "b"], links=links), 200, random.Random(5))
        pairs = Counter(opening.devices for opening in used(table.match.record))
        assert max(pairs.values()) > 2
        assert verify(table.match.record).status == VERIFIED


# who witnesses


def held(*names: str) -> list[DeviceChain | None]:
    """Chains by name, one per seat; a star makes it a late one."""
    return [DeviceChain(name[0].encode() * 32, 0, 9, "*" in name) if name else None for name in names]


@pytest.mark.parametrize(
    ("chains", "acting", "with_thrower", "asked"),
    [
        (("a", "b", "c"), 0, True, [1, 2]),
        (("a", "b", "c"), 1, True, [2, 0]),
        (("a", "b", "c"), 1, False, [2, 0]),  # a stand-in or the clock: not the seat's own device
        (("a", "b", "c"), NOBODY, False, [0, 1, 2]),
        (("a", "a", "b"), 0, True, [2]),
        (("a", "b", "b"), 0, True, [1]),  # a device is asked once
        (("", "b", "c"), 0, False, [1, 2]),
        (("a", "", "c"), 0, True, [2]),
        (("a", "b*", "c"), 0, True, [1, 2]),
        (("a", "b*", "c"), 0, False, [2]),  # it would be the only one
        (("a*", "b", "c"), NOBODY, False, [1, 2]),
        (("", "", ""), 0, False, []),
    ],
)
def test_the_next_person_on_another_device_witnesses(
    chains: tuple[str, ...], acting: int, with_thrower: bool, asked: list[int]
) -> None:
    match = Match.start("kings_gold", ["Ana", "Ben", "Lea"])
    assert possible_witnesses(match, held(*chains), acting, with_thrower) == asked


def test_bots_and_those_who_left_do_not_witness() -> None:
    match = Match.start("kings_gold", ["Ana", Seat("Greta", "bot:random"), "Lea", "Ben"])
    match.leave(2)
    assert possible_witnesses(match, held("a", "b", "c", "d"), 0, True) == [3]
    assert possible_witnesses(match, held("a", "b", "c", "d"), 1, False) == [3, 0], "whoever runs a bot may witness for it"
    assert possible_witnesses(match, held("c", "", "c", "d"), 2, False) == [3], "not the device of whoever leaves"


def test_a_late_chain_of_the_thrower_does_not_count_alone() -> None:
    links = DeviceLinks(0, bytes(32), passed=(1,))
    assert counted(links, late_thrower=True) == DeviceLinks(passed=(1,))
    assert counted(links, late_thrower=False) == links
    both = DeviceLinks(0, bytes(32), 1, bytes(32))
    assert counted(both, late_thrower=True) == both


# chains of devices


def fair_with(links: int = 9) -> FairDice:
    return sit_down("kings_gold", ["a", "b"], links=links).fair


def test_a_chain_sealed_late_counts_from_the_next_throw_on() -> None:
    fair = fair_with().seal_late(1, bytes(32), 3)
    assert [chain and chain.late for chain in fair.device_chains(2)] == [False, False]
    assert [chain and chain.late for chain in fair.device_chains(3)] == [False, True]
    chain = fair.device_chains(5)[1]
    assert chain
    assert (chain.seal, chain.roll(6)) == (bytes(32), 3)


def test_a_chain_sealed_between_two_chains_counts_as_late() -> None:
    table = play_on(sit_down("kings_gold", ["a", "b"], links=3), 1, random.Random(6))
    while table.match.chance_count < 3:
        move(table, random.Random(6))
    before = table.fair.joint(1, openings_of(table.match.events))
    table.seal_late("b")
    assert table.fair.joint(1, openings_of(table.match.events)) == before
    assert table.fair.chains[1].seals[-1].after == 4
    play_on(table, 40, random.Random(6))
    assert verify(table.match.record).status == VERIFIED
    with pytest.raises(Refused):
        table.fair.seal_ahead(0, bytes(32), 10**6)


def test_a_chain_of_a_device_is_used_up_like_any() -> None:
    fair = fair_with(5).seal_late(1, bytes(32), 3)
    assert fair.with_chain(fair.chains[0]._replace(seats=(), after=4)).device_chains(7)[0] is None, "sealed at the start"
    carried = fair.with_chain(fair.chains[0]._replace(seats=(), seals=(), after=4))
    assert [bool(carried.device_chains(throws)[1]) for throws in (7, 8)] == [True, False]


# what is found


EXPECTED = {
    "another die, version 2": "dice-differ",
    "another link of the thrower": "thrower-link",
    "another link of the witness": "witness-link",
    "another link of the server": "link-broken",
    "the witness throws": "thrower-differs",
    "another witness": "witness-link",
    "nobody was passed over": "witness-differs",
    "somebody else was passed over": "witness-differs",
    "a witness left out": "witness-missing",
    "a witness of the same device": "witness-differs",
    "a bot as thrower": "thrower-differs",
    "two pairs of links in one action": "links-changed",
    "a late chain alone": "late-chain-alone",
    "chains of two seats exchanged": "thrower-link",
    "a seat without its chain": "thrower-link",
    "a chain of a device for the next chain, sealed elsewhere": "seal-misplaced",
}


@pytest.mark.parametrize("name", EXPECTED)
def test_every_change_is_found(name: str) -> None:
    assert verify(spoiled()[name]).discrepancies[0].code == EXPECTED[name]


def test_unchanged_records_verify() -> None:
    assert {name: verify(record).status for name, record in sound().items()} == dict.fromkeys(sound(), VERIFIED)
    assert set(spoiled()) == set(EXPECTED)


CHANGES = ("link", "thrower", "witness", "exchange", "seat", "passed", "drop", "swap", "die")


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.integers(0, 40), st.integers(0, 10**6), st.sampled_from(CHANGES))
def test_one_change_anywhere_is_found(seed: int, where: int, kind: str) -> None:
    """A changed link, seat or die, a wrong passing over, or links of another throw: always a finding.

    There is one exception: if the thrower's late chain would have been the only one, no device contributes, and the record does not
    say whether other late chains were asked; there only the mark of the game tells.
    """
    record = wild_game("kings_gold", seed, 60).match.record
    openings, chance = used(record), random.Random(where)
    throw = 1 + where % len(openings)
    links = openings[throw - 1].devices
    seats = len(record.seats)
    if kind == "link":
        changed = with_opening(record, throw, lambda opening: opening._replace(link=chance.randbytes(32)))
    elif kind in ("thrower", "witness"):
        if getattr(links, kind) == NOBODY:
            changed = with_links(record, throw, **{kind: chance.randrange(seats), f"{kind}_link": chance.randbytes(32)})
        else:
            changed = with_links(record, throw, **{f"{kind}_link": chance.randbytes(32)})
    elif kind == "exchange" and links.thrower != links.witness:
        changed = with_opening(
            record, throw, lambda opening: opening._replace(devices=DeviceLinks(*links[2:4], *links[:2], links[4]))
        )
    elif kind == "seat" and links.witness != NOBODY:
        changed = with_links(record, throw, witness=(links.witness + 1) % seats)
    elif kind == "passed":
        changed = with_links(record, throw, passed=tuple({*range(seats)} ^ {*links.passed}) if links.passed else (where % seats,))
    elif kind == "drop" and links.passed:
        changed = with_links(record, throw, passed=links.passed[:-1])
    elif kind == "swap" and (other := openings[-throw].devices) != links:
        changed = with_opening(record, throw, lambda opening: opening._replace(devices=other))
    else:
        place = [at for at, event in enumerate(record.events) if event.kind == CHANCE and event.text.isalnum()][-1]
        dice = record.events[place].text
        event = record.events[place]._replace(text=("1" if dice[0] != "1" else "2") + dice[1:])
        changed = replace(record, events=(*record.events[:place], event), result=None)
    bare = all(opening.devices[:4] == NO_DEVICES[:4] for opening in (openings[throw - 1], *used(changed)[throw - 1 : throw]))
    left_out = bare and kind in ("passed", "drop", "swap") and "seal " in write_text(record)
    assert verify(changed).status == FAILED or (left_out and game_mark(changed) != game_mark(record))


def test_inputs_of_seats_cannot_be_swapped() -> None:
    record = device_record("kings_gold", 7, 40)
    assert record.fair
    seats = record.fair.chains[0].seats
    for changed in (seats[::-1], (seats[0]._replace(chain=seats[1].chain), seats[1]), (seats[0]._replace(chain=b""), seats[1])):
        assert verify(with_chain(record, seats=changed)).status == FAILED


def test_a_late_chain_cannot_pass_for_one_sealed_at_the_start() -> None:
    record = sound()["a chain sealed late"]
    assert record.fair
    (late,) = record.fair.chains[0].seals
    seats = record.fair.chains[0].seats
    changed = with_chain(record, seals=(), seats=(seats[0], seats[1]._replace(chain=late.seal)))
    assert verify(changed).status == FAILED
    assert verify(with_chain(record, seals=())).status == FAILED
    assert verify(with_chain(record, seals=(late._replace(after=late.after + 1),))).status == FAILED
    assert codes(verify(with_chain(record, seals=(late, late._replace(seat=7))))) == {"seats-differ"}


def test_the_version_is_sealed_too() -> None:
    """Without devices, a record of version 2 looks much like one of version 1."""
    record = sound()["no devices"]
    assert record.fair
    older = replace(record.fair, version=1, chains=tuple(chain._replace(nonces="seeds") for chain in record.fair.chains))
    assert verify(replace(record, fair=older)).status == FAILED


def test_a_record_full_of_wrong_links_takes_no_time() -> None:
    """Hashing stops after a number of wrong links."""
    record = device_record("kings_gold", 8, 400)
    wrong = record
    for throw in range(1, len(used(record)) + 1):
        wrong = with_links(wrong, throw, witness_link=bytes([throw % 256]) * 32)
    found = verify(wrong).discrepancies
    assert sum(finding.code == "witness-link" for finding in found) == 16


def test_a_link_that_was_skipped_does_not_hide_the_next_one() -> None:
    """A device that missed some throws comes back with the link for the next throw, not with the one it stopped at."""
    table = sit_down("kings_gold", ["a", "b"])
    play_on(table, 12, random.Random(9))
    table.away = {"b"}
    play_on(table, 40, random.Random(9))
    table.away = set()
    play_on(table, 60, random.Random(9))
    assert verify(table.match.record).status == VERIFIED
    throw = 1 + max(at for at, opening in enumerate(used(table.match.record)) if opening.devices.witness == 1)
    chain: Chain = table.sealed[table.fair.chains[0].seats[1].chain]
    earlier = with_links(table.match.record, throw, witness_link=chain.link(throw - 1))
    assert codes(verify(earlier)) == {"witness-link"}
