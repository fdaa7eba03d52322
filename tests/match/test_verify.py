"""Fair dice are proven, and nothing can be changed in them unnoticed."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.dice.chain import Chain
from jollyroll.kit import Refused, built_in
from jollyroll.match import Event, Record, RecordError, Seat, read_record, write_json, write_text
from jollyroll.match.fair import FRESH, FROM_SEEDS, FairDice, Opening, SealedChain
from jollyroll.match.findings import FAILED, NOTHING, PARTLY, UNSEALED, VERIFIED, Report
from jollyroll.match.game_mark import game_mark
from jollyroll.match.record import openings_of
from jollyroll.match.verify import verify
from tests.match.playing import played
from tests.match.sealing import WAYS, fair_match, fair_record, move, seal_chain, table
from tests.vectors.records import drawn_anew
from tools.action_dealer import ActionDealer


def codes(report: Report) -> list[tuple[str, int]]:
    return [(finding.code, finding.throw) for finding in report.findings]


def fair_of(record: Record) -> FairDice:
    assert record.fair
    return record.fair


def with_opening(record: Record, throw: int, opening: Opening | None) -> Record:
    """The record with something else opened for this roll, counted from 1."""
    events, count = list(record.events), 0
    for place, event in enumerate(events):
        count += event.kind == "chance"
        if event.kind == "chance" and count == throw:
            events[place] = event._replace(opening=opening)
    return replace(record, events=tuple(events))


def opening_of(record: Record, throw: int) -> Opening:
    found = openings_of(record.events)[throw - 1]
    assert found
    return found


def with_chain(record: Record, number: int, **changes: object) -> Record:
    """The record with something else sealed."""
    fair = fair_of(record)
    chains = list(fair.chains)
    chains[number] = SealedChain(**{**chains[number]._asdict(), **changes})
    return replace(record, fair=replace(fair, chains=tuple(chains)))


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("nonces", WAYS)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_verified_whole_and_in_every_part(game: str, nonces: str, seats: int) -> None:
    record = fair_record(game, 11, 400, seats, nonces=nonces)
    for upto in (1, 7, len(record.events)):
        report = verify(replace(record, events=record.events[:upto], result=None))
        assert (report.status, report.findings, report.remarks, report.unsealed) == (VERIFIED, [], [], 0)
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
    assert verify(changed).findings[0].code == "dice-differ"


def test_games_without_seals_have_nothing_to_verify() -> None:
    report = verify(played("kings_gold", 1).record)
    assert report.status == NOTHING
    assert report.marks == []
    assert {each.code for each in report.checked} == {UNSEALED}
    assert verify(fair_record("kings_gold", 14, 0)).status == NOTHING, "sealed, but nothing was thrown yet"


def test_what_was_rolled_before_the_seal_is_told_apart() -> None:
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
def test_a_chain_that_is_used_up_is_carried_on_by_the_next(links: int, nonces: str) -> None:
    record = fair_record("piraten_kapern", 16, 160, links=links, nonces=nonces)
    first, second = fair_of(record).chains
    assert (first.links, second.links, second.seats) == (links, 4096, ())
    assert second.after < links, "sealed before the last link of the first was opened"
    report = verify(record)
    assert (report.status, report.findings, report.remarks) == (VERIFIED, [], [])
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


def test_exchanges_that_started_over_are_told() -> None:
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


def test_bots_have_nonces_that_nobody_chose() -> None:
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
    assert {finding.code for finding in report.findings} == {"nonce-differs"}
    assert all(finding.throw > throws and finding.place.endswith("Greta") for finding in report.findings)


# draws made anew when all links were known, so that everything else fits


def rolls_of(record: Record, *words: str) -> list[int]:
    """The numbers of the rolls and draws that follow one another in this way, counted from 1: those of the last word."""
    texts = [event.text for event in record.events if event.kind == "chance"]
    starts = range(len(texts) - len(words) + 1)
    return [at + len(words) for at in starts if all(text.startswith(word) for text, word in zip(texts[at:], words, strict=False))]


@pytest.mark.parametrize("game", built_in())
def test_who_begins_cannot_be_drawn_anew(game: str) -> None:
    record = fair_match(game, 40, most=20, first_player="random")[0].record
    (lot,) = rolls_of(record, "seat:")
    for other in (True, False):
        assert codes(verify(drawn_anew(record, lot, other))) == [("nonce-differs", lot)]


def test_chests_laid_out_before_the_first_turn_cannot_be_drawn_anew() -> None:
    record = fair_record("oh_my_gold", 41)
    for throw in (1, 4):
        assert codes(verify(drawn_anew(record, throw))) == [("nonce-differs", throw)]


def test_one_action_has_one_nonce() -> None:
    record = fair_record("oh_my_gold", 42, 300)
    second = rolls_of(record, "find:", "locks:")
    assert len(second) > 5
    for throw in second[:3]:
        assert opening_of(record, throw).nonce == opening_of(record, throw - 1).nonce
        assert codes(verify(drawn_anew(record, throw))) == [("nonce-changed", throw)]


def test_what_a_stand_in_does_follows_from_the_seed_throughout() -> None:
    match, dealer, _ = fair_match("oh_my_gold", 43, most=0)
    while not rolls_of(match.record, "find:", "locks:"):
        if match.to_move is None:
            match.apply_outcome(*dealer.deal())
        else:
            match.choose(match.game.rules.legal_choice(match.state, match.game.rules.legal_count(match.state) - 1))
    record = match.record
    assert verify(record).status == VERIFIED
    (throw,) = rolls_of(record, "find:", "locks:")
    assert codes(verify(drawn_anew(record, throw))) == [("nonce-differs", throw)]


def test_a_lot_after_somebody_has_left_is_nobodys() -> None:
    match, dealer, _ = fair_match("kings_gold", 44, most=0, seats=3, first_player="random")
    match.leave(2)
    match.apply_outcome(*dealer.deal())
    assert verify(match.record).status == VERIFIED
    assert codes(verify(drawn_anew(match.record, 1))) == [("nonce-differs", 1)]


def test_a_game_that_went_on_at_another_table_is_verified_from_there_on() -> None:
    """What was left to be drawn when it opened is nobody's, though a player's roll without a seal came just before."""
    whole = fair_match("piraten_kapern", 45, most=9, first_player="random")[0].record
    match = table("piraten_kapern", first_player="random")
    for event in whole.events[:3]:
        match.play(event._replace(opening=None))
    dealer = ActionDealer(match)
    seal_chain(dealer, random.Random(45))
    for _ in range(20):
        move(match, dealer, random.Random(len(match.events)))
    report = verify(match.record)
    assert (report.status, report.findings) == (PARTLY, [])


# what is found, and where


def test_another_die_is_found() -> None:
    record = fair_record("kings_gold", 19)
    changed = write_text(record).replace("[", "[ ", 1)
    place = changed.index("[ ") + 2
    changed = changed[:place] + ("2" if changed[place] == "1" else "1") + changed[place + 1 :]
    try:
        report = verify(read_record(changed))
    except RecordError:
        return  # the game would have gone on otherwise
    assert codes(report)[0] == ("dice-differ", 1)


def test_another_card_is_found() -> None:
    record = fair_record("piraten_kapern", 20)
    place, event = next((place, event) for place, event in enumerate(record.events) if event.text.startswith("card:"))
    for card in ("card:gold", "card:diamond"):
        if card != event.text:
            report = verify(replace(record, events=(*record.events[:place], event._replace(text=card))))
            assert [finding.code for finding in report.findings] == ["draw-differs"]
            assert (report.findings[0].shown, report.findings[0].sealed) == (card, event.text)


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
    """The dealer rolled, did not like it, and rolled again with the next link."""
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


def test_another_seal_is_one_finding() -> None:
    record = fair_record("kings_gold", 24)
    found = codes(verify(with_chain(record, 0, seal=bytes(32))))
    assert found[0] == ("seal-differs", 1)
    assert all(code == "dice-differ" for code, _ in found[1:]), "the seal is part of what the dice come from"


def test_a_nonce_of_ones_own_is_found_where_seeds_make_them() -> None:
    record = fair_record("kings_gold", 25, nonces=FROM_SEEDS)
    assert codes(verify(with_opening(record, 4, opening_of(record, 4)._replace(nonce=bytes(16))))) == [("nonce-differs", 4)]
    fresh = fair_record("kings_gold", 25)
    assert codes(verify(with_opening(fresh, 4, opening_of(fresh, 4)._replace(nonce=bytes(16))))) == [("dice-differ", 4)]


def test_what_is_left_cannot_be_told_otherwise() -> None:
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
    assert [(finding.code, finding.seat) for finding in missing.findings] == [("seed-missing", 2)]
    differs = verify(with_chain(record, 0, seats=(*seats[:2], seats[2]._replace(seed=bytes(32)))))
    assert (differs.findings[0].code, differs.findings[0].seat) == ("seed-differs", 3)
    committed = verify(with_chain(record, 0, seats=(seats[0]._replace(commitment=bytes(32)), *seats[1:])))
    assert [(finding.code, finding.seat) for finding in committed.findings] == [("seed-differs", 1)]
    twice = verify(with_chain(record, 0, seats=(seats[0], seats[0], seats[2])))
    assert (twice.findings[0].code, twice.findings[0].seat) == ("seed-twice", 2)
    fewer = verify(with_chain(record, 0, seats=seats[:2]))
    assert fewer.findings[0].code == "seats-differ"
    alone = verify(with_chain(record, 0, seats=()))
    assert alone.findings[0].code == "chain-alone"


def test_sides_are_those_of_the_game() -> None:
    record = fair_record("oh_my_gold", 30)
    report = verify(replace(record, fair=replace(fair_of(record), sides="WWWWWW")))
    assert [finding.code for finding in report.findings] == ["sides-differ"]


def test_the_mark_that_was_noted_is_compared() -> None:
    record = fair_record("kings_gold", 31)
    fair = fair_of(record)
    for mark in (fair.mark(), fair.mark()[:9], fair.mark().upper().replace(" ", ""), fair.chains[0].seal.hex()):
        assert verify(record, mark).status == VERIFIED
    report = verify(record, "0123 4567 89ab cdef")
    assert [finding.code for finding in report.findings] == ["mark-differs"]
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
        assert (codes(report), report.findings[0].sealed) == ([("mark-differs", 0)], f"{fair_of(record).mark()}, {marks[what]}")
    for text in (write_text(record), write_json(record)):
        assert game_mark(read_record(text)) == mark
    assert game_mark(replace(record, header={"Date": "2001-01-01"})) == mark
    assert game_mark(played("kings_gold", 1).record) == ""


def test_a_rascal_cannot_make_it_slow() -> None:
    """Links far from their places are looked for a few times only."""
    record = fair_record("piraten_kapern", 32, 300)
    changed = record
    for throw in range(1, sum(event.kind == "chance" for event in record.events) + 1):
        changed = with_opening(changed, throw, Opening(bytes([throw % 256]) * 32, bytes(16)))
    assert len(verify(changed).findings) > 60


# nothing can be changed unnoticed


def flip(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data))
    return data[:place] + bytes([data[place] ^ (1 << chance.randrange(8))]) + data[place + 1 :]


def change_event(record: Record, chance: random.Random) -> Record:
    """Another outcome, another place, or one fewer."""
    events = list(record.events)
    places = [place for place, event in enumerate(events) if event.kind == "chance"]
    place = chance.choice(places)
    kind = chance.random()
    if kind < 0.4:
        text = events[place].text
        letter = chance.randrange(len(text))
        letters = "123KSX" if record.game == "kings_gold" else "GDMPWS" if record.game == "piraten_kapern" else "KCDWF123"
        events[place] = events[place]._replace(text=text[:letter] + chance.choice(letters) + text[letter + 1 :])
    elif kind < 0.6:
        other = chance.choice(places)
        one, two = events[place], events[other]
        events[place], events[other] = one._replace(opening=two.opening), two._replace(opening=one.opening)
    elif kind < 0.8:
        other = chance.choice(places)
        events[place], events[other] = events[other], events[place]
    elif place != places[-1]:
        events[place] = events[place]._replace(opening=None)
    else:
        events[place] = Event("chance", events[place].text, opening=Opening(bytes(32), bytes(16)))
    return replace(record, events=tuple(events), result=None)


def change_opening(record: Record, chance: random.Random) -> Record:
    """Another link or nonce."""
    count = sum(event.kind == "chance" for event in record.events)
    throw = chance.randint(1, count)
    opening = opening_of(record, throw)
    link, nonce = opening._replace(link=flip(opening.link, chance)), opening._replace(nonce=flip(opening.nonce, chance))
    return with_opening(record, throw, chance.choice([link, nonce]))


def change_seal(record: Record, chance: random.Random) -> Record:
    """Another seal, id, seed, commitment, number of links or of restarts."""
    fair = fair_of(record)
    chain = fair.chains[0]
    what = chance.choice(["seal", "game", "seed", "commitment", "links", "restarts", "seats"])
    if what == "game":
        return replace(record, fair=replace(fair, game=flip(fair.game, chance)))
    if what == "seal":
        return with_chain(record, 0, seal=flip(chain.seal, chance))
    if what in ("links", "restarts"):
        return with_chain(record, 0, **{what: getattr(chain, what) + (-1 if what == "links" else 1)})
    if what == "seats":
        return with_chain(record, 0, seats=chain.seats[::-1])
    seat = chance.randrange(len(chain.seats))
    put = chain.seats[seat]._replace(**{what: flip(getattr(chain.seats[seat], what), chance)})
    return with_chain(record, 0, seats=(*chain.seats[:seat], put, *chain.seats[seat + 1 :]))


@settings(max_examples=400, deadline=None)
@given(
    st.sampled_from(built_in()),
    st.sampled_from(WAYS),
    st.integers(0, 2),
    st.sampled_from([change_event, change_opening, change_seal]),
    st.integers(0, 2**32),
)
def test_whatever_is_changed_is_refused(game: str, nonces: str, seed: int, change: object, damage: int) -> None:
    record = fair_record(game, seed, 40, 2, nonces=nonces)
    assert callable(change)
    changed = change(record, random.Random(damage))
    if changed.events == record.events and changed.fair == record.fair:
        return
    try:
        report = verify(changed)
    except RecordError:
        return  # no such game can have been played
    assert report.status == FAILED or (change is change_opening and nonces == FRESH and only_nonces(changed, record))


def only_nonces(changed: Record, record: Record) -> bool:
    """Nothing but a nonce of somebody's own is another one, and by a fluke the dice in hand fell the same: no harm is done."""
    pairs = zip(changed.events, record.events, strict=True)
    return all(one == two or (one.opening and two.opening and one.opening.link == two.opening.link) for one, two in pairs)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(built_in()), st.integers(0, 2**32))
def test_whatever_is_changed_in_the_file_is_refused(game: str, damage: int) -> None:
    """One sign of the text that matters to the dice is another one."""
    text = write_text(fair_record(game, 1, 30))
    chance = random.Random(damage)
    begin = text.index("\n\n") if chance.random() < 0.3 else text.index("\nfair:")
    place = chance.randrange(begin, len(text))
    changed = text[:place] + chance.choice("0123456789abcdefKSXGDMPWC* ") + text[place + 1 :]
    try:
        record = read_record(changed)
    except RecordError:
        return
    same = read_record(text)
    chances = [[event.text for event in each.events if event.kind == "chance"] for each in (record, same)]
    openings = [[event.opening for event in each.events] for each in (record, same)]
    if chances[0] == chances[1] and openings[0] == openings[1] and record.fair == same.fair:
        return  # a choice, a name, or only the way it is written
    assert verify(record).status == FAILED or (chances[0] == chances[1] and only_nonces(record, same))
