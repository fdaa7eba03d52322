"""Choices, outcomes and standings, as `Game` lists them for people and pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

Form = Mapping[str, object]


@dataclass(frozen=True)
class Choice:
    """One legal choice: its stable number, text and form.

    >>> from jollyroll import Position
    >>> choice = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match().choices()[1]
    >>> choice.text, choice.form
    ('roll:S', {'kind': 'roll', 'dice': {'skull': 1}})
    """

    number: int
    text: str
    form: Form


@dataclass(frozen=True)
class Outcome:
    """One possible outcome, with its exact probability.

    >>> from jollyroll import Match
    >>> outcome = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0).outcomes()[-1]
    >>> outcome.text, outcome.probability
    ('11111', Fraction(1, 7776))
    """

    number: int
    text: str
    form: Form
    probability: Fraction


@dataclass(frozen=True)
class Standing:
    """A seat's place (1 is best; ties share it) and score, most important number first.

    >>> from jollyroll import Position
    >>> Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match().standings()[0]
    Standing(seat=0, place=1, score=(12,), won=False)
    """

    seat: int
    place: int
    score: tuple[int, ...]
    won: bool
