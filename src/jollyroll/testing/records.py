"""Checks records: written, read and replayed they are the same, and choices can be undone."""

import random

from jollyroll.kit import Game
from jollyroll.match import Match, read_json, read_text, replay, write_json, write_text

from .walks import random_options

LONGEST = 120  # events
SELDOM = 60  # one event in this many is a seat leaving


def check_record(game: Game, chance: random.Random) -> None:
    """Play a random game and check its record in both forms, its replay, and undo.

    >>> from jollyroll import load_game
    >>> check_record(load_game("kings_gold"), random.Random(1))
    """
    seats = chance.choice(game.seat_range)
    names = [f"Player {number}" for number in range(1, seats + 1)]
    match = Match.start(game, names, options=random_options(game, chance), host=chance.randrange(seats), youngest=0)
    while not match.is_over and len(match.events) < LONGEST:
        step(match, chance)
    record = match.record
    assert read_text(write_text(record)) == record, "the record is not what it was, once written and read"
    assert read_json(write_json(record)) == record, "the record is not what it was, once written as JSON and read"
    assert replay(record).state == match.state, "replayed, the game comes out otherwise"


def step(match: Match, chance: random.Random) -> None:
    """Play one event; a choice is made, undone and made again."""
    if chance.randrange(SELDOM) == 0:
        match.leave(chance.choice([seat for seat in range(len(match.seats)) if match.state.present[seat]]))
        return
    if match.to_move is None:
        match.apply_outcome(chance.choice(match.outcomes()).text)
        return
    before, choice = match.state.copy(), chance.choice(match.choices()).text
    match.choose(choice)
    match.undo()
    assert match.state == before, f"{choice} taken back leaves another position"
    match.choose(choice)
