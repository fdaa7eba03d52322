"""Sealed records with one change, and the findings about them."""

from dataclasses import replace

from jollyroll.match import Record
from jollyroll.match.fair import FairDice, Opening, SealedChain
from jollyroll.match.record import openings_of
from jollyroll.match.report import Report


def codes(report: Report) -> list[tuple[str, int]]:
    return [(finding.code, finding.throw) for finding in report.discrepancies]


def fair_of(record: Record) -> FairDice:
    assert record.fair
    return record.fair


def with_opening(record: Record, throw: int, opening: Opening | None) -> Record:
    """The record with another opening for this roll, counted from 1."""
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
    """The record with another seal."""
    fair = fair_of(record)
    chains = list(fair.chains)
    chains[number] = SealedChain(**{**chains[number]._asdict(), **changes})
    return replace(record, fair=replace(fair, chains=tuple(chains)))


def rolls_of(record: Record, *words: str) -> list[int]:
    """The numbers of consecutive rolls and draws of this kind, counted from 1: the last such run."""
    texts = [event.text for event in record.events if event.kind == "chance"]
    starts = range(len(texts) - len(words) + 1)
    return [at + len(words) for at in starts if all(text.startswith(word) for text, word in zip(texts[at:], words, strict=False))]
