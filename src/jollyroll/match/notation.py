"""What the writer and the reader of the text notation share: line labels, options, results."""

from collections.abc import Mapping
from typing import NamedTuple

from jollyroll.kit import NOBODY, Game, GameState
from jollyroll.kit.first_player import DRAW_SEAT, ROLL_OFF

from .record import Result, Seat

START = 0  # the turn number of lines before the first turn


class Label(NamedTuple):
    """The label of a line: the number of the turn, and whose it is."""

    turn: int
    name: str

    def __str__(self) -> str:
        if self.turn == START:
            return "start:"
        return f"{self.turn}. {self.name}:" if self.name else f"{self.turn}:"


class Labels:
    """Follows a game and labels its events.

    A turn belongs to the seat that acts first in it. Finding the first player, before the first turn or before a new game among
    tied players, has lines of its own.
    """

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.label = Label(-1, "")

    def at(self, state: GameState) -> Label:
        """The label of the line for the next event."""
        turn = START if state.phase in (DRAW_SEAT, ROLL_OFF) else state.turn
        if turn != self.label.turn:
            named = turn != START and state.seat != NOBODY
            self.label = Label(turn, self.seats[state.seat].name if named else "")
        return self.label


def options_line(game: Game, options: Mapping[str, str], edition: str = "") -> str:
    """The closest preset and the options that differ: `us tie=shared`. Among equal presets, `edition` is preferred."""
    best: list[str] | None = None
    for preset in sorted(game.presets, key=lambda name: name != edition) or [""]:
        usual = game.resolve(preset)
        words = [preset] * bool(preset)
        words += [f"{name}={value}" for name, value in options.items() if usual[name] != value]
        if best is None or len(words) < len(best):
            best = words
    return " ".join(best or [])


def result_line(result: Result | None) -> str:
    """Scores of all seats and the winners: `1: 31, 2: 20; winner 1`."""
    if result is None:
        return "unfinished"
    scores = ", ".join(f"{seat}: {score}" for seat, score in enumerate(result.scores, 1))
    winners = ", ".join(str(seat + 1) for seat in result.winners)
    return f"{scores}; " + (f"{'winner' if len(result.winners) == 1 else 'winners'} {winners}" if winners else "no winner")


def seats_line(seats: tuple[Seat, ...]) -> str:
    """The names of all seats, bots with their kind: `Ana; Greedy (bot:greedy)`."""
    return "; ".join(f"{seat.name} ({seat.kind})" if seat.bot else seat.name for seat in seats)
