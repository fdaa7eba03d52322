"""What the writer and the reader of the text notation must agree on: line labels, options, results."""

from collections.abc import Mapping
from typing import NamedTuple

from jollyroll.kit import NOBODY, Game, GameState
from jollyroll.kit.first_player import DRAW_SEAT, ROLL_OFF

from .record import Result, Seat

START = 0  # the number of lines on which the first player is found


class Label(NamedTuple):
    """The beginning of a line: the number of the turn, and whose it is."""

    turn: int
    name: str

    def __str__(self) -> str:
        if self.turn == START:
            return "start:"
        return f"{self.turn}. {self.name}:" if self.name else f"{self.turn}:"


class Labels:
    """Follows a game and says to which line the next event belongs.

    A turn belongs to the seat that acts first in it; finding the first player, before the first turn or
    before a whole new game among tied players, has lines of its own.
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
    """The nearest preset, and whatever differs from it: `us tie=shared`. Of presets alike it is `edition`, if it is among them."""
    best: list[str] | None = None
    for preset in sorted(game.presets, key=lambda name: name != edition) or [""]:
        usual = game.resolve(preset)
        words = [preset] * bool(preset)
        words += [f"{name}={value}" for name, value in options.items() if usual[name] != value]
        if best is None or len(words) < len(best):
            best = words
    return " ".join(best or [])


def result_line(result: Result | None) -> str:
    """Points of every seat and the winners: `1: 31, 2: 20; winner 1`."""
    if result is None:
        return "unfinished"
    scores = ", ".join(f"{seat}: {score}" for seat, score in enumerate(result.scores, 1))
    winners = ", ".join(str(seat + 1) for seat in result.winners)
    return f"{scores}; " + (f"{'winner' if len(result.winners) == 1 else 'winners'} {winners}" if winners else "no winner")


def seats_line(seats: tuple[Seat, ...]) -> str:
    """Names from seat 1 on, bots with their kind: `Ana; Greedy (bot:greedy)`."""
    return "; ".join(f"{seat.name} ({seat.kind})" if seat.bot else seat.name for seat in seats)
