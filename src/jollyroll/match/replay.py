"""Replays a record."""

from jollyroll.kit import Game, load_game

from .errors import RecordError, placed
from .match import Match
from .record import FORMAT_VERSION, Record


def replay(record: Record, upto: int | None = None) -> Match:
    """The match after the first `upto` events, or all of them.

    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.apply_outcome("12KSX")
    >>> match.choose("stop")
    >>> replay(match.record, upto=1).waits_for
    'reroll'
    """
    with placed():
        game = game_under(load_game(record.game), record.rules_version)
        match = Match.start(game, record.seats, "", record.options, record.host, record.youngest, record.header, record.position)
    match.rules_version = record.rules_version
    match.fair = record.fair
    events = record.events if upto is None else record.events[:upto]
    for number, event in enumerate(events, 1):
        with placed(event=number):
            match.play(event)
    match.comments = [comment for comment in record.comments if comment.after <= len(events)]
    if len(events) == len(record.events) and record.result not in (None, match.result):
        raise RecordError("record-result-differs")
    return match


def game_under(game: Game, version: int) -> Game:
    """The game under a record's version of the rules; refuses unknown versions."""
    if version > game.rules_version:
        raise RecordError("record-newer-rules", version=str(version), known=str(game.rules_version))
    if version < 1:
        raise RecordError("record-rules", text=str(version))
    return game.under(version)


def check_format_version(version: int) -> None:
    """Refuse an unknown version of the format."""
    if version > FORMAT_VERSION:
        raise RecordError("record-newer-format", version=str(version), known=str(FORMAT_VERSION))
