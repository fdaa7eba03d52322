"""The findings in manipulated records, with their places."""

from dataclasses import replace

import pytest

from jollyroll.dice.chain import Chain
from jollyroll.kit import Refused
from jollyroll.match import RecordError, Seat, read_record, write_json, write_text
from jollyroll.match.fair import FROM_SEEDS, Opening
from jollyroll.match.game_mark import game_mark
from jollyroll.match.report import FAILED, VERIFIED
from jollyroll.match.verify import verify
from tests.match.changed_records import codes, fair_of, opening_of, with_chain, with_opening
from tests.match.playing import played
from tests.match.sealing import fair_match, fair_record, move
from tests.vectors.records import drawn_anew


def test_a_changed_die_is_found() -> None:
    record = fair_record("kings_gold", 19)
    changed = write_text(record).replace("[", "[ ", 1)
    place = changed.index("[ ") + 2
    changed = changed[:place] + ("2" if changed[place] == "1" else "1") + changed[place + 1 :]
    try:
        report = verify(read_record(changed))
    except RecordError:
        return  # the game would have gone on differently
    assert codes(report)[0] == ("dice-differ", 1)


def test_a_changed_card_is_found() -> None:
    record = fair_record("piraten_kapern", 20)
    place, event = next((place, event) for place, event in enumerate(record.events) if event.text.startswith("card:"))
    for card in ("card:gold", "card:diamond"):
        if card != event.text:
            report = verify(replace(record, events=(*record.events[:place], event._replace(text=card))))
            assert [finding.code for finding in report.discrepancies] == ["draw-differs"]
            assert (report.discrepancies[0].shown, report.discrepancies[0].sealed) == (card, event.text)


@pytest.mark.parametrize("throw", [1, 2, 9, 24])
def test_a_changed_link_is_found_where_it_is(throw: int) -> None:
    record = fair_record("kings_gold", 21)
    opening = opening_of(record, throw)
    assert codes(verify(with_opening(record, throw, opening._replace(link=bytes(32))))) == [("link-broken", throw)]


def test_a_link_used_twice_is_found() -> None:
    record = fair_record("kings_gold", 21)
    again = opening_of(record, 9)._replace(link=opening_of(record, 6).link)
    assert codes(verify(with_opening(record, 9, again))) == [("link-twice", 9)]


def test_a_roll_nobody_was_shown_is_a_gap() -> None:
    """The dealer rolled, discarded the roll, and rolled again with the next link."""
    match, dealer, chance = fair_match("kings_gold", 22, most=0)
    fair = fair_of(match.record)
    while match.chance_count < 6:
        move(match, dealer, chance)
    hidden = replace(fair, chains=(fair.chains[0]._replace(after=-1),))
    match.fair = hidden
    while match.chance_count < 12:
        move(match, dealer, chance)
    assert codes(verify(replace(match.record, fair=fair))) == [("link-skipped", 7)]


def test_links_of_another_chain_are_one_finding() -> None:
    record = fair_record("kings_gold", 23)
    other = Chain(bytes(32))
    changed = record
    for throw in range(8, 20):
        changed = with_opening(changed, throw, opening_of(record, throw)._replace(link=other.link(throw)))
    found = codes(verify(changed))
    assert found[0] == ("link-broken", 8)
    assert ("link-broken", 9) not in found


def test_a_changed_seal_is_one_finding() -> None:
    record = fair_record("kings_gold", 24)
    found = codes(verify(with_chain(record, 0, seal=bytes(32))))
    assert found[0] == ("seal-differs", 1)
    assert all(code == "dice-differ" for code, _ in found[1:]), "the seal is part of what the dice come from"


def test_a_chosen_nonce_is_found_where_seeds_determine_it() -> None:
    record = fair_record("kings_gold", 25, nonces=FROM_SEEDS)
    assert codes(verify(with_opening(record, 4, opening_of(record, 4)._replace(nonce=bytes(16))))) == [("nonce-differs", 4)]
    fresh = fair_record("kings_gold", 25)
    assert codes(verify(with_opening(fresh, 4, opening_of(fresh, 4)._replace(nonce=bytes(16))))) == [("dice-differ", 4)]


def test_a_wrong_list_of_what_is_left_is_found() -> None:
    record = fair_record("piraten_kapern", 26)
    throw = 1 + next(
        place for place, o in enumerate(e.opening for e in record.events if e.kind == "chance") if o and "cap" in o.left
    )
    opening = opening_of(record, throw)
    for left in ("", "1*captain", opening.left.replace("4*captain", "3*captain")):
        assert codes(verify(with_opening(record, throw, opening._replace(left=left)))) == [("left-differs", throw)]
    dice = throw + 1
    assert codes(verify(with_opening(record, dice, opening_of(record, dice)._replace(left="6*x")))) == [("left-differs", dice)]


def test_a_missing_opening_is_found() -> None:
    record = fair_record("kings_gold", 27)
    assert codes(verify(with_opening(record, 5, None))) == [("not-opened", 5)]


def test_openings_without_a_seal_prove_nothing() -> None:
    record = fair_record("kings_gold", 28)
    report = verify(replace(record, fair=replace(fair_of(record), chains=())))
    assert report.status == FAILED
    assert {code for code, _ in codes(report)} == {"not-sealed"}


def test_seeds_are_the_ones_committed_to() -> None:
    record = fair_record("kings_gold", 29, seats=3)
    seats = fair_of(record).chains[0].seats
    missing = verify(with_chain(record, 0, seats=(seats[0], seats[1]._replace(seed=b""), seats[2])))
    assert [(finding.code, finding.seat) for finding in missing.discrepancies] == [("seed-missing", 2)]
    differs = verify(with_chain(record, 0, seats=(*seats[:2], seats[2]._replace(seed=bytes(32)))))
    assert (differs.discrepancies[0].code, differs.discrepancies[0].seat) == ("seed-differs", 3)
    committed = verify(with_chain(record, 0, seats=(seats[0]._replace(commitment=bytes(32)), *seats[1:])))
    assert [(finding.code, finding.seat) for finding in committed.discrepancies] == [("seed-differs", 1)]
    twice = verify(with_chain(record, 0, seats=(seats[0], seats[0], seats[2])))
    assert (twice.discrepancies[0].code, twice.discrepancies[0].seat) == ("seed-twice", 2)
    fewer = verify(with_chain(record, 0, seats=seats[:2]))
    assert fewer.discrepancies[0].code == "seats-differ"
    alone = verify(with_chain(record, 0, seats=()))
    assert alone.discrepancies[0].code == "chain-alone"


def test_sides_are_those_of_the_game() -> None:
    record = fair_record("oh_my_gold", 30)
    report = verify(replace(record, fair=replace(fair_of(record), sides="WWWWWW")))
    assert [finding.code for finding in report.discrepancies] == ["sides-differ"]


def test_the_mark_that_was_noted_is_compared() -> None:
    record = fair_record("kings_gold", 31)
    fair = fair_of(record)
    for mark in (fair.mark(), fair.mark()[:9], fair.mark().upper().replace(" ", ""), fair.chains[0].seal.hex()):
        assert verify(record, mark).status == VERIFIED
    report = verify(record, "0123 4567 89ab cdef")
    assert [finding.code for finding in report.discrepancies] == ["mark-differs"]
    for nonsense in ("12", "not a mark at all"):
        with pytest.raises(Refused, match="at least 8 digits"):
            verify(record, nonsense)


def test_the_mark_of_the_whole_game_covers_all_of_it() -> None:
    record = fair_record("kings_gold", 46, 400)
    assert record.result
    mark = game_mark(record)
    for noted in (mark, mark[:9], mark.upper()):
        report = verify(record, noted)
        assert (report.status, report.mark_is, report.game_mark) == (VERIFIED, "game", mark)
    assert verify(record, fair_of(record).mark()).mark_is == "envelope"
    throws = sum(event.kind == "chance" for event in record.events)
    changed = {
        "names": replace(record, seats=record.seats[::-1]),
        "a bot": replace(record, seats=(record.seats[0], Seat("Ben", "bot:greedy"))),
        "host": replace(record, host=1),
        "youngest": replace(record, youngest=0),
        "an option": replace(record, options={**record.options, "tie": "shared"}),
        "a throw": drawn_anew(record, throws),
        "a nonce": drawn_anew(record, throws, other=False),
        "the end": replace(record, events=record.events[:-1], result=None),
    }
    marks = {what: game_mark(other) for what, other in changed.items()}
    assert len({mark, *marks.values()}) == 1 + len(changed)
    for what in ("names", "host", "a throw", "the end"):
        assert verify(changed[what]).status == VERIFIED, "the record alone does not tell"
        report = verify(changed[what], mark)
        assert (codes(report), report.discrepancies[0].sealed) == (
            [("mark-differs", 0)],
            f"{fair_of(record).mark()}, {marks[what]}",
        )
    for text in (write_text(record), write_json(record)):
        assert game_mark(read_record(text)) == mark
    assert game_mark(replace(record, header={"Date": "2001-01-01"})) == mark
    assert game_mark(played("kings_gold", 1).record) == ""


def test_a_rascal_cannot_make_it_slow() -> None:
    """The search for displaced links is limited to a few."""
    record = fair_record("piraten_kapern", 32, 300)
    changed = record
    for throw in range(1, sum(event.kind == "chance" for event in record.events) + 1):
        changed = with_opening(changed, throw, Opening(bytes([throw % 256]) * 32, bytes(16)))
    assert len(verify(changed).discrepancies) > 60
