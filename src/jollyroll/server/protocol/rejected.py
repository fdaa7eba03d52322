"""`Rejected`: raised anywhere in the server, and answered in the client's language."""

from math import ceil

from jollyroll.errors import Refused
from jollyroll.words import say

from .codes import Code
from .shown import Refusal


class Rejected(Exception):
    """A frame or request was rejected. `cause` is the refusal of the rules or the record behind it, if any."""

    def __init__(
        self,
        code: Code,
        cause: Refused | None = None,
        *,
        seq: int | None = None,
        retry_after: float | None = None,
        detail: str = "",
        **facts: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.cause = cause
        self.seq = seq
        self.retry_after = retry_after
        self.detail = detail  # the validator's words, for programmers
        self.facts = facts
        self.frame: str | None = None  # the frame's id, if the frame could not be parsed

    def sentence(self, language: str) -> str:
        """The sentence for people."""
        if self.cause is not None:
            return self.cause.sentence(language)
        return say(f"live-{self.code}", language, **self.facts)

    def form(self, language: str) -> Refusal:
        """The rejection's form on the wire."""
        cause = self.cause
        return {
            "refused": self.code,
            "say": self.sentence(language),
            "reason": cause.code if cause else self.detail,
            "rule": cause.rule if cause else "",
            "seq": self.seq,
            "retry_after": None if self.retry_after is None else ceil(1_000 * self.retry_after) / 1_000,
        }
