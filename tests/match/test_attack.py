"""A playing host: can the owner of the server's chain who also throws steer a throw?

The pair is the host, who made the server's chain and can open any of its links, and seat 1, whose device's chain the host has too.
Seat 2 is somebody else with an honest device: it reveals its link for a throw only when asked to witness. It is seat 1's turn, with
five dice in hand. Tested is every freedom the pair has once all seals are on the table.
"""

import random
from collections import Counter
from dataclasses import replace
from itertools import count

from jollyroll.dice.chain import Chain, number
from jollyroll.dice.exchange import exchange_all
from jollyroll.kit import NOBODY
from jollyroll.match import Match, Record
from jollyroll.match.dealing import dealt
from jollyroll.match.devices import NO_DEVICES, DeviceLinks
from jollyroll.match.fair import FRESH, FairDice, Opening, sides_of
from jollyroll.match.record import CHANCE, Event, openings_of
from jollyroll.match.report import FAILED, VERIFIED
from jollyroll.match.verify import verify
from tests.match.device_games import play_on
from tools.action_dealer import ActionDealer
from tools.device_table import DeviceTable, named_secret

WISHED = "KKKKK"  # five cannons: one throw in 7776


def two_people() -> Match:
    """King's Gold, and the host begins."""
    return Match.start("kings_gold", ["Host", "Ben"], options={"first_player": "host"}, host=0)


def test_in_version_1_the_pair_gets_the_throw_it_wishes_and_nobody_can_tell() -> None:
    """By trying nonces, each of which gives another throw; the record verifies, without remarks."""
    match = two_people()
    match.fair = FairDice(bytes(16), sides_of(match.game, match.state))
    dealer = ActionDealer(match)
    dealer.seal(Chain(named_secret("server")), exchange_all([named_secret("host"), named_secret("ben")]), FRESH)
    nonce = next(nonce for nonce in (number(0) * 3 + number(tries) for tries in count()) if dealer.deal(nonce).outcome == WISHED)
    dealer.roll(lambda: nonce)
    assert match.events[-1].text == WISHED
    report = verify(match.record)
    assert (report.status, report.discrepancies, report.remarks) == (VERIFIED, [], [])


# version 2


def sealed_table(host: str = "host") -> DeviceTable:
    """All seals are on the table, and the host is to throw."""
    return DeviceTable(two_people(), [host, "ben"])


def links_due(table: DeviceTable) -> DeviceLinks:
    """The links for the next throw, if every device answers."""
    table.actions.follow(Event(CHANCE))
    return table.device_links()


def thrown(table: DeviceTable, links: DeviceLinks) -> Record:
    """The record after the pair has proposed the throw with these links."""
    match, fair = table.match, table.fair
    place = fair.place(match.chance_count)
    assert place
    opening = Opening(table.dealer.chains[place.chain].link(place.roll), devices=links)
    outcome = dealt(match, fair.joint(place.chain, openings_of(match.events)), place.roll, opening)
    copy = Match.start(match.game, match.seats, options=match.options, host=match.host)
    for event in match.events:
        copy.play(event)
    copy.fair = fair
    copy.apply_outcome(*outcome)
    return copy.record


def dice(record: Record) -> str:
    return record.events[-1].text


def codes_of(record: Record) -> set[str]:
    """The codes of findings and remarks."""
    report = verify(record)
    return {each.code for each in [*report.discrepancies, *report.remarks]}


def test_the_host_cannot_try_out_nonces() -> None:
    table = sealed_table()
    links = links_due(table)
    outcomes = {table.dealer.deal(random.Random(tries).randbytes(16), links).outcome for tries in range(200)}
    assert len(outcomes) == 1


def test_the_pair_cannot_foresee_a_witnessed_throw() -> None:
    """Without one link all throws are equally likely to the pair: the missing link decides."""
    table = sealed_table()
    links = links_due(table)
    assert (links.thrower, links.witness, links.passed) == (0, 1, ())
    unseen = (links._replace(witness_link=named_secret(f"some link {tries}")) for tries in range(1_200))
    faces = Counter(face for link in unseen for face in dice(thrown(table, link)))
    mean = sum(faces.values()) / 6
    assert sum((times - mean) ** 2 / mean for times in faces.values()) < 15.1, (
        "one time in a hundred it is more; the links are fixed"
    )
    assert len(faces) == 6


def test_another_link_than_the_sealed_one_is_found() -> None:
    """The thrower and the witness have one valid link each for a throw; any other is a finding, whatever the dice."""
    table = sealed_table()
    links = links_due(table)
    for tries in range(50):
        other = named_secret(f"other {tries}")
        assert verify(thrown(table, links._replace(thrower_link=other))).discrepancies[0].code == "thrower-link"
        assert verify(thrown(table, links._replace(witness_link=other))).discrepancies[0].code == "witness-link"


def test_all_the_pair_can_leave_out_is_seen() -> None:
    """The thrower's link or the witness's, or both: just three other throws, and each is remarked."""
    table = sealed_table()
    links = links_due(table)
    clock = links._replace(thrower=NOBODY, thrower_link=b"")
    silent = links._replace(witness=NOBODY, witness_link=b"", passed=(1,))
    neither = DeviceLinks(passed=(1,))
    records = {each: thrown(table, each) for each in (links, clock, silent, neither)}
    assert len({dice(record) for record in records.values()}) == 4
    assert {each: verify(record).status for each, record in records.items()} == dict.fromkeys(records, VERIFIED)
    assert codes_of(records[links]) == set()
    assert codes_of(records[clock]) == {"without-device"}, "the clock, or a stand-in: the host's own page must have been silent"
    assert codes_of(records[silent]) == {"unwitnessed", "passed-over"}, "the honest device knows that it answered"
    assert codes_of(records[neither]) == {"unwitnessed", "passed-over", "without-device"}
    for hidden in (silent, neither):
        assert "witness-missing" in codes_of(thrown(table, hidden._replace(passed=()))), "who was passed over cannot be kept quiet"


def test_the_host_does_not_witness_for_itself() -> None:
    table = sealed_table()
    links = links_due(table)._replace(witness=0, witness_link=table.link(0), passed=(1,))
    assert verify(thrown(table, links)).discrepancies[0].code == "witness-differs"


def test_sealing_late_gives_no_choice() -> None:
    """Trying chains until one gives good dice: used alone it is a finding; left out, as required, all give the same throw."""
    alone, left_out = set(), set()
    for tries in range(60):
        table = sealed_table()
        chain = Chain(named_secret(f"late {tries}"))
        table.match.fair = table.fair.seal_late(0, chain.seal, 0)
        table.sealed[chain.seal] = chain
        with_it = thrown(table, DeviceLinks(0, chain.link(1), passed=(1,)))
        assert verify(with_it).discrepancies[0].code == "late-chain-alone"
        without = thrown(table, DeviceLinks(passed=(1,)))
        assert (verify(without).status, codes_of(without)) == (VERIFIED, {"unwitnessed", "passed-over", "sealed-late"})
        alone.add(dice(with_it))
        left_out.add(dice(without))
    assert len(alone) > 50, "there would have been something to choose from"
    assert len(left_out) == 1


def test_a_late_chain_is_useless_without_knowing_the_honest_link() -> None:
    table = sealed_table()
    chain = Chain(named_secret("late"))
    table.match.fair = table.fair.seal_late(0, chain.seal, 0)
    table.sealed[chain.seal] = chain
    links = links_due(table)
    assert (links.thrower_link, links.witness) == (chain.link(1), 1)
    assert codes_of(thrown(table, links)) == {"sealed-late"}
    outcomes = {dice(thrown(table, links._replace(witness_link=named_secret(f"some link {tries}")))) for tries in range(100)}
    assert len(outcomes) > 90


def test_a_throw_withheld_leaves_a_gap() -> None:
    """The host discards an unwelcome throw and uses the next link, or begins again with other seeds."""
    table = sealed_table()
    honest = play_on(table, 4, random.Random(1)).match.record
    assert honest.fair
    hidden = [
        event._replace(opening=event.opening._replace(link=table.dealer.chains[0].link(place + 2))) if event.opening else event
        for place, event in enumerate(honest.events)
    ]
    assert "link-skipped" in codes_of(replace(honest, events=tuple(hidden)))
    (chain,) = honest.fair.chains
    again = replace(honest, fair=replace(honest.fair, chains=(chain._replace(restarts=1),)))
    assert verify(again).status == FAILED, "how often it began again is part of the joint number, and remarked"


# the remaining case: all devices that contribute belong to the host


def test_with_the_witness_in_league_the_host_foresees_but_does_not_choose() -> None:
    """The host has all three chains and can compute the throw, but it is the only one, unless somebody is passed over."""
    table = sealed_table()
    foreseen_roll = dice(thrown(table, links_due(table)))
    table.throw()
    assert table.match.events[-1].text == foreseen_roll
    assert codes_of(table.match.record) == set()


def test_with_the_witness_in_league_late_sealing_gives_a_choice_but_is_told() -> None:
    """The witness tries chains until the thrower's dice are good. The record verifies, with the remark that a chain was sealed
    late.
    """
    for tries in count():
        table = sealed_table()
        chain = Chain(named_secret(f"witness {tries}"), 3)
        table.match.fair = table.fair.seal_late(1, chain.seal, 0)
        table.sealed[chain.seal] = chain
        record = thrown(table, links_due(table))
        if dice(record).count("K") >= 3:
            break
    assert (verify(record).status, codes_of(record)) == (VERIFIED, {"sealed-late"})


def test_one_person_alone_with_bots_proves_the_server_not_the_host() -> None:
    """There is no other device: every throw of the person is unwitnessed, and remarked as such."""
    table = DeviceTable(Match.start("kings_gold", ["Host", "Ben"], options={"first_player": "host"}, host=0), ["host", ""])
    assert codes_of(thrown(table, links_due(table))) == {"unwitnessed"}
    assert "thrower-link" in codes_of(thrown(table, DeviceLinks(0, named_secret("other"))))
    assert codes_of(thrown(table, NO_DEVICES)) == {"unwitnessed", "without-device"}
