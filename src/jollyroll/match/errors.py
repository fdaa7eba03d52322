"""Errors in records, with their place."""

from collections.abc import Iterator
from contextlib import contextmanager

from jollyroll.errors import Refused, quote


class RecordError(Refused):
    """A record cannot be read or replayed. `line`, `column` and `event` count from 1; 0 if unknown.

    >>> from jollyroll.match import read_text
    >>> try:
    ...     read_text("Jollyroll 1")
    ... except RecordError as refused:
    ...     print(refused.code, refused.line)
    record-not-one 1
    """

    def __init__(self, code: str, rule: str = "", *, line: int = 0, column: int = 0, event: int = 0, **facts: object) -> None:
        super().__init__(code, rule, **facts)
        self.line = line
        self.column = column
        self.event = event

    def __str__(self) -> str:
        from jollyroll.words import say

        sentence = super().__str__()
        if self.line:
            return say("refused-record-at", line=str(self.line), column=str(self.column), reason=sentence)
        if self.event:
            return say("refused-record-at-event", event=str(self.event), reason=sentence)
        return sentence


@contextmanager
def placed(line: int = 0, column: int = 0, event: int = 0) -> Iterator[None]:
    """Turn any refusal inside into a RecordError at this place."""
    try:
        yield
    except RecordError as error:
        if not error.line:
            error.line, error.column = line, column
        error.event = error.event or event
        raise
    except Refused as refused:
        raise RecordError(refused.code, refused.rule, line=line, column=column, event=event, **quoted(refused.facts)) from refused


def quoted(facts: dict[str, object]) -> dict[str, object]:
    """Facts with quoted texts, since those from a file may be long or not printable."""
    return {name: quote(fact) if isinstance(fact, str) and name != "known" else fact for name, fact in facts.items()}
