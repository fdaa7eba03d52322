"""Choices and outcomes as callers give them: themselves, by number, or as text."""

from operator import index
from typing import SupportsIndex

from jollyroll.errors import OutcomeError
from jollyroll.kit import Choice, Game, Outcome
from jollyroll.kit.phases import is_chance
from jollyroll.kit.state import AnyState

from .record import check_word

UNKNOWN = -1  # not the number of any choice or outcome


def number_of(what: object) -> int:
    """The number of a choice or outcome, or the number itself; UNKNOWN for anything else."""
    if type(what) is int:  # the usual case; isinstance with a protocol would take longer than most choices
        return what
    if isinstance(what, Choice | Outcome):
        return what.number
    return index(what) if isinstance(what, SupportsIndex) else UNKNOWN


def read_choice(game: Game, state: AnyState, text: str) -> int:
    """The number of a choice given as text."""
    word = text.strip()
    check_word(word)
    return game.read_choice(state, word)


def read_outcome(game: Game, state: AnyState, text: str) -> tuple[int, str]:
    """The number of a typed outcome, and its text for the record, with dice in the order rolled."""
    if not is_chance(state):
        raise OutcomeError("no-chance-due")
    word = "".join(text.split())
    check_word(word, OutcomeError)
    if game.rules.dice_in_hand(state):
        word = word.upper()
    number = game.read_outcome(state, word)
    written = game.outcome_text(state, number)
    return number, word if sorted(word) == sorted(written) else written
