"""Whole records among the test vectors of fair dice: valid games and manipulated ones, and the expected verdicts."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from jollyroll.dice import chain
from jollyroll.dice.exchange import SeedExchange, exchange_all
from jollyroll.match import Match, Record, Seat, write_json, write_text
from jollyroll.match.dealing import dealt
from jollyroll.match.fair import FRESH, FROM_SEEDS, FairDice, Opening, SealedChain, sides_of
from jollyroll.match.game_mark import game_mark
from jollyroll.match.record import CHANCE, openings_of
from jollyroll.match.replay import replay
from jollyroll.match.verify import verify
from tools.action_dealer import ActionDealer

NAMED = ("throw", "chain", "seat")


def known(name: str, size: int = 32) -> bytes:
    """Bytes derived from a name."""
    return hashlib.sha256(name.encode()).digest()[:size]


def game_of(
    name: str, throws: int, nonces: str = FRESH, links: int = 4096, again: int = 0, restarts: int = 0, bare: int = 0, **options: str
) -> Record:
    """A game with this many rolls. `again`: a new chain after so many; `bare`: rolls before the first one."""
    match = Match.start(name, [Seat("Ana"), Seat("#1: [boss]")], options=options)
    dealer = ActionDealer(match)

    def seal(number: int) -> None:
        exchange = exchange_all([known(f"{name} {number} {seat}") for seat in range(2)])
        fresh = SeedExchange(2, restarts)
        fresh.commitments, fresh.seeds = exchange.commitments, exchange.seeds
        dealer.seal(chain.Chain(known(f"{name} {number}"), links), fresh, nonces)

    match.fair = FairDice(known(name, 16), sides_of(match.game, match.state))
    while match.chance_count < throws and not match.is_over:
        if match.to_move is not None:
            count = match.game.rules.legal_count(match.state)
            dealer.choose(match.game.rules.legal_choice(match.state, known(f"choice {len(match.events)}")[0] % count))
        elif match.chance_count < bare:
            match.apply_outcome(next(n for n in range(9) if match.game.rules.outcome_weight(match.state, n)))
        else:
            if match.chance_count in (bare, again) and (match.chance_count == bare or again):
                seal(match.chance_count)
            dealer.roll(lambda: known(f"nonce {match.chance_count}", 16))
    return steady(match.record)


def with_a_gap(name: str, throws: int, skipped: int) -> Record:
    """A game in which a roll was discarded and made anew with the next link."""
    match = Match.start(name, [Seat("Ana"), Seat("Ben")])
    match.fair = FairDice(known(name, 16), sides_of(match.game, match.state))
    dealer = ActionDealer(match)
    dealer.seal(chain.Chain(known("gap")), exchange_all([known("a"), known("b")]), FRESH)
    shown = match.fair
    while match.chance_count < throws:
        if match.to_move is not None:
            dealer.choose(match.choices()[0].number)
            continue
        if match.chance_count == skipped:
            match.fair = replace(shown, chains=(shown.chains[0]._replace(after=-1),))
        dealer.roll(lambda: known(f"nonce {match.chance_count}", 16))
    return replace(match.record, fair=shown)


def with_a_bot(name: str, throws: int, chosen: int = -1) -> Record:
    """A game with a bot. `chosen`: the bot's operator chose its roll after that many, and the dice fit."""
    match = Match.start(name, [Seat("Ana"), Seat("Greta", "bot:greedy")])
    match.fair = FairDice(known(name, 16), sides_of(match.game, match.state))
    dealer = ActionDealer(match)
    dealer.seal(chain.Chain(known("bot")), exchange_all([known("a"), known("b")]), FRESH)
    while match.chance_count < throws:
        if match.to_move is not None:
            dealer.choose(match.choices()[0].number)
            continue
        if match.chance_count == chosen:
            match.apply_outcome(*dealer.deal(known("chosen", 16)))
        else:
            dealer.roll(lambda: known(f"nonce {match.chance_count}", 16))
    return steady(match.record)


def steady(record: Record) -> Record:
    """Replace chains sealed by the dealer itself, whose randomness vectors cannot reproduce."""
    assert record.fair
    assert all(sealed.seats for sealed in record.fair.chains), "no vector may depend on chance"
    return record


def carried_on(name: str, links: int, throws: int) -> Record:
    """A game whose first chain is used up, with a known second one."""
    match = Match.start(name, [Seat("Ana"), Seat("Ben")])
    match.fair = FairDice(known(name, 16), sides_of(match.game, match.state))
    dealer = ActionDealer(match)
    dealer.seal(chain.Chain(known("first"), links), exchange_all([known("a"), known("b")]), FRESH)
    second = chain.Chain(known("second"), 64)
    match.fair = match.fair.with_chain(SealedChain(0, 64, 0, FRESH, second.seal))
    dealer.chains[1] = second
    while match.chance_count < throws:
        if match.to_move is not None:
            dealer.choose(match.choices()[0].number)
        else:
            dealer.roll(lambda: known(f"nonce {match.chance_count}", 16))
    return replace(match.record, fair=replace(match.record.fair or match.fair, chains=(match.record.fair or match.fair).chains[:2]))


def with_opening(record: Record, throw: int, change: Callable[[Opening], Opening | None]) -> Record:
    """The record with another opening of a roll."""
    events, count = list(record.events), 0
    for place, event in enumerate(events):
        count += event.kind == "chance"
        if event.kind == "chance" and count == throw and event.opening:
            events[place] = event._replace(opening=change(event.opening))
            count += 1
    return replace(record, events=tuple(events))


def drawn_anew(record: Record, throw: int, other: bool = True) -> Record:
    """The record up to this roll, forged once its link was known, until another outcome fell."""
    assert record.fair
    places = [place for place, event in enumerate(record.events) if event.kind == CHANCE]
    event = record.events[places[throw - 1]]
    found = record.fair.place(throw - 1)
    assert event.opening
    assert found
    joint = record.fair.joint(found.chain, openings_of(record.events))
    match = replay(record, places[throw - 1])
    tries = 0
    while True:
        tries += 1
        outcome, opening = dealt(match, joint, found.roll, event.opening._replace(nonce=known(f"try {tries}", 16)))
        text = outcome if isinstance(outcome, str) else match.game.outcome_text(match.state, outcome)
        if (text != event.text) == other:
            break
    match.apply_outcome(outcome, opening)
    match.fair = record.fair
    return match.record


def with_chain(record: Record, **changes: Any) -> Record:
    """The record with another seal."""
    assert record.fair
    first = record.fair.chains[0]._replace(**changes)
    return replace(record, fair=replace(record.fair, chains=(first, *record.fair.chains[1:])))


def other_last(record: Record, text: str) -> Record:
    """The record with another outcome of the last roll."""
    return replace(record, events=(*record.events[:-1], record.events[-1]._replace(text=text)))


def records() -> dict[str, tuple[Record, str]]:
    """Valid and manipulated games by name, each with the mark noted by a player, if any."""
    kings, seeds = game_of("kings_gold", 13), game_of("kings_gold", 13, FROM_SEEDS)
    cards = game_of("piraten_kapern", 12)
    assert kings.fair
    seats = kings.fair.chains[0].seats
    openings = [opening for opening in openings_of(kings.events) if opening]
    dice = kings.events[-1].text
    assert len(set(dice)) > 1
    carries = carried_on("kings_gold", 5, 12)
    assert carries.fair
    late = (carries.fair.chains[0], carries.fair.chains[1]._replace(after=5))
    last_card = game_of("piraten_kapern", 2)
    assert last_card.events[-1].text.startswith("card:")
    made = {
        "kings gold": kings,
        "kings gold, nonces from seeds": seeds,
        "piraten kapern": cards,
        "piraten kapern, nonces from seeds": game_of("piraten_kapern", 12, FROM_SEEDS),
        "oh my gold": game_of("oh_my_gold", 20),
        "a new envelope in the middle": game_of("kings_gold", 12, again=7),
        "an exchange that started over": game_of("kings_gold", 8, restarts=2),
        "throws before the seal": game_of("kings_gold", 9, bare=3),
        "a chain that carries on": carries,
        "a chain that carries on too late": replace(carries, fair=replace(carries.fair, chains=late)),
        "a throw that nobody was shown": with_a_gap("kings_gold", 12, 7),
        "another die": other_last(kings, dice[:-1] + ("1" if dice[-1] != "1" else "2")),
        "dice in another order": other_last(kings, dice[::-1]),
        "another card": other_last(last_card, "card:gold" if last_card.events[-1].text != "card:gold" else "card:captain"),
        "another link": with_opening(kings, 6, lambda opening: opening._replace(link=bytes(32))),
        "a link used twice": with_opening(kings, 6, lambda opening: opening._replace(link=openings[2].link)),
        "another nonce": with_opening(kings, 1, lambda opening: opening._replace(nonce=bytes(16))),
        "a nonce of one's own": with_opening(seeds, 6, lambda opening: opening._replace(nonce=bytes(16))),
        "nothing opened": with_opening(kings, 6, lambda opening: None),
        "another seal": with_chain(kings, seal=bytes(32)),
        "a seed that was not shown": with_chain(kings, seats=(seats[0], seats[1]._replace(seed=b""))),
        "another seed": with_chain(kings, seats=(seats[0]._replace(seed=bytes(32)), seats[1])),
        "another commitment": with_chain(kings, seats=(seats[0]._replace(commitment=bytes(32)), seats[1])),
        "the same seed twice": with_chain(kings, seats=(seats[0], seats[0])),
        "one seat too few": with_chain(kings, seats=seats[:1]),
        "a chain that carries on nothing": with_chain(kings, seats=()),
        "a chain that is used up": with_chain(kings, links=6),
        "openings without a chain": replace(kings, fair=replace(kings.fair, chains=())),
        "no fair dice": replace(kings, fair=None, events=tuple(event._replace(opening=None) for event in kings.events)),
    }
    chests = game_of("oh_my_gold", 80)
    draws = [event.text for event in chests.events if event.kind == CHANCE]
    second = next(
        place for place, text in enumerate(draws, 1) if place > 1 and text[:6] == "locks:" and draws[place - 2][:5] == "find:"
    )
    made |= {
        "who begins, drawn anew": drawn_anew(cards, 1),
        "who begins, drawn anew with the same result": drawn_anew(game_of("kings_gold", 2, first_player="random"), 1, other=False),
        "locks before the first turn, drawn anew": drawn_anew(chests, 2),
        "two nonces in one action": drawn_anew(chests, second),
    }
    marked = {name: (record, "") for name, record in made.items()}
    marked["the mark that was noted"] = kings, kings.fair.mark()
    marked["a part of the mark"] = kings, kings.fair.mark()[:11]
    marked["another mark"] = kings, "0000 0000 0000"
    for name, record in (("kings gold", kings), ("cards", cards), ("chests", chests)):
        marked[f"the mark of the whole game: {name}"] = record, game_mark(record)
        marked[f"names exchanged after the game: {name}"] = replace(record, seats=record.seats[::-1]), game_mark(record)
    marked["the mark of the whole game, another throw of a person"] = drawn_anew(kings, 13), game_mark(kings)
    marked["the mark of the envelope, another throw of a person"] = drawn_anew(kings, 13), kings.fair.mark()
    marked["the mark of the whole game, another host"] = replace(kings, host=1), game_mark(kings)
    marked["a bot among people"] = with_a_bot("kings_gold", 13), ""
    marked["a bot whose dice were chosen"] = with_a_bot("kings_gold", 13, 10), ""
    return marked


def record_vectors(named: dict[str, tuple[Record, str]], json_too: Callable[[int], bool]) -> list[dict[str, Any]]:
    """Each record in one of the forms, and the expected verdict."""
    rows = []
    for number, (name, (record, mark)) in enumerate(named.items()):
        report = verify(record, mark)
        rows.append(
            {
                "name": name,
                "mark": mark,
                "record": write_json(record) if json_too(number) else write_text(record),
                "status": report.status,
                "throws": report.count(dice=True),
                "draws": report.count(dice=False),
                "unsealed": report.unsealed,
                "witnessed": report.witnessed,
                "marks": report.marks,
                "game_mark": report.game_mark,
                "mark_is": report.mark_is,
                "findings": [[finding.code, *(getattr(finding, field) for field in NAMED)] for finding in report.discrepancies],
                "remarks": [[remark.code, *(getattr(remark, field) for field in NAMED), remark.shown] for remark in report.remarks],
            }
        )
    return rows
