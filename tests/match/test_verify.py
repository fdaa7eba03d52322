"""Verification of fair dice: no change goes unnoticed."""

import random
from dataclasses import replace

import pytest

from jollyroll.dice.chain import Chain
from jollyroll.kit import built_in
from jollyroll.match import Seat, read_record, write_json, write_text
from jollyroll.match.report import FAILED, NOTHING, PARTLY, UNSEALED, VERIFIED
from jollyroll.match.verify import verify
from tests.match.changed_records import codes, fair_of, with_chain
from tests.match.playing import played
from tests.match.sealing import WAYS, fair_match, fair_record, move, seal_chain, table
from tools.action_dealer import ActionDealer


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("nonces", WAYS)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_verified_whole_and_in_every_part(game: str, nonces: str, seats: int) -> None:
    record = fair_record(game, 11, 400, seats, nonces=nonces)
    for upto in (1, 7, len(record.events)):
        report = verify(replace(record, events=record.events[:upto], result=None))
        assert (report.status, report.discrepancies, report.remarks, report.unsealed) == (VERIFIED, [], [], 0)
        chances = [event for event in record.events[:upto] if event.kind == "chance"]
        assert report.count(dice=True) + report.count(dice=False) == len(chances) == len(report.checked)
    assert report.marks == [fair_of(record).mark()]
    assert report.count(dice=True) > 10


def test_both_written_forms_verify() -> None:
    record = fair_record("piraten_kapern", 12)
    for text in (write_text(record), write_json(record)):
        assert verify(read_record(text)).status == VERIFIED


def test_dice_come_in_the_order_of_the_roll() -> None:
    record = fair_record("kings_gold", 13)
    place = next(place for place, event in enumerate(record.events) if len(set(event.text)) > 1 and event.kind == "chance")
    turned = record.events[place]._replace(text=record.events[place].text[::-1])
    changed = replace(record, events=(*record.events[:place], turned, *record.events[place + 1 :]))
    assert verify(changed).discrepancies[0].code == "dice-differ"


def test_games_without_seals_have_nothing_to_verify() -> None:
    report = verify(played("kings_gold", 1).record)
    assert report.status == NOTHING
    assert report.marks == []
    assert {each.code for each in report.checked} == {UNSEALED}
    assert verify(fair_record("kings_gold", 14, 0)).status == NOTHING, "sealed, but nothing was thrown yet"


def test_rolls_before_the_seal_are_counted_separately() -> None:
    match = table("kings_gold")
    match.fair = None
    for dice in ("12KSX", "1KKSX"):
        match.apply_outcome(dice)
    chance = random.Random(15)
    dealer = ActionDealer(match)
    seal_chain(dealer, chance)
    for _ in range(12):
        move(match, dealer, chance)
    report = verify(match.record)
    assert (report.status, report.unsealed) == (PARTLY, 2)


# long games and lost secrets


@pytest.mark.parametrize("nonces", WAYS)
@pytest.mark.parametrize("links", [1, 5, 70])
def test_a_used_up_chain_is_continued_in_a_record(links: int, nonces: str) -> None:
    record = fair_record("piraten_kapern", 16, 160, links=links, nonces=nonces)
    first, second = fair_of(record).chains
    assert (first.links, second.links, second.seats) == (links, 4096, ())
    assert second.after < links, "sealed before the last link of the first was opened"
    report = verify(record)
    assert (report.status, report.discrepancies, report.remarks) == (VERIFIED, [], [])
    assert len(report.checked) > links


def test_a_chain_sealed_too_late_is_refused() -> None:
    record = fair_record("piraten_kapern", 16, 160, links=5)
    assert codes(verify(with_chain(record, 1, after=5))) == [("chain-late", 0)]


def test_a_game_does_not_go_on_without_links() -> None:
    record = fair_record("piraten_kapern", 16, 160, links=5)
    alone = replace(record, fair=replace(fair_of(record), chains=fair_of(record).chains[:1]))
    report = verify(alone)
    assert codes(report)[0] == ("chain-used-up", 6)
    assert {code for code, _ in codes(report)} == {"chain-used-up"}


def test_a_new_envelope_in_the_middle_is_remarked() -> None:
    match, dealer, chance = fair_match("kings_gold", 17, most=20)
    seal_chain(dealer, chance)
    thrown = match.chance_count
    while match.chance_count < thrown + 9:
        move(match, dealer, chance)
    report = verify(match.record)
    assert report.status == VERIFIED
    assert [(remark.code, remark.throw, remark.chain) for remark in report.remarks] == [("chain-replaced", thrown + 1, 2)]
    assert len(set(report.marks)) == 2


def test_restarted_exchanges_are_remarked() -> None:
    match, dealer, chance = fair_match("kings_gold", 18, most=0)
    from jollyroll.dice.exchange import SeedExchange, exchange_all

    exchange = exchange_all([chance.randbytes(32) for _ in match.seats])
    exchange.restarts = SeedExchange(2).start_over().start_over().restarts
    match.fair = replace(fair_of(match.record), chains=())
    dealer.seal(Chain(chance.randbytes(32)), exchange, "fresh")
    for _ in range(9):
        move(match, dealer, chance)
    report = verify(match.record)
    assert report.status == VERIFIED
    assert [(remark.code, remark.shown) for remark in report.remarks] == [("restarted", "2")]
    assert verify(with_chain(match.record, 0, restarts=1)).status == FAILED, "the count is sealed too"


def test_bots_have_nonces_derived_from_seeds() -> None:
    match, dealer, chance = fair_match("kings_gold", 33, most=0)
    match.seats = (match.seats[0], Seat("Greta", "bot:greedy"))
    while match.chance_count < 12:
        move(match, dealer, chance)
    assert verify(match.record).status == VERIFIED
    throws = match.chance_count
    while match.chance_count < 24:
        if match.to_move is None:
            match.apply_outcome(*dealer.deal(chance.randbytes(16)))
        else:
            match.choose(match.choices()[0].number)
    report = verify(match.record)
    assert report.status == FAILED
    assert {finding.code for finding in report.discrepancies} == {"nonce-differs"}
    assert all(finding.throw > throws and finding.place.endswith("Greta") for finding in report.discrepancies)
