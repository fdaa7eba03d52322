"""The coach's findings in the games of a cell: the parts of luck and skill, when games are settled, dominated choices."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum, nan
from typing import NamedTuple

from jollyroll.coach.analysis import SOUND, Analysis, analyse
from jollyroll.kit import Game
from jollyroll.kit.phases import is_choice
from jollyroll.kit.state import GameState
from jollyroll.lab.bot_matches import play_matches
from jollyroll.lab.intervals import Estimate, mean_interval
from jollyroll.match import Match
from jollyroll.match.record import CHOICE
from jollyroll.match.replay import replay
from jollyroll.solve.judge import judge_for

from .measures import jackknife
from .plan import ExperimentCell

PARTS = ("beginning", "luck", "skill", "rest")  # the parts of a result
NAMES = ("luck", "skill", "mistakes", "settled")
SETTLED = 0.9  # a winning chance that counts as won
OFTEN = 20  # positions with a choice before it may be called dominated


@dataclass
class JudgedGame:
    """The analysis of one game: for each seat its starting chance, luck, mistakes of all, the rest and the result; and more."""

    seats: list[list[float]]
    mistakes: float  # the mean cost of a seat's own mistakes
    settled: float  # the part of the game after which the winner's chance stayed high
    exact: bool

    def form(self) -> list[object]:
        """For the run file."""
        return [self.seats, self.mistakes, self.settled, self.exact]


@dataclass
class ChoiceCount:
    """Counts of a choice: in how many positions it was legal, as good as the best, taken; and its cost when it was not best."""

    there: int = 0
    good: int = 0
    taken: int = 0
    cost: float = 0.0


class SeenChoice(NamedTuple):
    """A legal choice in one decision."""

    text: str
    taken: bool
    cost: float  # compared with the best one


class CoachFindings(NamedTuple):
    """What the coach finds in one game: its analysis, and every legal choice of every decision."""

    game: JudgedGame
    choices: list[SeenChoice]


@dataclass
class CoachSample:
    """The games of a cell that the coach has analysed."""

    games: list[JudgedGame] = field(default_factory=list)
    choices: dict[str, ChoiceCount] = field(default_factory=dict)

    def add(self, found: CoachFindings) -> None:
        """Count one more game."""
        self.games.append(found.game)
        for text, taken, cost in found.choices:
            count = self.choices.setdefault(text, ChoiceCount())
            count.there += 1
            count.good += cost < SOUND
            count.taken += taken
            count.cost += cost

    def measured(self) -> dict[str, Estimate]:
        """Luck and skill as parts of the variance of results, the cost of mistakes, and when the game was settled."""
        rows = [game.seats for game in self.games]
        parts = variance_parts(rows)
        found = {}
        for name in ("luck", "skill"):
            without = [variance_parts(rows[:game] + rows[game + 1 :])[name] for game in range(len(rows))] if len(rows) > 2 else []
            found[name] = jackknife(without, parts[name])
        for name in ("mistakes", "settled"):
            numbers = [getattr(game, name) for game in self.games]
            found[name] = mean_interval(len(numbers), fsum(numbers), fsum(number * number for number in numbers))
        return found

    def dominated(self) -> list[tuple[str, ChoiceCount]]:
        """Choices that were often legal and never as good as the best, the most frequent first."""
        never = [(text, count) for text, count in self.choices.items() if count.there >= OFTEN and not count.good]
        return sorted(never, key=lambda one: (-one[1].there, one[0]))

    def form(self) -> dict[str, object]:
        """For the run file."""
        choices = {text: [count.there, count.good, count.taken, count.cost] for text, count in self.choices.items()}
        return {"games": [game.form() for game in self.games], "choices": choices}

    @classmethod
    def read(cls, form: Mapping[str, list[list[object]]]) -> "CoachSample":
        """From the run file."""
        games = [JudgedGame(*game) for game in form["games"]]  # type: ignore[arg-type]
        choices: Mapping[str, list[float]] = form["choices"]  # type: ignore[assignment]
        return cls(games, {text: ChoiceCount(*count) for text, count in choices.items()})  # type: ignore[arg-type]


def findings_in(match: Match) -> CoachFindings:
    """Analyse a game."""
    analysis = analyse(match)
    seats = [
        [one.start, one.luck + one.luck_of_others, one.mistakes + one.mistakes_of_others, one.leaving + one.drift, one.final]
        for one in analysis.accounts
    ]
    mistakes = -fsum(one.mistakes for one in analysis.accounts) / len(seats)
    return CoachFindings(JudgedGame(seats, mistakes, settled_at(analysis), analysis.exact), list(choices_in(match)))


def choices_in(match: Match) -> Iterator[SeenChoice]:
    """Every legal choice in every decision of a game."""
    again = replay(match.record, 0)
    for event in match.record.events:
        if event.kind == CHOICE and is_choice(again.state):
            yield from choices_at(again.game, again.state, again.game.read_choice(again.state, event.text))
        again.play(event)


def choices_at(game: Game, state: GameState, taken: int) -> Iterator[SeenChoice]:
    """Every legal choice of one decision; victims are numbered from the chooser on, so that alike ones count together."""
    seat, odds = state.seat, judge_for(game, state).odds(state)
    most = max(one.shares[seat] for one in odds)
    for one in odds if len(odds) > 1 else ():
        text = game.choice_text(state, game.rules.seat_relative(state, one.choice))
        yield SeenChoice(text, one.choice == taken, most - one.shares[seat])


def next_match(cell: ExperimentCell, seed: int, number: int) -> Match:
    """The game of a cell with this number; players move one seat on from game to game."""
    return next(play_matches(cell.game, cell.players, number + 1, seed, "", dict(cell.options), first=number))


def settled_at(analysis: Analysis) -> float:
    """The part of the game after which the winner's chance never again fell below `SETTLED`."""
    winner = max(range(len(analysis.final)), key=lambda seat: analysis.final[seat])
    last = 0
    for turn, _, shares in analysis.turns:
        if shares[winner] < SETTLED:
            last = turn
    turns = analysis.turns[-1][0]
    return min(last + 1, turns) / turns if turns else nan


def variance_parts(games: Sequence[Sequence[Sequence[float]]]) -> dict[str, float]:
    """The parts of the variance of results due to starting chances, luck, mistakes and the rest; they sum to 1."""
    rows = [seat for game in games for seat in game]
    final = [row[-1] for row in rows]
    spread = covariance(final, final)
    if not spread:
        return dict.fromkeys(PARTS, nan)
    return {name: covariance([row[place] for row in rows], final) / spread for place, name in enumerate(PARTS)}


def covariance(one: Sequence[float], other: Sequence[float]) -> float:
    """The covariance of two columns."""
    if not one:
        return 0.0
    mean, middle = fsum(one) / len(one), fsum(other) / len(other)
    return fsum((a - mean) * (b - middle) for a, b in zip(one, other, strict=True)) / len(one)
