"""No change in a sealed record goes unnoticed."""

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroll.kit import built_in
from jollyroll.match import Event, Record, RecordError, read_record, write_text
from jollyroll.match.fair import FRESH, Opening
from jollyroll.match.report import FAILED
from jollyroll.match.verify import verify
from tests.match.changed_records import fair_of, opening_of, with_chain, with_opening
from tests.match.sealing import WAYS, fair_record


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
def test_every_change_makes_verification_fail(game: str, nonces: str, seed: int, change: object, damage: int) -> None:
    record = fair_record(game, seed, 40, 2, nonces=nonces)
    assert callable(change)
    changed = change(record, random.Random(damage))
    if changed.events == record.events and changed.fair == record.fair:
        return
    try:
        report = verify(changed)
    except RecordError:
        return  # no such game can exist
    assert report.status == FAILED or (change is change_opening and nonces == FRESH and only_nonces(changed, record))


def only_nonces(changed: Record, record: Record) -> bool:
    """True if only a nonce of somebody's own has changed, and by chance the dice in hand are the same: no harm is done."""
    pairs = zip(changed.events, record.events, strict=True)
    return all(one == two or (one.opening and two.opening and one.opening.link == two.opening.link) for one, two in pairs)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(built_in()), st.integers(0, 2**32))
def test_whatever_is_changed_in_the_file_is_refused(game: str, damage: int) -> None:
    """Change one character of the text that matters to the dice."""
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
        return  # a choice, a name, or mere formatting
    assert verify(record).status == FAILED or (chances[0] == chances[1] and only_nonces(record, same))
