"""The analysis of a whole game: luck and skill of every player, the costliest mistakes, the winning chance over time."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import fsum

from jollyroll.kit import Game
from jollyroll.match import Match, Record, Seat, replay
from jollyroll.match.errors import RecordError
from jollyroll.match.record import CHANCE
from jollyroll.solve.judge import Shares
from jollyroll.solve.solver import require_judge

from .missing_table import table_wanting
from .walkthrough import JudgedEvent, Walkthrough

MENTIONED = 3  # the number of costliest mistakes to show
SOUND = 0.001  # a choice that costs less than a tenth of a percent is as good as the best

OnPlaceJudged = Callable[[int, int], None]


@dataclass(frozen=True)
class PlayerAccount:
    """How a player's winning chance changed from start to final, by cause. All but `start`, `final` and the counts are changes.

    start + luck + luck_of_others + mistakes + mistakes_of_others + leaving + drift = final. `mistakes` is never above zero.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1").match(["Ana", "Lea"])
    >>> match.choose("roll:S")

    >>> ana, lea = analyse(match).accounts
    >>> ana.name, ana.decisions, abs(ana.total - ana.final) < 1e-9
    ('Ana', 1, True)
    """

    seat: int
    name: str
    start: float
    luck: float
    luck_of_others: float
    mistakes: float
    mistakes_of_others: float
    leaving: float
    drift: float
    final: float
    decisions: int  # choices with an alternative
    sound: int  # of these, those as good as the best

    @property
    def total(self) -> float:
        """The sum of the parts."""
        return fsum((self.start, *self.changes))

    @property
    def changes(self) -> tuple[float, ...]:
        """The parts, in the order in which they are shown."""
        parts = (self.luck, self.luck_of_others, self.mistakes, self.mistakes_of_others, self.leaving)
        return (*parts, self.drift)


@dataclass(frozen=True)
class Analysis:
    """The coach's analysis of a game. `over` is false for an unfinished game: `final` holds its current shares.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1").match(["Ana", "Lea"])
    >>> match.choose("roll:S")

    >>> analysis = analyse(match)
    >>> len(analysis.steps), len(analysis.accounts)
    (1, 2)
    """

    game: Game
    record: Record
    seats: tuple[Seat, ...]
    over: bool
    exact: bool
    error: float
    bases: tuple[str, ...]  # the messages that say what the numbers rest on
    start: Shares
    final: Shares
    steps: tuple[JudgedEvent, ...]
    accounts: tuple[PlayerAccount, ...]
    wanting: str = ""  # the command that makes the table which would improve these numbers

    @cached_property
    def costliest(self) -> tuple[JudgedEvent, ...]:
        """The costliest choices, at most three; none that were as good as the best."""
        wrong = [step for step in self.steps if step.cost >= SOUND]
        return tuple(sorted(wrong, key=lambda step: (-step.cost, step.number))[:MENTIONED])

    @property
    def luckiest(self) -> JudgedEvent | None:
        """The roll or card with the largest effect for the player who brought it about."""
        rolled = [step for step in self.steps if step.kind == CHANCE and step.seat >= 0]
        return max(rolled, key=lambda step: abs(step.luck[step.seat]), default=None)

    @cached_property
    def turns(self) -> tuple[tuple[int, int, Shares], ...]:
        """The winning chances over time: turn, its player, and the shares at its end. Turn 0 is before the first."""
        ends: dict[int, tuple[int, int, Shares]] = {0: (0, -1, self.start)}
        for step in self.steps:
            mover = step.seat if step.turn not in ends or ends[step.turn][1] < 0 else ends[step.turn][1]
            ends[step.turn] = step.turn, mover if step.turn else -1, step.after
        return tuple(ends[turn] for turn in sorted(ends))

    @cached_property
    def times(self) -> tuple[float, ...]:
        """The end of each step on a time axis of turns: the steps of a turn share it evenly; those before the first are at 0."""
        sizes = Counter(step.turn for step in self.steps)
        done: Counter[int] = Counter()
        found = []
        for step in self.steps:
            done[step.turn] += 1
            found.append(step.turn - 1 + done[step.turn] / sizes[step.turn] if step.turn else 0.0)
        return tuple(found)


def analyse(record: Record | Match, progress: OnPlaceJudged | None = None) -> Analysis:
    """Replay the record and judge every event. `progress` is called with the number of events done and the total.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1").match(["Ana", "Lea"])
    >>> match.choose("stop")
    >>> analysis = analyse(match)
    >>> analysis.exact, analysis.over
    (True, False)
    """
    record = record.record if isinstance(record, Match) else record
    match = replay(record, 0)
    require_judge(match.game)
    if record.rules_version != match.game.rules_version:
        known = str(match.game.rules_version)
        raise RecordError("coach-rules", version=str(record.rules_version), known=known)
    walk = Walkthrough(match)
    start, steps = walk.shares, []
    begun = match.state.copy()
    judges = {walk.judge.basis: walk.judge}
    for number, event in enumerate(record.events, 1):
        steps.append(walk.step(event))
        judges.setdefault(walk.judge.basis, walk.judge)
        if progress:
            progress(number, len(record.events))
    return Analysis(
        game=match.game,
        record=record,
        seats=match.seats,
        over=match.is_over,
        exact=all(judge.exact for judge in judges.values()),
        error=max(judge.error for judge in judges.values()),
        bases=tuple(judges),
        start=start,
        final=walk.shares,
        steps=tuple(steps),
        accounts=tuple(account(match, seat, start, walk.shares, steps) for seat in range(len(match.seats))),
        wanting="" if all(judge.exact for judge in judges.values()) else table_wanting(match.game, begun),
    )


def account(match: Match, seat: int, start: Shares, final: Shares, steps: list[JudgedEvent]) -> PlayerAccount:
    """The account of one player."""
    own = [step for step in steps if step.seat == seat]
    others = [step for step in steps if step.seat != seat]
    decisions = [step for step in own if step.options > 1]
    return PlayerAccount(
        seat=seat,
        name=match.seats[seat].name,
        start=start[seat],
        luck=fsum(step.luck[seat] for step in own),
        luck_of_others=fsum(step.luck[seat] for step in others),
        mistakes=fsum(step.mistakes[seat] for step in own),
        mistakes_of_others=fsum(step.mistakes[seat] for step in others),
        leaving=fsum(step.leaving[seat] for step in steps),
        drift=fsum(step.drift[seat] for step in steps),
        final=final[seat],
        decisions=len(decisions),
        sound=sum(step.cost < SOUND for step in decisions),
    )
